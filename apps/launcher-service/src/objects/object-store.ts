import { type Stats, chmodSync, lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, orAbsent } from '../files/error-code.ts';
import { isRunning } from '../files/is-running.ts';
import { makeFolderSync } from '../files/make-folder.ts';
import type { HashPool } from '../verify/hash-pool.ts';

export interface ObjectReference {
  sha256: string;
  /** Bytes. */
  size: number;
}

/** Contents by their hash, below `objects`. What is there was verified when it came. */
export interface ObjectStore {
  path(sha256: string): string;
  /** Whether a file of that name and length is there; its content is not read. */
  has(reference: ObjectReference): boolean;
  /** Those of a list that are there and whole; what is not whole is thrown away. */
  verified(references: readonly ObjectReference[], signal: AbortSignal): Promise<Set<string>>;
  /** Takes a verified file over by renaming it. */
  adopt(sha256: string, file: string): void;
  /** Puts verified bytes in place. */
  put(sha256: string, bytes: Uint8Array): void;
  /** Removes what processes that are gone left half written. */
  tidy(): Promise<void>;
  /** Removes everything that is not named. */
  prune(keep: ReadonlySet<string>): Promise<void>;
}

// Shared with installed files by a link: whoever writes into one would write into all.
const READ_ONLY = 0o444;

const DISTURBED = new Set(['ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOTEMPTY', 'EPERM']);
/** Where contents are written before they get their name. */
const NEW = 'new';

function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    // A file stands where a folder on the way should be.
    return undefined;
  }
}
const isFolder = (path: string): boolean => lookAt(path)?.isDirectory() === true;

export function openObjectStore(folder: string, pool: HashPool): ObjectStore {
  const path = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);
  const made = new Set<string>();
  const makeFolder = (file: string): void => {
    const parent = dirname(file);
    if (made.has(parent)) return;
    makeFolderSync(parent);
    made.add(parent);
  };
  /** Does something in the folder of a file, which somebody may have deleted since, or put something else in its place. */
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
    const stat = lookAt(path(sha256));
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
      // A failed write left it read-only, and it would refuse to be written.
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
