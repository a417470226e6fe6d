import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolderSync } from './make-folder.ts';

const SQLITE_BUSY = 5;

/**
 * Locks a folder for this process; the kernel releases the lock when the process ends for any reason.
 *
 * @returns function that releases the lock; null if another process holds it
 */
export function lockFolder(folder: string, name: string): (() => void) | null {
  makeFolderSync(folder, 0o700);
  const lock = new DatabaseSync(join(folder, name));
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
  return () => lock.close();
}
