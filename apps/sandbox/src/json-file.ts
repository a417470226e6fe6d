import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A value stored in a file; written to a temporary file and renamed, so that a kill never leaves a partial file. */
export interface JsonFile<T> {
  load(): T | null;
  save(value: T): void;
}

/** Opens a file of the sandbox; its content is not validated. */
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
