import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { writeMove } from './move-record.ts';
import type { InstalledRecord } from '../materialize/installed-record.ts';
import { writeJournal } from '../materialize/journal.ts';
import { trashName } from '../materialize/trash.ts';
import type { ClientManifest } from '../../schemas.ts';
import { asTree, clientRig } from '../../testing/client-rig.ts';
import { addFiles, CLIENT_ID, clientManifest, contentOf, OTHER_CLIENT_ID } from '../../testing/sample-client.ts';
import { readTree } from '../../testing/scratch.ts';
import { temporaryFile } from '../../system/files/write-atomically.ts';

const rig = clientRig();
const files = { 'mods/a.jar': contentOf('a', 5000), 'mods/b.jar': contentOf('b', 5000) };
const otherFiles = { 'mods/a.jar': contentOf('other a', 5000) };
const resources = (...names: string[]) => join(rig.home, 'resources', ...names);
const publishBoth = (more: Partial<ClientManifest> = {}, others: Record<string, Buffer> = otherFiles) =>
  rig.publisher.publish([
    clientManifest(rig.publisher, addFiles(rig.publisher, files)),
    clientManifest(rig.publisher, addFiles(rig.publisher, others), { id: OTHER_CLIENT_ID, ...more }),
  ]);
const readStored = (): string[] =>
  Object.keys(readTree(resources('objects')))
    .map((path) => path.split('/').at(-1) ?? '')
    .sort();

beforeEach(() => publishBoth());

test('a start deletes temporary files that a killed process left, not those of a running one', async () => {
  const folders = ['', 'clients', 'runtimes', 'parts'].map((name) => resources(name));
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(temporaryFile(folder, 'a.json'), 'half');
    writeFileSync(join(folder, `.b.json.${process.ppid}.0c6e6f5a-0a52-4d0f-8a4e-3e9a5a1f7c11.tmp`), 'half');
  }
  await rig.engine.recover();
  for (const folder of folders) {
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([expect.stringMatching(/^\.b\.json/)]);
  }
});

test('stored files of a client stay while its manifest is unavailable', async () => {
  await rig.update({ clientId: OTHER_CLIENT_ID });
  await rig.update();
  const stored = readStored();
  const manifests = (names: Iterable<string>) => [...names].filter((name) => name.startsWith('manifest-'));
  const kept = manifests(Object.keys(readTree(join(rig.home, 'trust'))));
  publishBoth({ version: 2, label: '1.1.0' }, { 'mods/a.jar': contentOf('next a', 5000) });
  const hidden = manifests(rig.publisher.files.keys()).filter((name) => !kept.includes(name));
  expect(hidden).toHaveLength(1);
  rig.server.fault = (_, response, name) => name === hidden[0] && (response.writeHead(503).end(), true);
  writeFileSync(rig.client('mods/b.jar'), 'spoilt');
  await rig.update();
  expect((await rig.engine.list()).clients).toHaveLength(1);
  expect(readStored()).toEqual(stored);
  expect(Object.keys(readTree(join(rig.home, 'trust')))).toEqual(expect.arrayContaining(kept));
});

test.each([
  ['removes', { remove: ['../../../../outside'] }],
  ['quarantines', { quarantine: ['../../../../outside'] }],
  ['places', { place: [{ staged: 0, path: '../../../../outside' }] }],
  ['places absolutely', { place: [{ staged: 0, path: '/tmp/hoshi-outside' }] }],
  ['throws away elsewhere', { quarantine: ['mods/a.jar'], trash: 'trash/../../outside' }],
  ['changes another folder', { folder: '../outside', remove: ['file'] }],
])('a switch that %s foreign files is not applied', async (_, change) => {
  await rig.update();
  writeFileSync(join(rig.home, 'outside'), 'mine');
  const staging = resources('staging', 'left');
  mkdirSync(staging, { recursive: true });
  writeFileSync(join(staging, '0'), 'staged');
  const record = JSON.parse(readFileSync(resources('clients', `${CLIENT_ID}.json`), 'utf8')) as InstalledRecord;
  const journal = {
    folder: `clients/${CLIENT_ID}`,
    quarantine: [],
    trash: 'trash/1-left',
    remove: [],
    place: [],
    record,
  };
  writeFileSync(join(staging, 'journal.json'), JSON.stringify({ ...journal, ...change }));
  await rig.reopen();
  expect(readFileSync(join(rig.home, 'outside'), 'utf8')).toBe('mine');
  expect(existsSync('/tmp/hoshi-outside')).toBe(false);
  expect(rig.tree()).toEqual(asTree(files));
  expect(existsSync(staging)).toBe(false);
});

/** An unfinished switch of the first client, with a folder at the path of one of its files. */
async function leaveBlockedSwitch(): Promise<string> {
  const staging = resources('staging', 'left');
  mkdirSync(staging, { recursive: true });
  writeFileSync(join(staging, '0'), 'staged');
  const record = JSON.parse(readFileSync(resources('clients', `${CLIENT_ID}.json`), 'utf8')) as InstalledRecord;
  await writeJournal(staging, {
    folder: `clients/${CLIENT_ID}`,
    quarantine: [],
    trash: `trash/1-left/clients/${CLIENT_ID}`,
    remove: ['mods/b.jar'],
    place: [{ staged: 0, path: 'mods/c.jar' }],
    record,
  });
  mkdirSync(rig.client('mods/c.jar'));
  writeFileSync(rig.client('mods/c.jar/note.txt'), 'mine');
  return staging;
}

