import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkRepository } from './check.ts';
import { readPublished } from './metadata/published.ts';
import { readRootChain } from './metadata/roots.ts';
import type { Schemas } from './schemas.ts';
import { diskStore } from './store/disk-store.ts';
import { watchedStore } from './testing/watched-store.ts';
import { CLIENT, clientFiles, listVisible, NOW, openWorkshop } from './testing/workshop.ts';
import type { Workshop } from './testing/workshop.ts';

let workshop: Workshop;
beforeEach(() => {
  workshop = openWorkshop();
});
afterEach(() => workshop.remove());

const later = new Date(NOW.getTime() + 3_600_000);
const check = (now = NOW) => checkRepository(diskStore(workshop.repository), null, now);

async function clientManifest(): Promise<Schemas['ClientManifest']> {
  const published = await readPublished(diskStore(workshop.repository), readRootChain(workshop.folders.keys));
  const manifest = published.bundles.get(CLIENT)?.manifest;
  if (manifest?.type !== 'client') throw new Error('not published');
  return manifest;
}

test('a published repository is complete for a reader, without the root keys', async () => {
  rmSync(workshop.folders.rootKeys, { recursive: true });
  const report = await workshop.publish([workshop.build('client', clientFiles)]);
  expect(report.bundles).toEqual([{ id: CLIENT, label: '1.0.0', version: 1, changed: true, files: 6 }]);
  expect(await check()).toMatchObject({
    rootVersion: 1,
    bundles: [{ id: CLIENT, kind: 'client', version: 1 }],
    objects: 7,
  });
  expect(listVisible(workshop.repository).filter((path) => path.endsWith('.pem'))).toEqual([]);
});

test('modes, optional files, rules and executables are taken from the longest matching path of the description', async () => {
  const words = { ru: 'Карта', en: 'Map' };
  await workshop.publish([
    workshop.build(
      'client',
      { ...clientFiles, 'config/hud/fixed.cfg': '1', 'native/linux/run.sh': '#!' },
      {
        modes: [
          { path: 'config', mode: 'ifUnchanged' },
          { path: 'config/hud', mode: 'enforce' },
          { path: 'options.txt', mode: 'once' },
        ],
        rules: [{ path: 'native/linux', rules: [{ os: 'linux' }] }],
        executables: ['native/linux/run.sh'],
        optionalMods: [
          { id: 'minimap', name: words, description: words, enabledAtFirst: true, paths: ['mods/minimap.jar'] },
        ],
      },
    ),
  ]);
  const { files, optionalMods, icon } = await clientManifest();
  const of = (path: string) => files.find((file) => file.path === path);
  expect(of('config/hud.cfg')?.mode).toBe('ifUnchanged');
  expect(of('config/hud/fixed.cfg')?.mode).toBe('enforce');
  expect(of('options.txt')?.mode).toBe('once');
  expect(of('mods/minimap.jar')).toMatchObject({ mode: 'enforce', optional: 'minimap' });
  expect(of('mods/lanterns.jar')).not.toHaveProperty('optional');
  expect(of('native/linux/run.sh')).toMatchObject({ executable: true, rules: [{ os: 'linux' }] });
  expect(optionalMods).toEqual([{ id: 'minimap', name: words, description: words, enabledAtFirst: true }]);
  expect(icon.mediaType).toBe('image/png');
});

test('unchanged builds keep their version, and only a new timestamp is uploaded', async () => {
  const client = workshop.build('client', clientFiles);
  await workshop.publish([client]);
  const put: string[] = [];
  const store = watchedStore(diskStore(workshop.repository), (name) => put.push(name));
  const report = await workshop.publish([client], { store, now: later });
  expect(report).toMatchObject({
    bundles: [{ version: 1, changed: false }],
    uploaded: { objects: 0, packs: 0, bytes: 0 },
  });
  expect(put).toEqual(['timestamp.json']);
  expect(await check(new Date(NOW.getTime() + 73 * 3_600_000)).catch((error: Error) => error.message)).toMatch(
    'expired',
  );
});

test('a changed file increases the version, and only that file is uploaded, in the order that readers need', async () => {
  await workshop.publish([workshop.build('client', clientFiles)]);
  const put: string[] = [];
  const store = watchedStore(diskStore(workshop.repository), (name) => put.push(name));
  const changed = { ...clientFiles, 'mods/lanterns.jar': Buffer.alloc(95_000, 'brighter') };
  const report = await workshop.publish([workshop.build('client', changed)], { store, now: later });
  expect(report).toMatchObject({
    bundles: [{ version: 2, changed: true }],
    uploaded: { objects: 1, packs: 0, bytes: 95_000 },
  });
  expect(put.map((name) => name.replace(/[-/].*/, ''))).toEqual(['objects', 'manifest', 'snapshot', 'timestamp.json']);
  expect((await clientManifest()).publishedAt).toBe('2026-05-01T13:00:00Z');
});

