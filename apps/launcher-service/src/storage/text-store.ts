import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serial } from '../files/serial.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import type { FileSteps } from '../files/write-atomically.ts';

/** Largest text kept, bytes of UTF-8. */
export const LARGEST_TEXT = 64 * 1024;

/** Texts that the pages keep, each in a file of its own. */
export interface TextStore {
  read(key: string): Promise<string | null>;
  write(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
}

const KEY = /^[\w.-]{1,64}$/;

/** @throws Error for a key that the contract does not allow */
export function createTextStore(home: string, steps?: FileSteps): TextStore {
  const inTurn = serial();
  // In hexadecimal: `..`, `CON` and names that differ only in case are keys as good as any other, but no file names.
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
