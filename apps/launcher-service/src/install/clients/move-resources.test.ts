import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { decideMove, type MoveSteps, moveResources, settleMove } from './move-resources.ts';
import type { Schemas } from '../../schemas.ts';
import { readTree, scratchFolders } from '../../testing/scratch.ts';

const scratch = scratchFolders();
let home: string;
let from: string;
let to: string;
const FILES: Record<string, string> = {
  'objects/ab/abc': 'x'.repeat(3_000_000),
  'clients/a/mods/мод.jar': 'y'.repeat(1_500_000),
  'clients/a/saves/мир/level.dat': 'world',
  'clients/a.json': '{}',
  'runtimes/java/bin/java': 'java',
  'unsettled.json': '[]',
};
const TOTAL = Object.values(FILES).join('').length;

beforeEach(() => {
  home = scratch.make();
  from = join(home, 'resources');
  to = join(scratch.make(), 'new', 'place');
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(from, path)), { recursive: true });
    writeFileSync(join(from, path), content);
  }
});
afterEach(() => scratch.remove());

const signal = new AbortController().signal;
const note = () => join(home, 'move.json');

/** Records the order of writes, syncs and deletions on another disk. */
function otherDisk() {
  const order: string[] = [];
  const watched = (handle: FileHandle, path: string): FileHandle => {
    const [write, sync] = [handle.writeFile.bind(handle), handle.sync.bind(handle)];
    handle.writeFile = async (...given) => {
      await write(...given);
      order.push(`write ${path}`);
    };
    handle.sync = async () => {
      await sync();
      order.push(`sync ${path}`);
    };
    return handle;
  };
  const steps: MoveSteps = {
    open: async (path, ...more) => watched(await open(path, ...more), String(path)),
    async rename(source, target) {
      const crosses = String(source).startsWith(from) !== String(target).startsWith(from);
      if (crosses) throw Object.assign(new Error('another disk'), { code: 'EXDEV' });
      await rename(source, target);
    },
    async rm(path, options) {
      order.push(`rm ${String(path)}`);
      await rm(path, options);
    },
  };
  return { order, steps };
}

test('every file and folder of a copy is synced before anything in the old folder is deleted', async () => {
  const { order, steps } = otherDisk();
  await moveResources({ home, from, to, report: () => undefined, signal, steps });
  expect(order.filter((step) => step.startsWith('rm '))).toEqual([]);
  const copied = readdirSync(to, { recursive: true, encoding: 'utf8' }).map((path) => join(to, path));
  expect(copied).toHaveLength(16);
  // The parent folders may be new too.
  for (const path of [...copied, to, dirname(to), dirname(dirname(to))]) {
    const last = order.lastIndexOf(`sync ${path}`);
    expect([path, last]).not.toEqual([path, -1]);
    expect(last).toBeGreaterThan(order.lastIndexOf(`write ${path}`));
    // A name is durable if its folder was synced after it was created.
    if (path !== to && path.startsWith(to)) expect(order.lastIndexOf(`sync ${dirname(path)}`)).toBeGreaterThan(last);
  }
  expect(readTree(from)).toEqual(FILES);
  expect(await settleMove(home, to, steps)).toBe(false);
  expect(order.filter((step) => step.startsWith('rm ')).length).toBeGreaterThan(0);
  expect([readTree(from), readTree(to)]).toEqual([{}, FILES]);
  expect(existsSync(note())).toBe(false);
});

test('a copy preserves times, modes and links', async () => {
  const world = 'clients/a/saves/мир/level.dat';
  const then = new Date('2026-01-02T03:04:05Z');
  utimesSync(join(from, world), then, then);
  chmodSync(join(from, 'objects/ab/abc'), 0o444);
  chmodSync(join(from, 'runtimes/java/bin/java'), 0o755);
  symlinkSync('../elsewhere', join(from, 'clients/a/link'));
  utimesSync(join(from, 'clients/a/saves'), then, then);
  await moveResources({ home, from, to, report: () => undefined, signal, steps: otherDisk().steps });
  for (const path of [world, 'clients/a/saves']) expect(statSync(join(to, path)).mtime).toEqual(then);
  expect(statSync(join(to, 'objects/ab/abc')).mode & 0o777).toBe(0o444);
  expect(statSync(join(to, 'runtimes/java/bin/java')).mode & 0o777).toBe(0o755);
  expect(readlinkSync(join(to, 'clients/a/link'))).toBe('../elsewhere');
});

test('a cancel during a copy leaves the old folder whole, and the new one empty', async () => {
  const controller = new AbortController();
  const report = ({ downloadedBytes }: Schemas['Progress']) => void (downloadedBytes > 2_000_000 && controller.abort());
  const move = moveResources({ home, from, to, report, signal: controller.signal, steps: otherDisk().steps });
  await expect(move).rejects.toThrow('aborted');
  expect([readTree(from), readTree(to)]).toEqual([FILES, {}]);
  expect(existsSync(note())).toBe(false);
});

const isForward = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number >= (numbers[index - 1] ?? 0));

