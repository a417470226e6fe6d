import { chmodSync, lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, orAbsent } from '../files/error-code.ts';
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
  /** Removes everything that is not named. */
  prune(keep: ReadonlySet<string>): Promise<void>;
}

// Shared with installed files by a link: whoever writes into one would write into all.
const READ_ONLY = 0o444;

export function openObjectStore(folder: string, pool: HashPool): ObjectStore {
  const path = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);
  const made = new Set<string>();
  const makeFolder = (file: string): void => {
    const parent = dirname(file);
    if (made.has(parent)) return;
    makeFolderSync(parent);
    made.add(parent);
  };
  /** Does something in the folder of a file, which somebody may have deleted since it was made. */
  const inFolder = (file: string, work: () => void): void => {
    makeFolder(file);
    try {
      work();
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      made.clear();
      makeFolder(file);
      work();
    }
  };
  const has = ({ sha256, size }: ObjectReference): boolean => {
    const stat = lstatSync(path(sha256), { throwIfNoEntry: false });
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
      const target = path(sha256);
      const temporary = `${target}.tmp`;
      // What a killed run left is read-only and would refuse to be written.
      rmSync(temporary, { force: true });
      inFolder(target, () => writeFileSync(temporary, bytes, { mode: READ_ONLY }));
      renameSync(temporary, target);
    },
    async prune(keep) {
      for (const prefix of (await orAbsent(readdir(folder))) ?? []) {
        for (const name of (await orAbsent(readdir(join(folder, prefix)))) ?? []) {
          if (!keep.has(name)) await rm(join(folder, prefix, name), { force: true });
        }
      }
    },
  };
}