test('a switch that can never finish does not block other clients', async () => {
  await rig.update();
  const staging = await leaveBlockedSwitch();
  await rig.update({ clientId: OTHER_CLIENT_ID });
  expect(readTree(resources('clients', OTHER_CLIENT_ID))).toEqual(asTree(otherFiles));
  // Only its own client checks it.
  expect(existsSync(staging)).toBe(true);
  await rig.update();
  expect(rig.tree()).toEqual(asTree(files));
  expect(Object.values(readTree(resources('trash')))).toEqual(['mine']);
  expect(existsSync(staging)).toBe(false);
});

test('a start finishes all other switches after one has failed', async () => {
  await rig.update();
  await rig.update({ clientId: OTHER_CLIENT_ID });
  await leaveBlockedSwitch();
  const staging = resources('staging', 'whole');
  mkdirSync(staging);
  writeFileSync(join(staging, '0'), 'staged');
  const left = readFileSync(resources('staging', 'left', 'journal.json'), 'utf8');
  writeFileSync(join(staging, 'journal.json'), left.replaceAll(CLIENT_ID, OTHER_CLIENT_ID));
  await rig.reopen();
  expect(readFileSync(resources('clients', OTHER_CLIENT_ID, 'mods/c.jar'), 'utf8')).toBe('staged');
  expect(readTree(resources('staging'))).toEqual({});
});

test.each(['{}', '[]', 'null', '{"manifest":{},"put":[]}', '{"folder":"clients"}', 'cut of'])(
  'a record and a journal with %s are ignored, and every file is hashed',
  async (spoilt) => {
    await rig.update();
    await rig.prepare();
    writeFileSync(resources('clients', `${CLIENT_ID}.json`), spoilt);
    mkdirSync(resources('staging', 'left'), { recursive: true });
    writeFileSync(resources('staging', 'left', 'journal.json'), spoilt);
    await rig.reopen();
    expect(readTree(resources('staging'))).toEqual({});
    expect((await rig.engine.list()).clients[0]).toMatchObject({ status: 'notInstalled', installedLabel: null });
    const known: number[] = [];
    const report = ({ phase, files: { done } }: { phase: string; files: { done: number } }) =>
      void (phase === 'checking' && known.push(done));
    expect(await rig.prepare({ report })).toMatchObject({ upToDate: true });
    expect(known[0]).toBe(0);
    writeFileSync(rig.client('mods/b.jar'), 'spoilt');
    await rig.update();
    expect(rig.tree()).toEqual(asTree(files));
    expect((await rig.engine.list()).clients[0]).toMatchObject({ status: 'ready' });
  },
);

test('a partial move that a start could not revert is reverted before a check writes anything', async () => {
  await rig.update();
  mkdirSync(rig.client('saves'));
  writeFileSync(rig.client('saves/level.dat'), 'world');
  await rig.engine.close();
  const to = rig.scratch.make();
  await writeMove(rig.home, { from: resources(), to, names: ['objects', 'clients'], copied: [] });
  renameSync(resources('clients'), join(to, 'clients'));
  rig.engine = rig.open();
  expect(await rig.prepare()).toMatchObject({ upToDate: true });
  expect(rig.tree()).toEqual({ ...asTree(files), 'saves/level.dat': 'world' });
  expect(readTree(to)).toEqual({});
});

test('an installation deletes trash that is older than a week', async () => {
  await rig.update();
  const WEEK_MS = 7 * 86_400_000;
  const names = [WEEK_MS + 1000, WEEK_MS - 3_600_000].map((age) => trashName('left', Date.now() - age));
  for (const name of names) mkdirSync(resources('trash', name), { recursive: true });
  rig.publish({ ...files, 'mods/c.jar': contentOf('c', 500) }, { version: 2 });
  await rig.update();
  expect(readdirSync(resources('trash'))).toEqual(names.slice(1));
});

test('a folder that appears at the path of a file between check and switch is reported, and moved aside by the next check', async () => {
  await rig.update();
  const next = { ...files, 'mods/b.jar': contentOf('new b', 5000) };
  rig.publish(next, { version: 2 });
  const plan = await rig.prepare();
  rmSync(rig.client('mods/b.jar'));
  mkdirSync(rig.client('mods/b.jar'));
  writeFileSync(rig.client('mods/b.jar/note.txt'), 'mine');
  const job = { report: () => undefined, signal: new AbortController().signal };
  await expect(rig.engine.install(plan, job)).rejects.toMatchObject({
    reason: { code: 'file_locked', path: 'mods/b.jar' },
  });
  await rig.update();
  expect(rig.tree()).toEqual(asTree(next));
  expect(Object.values(readTree(resources('trash')))).toEqual(['mine']);
});