test('progress counts the copied bytes, with a speed and a total', async () => {
  const reports: Schemas['Progress'][] = [];
  writeFileSync(join(from, 'not ours'), 'z'.repeat(1000));
  await moveResources({ home, from, to, report: (news) => reports.push(news), signal, steps: otherDisk().steps });
  const bytes = reports.map(({ downloadedBytes }) => downloadedBytes);
  expect(isForward(bytes) && isForward(reports.map(({ files }) => files.done))).toBe(true);
  // Large files count while they are copied, not only when they are complete.
  expect(bytes).toEqual(expect.arrayContaining([0, 1024 * 1024, 2 * 1024 * 1024, 3_000_000, TOTAL]));
  expect(new Set(reports.map(({ totalBytes, files }) => `${totalBytes} ${files.total}`))).toEqual(
    new Set([`${TOTAL} ${Object.keys(FILES).length}`]),
  );
  expect(reports.at(-1)).toMatchObject({ downloadedBytes: TOTAL, files: { done: 6 }, etaSeconds: 0 });
  expect(reports.at(-1)?.speedBps).toBeGreaterThan(0);
});

test('progress of a file that grows meanwhile never exceeds the total', async () => {
  const reports: number[] = [];
  const report = ({ downloadedBytes }: Schemas['Progress']) => {
    if (reports.length === 0) writeFileSync(join(from, 'unsettled.json'), JSON.stringify(['x'.repeat(500)]));
    reports.push(downloadedBytes);
  };
  await moveResources({ home, from, to, report, signal, steps: otherDisk().steps });
  expect(isForward(reports)).toBe(true);
  expect(reports.at(-1)).toBe(TOTAL);
});

test('a rename is instant and has no speed', async () => {
  const reports: Schemas['Progress'][] = [];
  await moveResources({ home, from, to, report: (news) => reports.push(news), signal });
  expect(reports.map(({ downloadedBytes }) => downloadedBytes)).toEqual([0, 3_000_000, 4_500_007, TOTAL - 2, TOTAL]);
  expect(reports.at(-1)).toMatchObject({ files: { done: 6, total: 6 }, speedBps: 0 });
  expect([readTree(from), readTree(to)]).toEqual([{}, FILES]);
});

test('a file that appears in the new folder meanwhile is reported by name, and not changed', async () => {
  const taken = join(to, 'clients', 'theirs.txt');
  const report = ({ downloadedBytes }: Schemas['Progress']) => {
    if (downloadedBytes !== 0 || existsSync(taken)) return;
    mkdirSync(dirname(taken), { recursive: true });
    writeFileSync(taken, 'theirs');
  };
  const move = moveResources({ home, from, to, report, signal });
  await expect(move).rejects.toMatchObject({
    reason: { code: 'path_unusable', reason: 'not_empty', path: join(to, 'clients') },
  });
  expect([readTree(from), readTree(to)]).toEqual([FILES, { 'clients/theirs.txt': 'theirs' }]);
});

test('a disconnected disk changes nothing in the old folder, and the move is completed when the disk is back', async () => {
  await moveResources({ home, from, to, report: () => undefined, signal, steps: otherDisk().steps });
  renameSync(to, `${to}-away`);
  await settleMove(home, to);
  expect(readTree(from)).toEqual(FILES);
  renameSync(`${to}-away`, to);
  await settleMove(home, to);
  expect([readTree(from), readTree(to)]).toEqual([{}, FILES]);
});

test('after the deletion of the old folder has begun, settings that name it again revert nothing', async () => {
  const { steps } = otherDisk();
  await moveResources({ home, from, to, report: () => undefined, signal, steps });
  const fails = { ...steps, rm: () => Promise.reject(new Error('killed')) };
  await expect(settleMove(home, to, fails)).rejects.toThrow('killed');
  rmSync(join(from, 'clients', 'a', 'saves'), { recursive: true });
  expect(await settleMove(home, from)).toBe(false);
  expect(readTree(to)).toEqual(FILES);
});

test.each(['unused', 'used'])('a move to a folder that is %s, until it is moved back', async (how) => {
  const { steps } = otherDisk();
  await moveResources({ home, from, to, report: () => undefined, signal, steps });
  if (how === 'used') expect(await decideMove(home, to)).toBe('kept');
  writeFileSync(join(to, 'clients/a/saves/new.dat'), 'new world');
  await moveResources({ home, from: to, to: from, report: () => undefined, signal, steps });
  expect(readTree(from)).toEqual(how === 'used' ? { ...FILES, 'clients/a/saves/new.dat': 'new world' } : FILES);
});

const spoilt = (change: Record<string, unknown>) => () => ({
  from: resolve(from),
  to: resolve(to),
  names: ['clients'],
  copied: ['clients'],
  ...change,
});
test.each<[string, () => unknown]>([
  ['[]', () => []],
  ['null', () => null],
  ['{}', () => ({})],
  ['names outside of the folder', spoilt({ names: ['..'], copied: ['..'] })],
  ['names that are not ours', spoilt({ names: ['home'], copied: ['home'] })],
  ['names that are none', spoilt({ names: 'clients' })],
  ['a copy of what did not go along', spoilt({ names: [] })],
  ['no copies', spoilt({ copied: undefined })],
  ['a folder that is no path', spoilt({ to: 'new' })],
  ['twice the same folder', () => ({ ...spoilt({})(), to: resolve(from) })],
  ['something else than kept', spoilt({ kept: 'yes' })],
])('a record of a move that contains %s is ignored', async (_, make) => {
  mkdirSync(join(to, 'clients'), { recursive: true });
  writeFileSync(join(to, 'clients', 'file'), 'content');
  writeFileSync(note(), JSON.stringify(make()));
  for (const root of [from, to]) expect(await settleMove(home, root)).toBe(false);
  expect([readTree(from), readTree(to)]).toEqual([FILES, { 'clients/file': 'content' }]);
  // The same record without the error is accepted.
  writeFileSync(note(), JSON.stringify(spoilt({})()));
  expect(await settleMove(home, from)).toBe(true);
  expect([readTree(from), readTree(to)]).toEqual([FILES, {}]);
});
