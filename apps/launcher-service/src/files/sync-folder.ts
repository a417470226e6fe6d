import { open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './error-code.ts';

/** Has the disk write down which names a folder holds: without it a power cut may take them back. */
export async function syncFolder(folder: string, opening: typeof open = open): Promise<void> {
  // Windows opens no folders; its file system writes names down by itself.
  if (process.platform === 'win32') return;
  const handle = await opening(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The same for a folder and for those above it on its disk, as far as they may be read: any of them may be new. */
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
