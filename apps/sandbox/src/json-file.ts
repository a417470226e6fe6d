import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A value kept as a file; written beside and renamed, so that a kill never leaves half of it. */
export interface JsonFile<T> {
  load(): T | null;
  save(value: T): void;
}

/** Opens a file of ours; what it holds is trusted to be what was saved. */
export function jsonFile<T>(path: string): JsonFile<T> {
  mkdirSync(dirname(path), { recursive: true });
  return {
    load() {
      try {
        return JSON.parse(readFileSync(path, 'utf8')) as T;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    save(value) {
      writeFileSync(`${path}.new`, JSON.stringify(value));
      renameSync(`${path}.new`, path);
    },
  };
}
