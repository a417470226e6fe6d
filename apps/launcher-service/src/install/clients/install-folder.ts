import { lstat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { OUR_FILES, OUR_FOLDERS } from './move-record.ts';
import { orAbsent } from '../../system/files/error-code.ts';
import { isRecord } from '../../system/files/is-record.ts';
import { readJson } from '../../system/files/read-json.ts';
import { setAside } from '../../system/files/set-aside.ts';
import { writeAtomically } from '../../system/files/write-atomically.ts';
import { LaunchFailure } from '../../launch-failure.ts';
import { standardFolder } from '../../state/settings/settings.ts';

const recordPath = (home: string): string => join(home, 'installed-in.json');

/** Moves foreign files and folders at our paths aside, for the resource folder and optionally one client. */
export const moveConflictsAside = (root: string, client?: string): Promise<void> =>
  setAside(root, {
    folders: [...OUR_FOLDERS, ...(client === undefined ? [] : [client])],
    files: [...OUR_FILES, 'resources.lock', ...(client === undefined ? [] : [`${client}.json`])],
  });

/** Saves in the home folder that clients are installed in a folder. A failed write is harmless. */
export async function saveInstallFolder(home: string, root: string): Promise<void> {
  const folder = resolve(root);
  const record = await readJson(recordPath(home)).catch(() => undefined);
  if (isRecord(record) && record['folder'] === folder) return;
  await writeAtomically(recordPath(home), JSON.stringify({ folder })).catch(() => undefined);
}

/**
 * A disconnected disk leaves an empty folder: nothing is installed there, and the player is notified. The launcher's own
 * folder cannot be disconnected; there the files were deleted.
 *
 * @throws LaunchFailure path_unusable (gone)
 */
export async function refuseIfGone(home: string, root: string): Promise<void> {
  const record = await readJson(recordPath(home)).catch(() => undefined);
  if (!isRecord(record) || record['folder'] !== resolve(root) || resolve(root) === standardFolder(home)) return;
  if ((await orAbsent(lstat(join(root, 'clients')))) !== null) return;
  throw new LaunchFailure({ code: 'path_unusable', reason: 'gone', path: root });
}
