import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Renames entries of the wrong type at our paths: a file at the path of a folder, or a folder at the path of a file. Their
 * content is not lost, and the service can start.
 */
export async function setAside(
  root: string,
  { folders = [], files = [] }: { folders?: readonly string[]; files?: readonly string[] },
): Promise<void> {
  const give = async (name: string, isFolder: boolean): Promise<void> => {
    const found = await stat(join(root, name)).catch(() => null);
    if (found === null || found.isDirectory() === isFolder) return;
    // On a read-only disk the job that needs the path reports it.
    await rename(join(root, name), join(root, `${name}.aside-${Date.now()}`)).catch(() => undefined);
  };
  for (const name of folders) await give(name, true);
  for (const name of files) await give(name, false);
}