test('the same folder, keys and time produce the same bytes', async () => {
  const client = workshop.build('client', clientFiles);
  await workshop.publish([client]);
  const other = join(workshop.folder, 'other');
  cpSync(join(workshop.folder, 'client'), join(workshop.folder, 'copy'), { recursive: true });
  const copy = { ...client, folder: join(workshop.folder, 'copy') };
  await workshop.publish([copy], { store: diskStore(other) });
  const names = listVisible(workshop.repository);
  expect(listVisible(other)).toEqual(names);
  for (const name of names) {
    expect(readFileSync(join(other, name)).equals(readFileSync(join(workshop.repository, name)))).toBe(true);
  }
});

test('the newest version of the pages is in builds/latest.json, and a runtime has its executable', async () => {
  const ui = workshop.build('ui', { 'index.html': 'page', 'assets/a.js': 'script' });
  const jdk = workshop.build('jdk', { 'bin/java': 'java' });
  const pages = { kind: 'ui', id: 'launcher-ui', label: '0.2.0+abc', protocol: 1, files: 'files' } as const;
  const runtime = {
    kind: 'runtime',
    id: 'java-17-linux-x64',
    label: '17.0.15',
    program: 'java',
    major: 17,
    os: 'linux',
    arch: 'x64',
    executable: 'bin/java',
    files: 'files',
  } as const;
  await workshop.publish([
    { ...ui, description: pages },
    { ...jdk, description: runtime },
  ]);
  expect(JSON.parse(readFileSync(join(workshop.repository, 'builds/latest.json'), 'utf8'))).toEqual({
    version: '0.2.0+abc',
    builtAt: '2026-05-01T12:00:00Z',
  });
  const { bundles } = await check();
  expect(bundles.map(({ id, kind }) => [id, kind])).toEqual([
    ['java-17-linux-x64', 'runtime'],
    ['launcher-ui', 'ui'],
  ]);
});

test.each<[string, object, string]>([
  [
    'a class path that is not there',
    { launch: { main: 'Game', classpath: ['lib.jar'], vmArgs: [], args: [], readyMarker: null } },
    'launch: there is no lib.jar',
  ],
  ['a program that is not there', { executables: ['run.sh'] }, 'executables: there is no run.sh'],
  ['a picture that is none', { icon: 'files/options.txt' }, 'icon: '],
  ['files that are not there', { files: 'nowhere' }, 'nowhere'],
])('%s is refused, and nothing is published', async (_name, changes, message) => {
  await expect(workshop.publish([workshop.build('client', clientFiles, changes)])).rejects.toThrow(message);
  expect(existsSync(join(workshop.repository, 'timestamp.json'))).toBe(false);
});

test('two builds with one name, a missing key and a repository of other keys are refused', async () => {
  const client = workshop.build('client', clientFiles);
  await expect(workshop.publish([client, client])).rejects.toThrow(`Two descriptions have the same id: ${CLIENT}`);
  await workshop.publish([client]);
  const stranger = openWorkshop();
  try {
    const store = diskStore(workshop.repository);
    await expect(stranger.publish([client], { store })).rejects.toThrow('was signed with other keys');
  } finally {
    stranger.remove();
  }
  renameSync(workshop.folders.keys, `${workshop.folders.keys}-away`);
  await expect(workshop.publish([client])).rejects.toThrow('has no root.<version>.json');
});

test('a second publisher is locked out, and a timestamp that changed meanwhile is not overwritten', async () => {
  const client = workshop.build('client', clientFiles);
  await workshop.publish([client]);
  const store = diskStore(workshop.repository);
  const unlock = await store.lock();
  await expect(workshop.publish([client])).rejects.toThrow('Another process is publishing');
  unlock();
  const meddled = watchedStore(diskStore(workshop.repository), (name) => {
    if (name.startsWith('snapshot')) writeFileSync(join(workshop.repository, 'timestamp.json'), 'another');
  });
  const changed = workshop.build('client', { ...clientFiles, 'options.txt': 'fov:90' });
  await expect(workshop.publish([changed], { store: meddled })).rejects.toThrow('published to');
  expect(readFileSync(join(workshop.repository, 'timestamp.json'), 'utf8')).toBe('another');
});
