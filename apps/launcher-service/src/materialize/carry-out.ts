import { chmodSync, existsSync, lstatSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises';
import { isRefusal } from '../download/disk-failure.ts';
import { errorCode } from '../files/error-code.ts';
import { makeFolderSync } from '../files/make-folder.ts';
import { LaunchFailure } from '../launch-failure.ts';
import { writeRecord } from './installed-record.ts';
import { type Journal, pendingJournals } from './journal.ts';
import { safeFolders } from './safe-folders.ts';

interface Job {
  signal: AbortSignal;
  /** Steps done and to do. */
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

/** A folder that came to lie where a file belongs after the check that would have moved it aside. */
export class InTheWay extends Error {
  /** Below the folder that changes. */
  readonly path: string;

  constructor(path: string) {
    super(`${path} is a folder`);
    this.path = path;
  }
}

/** Windows puts nothing in the place of a read-only file, which is what files that share their bytes are. */
function replace(from: string, to: string, path: string): void {
  // Windows would call it locked, which passes; this does not.
  if (lstatSync(to, { throwIfNoEntry: false })?.isDirectory() === true) throw new InTheWay(path);
  if (process.platform === 'win32' && isThere(to)) chmodSync(to, 0o666);
  renameSync(from, to);
}

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/**
 * Carries a journal out. Every step looks whether it was done before, so that it can be begun again after any kill; a
 * cancel leaves the rest to the next run.
 */
export async function carryOut(
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
    // Once it lies in the trash, what is at its place is the file that was in need of it.
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

/** What ends by itself or by the player's hand: a program lets go of a file, a disk gets room. */
const mayStillEnd = (error: unknown): boolean =>
  error instanceof LaunchFailure ? error.reason.code === 'file_locked' : isRefusal(error);

interface Recovery {
  /** Only switches of this folder; without it all of them. */
  folder: string | undefined;
  signal: AbortSignal;
  onChanged: (folder: string) => void;
}

/**
 * Finishes the switches that an earlier run decided on. One that cannot end, because of what came to lie in its way, is
 * given up: its folder is then like any that was damaged, and the next check mends it or names what is wrong.
 * @throws what one of them has to wait for, when all others are done; the reason of an aborted signal
 */
export async function rollForward(root: string, { folder, signal, onChanged }: Recovery): Promise<void> {
  const waiting: unknown[] = [];
  for (const { staging, journal } of await pendingJournals(root)) {
    if (folder !== undefined && journal.folder !== folder) continue;
    try {
      await carryOut(root, staging, journal, { signal });
    } catch (error) {
      signal.throwIfAborted();
      if (mayStillEnd(error)) waiting.push(error);
      else await rm(staging, { recursive: true, force: true });
    }
    onChanged(journal.folder);
  }
  if (waiting.length > 0) throw waiting[0];
}
