import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createEngine } from './engine.ts';
import type { Installer } from '../installer.ts';
import type { ClientManifest } from '../../schemas.ts';
import { type BuildServer, serveBuilds } from '../../testing/build-server.ts';
import { createPublisher, type Publisher, sha256Of } from '../../testing/publisher.ts';
import { addFiles, CLIENT_ID, clientManifest, contentOf, javaNeed, javaRuntime } from '../../testing/sample-client.ts';
import { readTree, scratchFolders } from '../../testing/scratch.ts';
import { openRepository } from '../trust/open-repository.ts';

const scratch = scratchFolders();
let publisher: Publisher;
let server: BuildServer;
let home: string;
let engine: Installer;

const open = (resourceFolder = join(home, 'resources')): Installer =>
  createEngine({
    repository: openRepository({ url: server.url, folder: join(home, 'trust'), trustedRoot: publisher.trustedRoot }),
    url: server.url,
    home,
    resourceFolder,
    findRuntime: async () => ({ executable: '/usr/bin/java', major: 17 }),
  });

beforeEach(async () => {
  publisher = createPublisher();
  server = await serveBuilds(publisher.files);
  home = scratch.make();
  engine = open();
});
afterEach(async () => {
  await engine.close();
  await server.close();
  scratch.remove();
});

const signal = new AbortController().signal;
const report = () => undefined;
const prepare = (more: Partial<Parameters<Installer['prepare']>[0]> = {}) =>
  engine.prepare({ clientId: CLIENT_ID, optional: null, full: false, report, signal, ...more });
const updateClient = async (more: Partial<Parameters<Installer['prepare']>[0]> = {}) => {
  const plan = await prepare(more);
  await engine.install(plan, { report, signal });
  return plan;
};
const client = () => join(home, 'resources', 'clients', CLIENT_ID);

const small = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [`config/настройка ${index}.toml`, contentOf(`c${index}`, 900 + index)]),
);
const publish = (more: Partial<ClientManifest> = {}, files: Record<string, Buffer> = {}) => {
  const all = { ...small, 'mods/big.jar': contentOf('big', 700_000), ...files };
  const manifest = clientManifest(publisher, addFiles(publisher, all), {
    packs: [publisher.addPack(Object.values(small))],
    ...more,
  });
  publisher.publish([manifest]);
  return all;
};
const asTree = (files: Record<string, Buffer>) =>
  Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, bytes.toString('latin1')]));

test('an installed client equals the published one, from packs and objects, and then there is nothing to do', async () => {
  const files = publish();
  const listed = await engine.list();
  expect(listed).toMatchObject({ offline: false, clients: [{ status: 'notInstalled', installedLabel: null }] });
  const plan = await updateClient();
  expect(plan).toMatchObject({ upToDate: false, offline: false, downloadBytes: listed.clients[0]?.sizes.download });
  expect(readTree(client())).toEqual(asTree(files));
  expect(server.requested.filter((name) => name.startsWith('objects/'))).toHaveLength(1);
  expect(await prepare()).toMatchObject({ upToDate: true, downloadBytes: 0 });
  expect(await engine.launchable(await prepare())).toMatchObject({ folder: client(), runtime: { major: 17 } });
  const after = await engine.list();
  expect(after.clients[0]).toMatchObject({ status: 'ready', installedLabel: '1.0.0', sizes: { download: 0 } });
});

test('an update downloads only changes, deletes removed files, and does not touch saves', async () => {
  publish({}, { 'mods/old.jar': contentOf('old', 500) });
  await updateClient();
  mkdirSync(join(client(), 'saves/мир'), { recursive: true });
  writeFileSync(join(client(), 'saves/мир/level.dat'), 'world');
  server.requested.length = 0;
  const files = publish({ version: 2, label: '1.1.0' }, { 'mods/new.jar': contentOf('new', 800) });
  const plan = await updateClient();
  expect(plan.downloadBytes).toBe(800);
  expect(server.requested.filter((name) => /^(objects|packs)/.test(name))).toHaveLength(1);
  expect(readTree(client())).toEqual({ ...asTree(files), 'saves/мир/level.dat': 'world' });
  const stored = Object.keys(readTree(join(home, 'resources', 'objects'))).map((path) => path.split('/').at(-1));
  expect(stored.sort()).toEqual(Object.values(files).map(sha256Of).sort());
});

test('a damaged file is repaired, and a foreign mod moves to the trash', async () => {
  const files = publish();
  await updateClient();
  const spoilt = join(client(), 'mods/big.jar');
  // The file shares its bytes with the store: both are damaged now.
  writeFileSync(spoilt, 'spoilt');
  writeFileSync(join(client(), 'mods/cheat.jar'), 'cheat');
  const plan = await prepare();
  expect(plan).toMatchObject({ upToDate: false, downloadBytes: 700_000 });
  expect((await engine.list()).clients[0]?.status).toBe('broken');
  const later = open();
  expect((await later.list()).clients[0]?.status).toBe('broken');
  await later.close();
  await engine.install(plan, { report, signal });
  expect(readTree(client())).toEqual(asTree(files));
  expect(Object.values(readTree(join(home, 'resources', 'trash')))).toEqual(['cheat']);
  expect((await engine.list()).clients[0]?.status).toBe('ready');
});

