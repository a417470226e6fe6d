import { readdir, rm } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { orAbsent } from '../../system/files/error-code.ts';
import { isRecord, isTexts } from '../../system/files/is-record.ts';
import { readJson } from '../../system/files/read-json.ts';
import { writeAtomically } from '../../system/files/write-atomically.ts';
import { type InstalledRecord, isInstalledRecord } from './installed-record.ts';

/** A decided change: it is completed by this run or a later one. */
export interface Journal {
  /** Folder that changes, relative to the resource folder, such as `clients/<uuid>`. */
  folder: string;
  quarantine: string[];
  /** Folder for foreign files, relative to the resource folder. */
  trash: string;
  remove: string[];
  /** Staged files by their numbers, and their paths. */
  place: { staged: number; path: string }[];
  record: InstalledRecord;
}

const NAME = 'journal.json';

export const writeJournal = (staging: string, journal: Journal): Promise<void> =>
  writeAtomically(join(staging, NAME), JSON.stringify(journal));

const FOLDER = /^(clients|runtimes)\/[\w-][\w.-]*$/;

/** Whether a relative path stays inside of its folder. */
const isBelow = (path: unknown): path is string =>
  typeof path === 'string' &&
  !isAbsolute(path) &&
  !(process.platform === 'win32' && /[\\:]/.test(path)) &&
  path.split('/').every((segment) => !['', '.', '..'].includes(segment) && !segment.includes('\0'));

/**
 * Written atomically: a journal that cannot be read or leads out of its folder was damaged, and the next check repairs
 * the folder.
 */
function isJournal(value: unknown): value is Journal {
  if (!isRecord(value)) return false;
  const { folder, quarantine, trash, remove, place, record } = value;
  return (
    typeof folder === 'string' &&
    FOLDER.test(folder) &&
    isTexts(quarantine) &&
    quarantine.every(isBelow) &&
    isBelow(trash) &&
    trash.startsWith('trash/') &&
    isTexts(remove) &&
    remove.every(isBelow) &&
    Array.isArray(place) &&
    place.every((step) => isRecord(step) && Number.isSafeInteger(step['staged']) && isBelow(step['path'])) &&
    isInstalledRecord(record)
  );
}

/** Journals of unfinished changes; staged files without one are deleted. */
export async function pendingJournals(root: string): Promise<{ staging: string; journal: Journal }[]> {
  const pending: { staging: string; journal: Journal }[] = [];
  for (const name of (await orAbsent(readdir(join(root, 'staging')))) ?? []) {
    const staging = join(root, 'staging', name);
    const journal = await orAbsent(readJson(join(staging, NAME)));
    if (isJournal(journal)) pending.push({ staging, journal });
    else await rm(staging, { recursive: true, force: true });
  }
  return pending;
}
