import { lstat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { OUR_FILES, OUR_FOLDERS } from './move-note.ts';
import { orAbsent } from '../files/error-code.ts';
import { isRecord } from '../files/is-record.ts';
import { readJson } from '../files/read-json.ts';
import { setAside } from '../files/set-aside.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { LaunchFailure } from '../launch-failure.ts';
import { standardFolder } from '../settings/settings.ts';

const noteOf = (home: string): string => join(home, 'installed-in.json');

/** Names that a folder of clients needs for itself, and those of one client in it. */
export const giveWay = (root: string, client?: string): Promise<void> =>
  setAside(root, {
    folders: [...OUR_FOLDERS, ...(client === undefined ? [] : [client])],
    files: [...OUR_FILES, 'resources.lock', ...(client === undefined ? [] : [`${client}.json`])],
  });

/** Notes, where the launcher keeps what is its own, that clients lie in a folder. One that is not written costs nothing. */
export async function noteInstalled(home: string, root: string): Promise<void> {
  const folder = resolve(root);
  const noted = await readJson(noteOf(home)).catch(() => undefined);
  if (isRecord(noted) && noted['folder'] === folder) return;
  await writeAtomically(noteOf(home), JSON.stringify({ folder })).catch(() => undefined);
}

/**
 * A disk that is not connected leaves an empty place: nothing is installed there anew, and the player is told. In the
 * launcher's own folder it can only have been deleted.
 *
 * @throws LaunchFailure path_unusable (gone)
 */
export async function refuseIfGone(home: string, root: string): Promise<void> {
  const noted = await readJson(noteOf(home)).catch(() => undefined);
  if (!isRecord(noted) || noted['folder'] !== resolve(root) || resolve(root) === standardFolder(home)) return;
  if ((await orAbsent(lstat(join(root, 'clients')))) !== null) return;
  throw new LaunchFailure({ code: 'path_unusable', reason: 'gone', path: root });
}
