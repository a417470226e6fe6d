import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serial } from '../../system/files/serial.ts';
import { writeAtomically } from '../../system/files/write-atomically.ts';
import type { FileSteps } from '../../system/files/write-atomically.ts';

/** Maximum size of a text, bytes of UTF-8. */
export const LARGEST_TEXT = 64 * 1024;

/** Texts of the pages, each in its own file. */
export interface TextStore {
  read(key: string): Promise<string | null>;
  write(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
}

const KEY = /^[\w.-]{1,64}$/;

/** @throws Error for a key that the contract does not allow */
export function createTextStore(home: string, steps?: FileSteps): TextStore {
  const inTurn = serial();
  // In hexadecimal: `..`, `CON` and names that differ only in case are valid keys but not safe file names.
  const fileOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error('such a key cannot be kept');
    return join(home, 'storage', `${Buffer.from(key).toString('hex')}.txt`);
  };
  return {
    async read(key) {
      try {
        return await readFile(fileOf(key), 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    write: (key, text) => inTurn(() => writeAtomically(fileOf(key), text, steps === undefined ? {} : { steps })),
    remove: (key) => inTurn(() => rm(fileOf(key), { force: true })),
  };
}
