import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { orAbsent } from '../../system/files/error-code.ts';

const KEPT_MS = 7 * 86_400_000;

/** Name of a folder in the trash; starts with the time, in milliseconds since 1970. */
export const trashName = (id: string, now: number = Date.now()): string => `${now}-${id}`;

/** Deletes what was moved to the trash seven or more days ago. */
export async function emptyTrash(root: string, now: number = Date.now()): Promise<void> {
  const trash = join(root, 'trash');
  for (const name of (await orAbsent(readdir(trash))) ?? []) {
    const at = Number.parseInt(name, 10);
    if (now - at > KEPT_MS) await rm(join(trash, name), { recursive: true, force: true });
  }
}
