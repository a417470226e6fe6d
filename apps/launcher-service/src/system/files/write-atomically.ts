import { randomUUID } from 'node:crypto';
import { link, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isRunning } from './is-running.ts';
import { makeFolder } from './make-folder.ts';
import { syncFolder } from './sync-folder.ts';

/** Steps at which tests simulate a failure or a kill. */
export interface FileSteps {
  open: typeof open;
  rename: typeof rename;
}

/** Files of earlier versions have no process id. */
const TEMPORARY = /^\..+?(?:\.(\d+))?\.[0-9a-f-]{36}\.tmp$/;

/** A new path for a temporary file; a start deletes it if a killed process left it. */
export const temporaryFile = (folder: string, name: string): string =>
  join(folder, `.${name}.${process.pid}.${randomUUID()}.tmp`);

/** Another launcher may use the same resource folder. A process id that is ours now belonged to a process that ended. */
function isLeftover(name: string): boolean {
  const match = TEMPORARY.exec(name);
  if (match === null) return false;
  const pid = Number(match[1] ?? process.pid);
  return pid === process.pid || !isRunning(pid);
}

/** Keeps the old content under another name. A hard link takes no space, so it works on a full disk. */
async function keepCopy(file: string, copy: string): Promise<void> {
  const beside = temporaryFile(dirname(copy), basename(copy));
  try {
    await link(file, beside);
    await rename(beside, copy);
  } catch (error) {
    // The file does not exist yet, or the file system has no hard links: then there is no copy.
    if (!['ENOENT', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
  } finally {
    // Remains after a failure, and if copy and file were the same already: then renaming does nothing.
    await rm(beside, { force: true });
  }
}

/** Deletes temporary files that a killed process left in a folder. Call it at start, before anything is written there. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.filter(isLeftover).map((name) => rm(join(folder, name), { force: true })));
}

/**
 * Writes a file so that readers see either the old or the new content, even after a kill or on a full disk. Readable by its
 * owner only.
 *
 * @throws the error of the file system; the old content remains
 */
export async function writeAtomically(
  file: string,
  content: string | Uint8Array,
  { keepPrevious, steps = { open, rename } }: { keepPrevious?: string; steps?: FileSteps } = {},
): Promise<void> {
  const folder = dirname(file);
  await makeFolder(folder, 0o700);
  const temporary = temporaryFile(folder, basename(file));
  try {
    const handle = await steps.open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (keepPrevious !== undefined) await keepCopy(file, keepPrevious);
    await steps.rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}
