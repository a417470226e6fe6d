import { open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './error-code.ts';

/** Syncs the entries of a folder: without it a power cut may undo renames. */
export async function syncFolder(folder: string, opening: typeof open = open): Promise<void> {
  // Windows cannot open folders; its file system syncs names by itself.
  if (process.platform === 'win32') return;
  const handle = await opening(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs a folder and its readable parents on the same disk: any of them may be new. */
export async function syncUpwards(folder: string, opening: typeof open = open): Promise<void> {
  await syncFolder(folder, opening);
  const parent = dirname(folder);
  const [here, above] = await Promise.all([stat(folder), stat(parent)]);
  if (parent === folder || above.dev !== here.dev) return;
  try {
    await syncUpwards(parent, opening);
  } catch (error) {
    if (errorCode(error) !== 'EACCES' && errorCode(error) !== 'EPERM') throw error;
  }
}
