import { randomUUID } from 'node:crypto';
import { link, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { syncFolder } from './sync-folder.ts';

/** Steps at which a failure or a kill may strike; for tests that strike there. */
export interface FileSteps {
  open: typeof open;
  rename: typeof rename;
}

const LEFTOVER = /^\..+\.[0-9a-f-]{36}\.tmp$/;

/** Keeps what is there now under another name. A hard link beside it costs no room, so a full disk does not hinder it. */
async function keepCopy(file: string, copy: string): Promise<void> {
  const beside = join(dirname(copy), `.${basename(copy)}.${randomUUID()}.tmp`);
  try {
    await link(file, beside);
    await rename(beside, copy);
  } catch (error) {
    // Nothing there yet, or a file system without hard links: then there is no copy to keep.
    if (!['ENOENT', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
  } finally {
    // Still there after a failure, and where copy and file were one already: then renaming does nothing.
    await rm(beside, { force: true });
  }
}

/** Clears away what a killed process left half written in a folder. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.filter((name) => LEFTOVER.test(name)).map((name) => rm(join(folder, name), { force: true })));
}

/**
 * Writes a file so that whoever reads it finds either what was there or what is new, whenever the process is killed and
 * however full the disk is. Readable by its owner alone.
 *
 * @throws the error of the file system; the old content is still there then
 */
export async function writeAtomically(
  file: string,
  content: string | Uint8Array,
  { keepPrevious, steps = { open, rename } }: { keepPrevious?: string; steps?: FileSteps } = {},
): Promise<void> {
  const folder = dirname(file);
  await makeFolder(folder, 0o700);
  const temporary = join(folder, `.${basename(file)}.${randomUUID()}.tmp`);
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
