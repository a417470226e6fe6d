import { rm } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { isRecord, isTexts } from '../../system/files/is-record.ts';
import { readJson } from '../../system/files/read-json.ts';
import { writeAtomically } from '../../system/files/write-atomically.ts';

/** Names that the launcher uses in a resource folder; all others are foreign. */
export const OUR_FOLDERS: readonly string[] = ['objects', 'parts', 'clients', 'runtimes', 'staging', 'trash'];
export const OUR_FILES: readonly string[] = ['unsettled.json', 'stat-cache.sqlite'];
export const OURS: readonly string[] = [...OUR_FOLDERS, ...OUR_FILES];

/** An unfinished move, saved in the home folder of the service. */
export interface Move {
  from: string;
  to: string;
  /** Names that are moved. */
  names: string[];
  /** Those whose copying has started; the others are renamed. */
  copied: string[];
  /** The new folder is in use; only the old one has to be deleted. */
  kept?: true;
}

const recordPath = (home: string): string => join(home, 'move.json');
const isFolder = (value: unknown): value is string => typeof value === 'string' && isAbsolute(value);

/** A damaged file may still be valid JSON, and files with these names will be deleted. */
function isMove(value: unknown): value is Move {
  if (!isRecord(value)) return false;
  const { from, to, names, copied, kept } = value;
  return (
    isFolder(from) &&
    isFolder(to) &&
    from !== to &&
    isTexts(names) &&
    names.every((name) => OURS.includes(name)) &&
    isTexts(copied) &&
    copied.every((name) => names.includes(name)) &&
    (kept === undefined || kept === true)
  );
}

/** The unfinished move; null if there is none, or its record is damaged. */
export async function readMove(home: string): Promise<Move | null> {
  const value = await readJson(recordPath(home));
  return isMove(value) ? value : null;
}

export const writeMove = (home: string, move: Move): Promise<void> =>
  writeAtomically(recordPath(home), JSON.stringify(move));

export const dropMove = (home: string): Promise<void> => rm(recordPath(home), { force: true });
