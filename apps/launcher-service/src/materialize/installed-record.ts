import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orAbsent } from '../files/error-code.ts';
import { writeAtomically } from '../files/write-atomically.ts';
import type { PutFiles } from '../planner/plan.ts';
import type { Schemas } from '../schemas.ts';

/** What is known of a folder beside the folder: outside of it, where no game and no player writes. */
export interface InstalledRecord {
  /** The manifest that the folder follows. */
  manifest: Schemas['FileReference'];
  version: number;
  label: string;
  /** Optional groups as chosen. */
  optional: string[];
  put: PutFiles;
  /** Bytes of all files that were put. */
  bytes: number;
}

const fileOf = (root: string, folder: string): string => join(root, `${folder}.json`);

/** The record of a folder below the resource folder; null where nothing was ever installed, or the record is spoilt. */
export async function readRecord(root: string, folder: string): Promise<InstalledRecord | null> {
  const text = await orAbsent(readFile(fileOf(root, folder), 'utf8'));
  if (text === null) return null;
  try {
    return JSON.parse(text) as InstalledRecord;
  } catch {
    return null;
  }
}

export const writeRecord = (root: string, folder: string, record: InstalledRecord): Promise<void> =>
  writeAtomically(fileOf(root, folder), JSON.stringify(record));
