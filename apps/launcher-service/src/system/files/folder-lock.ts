import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolderSync } from './make-folder.ts';

const SQLITE_BUSY = 5;

/** SQLite reports that it cannot open a file, not which one, nor that its path is too long for it. */
const LONGEST_PATH = 504;

function named(file: string, cause: unknown): Error {
  const bytes = Buffer.byteLength(file);
  const isLong = process.platform !== 'win32' && bytes > LONGEST_PATH;
  const reason = isLong ? `its path has ${bytes} bytes, at most ${LONGEST_PATH} work` : String(cause);
  return new Error(`the file ${file} cannot be used: ${reason}`, { cause });
}

function openNamed(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw named(file, error);
  }
}

/**
 * Locks a folder for this process; the kernel releases the lock when the process ends for any reason.
 *
 * @returns function that releases the lock; null if another process holds it
 */
export function lockFolder(folder: string, name: string): (() => void) | null {
  makeFolderSync(folder, 0o700);
  const file = join(folder, name);
  const lock = openNamed(file);
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw named(file, error);
  }
  return () => lock.close();
}
