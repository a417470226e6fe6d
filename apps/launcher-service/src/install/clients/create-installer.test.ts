import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Schemas } from '../../schemas.ts';
import { type BuildServer, etagOf, serveBuilds } from '../../testing/build-server.ts';
import { createPublisher, type Publisher } from '../../testing/publisher.ts';
import { addFiles, CLIENT_ID, clientManifest, contentOf } from '../../testing/sample-client.ts';
import { readTree, scratchFolders } from '../../testing/scratch.ts';
import { createInstaller } from './create-installer.ts';
import type { FindRuntime, Installer } from '../installer.ts';

const scratch = scratchFolders();
let publisher: Publisher;
let server: BuildServer;
let home: string;
let installer: Installer;
let findRuntime: FindRuntime;

beforeEach(async () => {
  publisher = createPublisher();
  server = await serveBuilds(publisher.files);
  home = scratch.make();
  writeFileSync(join(home, 'root.json'), publisher.trustedRoot);
  findRuntime = async () => ({ executable: '/usr/bin/java', major: 17 });
  installer = createInstaller({
    home,
    resourceFolder: join(home, 'resources'),
    clientsUrl: server.url,
    trustedRoot: join(home, 'root.json'),
    proxy: '',
    findRuntime: (need) => findRuntime(need),
  });
});
afterEach(async () => {
  await installer.close();
  await server.close();
  scratch.remove();
});

const files = { 'mods/a.jar': contentOf('a', 900_000), 'config/б.toml': contentOf('b', 300) };
const publish = () => publisher.publish([clientManifest(publisher, addFiles(publisher, files))]);
const job = (
  signal = new AbortController().signal,
  report: (progress: Schemas['Progress']) => void = () => undefined,
) => ({
  report,
  signal,
});
const prepare = (given = job()) => installer.prepare({ clientId: CLIENT_ID, optional: null, full: false, ...given });

test('the thread installs, reports progress and returns results like the engine in it', async () => {
  publish();
  await installer.recover();
  const phases = new Set<string>();
  const given = job(undefined, ({ phase }) => phases.add(phase));
  const plan = await prepare(given);
  expect(plan.manifest.files).toHaveLength(2);
  await installer.install(plan, given);
  expect([...phases]).toEqual(['metadata', 'checking', 'downloading', 'applying']);
  const { folder, runtime } = await installer.launchable(plan);
  expect(runtime).toEqual({ executable: '/usr/bin/java', major: 17 });
  expect(await installer.javas()).toEqual([runtime]);
  expect(Object.keys(readTree(folder)).sort()).toEqual(Object.keys(files).sort());
  expect((await installer.list()).clients[0]).toMatchObject({ status: 'ready', manifest: plan.manifest });
  const picture = await installer.picture(CLIENT_ID, 'icon');
  expect(picture?.mediaType).toBe('image/png');
  expect(await installer.picture('5b1c7a3e-6f0e-4d6b-9a55-000000000000', 'icon')).toBeNull();
});

test('an error in the thread is thrown here with the same reason', async () => {
  publisher.publish([clientManifest(publisher, addFiles(publisher, { '../escape': contentOf('x', 10) }))]);
  await expect(prepare()).rejects.toMatchObject({
    reason: { code: 'manifest_untrusted', reason: 'path', path: '../escape' },
  });
  publish();
  findRuntime = async () => null;
  await expect(prepare()).rejects.toMatchObject({ reason: { code: 'java_unavailable', reason: 'missing' } });
});

test('a cancel ends a download, and keeps the downloaded bytes', async () => {
  publish();
  const controller = new AbortController();
  const reason = new Error('cancelled by the player');
  const plan = await prepare();
  server.fault = (_, response, name) => {
    if (!name.startsWith('objects/')) return false;
    const bytes = publisher.files.get(name) ?? Buffer.alloc(0);
    response.writeHead(200, { etag: etagOf(name), 'content-length': bytes.length });
    // The server sends half and then stalls: only the cancel can end this.
    response.write(bytes.subarray(0, 600_000));
    if (bytes.length > 600_000) {
      setTimeout(() => controller.abort(reason), 300);
    }
    return true;
  };
  await expect(installer.install(plan, job(controller.signal))).rejects.toBe(reason);
  expect(await installer.heldBytes(CLIENT_ID)).toBeGreaterThanOrEqual(600_000);
  server.fault = null;
  server.sent.clear();
  await installer.install(await prepare(), job());
  const sent = [...server.sent].filter(([name]) => name.startsWith('objects/')).map(([, bytes]) => bytes);
  expect(sent).toEqual([300_000]);
});

test('without the shipped root nothing is trusted', async () => {
  publish();
  const without = createInstaller({
    home,
    resourceFolder: join(home, 'resources'),
    clientsUrl: server.url,
    trustedRoot: join(home, 'absent.json'),
    proxy: '',
    findRuntime: (need) => findRuntime(need),
  });
  await expect(without.list()).rejects.toMatchObject({ reason: { code: 'manifest_untrusted' } });
  await without.close();
});

test('the thread ends when it is idle, starts again at the next call, and never ends during a job', async () => {
  publish();
  const restless = createInstaller({
    home,
    resourceFolder: join(home, 'resources'),
    clientsUrl: server.url,
    trustedRoot: join(home, 'root.json'),
    proxy: '',
    findRuntime: (need) => findRuntime(need),
    restAfterMs: 200,
  });
  const looks = () => server.requested.filter((name) => name === 'timestamp.json').length;
  try {
    await restless.list();
    await restless.list();
    expect(looks()).toBe(1);
    const plan = await restless.prepare({ clientId: CLIENT_ID, optional: null, full: false, ...job() });
    server.fault = (_, response, name) => {
      if (!name.startsWith('objects/')) return false;
      const bytes = publisher.files.get(name) ?? Buffer.alloc(0);
      response.writeHead(200, { etag: etagOf(name), 'content-length': bytes.length });
      setTimeout(() => response.end(bytes), 800);
      return true;
    };
    await restless.install(plan, job());
    expect(await restless.launchable(plan)).toMatchObject({ runtime: { major: 17 } });
    expect(looks()).toBe(2);
    await sleep(1000);
    await expect(restless.launchable(plan)).rejects.toThrow('the thread of clients ended');
    const [first, second] = await Promise.all([restless.list(), restless.list()]);
    expect(first.clients).toMatchObject([{ status: 'ready', manifest: plan.manifest }]);
    expect(second).toEqual(first);
    expect(looks()).toBe(3);
  } finally {
    await restless.close();
  }
});
