import { open, readdir, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { makeFolder } from '../files/make-folder.ts';

/** Enough to look at what happened some games ago. */
const KEPT = 10;
const NAME = /^game-.*\.log$/;

export const isLogName = (path: string): boolean => NAME.test(basename(path));

/**
 * A new file for what a game says, readable by its owner alone since games print what they were started with. Older
 * ones than the last ten are removed.
 */
export async function openLogFile(
  folder: string,
  clientId: string,
  startedAt: Date,
): Promise<{ file: string; handle: FileHandle }> {
  await makeFolder(folder, 0o700);
  // Names that sort by time, and no colons, which Windows does not take.
  const name = `game-${startedAt.toISOString().replaceAll(':', '-')}-${clientId}.log`;
  const old = (await readdir(folder)).filter((entry) => NAME.test(entry)).sort();
  for (const entry of old.slice(0, Math.max(0, old.length - KEPT + 1))) {
    await rm(join(folder, entry), { force: true }).catch(() => undefined);
  }
  const file = join(folder, name);
  return { file, handle: await open(file, 'ax', 0o600) };
}
