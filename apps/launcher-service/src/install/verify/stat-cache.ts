import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolderSync } from '../../system/files/make-folder.ts';

interface Known {
  stamp: string;
  sha256: string;
}

/** Hashes of files by their stamps; losing the cache only costs hashing again. */
export interface StatCache {
  /** Everything cached for a folder, by path. */
  load(folder: string): Map<string, Known>;
  record(folder: string, files: readonly (Known & { path: string })[]): void;
  forget(folder: string, paths?: readonly string[]): void;
  close(): void;
}

function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 2000 });
  try {
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS files (
        folder TEXT NOT NULL, path TEXT NOT NULL, stamp TEXT NOT NULL, sha256 TEXT NOT NULL,
        PRIMARY KEY (folder, path)
      ) WITHOUT ROWID;`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens the database; a new one if it is damaged, one in memory if it cannot be created, because SQLite limits paths. */
function openSomewhere(file: string): DatabaseSync {
  try {
    makeFolderSync(dirname(file));
    return open(file);
  } catch {
    for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true });
  }
  try {
    return open(file);
  } catch {
    return open(':memory:');
  }
}

/** The cache in a file that is created on first use. */
export function openStatCache(file: string): StatCache {
  let opened: DatabaseSync | null = null;
  /** An error here must not fail a launch: the cache is created again. */
  const use = <Result>(work: (database: DatabaseSync) => Result, otherwise: Result): Result => {
    opened ??= openSomewhere(file);
    try {
      return work(opened);
    } catch {
      opened.close();
      opened = null;
      rmSync(file, { force: true });
      return otherwise;
    }
  };
  const inTransaction = (database: DatabaseSync, work: () => void): void => {
    database.exec('BEGIN');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };

  return {
    load: (folder) =>
      use((database) => {
        const rows = database.prepare('SELECT path, stamp, sha256 FROM files WHERE folder = ?').all(folder);
        return new Map(
          rows.map((row) => [String(row['path']), { stamp: String(row['stamp']), sha256: String(row['sha256']) }]),
        );
      }, new Map<string, Known>()),
    record: (folder, files) =>
      use((database) => {
        const insert = database.prepare('INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?)');
        inTransaction(database, () => {
          for (const { path, stamp, sha256 } of files) insert.run(folder, path, stamp, sha256);
        });
      }, undefined),
    forget: (folder, paths) =>
      use((database) => {
        if (paths === undefined) {
          database.prepare('DELETE FROM files WHERE folder = ?').run(folder);
          return;
        }
        const remove = database.prepare('DELETE FROM files WHERE folder = ? AND path = ?');
        inTransaction(database, () => {
          for (const path of paths) remove.run(folder, path);
        });
      }, undefined),
    close() {
      opened?.close();
      opened = null;
    },
  };
}
