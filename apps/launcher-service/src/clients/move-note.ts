import { rm } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { isRecord, isTexts } from '../files/is-record.ts';
import { readJson } from '../files/read-json.ts';
import { writeAtomically } from '../files/write-atomically.ts';

/** What a resource folder of ours may hold; whatever else lies there is not ours. */
export const OUR_FOLDERS: readonly string[] = ['objects', 'parts', 'clients', 'runtimes', 'staging', 'trash'];
export const OUR_FILES: readonly string[] = ['unsettled.json', 'stat-cache.sqlite'];
export const OURS: readonly string[] = [...OUR_FOLDERS, ...OUR_FILES];

/** A move that was begun and is not settled, as it is noted in the service's own folder. */
export interface Move {
  from: string;
  to: string;
  /** Names that go along. */
  names: string[];
  /** Those of them whose copying was begun; the others are renamed. */
  copied: string[];
  /** The new folder is the one that counts; only the old one is still to be cleared. */
  kept?: true;
}

const noteOf = (home: string): string => join(home, 'move.json');
const isFolder = (value: unknown): value is string => typeof value === 'string' && isAbsolute(value);

/** Whole files can be spoilt from outside and still be JSON; what these names say is deleted in the end. */
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

/** The move that is not settled; null where there is none, or its note is spoilt. */
export async function readMove(home: string): Promise<Move | null> {
  const value = await readJson(noteOf(home));
  return isMove(value) ? value : null;
}

export const writeMove = (home: string, move: Move): Promise<void> =>
  writeAtomically(noteOf(home), JSON.stringify(move));

export const dropMove = (home: string): Promise<void> => rm(noteOf(home), { force: true });
