import { open, readdir, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { makeFolder } from '../../system/files/make-folder.ts';

/** Number of logs to keep. */
const KEPT = 10;
const NAME = /^game-.*\.log$/;

export const isLogName = (path: string): boolean => NAME.test(basename(path));

/**
 * Creates the output file of a game, readable by its owner only because games print their arguments. Older files than the
 * last ten are deleted.
 */
export async function openLogFile(
  folder: string,
  clientId: string,
  startedAt: Date,
): Promise<{ file: string; handle: FileHandle }> {
  await makeFolder(folder, 0o700);
  // Names that sort by time, without colons, which Windows forbids.
  const name = `game-${startedAt.toISOString().replaceAll(':', '-')}-${clientId}.log`;
  const old = (await readdir(folder)).filter((entry) => NAME.test(entry)).sort();
  for (const entry of old.slice(0, Math.max(0, old.length - KEPT + 1))) {
    await rm(join(folder, entry), { force: true }).catch(() => undefined);
  }
  const file = join(folder, name);
  return { file, handle: await open(file, 'ax', 0o600) };
}
