import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { freeBytes } from '../../system/files/disk-failure.ts';
import { heldOf } from '../download/salvage.ts';
import type { Unit } from '../download/units.ts';
import { errorCode } from '../../system/files/error-code.ts';
import { makeFolder } from '../../system/files/make-folder.ts';
import { LaunchFailure } from '../../launch-failure.ts';
import type { PlannedWrite } from '../plan/plan.ts';
import type { Schemas } from '../../schemas.ts';
import { unlessAborted } from '../../unless-aborted.ts';
import type { Workspace } from './workspace.ts';

// Reserve for journals, records, the cache, and files of other programs.
const RESERVE_BYTES = 4 * 1024 * 1024;
const CONNECTIONS = 16;
/** A disk that has to wake up takes some seconds; an unreachable network disk takes minutes or never responds. */
const ANSWERS_WITHIN_MS = 15_000;
const LONGEST_PATH: Record<Schemas['Os'], number> = { windows: 259, macos: 1023, linux: 4095 };

const unusable = (reason: string, path: string): LaunchFailure =>
  new LaunchFailure({ code: 'path_unusable', reason, path });

const kindOf = (path: string): Promise<'folder' | 'file' | 'absent'> =>
  stat(path).then(
    (found) => (found.isDirectory() ? 'folder' : 'file'),
    () => 'absent',
  );

async function createFolder(root: string): Promise<void> {
  for (let folder = root; ; folder = dirname(folder)) {
    const kind = await kindOf(folder);
    if (kind === 'file') throw unusable('not_a_folder', folder);
    if (kind === 'folder' || folder === dirname(folder)) break;
  }
  try {
    await makeFolder(root);
  } catch (error) {
    throw new LaunchFailure({ code: 'path_unusable', reason: 'read_only', path: root }, error);
  }
}

/**
 * Creates the resource folder and checks that clients can be installed there; a file system that does not respond is an error.
 *
 * @throws LaunchFailure path_unusable; the reason of an aborted signal
 */
export async function checkPlace(root: string, os: Schemas['Os'], longest: string, signal: AbortSignal): Promise<void> {
  // Java takes it for the end of an archive's name.
  if (root.includes('!')) throw unusable('exclamation_mark', root);
  if (Buffer.byteLength(join(root, longest)) > LONGEST_PATH[os]) throw unusable('too_long', join(root, longest));
  try {
    await unlessAborted(createFolder(root), AbortSignal.any([signal, AbortSignal.timeout(ANSWERS_WITHIN_MS)]));
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof LaunchFailure ? error : unusable('no_answer', root);
  }
}

/** Bytes to download, without partial downloads. */
export const bytesToFetch = (parts: string, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + unit.length - heldOf(parts, unit), 0);

/** Checks free space before the download. @throws LaunchFailure disk_full, path_unusable */
export async function checkRoom(
  { root, parts, links }: Pick<Workspace, 'root' | 'parts' | 'links'>,
  units: readonly Unit[],
  writes: readonly PlannedWrite[],
): Promise<void> {
  const shared = sharesBytes(root, links);
  const copies = writes.filter(({ own }) => own || !shared).reduce((sum, { size }) => sum + size, 0);
  // While a pack is unpacked its contents exist twice.
  const doubled = units
    .filter(({ pieces }) => pieces.length > 1)
    .slice(0, CONNECTIONS)
    .reduce((sum, { length }) => sum + length, 0);
  const need = bytesToFetch(parts, units) + copies + doubled + RESERVE_BYTES;
  const free = await freeBytes(root);
  if (free < need) throw new LaunchFailure({ code: 'disk_full', need, free, path: root });
}

function sharesBytes(root: string, links: Workspace['links']): boolean {
  try {
    return links.shareIn(root);
  } catch (error) {
    if (errorCode(error) === 'ENOSPC') return true;
    throw new LaunchFailure({ code: 'path_unusable', reason: 'read_only', path: root }, error);
  }
}
