import { chmodSync, existsSync, lstatSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises';
import { isRefusal } from '../../system/files/disk-failure.ts';
import { errorCode } from '../../system/files/error-code.ts';
import { makeFolderSync } from '../../system/files/make-folder.ts';
import { LaunchFailure } from '../../launch-failure.ts';
import { writeRecord } from './installed-record.ts';
import { type Journal, pendingJournals } from './journal.ts';
import { safeFolders } from './safe-folders.ts';

interface Job {
  signal: AbortSignal;
  /** Number of finished steps and of all steps. */
  onStep?: (done: number, total: number) => void;
}

const LOCKED = new Set(['EBUSY', 'EPERM', 'EACCES', 'ETXTBSY']);
const LOCKED_FOR_MS = 10_000;
const LOCKED_RETRY_MS = 250;
const STEPS_AT_ONCE = 200;

/** Repeats a step while another program holds the file. @throws LaunchFailure file_locked after 10 s */
async function unlocked(path: string, signal: AbortSignal, step: () => void): Promise<void> {
  const until = Date.now() + LOCKED_FOR_MS;
  for (;;) {
    try {
      step();
      return;
    } catch (error) {
      if (!LOCKED.has(errorCode(error) ?? '')) throw error;
      if (Date.now() >= until) throw new LaunchFailure({ code: 'file_locked', path }, error);
      await sleep(LOCKED_RETRY_MS, undefined, { signal });
    }
  }
}

/** A folder appeared at the path of a file after the check that would have moved it aside. */
export class PathBlocked extends Error {
  /** Relative to the folder that changes. */
  readonly path: string;

  constructor(path: string) {
    super(`${path} is a folder`);
    this.path = path;
  }
}

/** Windows does not replace read-only files, and files that share their bytes are read-only. */
function replace(from: string, to: string, path: string): void {
  // Windows would report a lock, which is temporary; this is not.
  if (lstatSync(to, { throwIfNoEntry: false })?.isDirectory() === true) throw new PathBlocked(path);
  if (process.platform === 'win32' && isThere(to)) chmodSync(to, 0o666);
  renameSync(from, to);
}

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/**
 * Applies a journal. Every step checks whether it was done before, so that it can start again after any kill; a
 * cancel leaves the rest to the next run.
 */
export async function applyJournal(
  root: string,
  staging: string,
  journal: Journal,
  { signal, onStep }: Job,
): Promise<void> {
  const target = join(root, journal.folder);
  const folders = safeFolders(target);
  const total = journal.quarantine.length + journal.remove.length + journal.place.length;
  let done = 0;
  const stepDone = async (): Promise<void> => {
    done += 1;
    if (done % STEPS_AT_ONCE !== 0) return;
    onStep?.(done, total);
    await breathe();
    signal.throwIfAborted();
  };
  for (const path of journal.quarantine) {
    const to = join(root, journal.trash, path);
    // It is in the trash already; its path now has the file that needed the place.
    if (!isThere(to) && folders.leadsTo(path) && isThere(join(target, path))) {
      makeFolderSync(dirname(to));
      await unlocked(path, signal, () => renameSync(join(target, path), to));
    }
    await stepDone();
  }
  for (const path of journal.remove) {
    if (folders.leadsTo(path)) await unlocked(path, signal, () => rmSync(join(target, path), { force: true }));
    await stepDone();
  }
  for (const { staged, path } of journal.place) {
    const from = join(staging, String(staged));
    if (existsSync(from)) {
      folders.makeFor(path);
      await unlocked(path, signal, () => replace(from, join(target, path), path));
    }
    await stepDone();
  }
  for (const path of [...journal.remove, ...journal.quarantine]) folders.pruneFor(path);
  folders.makeFor('.');
  await writeRecord(root, journal.folder, journal.record);
  await rm(staging, { recursive: true, force: true });
  onStep?.(total, total);
}

/** Temporary errors: another program holds a file, or the disk is full. */
const mayStillEnd = (error: unknown): boolean =>
  error instanceof LaunchFailure ? error.reason.code === 'file_locked' : isRefusal(error);

interface Recovery {
  /** Only changes of this folder; all if omitted. */
  folder: string | undefined;
  signal: AbortSignal;
  onChanged: (folder: string) => void;
}

/**
 * Finishes changes of an earlier run. A change that cannot finish because of a foreign file is dropped: the next check
 * treats its folder as damaged, and repairs it or reports the problem.
 * @throws the first temporary error, after all others are finished; the reason of an aborted signal
 */
export async function rollForward(root: string, { folder, signal, onChanged }: Recovery): Promise<void> {
  const waiting: unknown[] = [];
  for (const { staging, journal } of await pendingJournals(root)) {
    if (folder !== undefined && journal.folder !== folder) continue;
    try {
      await applyJournal(root, staging, journal, { signal });
    } catch (error) {
      signal.throwIfAborted();
      if (mayStillEnd(error)) waiting.push(error);
      else await rm(staging, { recursive: true, force: true });
    }
    onChanged(journal.folder);
  }
  if (waiting.length > 0) throw waiting[0];
}
