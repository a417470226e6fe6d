import { readdir, rm } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { orAbsent } from '../files/error-code.ts';
import { isRecord, isTexts } from '../files/is-record.ts';
import { readJson } from '../files/read-json.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import { type InstalledRecord, isInstalledRecord } from './installed-record.ts';

/** A switch that was decided on: from here on it is carried out, by this run or by a later one. */
export interface Journal {
  /** Folder that changes, below the resource folder, such as `clients/<uuid>`. */
  folder: string;
  quarantine: string[];
  /** Where foreign files go, below the resource folder. */
  trash: string;
  remove: string[];
  /** Staged files by their number, and where each belongs. */
  place: { staged: number; path: string }[];
  record: InstalledRecord;
}

const NAME = 'journal.json';

export const writeJournal = (staging: string, journal: Journal): Promise<void> =>
  writeAtomically(join(staging, NAME), JSON.stringify(journal));

const FOLDER = /^(clients|runtimes)\/[\w-][\w.-]*$/;

/** Whether a path leads to something below the folder it counts from, and to nothing else. */
const isBelow = (path: unknown): path is string =>
  typeof path === 'string' &&
  !isAbsolute(path) &&
  !(process.platform === 'win32' && /[\\:]/.test(path)) &&
  path.split('/').every((segment) => !['', '.', '..'].includes(segment) && !segment.includes('\0'));

/**
 * Written whole or not at all: what cannot be read, or leads out of its folder, was spoilt from outside, and the next
 * check mends what it left.
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

/** Journals of switches that were not finished; what was staged without one is removed. */
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
