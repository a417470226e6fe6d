import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { asTree, clientRig } from '../../testing/client-rig.ts';
import { mountingTest } from '../../testing/mounting-test.ts';
import { addFiles, CLIENT_ID, clientManifest, contentOf, OTHER_CLIENT_ID } from '../../testing/sample-client.ts';
import { readTree } from '../../testing/scratch.ts';

const rig = clientRig();
const files = Object.fromEntries(
  Array.from({ length: 6 }, (_, index) => [`mods/${index}.jar`, contentOf(`mod ${index}`, 2_000_000)]),
);
const mounted: string[] = [];
afterEach(() => {
  for (const folder of mounted.splice(0)) {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each(['Мои игры/Hoshi kraft', `${'очень длинный путь/'.repeat(20)}x`, 'ends with a dot./[brackets] & $signs'])(
  'clients live in a folder such as %j',
  async (name) => {
    await rig.reopen(join(rig.home, name));
    const odd = {
      'mods/тест (копия).jar': contentOf('odd', 70_000),
      [`config/${'длинное-имя-'.repeat(9)}.toml`]: contentOf('c', 40),
    };
    rig.publish({ ...odd, 'saves/ours.dat': contentOf('s', 10) });
    await rig.update();
    expect(rig.tree()).toEqual(asTree(odd));
    expect(await rig.prepare()).toMatchObject({ upToDate: true });
  },
);

let place = '';
beforeEach(() => {
  place = rig.scratch.make();
});

test.each([
  ['exclamation_mark', () => join(place, 'wow!')],
  ['too_long', () => join(place, 'x'.repeat(200), 'y'.repeat(200).concat('/').repeat(19))],
  ['launchers_own', () => join(rig.home, 'trust', 'clients')],
  ['not_a_folder', () => join(place, 'file', 'clients')],
  ['read_only', () => '/proc/hoshi/kraft'],
])('a folder that cannot hold clients is refused before anything is written: %s', async (reason, make) => {
  writeFileSync(join(place, 'file'), '');
  rig.publish(files);
  const folder = make();
  await expect(
    rig.engine.move(folder, { report: () => undefined, signal: new AbortController().signal }),
  ).rejects.toMatchObject({
    reason: { code: 'path_unusable', reason },
  });
  expect(existsSync(folder)).toBe(false);
  await rig.update();
  expect(rig.tree()).toEqual(asTree(files));
});

test('after a crash during an installation every file is hashed once, whatever its times are', async () => {
  rig.publish(files);
  await rig.update();
  await rig.prepare();
  await rig.engine.close();
  writeFileSync(join(rig.home, 'resources', 'unsettled.json'), JSON.stringify([`clients/${CLIENT_ID}`]));
  rig.engine = rig.open();
  await rig.engine.recover();
  const checked: number[] = [];
  const report = ({ phase, files: { done } }: { phase: string; files: { done: number } }) =>
    void (phase === 'checking' && checked.push(done));
  await rig.prepare({ report });
  expect(checked[0]).toBe(0);
  checked.length = 0;
  await rig.prepare({ report });
  // A random sample may still be hashed.
  expect(checked[0]).toBeGreaterThanOrEqual(5);
});

const tmpfs = (size: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'small-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  mounted.push(folder);
  return join(folder, 'r');
};

describe('on a small disk', () => {
  mountingTest('room is requested for before the first byte', async () => {
    await rig.reopen(tmpfs('8m'));
    rig.publish(files);
    const refusal = await rig.prepare().catch((error: unknown) => error);
    expect(refusal).toMatchObject({ reason: { code: 'disk_full' } });
    const { need, free } = (refusal as { reason: { need: number; free: number } }).reason;
    expect(need).toBeGreaterThan(12_000_000);
    expect(free).toBeLessThan(8 * 1024 * 1024);
    expect(rig.server.requested.filter((name) => /^(objects|packs)/.test(name))).toEqual([]);
  });

  mountingTest('a disk that fills up meanwhile ends the download, and what came is kept', async () => {
    const root = tmpfs('20m');
    await rig.reopen(root);
    rig.publish(files);
    const plan = await rig.prepare();
    const job = { report: () => undefined, signal: new AbortController().signal };
    writeFileSync(join(root, 'filler'), Buffer.alloc(12_000_000));
    await expect(rig.engine.install(plan, job)).rejects.toMatchObject({ reason: { code: 'disk_full' } });
    rmSync(join(root, 'filler'));
    const again = await rig.update();
    expect(again.downloadBytes).toBeLessThan(plan.downloadBytes);
    expect(rig.tree()).toEqual(asTree(files));
  });

  mountingTest('a disk that cannot be written is said to be one', async () => {
    const root = tmpfs('20m');
    mkdirSync(root);
    await rig.reopen(root);
    rig.publish(files);
    execFileSync('mount', ['-o', 'remount,ro', join(root, '..')]);
    await expect(rig.prepare()).rejects.toMatchObject({ reason: { code: 'path_unusable', reason: 'read_only' } });
    execFileSync('mount', ['-o', 'remount,rw', join(root, '..')]);
  });

  mountingTest(
    'a move to another disk copies, and the old folder is deleted by the next start that finds the new one',
    async () => {
      rig.publish(files);
      await rig.update();
      const here = join(rig.home, 'resources');
      const there = tmpfs('64m');
      const job = { report: () => undefined, signal: new AbortController().signal };
      await rig.engine.move(there, job);
      expect(readTree(join(there, 'clients', CLIENT_ID))).toEqual(asTree(files));
      // The setting could not be saved: moved back at once.
      await rig.engine.move(here, job);
      expect(existsSync(join(there, 'clients'))).toBe(false);
      expect(await rig.prepare()).toMatchObject({ upToDate: true });
      await rig.engine.move(there, job);
      expect(await rig.prepare()).toMatchObject({ upToDate: true });
      expect(existsSync(join(here, 'clients'))).toBe(true);
      await rig.reopen(there);
      expect(existsSync(join(here, 'clients'))).toBe(false);
      expect(rig.tree()).toEqual(asTree(files));
    },
  );

  mountingTest('a world made after a move to another disk comes along when everything moves back', async () => {
    rig.publish(files);
    await rig.update();
    const here = join(rig.home, 'resources');
    const there = tmpfs('64m');
    const job = { report: () => undefined, signal: new AbortController().signal };
    await rig.engine.move(there, job);
    await rig.engine.recover();
    expect(existsSync(join(here, 'clients'))).toBe(false);
    mkdirSync(join(there, 'clients', CLIENT_ID, 'saves'));
    writeFileSync(join(there, 'clients', CLIENT_ID, 'saves', 'world.dat'), 'mine');
    await rig.engine.move(here, job);
    expect(readTree(join(here, 'clients', CLIENT_ID))).toMatchObject({ 'saves/world.dat': 'mine' });
  });

  mountingTest('a disk that is too small for a move leaves everything where it was', async () => {
    rig.publish(files);
    await rig.update();
    const there = tmpfs('16m');
    const job = { report: () => undefined, signal: new AbortController().signal };
    await expect(rig.engine.move(there, job)).rejects.toMatchObject({ reason: { code: 'disk_full' } });
    expect(readTree(there)).toEqual({});
    expect(rig.tree()).toEqual(asTree(files));
    expect(await rig.prepare()).toMatchObject({ upToDate: true });
  });

  mountingTest(
    'a file that another program holds is retried for 10 s, and the next start continues',
    async () => {
      rig.publish(files);
      await rig.update();
      const held = rig.client('mods/3.jar');
      // Linux refuses a rename over a mount point as Windows refuses one over an open file.
      const other = join(rig.scratch.make(), 'other');
      writeFileSync(other, 'busy');
      execFileSync('mount', ['--bind', other, held]);
      mounted.push(held);
      const next = { ...files, 'mods/3.jar': contentOf('new', 5000), 'mods/4.jar': contentOf('newer', 5000) };
      rig.publish(next, { version: 2 });
      const began = performance.now();
      await expect(rig.update()).rejects.toMatchObject({ reason: { code: 'file_locked', path: 'mods/3.jar' } });
      expect(performance.now() - began).toBeGreaterThanOrEqual(10_000);
      // Another client neither waits for that change nor cancels it.
      rig.publisher.publish([
        clientManifest(rig.publisher, addFiles(rig.publisher, next), { version: 2 }),
        clientManifest(rig.publisher, addFiles(rig.publisher, files), { id: OTHER_CLIENT_ID }),
      ]);
      await rig.update({ clientId: OTHER_CLIENT_ID });
      execFileSync('umount', [mounted.pop() ?? '']);
      await rig.reopen();
      expect(rig.tree()).toEqual(asTree(next));
      expect(await rig.prepare()).toMatchObject({ upToDate: true });
    },
    40_000,
  );
});
