import { lstat, open, rename, rm } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Report } from '../installer.ts';
import { dropMove, type Move, OURS, readMove, writeMove } from './move-record.ts';
import { bytesIn, filesIn, type MoveMeter, moveMeter } from './move-meter.ts';
import { diskFailure, freeBytes } from '../../system/files/disk-failure.ts';
import { copyTree, listTree, type TreeEntry } from '../../system/files/copy-tree.ts';
import { errorCode, orAbsent } from '../../system/files/error-code.ts';
import { makeFolder } from '../../system/files/make-folder.ts';
import { syncFolder, syncUpwards } from '../../system/files/sync-folder.ts';
import { LaunchFailure } from '../../launch-failure.ts';
import { standardFolder } from '../../state/settings/settings.ts';

/** Steps whose order determines the state after a power cut; tests record them. */
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

async function assertNamesFree(path: string): Promise<void> {
  if (await isThere(path)) throw new LaunchFailure({ code: 'path_unusable', reason: 'not_empty', path });
}

const isWithinFolder = (path: string, folder: string): boolean => {
  const way = relative(resolve(folder), resolve(path));
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
};

/** Checks a destination without reading the disk. @throws LaunchFailure path_unusable */
export function checkDestination({ home, from, to }: Pick<Options, 'home' | 'from' | 'to'>): void {
  if (isWithinFolder(to, from)) throw new LaunchFailure({ code: 'path_unusable', reason: 'inside_client', path: to });
  // The launcher deletes files in its own folders.
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
 * Moves all files to another folder, by renaming if possible, else by copying. When it resolves, everything is on the disk;
 * the old folder stays whole until `settleMove`. After a failure the new folder is emptied again. Moving back before
 * `settleMove` reverts the move.
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
  checkDestination(options);
  for (const name of names) await assertNamesFree(join(to, name));
  await makeFolder(to);
  const move: Move = { from: resolve(from), to: resolve(to), names, copied: [] };
  await writeMove(home, move);
  try {
    await moveNames(home, move, trees, { meter: moveMeter(entries, report), signal, steps });
  } catch (error) {
    await undo(move, steps);
    await dropMove(home);
    signal.throwIfAborted();
    throw await diskFailure(error, to, bytesIn(entries));
  }
}

/** Moves every name, and records in `move` which ones are copies. */
async function moveNames(
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
    await assertNamesFree(target);
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

/** Renames back, and deletes copies. Foreign files in the new folder are not touched. */
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

/** Whether the player's worlds are in the new folder: a disk may be disconnected for a while. */
const isWithin = async ({ to, names }: Move): Promise<boolean> =>
  !names.includes('clients') || isThere(join(to, 'clients'));

/**
 * Decides an unfinished move by the folder in use: a move to another folder is reverted, one to this folder is completed.
 * Call it before the first write to the folder, because new files exist only there.
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

/** Decides an unfinished move, and deletes the old folder of a completed one. @returns whether a move was reverted */
export async function settleMove(home: string, root: string, steps: MoveSteps = STEPS): Promise<boolean> {
  const outcome = await decideMove(home, root, steps);
  const move = await readMove(home);
  if (outcome === 'kept' && move !== null) {
    for (const name of [...move.names, ...CACHE_LEFT]) await steps.rm(join(move.from, name), WHOLE);
    await dropMove(home);
  }
  return outcome === 'undone';
}
