import { lstat, open, rename, rm } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Report } from './installer.ts';
import { dropMove, type Move, OURS, readMove, writeMove } from './move-note.ts';
import { bytesIn, filesIn, type MoveMeter, moveMeter } from './move-meter.ts';
import { diskFailure, freeBytes } from '../download/disk-failure.ts';
import { copyTree, listTree, type TreeEntry } from '../files/copy-tree.ts';
import { errorCode, orAbsent } from '../files/error-code.ts';
import { makeFolder } from '../files/make-folder.ts';
import { syncFolder, syncUpwards } from '../files/sync-folder.ts';
import { LaunchFailure } from '../launch-failure.ts';
import { standardFolder } from '../settings/settings.ts';

/** Steps whose order decides what a power cut leaves; for tests that write it down. */
export interface MoveSteps {
  open: typeof open;
  rename: typeof rename;
  rm: typeof rm;
}

interface Options {
  home: string;
  from: string;
  to: string;
  report: Report;
  signal: AbortSignal;
  steps?: MoveSteps;
}

type Trees = ReadonlyMap<string, readonly TreeEntry[]>;

const STEPS: MoveSteps = { open, rename, rm };
const CACHE_LEFT = ['-wal', '-shm'].map((ending) => `stat-cache.sqlite${ending}`);
const WHOLE = { recursive: true, force: true };

const isThere = async (path: string): Promise<boolean> => (await orAbsent(lstat(path))) !== null;

async function refuseIfTaken(path: string): Promise<void> {
  if (await isThere(path)) throw new LaunchFailure({ code: 'path_unusable', reason: 'not_empty', path });
}

const isWithinFolder = (path: string, folder: string): boolean => {
  const way = relative(resolve(folder), resolve(path));
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
};

/** Says what speaks against a destination before anybody looks at it. @throws LaunchFailure path_unusable */
export function checkWay({ home, from, to }: Pick<Options, 'home' | 'from' | 'to'>): void {
  if (isWithinFolder(to, from)) throw new LaunchFailure({ code: 'path_unusable', reason: 'inside_client', path: to });
  // The launcher tidies up among its own files.
  const isOwn = isWithinFolder(to, home) && !isWithinFolder(to, standardFolder(home));
  if (isOwn) throw new LaunchFailure({ code: 'path_unusable', reason: 'launchers_own', path: to });
}

async function treesIn(folder: string, signal: AbortSignal): Promise<Trees> {
  const trees = new Map<string, TreeEntry[]>();
  for (const name of OURS) {
    if (await isThere(join(folder, name))) trees.set(name, await listTree(join(folder, name), signal));
  }
  return trees;
}

/**
 * Moves everything to another folder, by renaming where that works, else by copying. When it returns, all of it is on the
 * disk, and the old folder is whole until `settleMove`; on any failure the new one is emptied again. To move back before
 * that takes the move back.
 */
export async function moveResources(options: Options): Promise<void> {
  const { home, from, to, report, signal, steps = STEPS } = options;
  const last = await readMove(home);
  if (last !== null && last.kept !== true && last.from === resolve(to) && last.to === resolve(from)) {
    await undo(last, steps);
    await dropMove(home);
    return;
  }
  await settleMove(home, from, steps);
  const trees = await treesIn(from, signal);
  const [names, entries] = [[...trees.keys()], [...trees.values()].flat()];
  checkWay(options);
  for (const name of names) await refuseIfTaken(join(to, name));
  await makeFolder(to);
  const move: Move = { from: resolve(from), to: resolve(to), names, copied: [] };
  await writeMove(home, move);
  try {
    await carryOver(home, move, trees, { meter: moveMeter(entries, report), signal, steps });
  } catch (error) {
    await undo(move, steps);
    await dropMove(home);
    signal.throwIfAborted();
    throw await diskFailure(error, to, bytesIn(entries));
  }
}

/** Brings every name over, and notes in `move` which of them are copies. */
async function carryOver(
  home: string,
  move: Move,
  trees: Trees,
  { meter, signal, steps }: { meter: MoveMeter; signal: AbortSignal; steps: MoveSteps },
): Promise<void> {
  const { from, to } = move;
  const onBytes = (bytes: number) => meter(bytes, 0, 'copied');
  const onFile = () => meter(0, 1, 'copied');
  let left = bytesIn([...trees.values()].flat());
  for (const [name, entries] of trees) {
    signal.throwIfAborted();
    const [source, target] = [join(from, name), join(to, name)];
    await refuseIfTaken(target);
    if (await isRenamed(source, target, steps)) meter(bytesIn(entries), filesIn(entries), 'renamed');
    else {
      const free = await freeBytes(to);
      if (free < left) throw new LaunchFailure({ code: 'disk_full', need: left, free });
      move.copied.push(name);
      await writeMove(home, move);
      await copyTree(source, target, entries, { signal, opening: steps.open, onBytes, onFile });
    }
    left -= bytesIn(entries);
  }
  await syncUpwards(to, steps.open);
  await syncFolder(from, steps.open);
}

async function isRenamed(source: string, target: string, steps: MoveSteps): Promise<boolean> {
  try {
    await steps.rename(source, target);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EXDEV') return false;
    throw error;
  }
}

/** Puts back what was renamed, and drops what was copied. What else came to lie in the new folder is left alone. */
async function undo({ from, to, names, copied }: Move, steps: MoveSteps): Promise<void> {
  for (const name of names) {
    const [old, fresh] = [join(from, name), join(to, name)];
    const isOld = await isThere(old);
    if (!(await isThere(fresh))) continue;
    if (!isOld && !copied.includes(name)) await steps.rename(fresh, old);
    if (isOld && copied.includes(name)) await steps.rm(fresh, WHOLE);
  }
  for (const folder of [from, to]) if (await isThere(folder)) await syncFolder(folder, steps.open);
}

/** Whether the player's worlds are where a move brought them: a disk may be away for a while. */
const isWithin = async ({ to, names }: Move): Promise<boolean> =>
  !names.includes('clients') || isThere(join(to, 'clients'));

/**
 * Says which folder of an unsettled move counts, by the one in use: takes a move back that led elsewhere, keeps one that
 * led here. To be asked before anything is written into the folder, since what is written is then there alone.
 */
export async function decideMove(
  home: string,
  root: string,
  steps: MoveSteps = STEPS,
): Promise<'undone' | 'kept' | 'none'> {
  const move = await readMove(home);
  if (move === null) return 'none';
  if (resolve(root) === move.from && move.kept !== true) {
    await undo(move, steps);
    await dropMove(home);
    return 'undone';
  }
  if (resolve(root) !== move.to || !(await isWithin(move))) return 'none';
  if (move.kept !== true) await writeMove(home, { ...move, kept: true });
  return 'kept';
}

/** Decides an unsettled move, and clears the old folder of one that is kept. @returns whether one was taken back */
export async function settleMove(home: string, root: string, steps: MoveSteps = STEPS): Promise<boolean> {
  const outcome = await decideMove(home, root, steps);
  const move = await readMove(home);
  if (outcome === 'kept' && move !== null) {
    for (const name of [...move.names, ...CACHE_LEFT]) await steps.rm(join(move.from, name), WHOLE);
    await dropMove(home);
  }
  return outcome === 'undone';
}
