import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { orAbsent } from '../files/error-code.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import type { InstalledRecord } from './installed-record.ts';

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

/** Written whole or not at all: what cannot be read was spoilt from outside, and the next check mends what it left. */
function parse(text: string): Journal | null {
  try {
    return JSON.parse(text) as Journal;
  } catch {
    return null;
  }
}

/** Journals of switches that were not finished; what was staged without one is removed. */
export async function pendingJournals(root: string): Promise<{ staging: string; journal: Journal }[]> {
  const pending: { staging: string; journal: Journal }[] = [];
  for (const name of (await orAbsent(readdir(join(root, 'staging')))) ?? []) {
    const staging = join(root, 'staging', name);
    const text = await orAbsent(readFile(join(staging, NAME), 'utf8'));
    const journal = text === null ? null : parse(text);
    if (journal === null) await rm(staging, { recursive: true, force: true });
    else pending.push({ staging, journal });
  }
  return pending;
}
