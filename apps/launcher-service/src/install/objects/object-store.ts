import { type Stats, chmodSync, lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, orAbsent } from '../../system/files/error-code.ts';
import { isRunning } from '../../system/files/is-running.ts';
import { makeFolderSync } from '../../system/files/make-folder.ts';
import type { HashPool } from '../verify/hash-pool.ts';

export interface ObjectReference {
  sha256: string;
  /** Bytes. */
  size: number;
}

/** Content-addressed store below `objects`. Contents are verified before they are stored. */
export interface ObjectStore {
  path(sha256: string): string;
  /** Whether a file with that name and length exists; its content is not read. */
  has(reference: ObjectReference): boolean;
  /** Returns the contents that are stored completely; incomplete ones are deleted. */
  verified(references: readonly ObjectReference[], signal: AbortSignal): Promise<Set<string>>;
  /** Moves a verified file into the store. */
  adopt(sha256: string, file: string): void;
  /** Stores verified bytes. */
  put(sha256: string, bytes: Uint8Array): void;
  /** Deletes temporary files of processes that have ended. */
  tidy(): Promise<void>;
  /** Deletes everything that is not in the list. */
  prune(keep: ReadonlySet<string>): Promise<void>;
}

// Read-only: installed files are hard links to these, so a write to one would change all.
const READ_ONLY = 0o444;

const DISTURBED = new Set(['ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOTEMPTY', 'EPERM']);
/** Folder for temporary files. */
const NEW = 'new';

function statIfPresent(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    // A file is at the place of a parent folder.
    return undefined;
  }
}
const isFolder = (path: string): boolean => statIfPresent(path)?.isDirectory() === true;

export function openObjectStore(folder: string, pool: HashPool): ObjectStore {
  const path = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);
  const made = new Set<string>();
  const makeFolder = (file: string): void => {
    const parent = dirname(file);
    if (made.has(parent)) return;
    makeFolderSync(parent);
    made.add(parent);
  };
  /** Retries once if the folder was deleted or replaced meanwhile. */
  const inFolder = (file: string, work: () => void): void => {
    try {
      makeFolder(file);
      work();
    } catch (error) {
      if (!DISTURBED.has(errorCode(error) ?? '')) throw error;
      made.clear();
      if (!isFolder(dirname(file))) rmSync(dirname(file), { force: true });
      if (isFolder(file)) rmSync(file, { recursive: true });
      makeFolder(file);
      work();
    }
  };
  const has = ({ sha256, size }: ObjectReference): boolean => {
    const stat = statIfPresent(path(sha256));
    return stat !== undefined && stat.isFile() && stat.size === size;
  };

  return {
    path,
    has,
    async verified(references, signal) {
      const there = references.filter((reference) => has(reference));
      const hashes = await pool.hash(
        there.map(({ sha256, size }) => ({ file: path(sha256), size })),
        { signal },
      );
      const whole = new Set<string>();
      there.forEach(({ sha256 }, index) => {
        if (hashes[index] === sha256) whole.add(sha256);
        else rmSync(path(sha256), { force: true });
      });
      return whole;
    },
    adopt(sha256, file) {
      chmodSync(file, READ_ONLY);
      inFolder(path(sha256), () => renameSync(file, path(sha256)));
    },
    put(sha256, bytes) {
      const temporary = join(folder, NEW, `${sha256}.${process.pid}`);
      // After a failed write the file may be read-only, and could not be written again.
      rmSync(temporary, { force: true });
      inFolder(temporary, () => writeFileSync(temporary, bytes, { mode: READ_ONLY }));
      inFolder(path(sha256), () => renameSync(temporary, path(sha256)));
    },
    async tidy() {
      for (const name of (await orAbsent(readdir(join(folder, NEW)))) ?? []) {
        const pid = Number(name.split('.').at(-1));
        if (pid === process.pid || !isRunning(pid)) await rm(join(folder, NEW, name), { force: true });
      }
    },
    async prune(keep) {
      for (const prefix of (await orAbsent(readdir(folder))) ?? []) {
        if (prefix === NEW) continue;
        for (const name of (await orAbsent(readdir(join(folder, prefix)))) ?? []) {
          if (!keep.has(name)) await rm(join(folder, prefix, name), { force: true });
        }
      }
    },
  };
}
