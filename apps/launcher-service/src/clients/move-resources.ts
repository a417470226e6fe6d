import { cp, lstat, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { Report } from './installer.ts';
import { diskFailure, freeBytes } from '../download/disk-failure.ts';
import { errorCode, orAbsent } from '../files/error-code.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { LaunchFailure } from '../launch-failure.ts';

interface Options {
  home: string;
  from: string;
  to: string;
  report: Report;
  signal: AbortSignal;
}

interface Move {
  from: string;
  to: string;
  /** Names that go along. */
  names: string[];
  /** The new folder is the one that counts; only the old one is still to be cleared. */
  kept?: boolean;
}

// Everything that a resource folder of ours may hold; whatever else lies there is not ours.
const OURS = ['objects', 'parts', 'clients', 'runtimes', 'staging', 'trash', 'unsettled.json', 'stat-cache.sqlite'];
const CACHE_LEFT = ['-wal', '-shm'].map((ending) => `stat-cache.sqlite${ending}`);

const noteOf = (home: string): string => join(home, 'move.json');
const isThere = async (path: string): Promise<boolean> => (await orAbsent(lstat(path))) !== null;

async function readNote(home: string): Promise<Move | null> {
  const text = await orAbsent(readFile(noteOf(home), 'utf8'));
  try {
    return text === null ? null : (JSON.parse(text) as Move);
  } catch {
    return null;
  }
}

async function bytesBelow(path: string): Promise<number> {
  const stat = await orAbsent(lstat(path));
  if (stat === null || stat.isSymbolicLink()) return 0;
  if (!stat.isDirectory()) return stat.size;
  let sum = 0;
  for (const name of await readdir(path)) sum += await bytesBelow(join(path, name));
  return sum;
}

async function checkDestination(from: string, to: string, names: readonly string[]): Promise<void> {
  const way = relative(resolve(from), resolve(to));
  const isInside = way === '' || (!way.startsWith('..') && !way.startsWith(sep) && resolve(from, way) === resolve(to));
  if (isInside) throw new LaunchFailure({ code: 'path_unusable', reason: 'inside_client', path: to });
  for (const name of names) {
    if (await isThere(join(to, name))) {
      throw new LaunchFailure({ code: 'path_unusable', reason: 'not_empty', path: join(to, name) });
    }
  }
}

/**
 * Moves everything to another folder, by renaming where that works, else by copying. The old folder stays whole until the
 * caller goes on with the new one; on any failure the new one is emptied again. To move back at once takes the move back.
 */
export async function moveResources({ home, from, to, report, signal }: Options): Promise<void> {
  const last = await readNote(home);
  if (last?.kept !== true && last?.from === resolve(to) && last.to === resolve(from)) {
    await undo(last);
    await rm(noteOf(home), { force: true });
    return;
  }
  await settleMove(home, from);
  const names: string[] = [];
  for (const name of OURS) if (await isThere(join(from, name))) names.push(name);
  await checkDestination(from, to, names);
  await mkdir(to, { recursive: true });
  const move: Move = { from: resolve(from), to: resolve(to), names };
  await writeAtomically(noteOf(home), JSON.stringify(move));
  const bytes = await bytesBelow(from);
  const tell = (done: number) =>
    report({
      downloadedBytes: Math.round((bytes * done) / Math.max(1, names.length)),
      totalBytes: bytes,
      phase: 'moving',
      files: { done, total: names.length },
      speedBps: 0,
      etaSeconds: null,
      retrying: null,
    });
  tell(0);
  try {
    for (const [index, name] of names.entries()) {
      signal.throwIfAborted();
      await moveOne(join(from, name), join(to, name), signal);
      tell(index + 1);
    }
  } catch (error) {
    await undo(move);
    await rm(noteOf(home), { force: true });
    signal.throwIfAborted();
    throw await diskFailure(error, to, bytes);
  }
}

async function moveOne(source: string, target: string, signal: AbortSignal): Promise<void> {
  try {
    await rename(source, target);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    const need = await bytesBelow(source);
    const free = await freeBytes(join(target, '..'));
    if (free < need) throw new LaunchFailure({ code: 'disk_full', need, free });
    await cp(source, target, {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
      filter: () => {
        signal.throwIfAborted();
        return true;
      },
    });
  }
}

/** Puts back what was renamed, and drops what was copied. */
async function undo({ from, to, names }: Move): Promise<void> {
  for (const name of names) {
    if (!(await isThere(join(to, name)))) continue;
    if (await isThere(join(from, name))) await rm(join(to, name), { recursive: true, force: true });
    else await rename(join(to, name), join(from, name));
  }
}

/** After a start: takes a move back that was not finished or not kept, and clears the old folder after one that was. */
export async function settleMove(home: string, root: string): Promise<void> {
  const move = await readNote(home);
  if (move === null) return;
  if (resolve(root) === move.from) await undo(move);
  else if (resolve(root) === move.to) {
    await writeAtomically(noteOf(home), JSON.stringify({ ...move, kept: true } satisfies Move));
    for (const name of [...move.names, ...CACHE_LEFT])
      await rm(join(move.from, name), { recursive: true, force: true });
  }
  await rm(noteOf(home), { force: true });
}
