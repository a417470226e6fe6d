import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { orAbsent } from '../../system/files/error-code.ts';
import { writeAtomically } from '../../system/files/write-atomically.ts';

/**
 * Tracks folders whose files may be lost in a crash: names are durable at once, contents only after the system has written
 * them. After a crash in that time every file of such a folder is hashed before it is trusted.
 */
export interface UnsyncedFolders {
  /** Whether an earlier run crashed before the files were durable. */
  isInDoubt(folder: string): Promise<boolean>;
  /** Call before files of a folder are written. */
  begin(folder: string): Promise<void>;
  /** Call after they are written; the mark is removed after a delay. */
  end(folder: string): void;
  /** Call after every file was hashed. */
  cleared(folder: string): Promise<void>;
  close(): Promise<void>;
}

// Systems write to the disk after 30 s at most, by default.
const SETTLED_AFTER_MS = 60_000;

export function trackUnsyncedFolders(root: string): UnsyncedFolders {
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
      // It is written atomically: an invalid one was damaged later.
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
        // A failure costs one more full check.
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
