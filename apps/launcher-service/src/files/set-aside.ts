import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Gives way to our own files and folders: what is of the other kind at one of these places, a file for a folder or a
 * folder for a file, gets another name beside it. Nothing is lost by that, and it is no lasting failure.
 */
export async function setAside(
  root: string,
  { folders = [], files = [] }: { folders?: readonly string[]; files?: readonly string[] },
): Promise<void> {
  const give = async (name: string, isFolder: boolean): Promise<void> => {
    const found = await stat(join(root, name)).catch(() => null);
    if (found === null || found.isDirectory() === isFolder) return;
    // Where nothing may be written, the job that needs the place says so.
    await rename(join(root, name), join(root, `${name}.aside-${Date.now()}`)).catch(() => undefined);
  };
  for (const name of folders) await give(name, true);
  for (const name of files) await give(name, false);
}
