import { existsSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { asTree, clientRig } from '../../testing/client-rig.ts';
import { inDays } from '../../testing/publisher.ts';
import { addFiles, clientManifest, contentOf } from '../../testing/sample-client.ts';

const rig = clientRig();
const files = { 'mods/a.jar': contentOf('a', 5000), 'config/b.toml': contentOf('b', 300) };

test('with expired metadata an installed client starts unchanged, and nothing is installed', async () => {
  rig.publish(files);
  await rig.update();
  rig.publisher.publish(
    [clientManifest(rig.publisher, addFiles(rig.publisher, { ...files, x: contentOf('x', 9) }), { version: 2 })],
    {
      timestampExpires: inDays(-1),
    },
  );
  expect(await rig.prepare()).toMatchObject({ upToDate: true, offline: false, manifest: { version: 1 } });
  writeFileSync(rig.client('mods/a.jar'), 'spoilt');
  await expect(rig.prepare()).rejects.toMatchObject({ reason: { code: 'metadata_expired' } });
});

test('an older version is refused even if its signatures are valid, and the installed one stays', async () => {
  rig.publish(files, { version: 2 });
  await rig.update();
  rig.publish({ 'mods/old.jar': contentOf('old', 10) }, { version: 1 });
  await expect(rig.prepare()).rejects.toMatchObject({ reason: { code: 'manifest_untrusted', reason: 'rollback' } });
  expect(rig.tree()).toEqual(asTree(files));
});

test('without the servers the installed version starts, although a newer one is known', async () => {
  rig.publish(files);
  await rig.update();
  rig.publish({ ...files, 'mods/new.jar': contentOf('new', 400) }, { version: 2 });
  expect((await rig.engine.list()).clients[0]?.status).toBe('ready');
  expect(await rig.prepare()).toMatchObject({ upToDate: false, manifest: { version: 2 } });
  await rig.server.close();
  expect(await rig.prepare()).toMatchObject({ upToDate: true, offline: true, manifest: { version: 1 } });
});

test('optional mods are installed and deleted as selected, and the selection is saved', async () => {
  const optional = (id: string, name: string) =>
    addFiles(rig.publisher, { [name]: { bytes: contentOf(name, 90), optional: id } });
  const words = { ru: 'Мод', en: 'Mod' };
  const mods = ['map', 'sound'].map((id) => ({ id, name: words, description: words, enabledAtFirst: id === 'map' }));
  const all = [
    ...addFiles(rig.publisher, files),
    ...optional('map', 'mods/map.jar'),
    ...optional('sound', 'mods/sound.jar'),
  ];
  rig.publisher.publish([clientManifest(rig.publisher, all, { optionalMods: mods })]);
  await rig.update();
  expect(existsSync(rig.client('mods/map.jar'))).toBe(true);
  expect(existsSync(rig.client('mods/sound.jar'))).toBe(false);
  await rig.update({ optional: ['sound', 'unknown'] });
  expect(existsSync(rig.client('mods/map.jar'))).toBe(false);
  expect(existsSync(rig.client('mods/sound.jar'))).toBe(true);
  expect(await rig.prepare()).toMatchObject({ upToDate: true });
  expect((await rig.engine.list()).clients[0]?.optional).toEqual(['sound']);
});

test('settings that the player changed survive an update, unchanged ones are updated', async () => {
  const settings = (text: string) => [
    ...addFiles(rig.publisher, { 'config/left.toml': { bytes: Buffer.from(text), mode: 'ifUnchanged' } }),
    ...addFiles(rig.publisher, { 'config/mine.toml': { bytes: Buffer.from(`${text} `), mode: 'ifUnchanged' } }),
    ...addFiles(rig.publisher, { 'options.txt': { bytes: Buffer.from(`o${text}`), mode: 'once' } }),
  ];
  rig.publisher.publish([clientManifest(rig.publisher, settings('one'))]);
  await rig.update();
  writeFileSync(rig.client('config/mine.toml'), 'mine');
  rig.publisher.publish([clientManifest(rig.publisher, settings('two'), { version: 2 })]);
  await rig.update();
  expect(rig.tree()).toEqual({ 'config/left.toml': 'two', 'config/mine.toml': 'mine', 'options.txt': 'oone' });
});

test('a cancel ends a check inside of a large file', async () => {
  rig.publish(files);
  await rig.update();
  rmSync(rig.client('mods/a.jar'));
  writeFileSync(rig.client('mods/a.jar'), '');
  // A sparse file that would take hours to hash: only the cancel can end this.
  truncateSync(rig.client('mods/a.jar'), 8_000_000_000_000);
  const controller = new AbortController();
  const reason = new Error('cancelled by the player');
  let isCancelled = false;
  const report = ({ phase }: { phase: string }) => {
    if (phase !== 'checking' || isCancelled) return;
    isCancelled = true;
    setTimeout(() => controller.abort(reason), 200);
  };
  await expect(rig.prepare({ report, signal: controller.signal })).rejects.toBe(reason);
});

test('a cancel during a switch leaves whole files, and the next launch completes it', async () => {
  const many = (word: string) =>
    Object.fromEntries(
      Array.from({ length: 900 }, (_, index) => [`mods/${index}.jar`, Buffer.from(`${word} ${index}`)]),
    );
  const publish = (word: string, version: number) =>
    rig.publish(many(word), { version, packs: [rig.publisher.addPack(Object.values(many(word)))] });
  publish('old', 1);
  await rig.update();
  publish('new', 2);
  const controller = new AbortController();
  const report = ({ phase, files: { done, total } }: { phase: string; files: { done: number; total: number } }) => {
    if (phase === 'applying' && done > 0.7 * total) controller.abort();
  };
  await expect(rig.update({ report, signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  const between = Object.entries(rig.tree());
  expect(between).toHaveLength(900);
  expect(
    between.every(([path, text]) => [`old`, `new`].some((word) => `mods/${text.slice(word.length + 1)}.jar` === path)),
  ).toBe(true);
  expect(new Set(between.map(([, text]) => text.slice(0, 3))).size).toBe(2);
  expect(await rig.prepare()).toMatchObject({ upToDate: true });
  expect(rig.tree()).toEqual(asTree(many('new')));
});
