import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { orAbsent } from '../files/error-code.ts';
import { writeAtomically } from '../files/write-atomically.ts';

/**
 * Folders whose files the disk may still lose: names are safe at once, contents only when the system wrote them out. After
 * a crash in that time nothing about such a folder is believed until every file was hashed.
 */
export interface Unsettled {
  /** Whether an earlier run left it in doubt. */
  isInDoubt(folder: string): Promise<boolean>;
  /** Files of a folder are about to be written. */
  begin(folder: string): Promise<void>;
  /** They are written; the system gets its time. */
  end(folder: string): void;
  /** Every file was hashed. */
  cleared(folder: string): Promise<void>;
  close(): Promise<void>;
}

// Systems write out after 30 s at most, by default.
const SETTLED_AFTER_MS = 60_000;

export function watchUnsettled(root: string): Unsettled {
  const file = join(root, 'unsettled.json');
  const inDoubt = new Set<string>();
  const writing = new Set<string>();
  const settling = new Map<string, NodeJS.Timeout>();

  const save = async (): Promise<void> => {
    const folders = [...new Set([...inDoubt, ...writing, ...settling.keys()])];
    if (folders.length === 0) await rm(file, { force: true });
    else await writeAtomically(file, JSON.stringify(folders));
  };
  const settled = (folder: string): void => {
    clearTimeout(settling.get(folder));
    settling.delete(folder);
  };

  const load = async (): Promise<void> => {
    const text = await orAbsent(readFile(file, 'utf8'));
    try {
      for (const folder of JSON.parse(text ?? '[]') as string[]) inDoubt.add(folder);
    } catch {
      // It is written whole or not at all: this one was spoilt from outside.
      await rm(file, { force: true });
    }
  };
  let loading: Promise<void> | null = null;
  const loaded = (): Promise<void> => (loading ??= load());

  return {
    async isInDoubt(folder) {
      await loaded();
      return inDoubt.has(folder);
    },
    async begin(folder) {
      await loaded();
      settled(folder);
      writing.add(folder);
      await save();
    },
    end(folder) {
      writing.delete(folder);
      const timer = setTimeout(() => {
        settled(folder);
        // Failing to forget costs one more full check.
        save().catch(() => undefined);
      }, SETTLED_AFTER_MS);
      settling.set(folder, timer.unref());
    },
    async cleared(folder) {
      if (inDoubt.delete(folder)) await save();
    },
    async close() {
      await loaded();
      for (const folder of [...settling.keys()]) settled(folder);
      await save();
    },
  };
}