test('a change with the old time and size is found by a full check', async () => {
  const files = publish();
  await updateClient();
  await prepare();
  const hidden = join(client(), 'config/настройка 3.toml');
  const bytes = readFileSync(hidden);
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  writeFileSync(hidden, bytes);
  await updateClient({ full: true });
  expect(readTree(client())).toEqual(asTree(files));
});

test('a file that the game may write has its own bytes', async () => {
  const bytes = contentOf('options', 400);
  const files = addFiles(publisher, { 'options.txt': { bytes, mode: 'once' }, 'mods/a.jar': contentOf('a', 400) });
  publisher.publish([clientManifest(publisher, files)]);
  await updateClient();
  expect(statSync(join(client(), 'options.txt'))).toMatchObject({ nlink: 1 });
  writeFileSync(join(client(), 'options.txt'), 'mine');
  expect(await prepare({ full: true })).toMatchObject({ upToDate: true });
});

test('no file is written through a link at the path of a folder', async () => {
  publish();
  mkdirSync(client(), { recursive: true });
  const elsewhere = scratch.make();
  symlinkSync(elsewhere, join(client(), 'mods'));
  await expect(prepare()).rejects.toMatchObject({ reason: { code: 'path_unusable', reason: 'symlink' } });
  expect(readTree(elsewhere)).toEqual({});
});

test('without the servers an installed client starts from the trusted copy, and a missing one reports that it cannot', async () => {
  await expect(prepare()).rejects.toMatchObject({ reason: { code: 'manifest_unavailable' } });
  publish();
  await updateClient();
  await server.close();
  await engine.close();
  engine = open();
  expect(await prepare()).toMatchObject({ upToDate: true, offline: true });
  writeFileSync(join(client(), 'mods/big.jar'), 'spoilt');
  await expect(prepare()).rejects.toMatchObject({ reason: { code: 'manifest_unavailable' } });
});

test('a runtime that the machine does not have is downloaded and installed', async () => {
  const java = addFiles(publisher, { 'bin/java': { bytes: contentOf('java', 5000), executable: true } });
  publisher.publish([
    clientManifest(publisher, addFiles(publisher, { a: contentOf('a', 100) }), {
      runtime: javaNeed(),
    }),
    javaRuntime(java),
  ]);
  await engine.close();
  engine = createEngine({
    repository: openRepository({ url: server.url, folder: join(home, 'trust'), trustedRoot: publisher.trustedRoot }),
    url: server.url,
    home,
    resourceFolder: join(home, 'resources'),
    findRuntime: async () => null,
  });
  // The announced size equals the downloaded size.
  expect((await engine.list()).clients[0]?.sizes).toEqual({ total: 5100, download: 5100, installed: 0 });
  const plan = await updateClient();
  expect(plan.downloadBytes).toBe(5100);
  expect((await engine.list()).clients[0]?.sizes).toMatchObject({ total: 100, download: 0 });
  const { runtime } = await engine.launchable(plan);
  expect(runtime).toEqual({ executable: join(home, 'resources/runtimes/java-17-test/bin/java'), major: 17 });
  expect(statSync(runtime.executable).mode & 0o111).toBe(0o111);
});

test('a picture that is requested several times at once is downloaded once', async () => {
  const picture = { ...publisher.addObject(contentOf('picture', 300_000)), mediaType: 'image/webp' as const };
  publish({ icon: picture, background: picture });
  const found = await Promise.all(
    (['icon', 'background', 'icon', 'icon'] as const).map((kind) => engine.picture(CLIENT_ID, kind)),
  );
  expect(new Set(found.map((each) => each?.file)).size).toBe(1);
  expect(readFileSync(found[0]?.file ?? '').equals(contentOf('picture', 300_000))).toBe(true);
  expect(server.requested.filter((name) => name.startsWith('objects/'))).toHaveLength(1);
});

test('all files move to another folder, and a folder inside of the old one is refused', async () => {
  const files = publish();
  await updateClient();
  const inside = join(home, 'resources', 'clients', 'x');
  await expect(engine.move(inside, { report, signal })).rejects.toMatchObject({ reason: { reason: 'inside_client' } });
  const elsewhere = join(scratch.make(), 'новая папка');
  await engine.move(elsewhere, { report, signal });
  expect(readTree(join(elsewhere, 'clients', CLIENT_ID))).toEqual(asTree(files));
  expect(await prepare()).toMatchObject({ upToDate: true });
});
