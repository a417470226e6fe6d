import { mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Locks a data folder for this process: two processes on one PGlite folder destroy it. The kernel releases the lock when
 * the process ends, even after a crash.
 *
 * @throws Error when another process has locked the folder
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(`${folder}.lock`);
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new Error(
      `${folder} is in use by another process, such as npm start: PGlite allows one. Stop it, then try again`,
      { cause: error },
    );
  }
  return () => lock.close();
}
