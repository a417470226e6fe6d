import { join } from 'node:path';
import { orAbsent } from '../files/error-code.ts';
import { isRecord, isTexts } from '../files/is-record.ts';
import { readJson } from '../files/read-json.ts';
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
  /** Bytes of all files that were put; a content that several of them have counts once. */
  bytes: number;
  /** Files of it were found spoilt and are not mended yet. */
  spoilt?: true;
}

const isPutFile = (value: unknown): boolean =>
  isRecord(value) && typeof value['sha256'] === 'string' && typeof value['mode'] === 'string';

/** Whether parsed JSON is a record: whole files can be spoilt from outside and still be JSON. */
export function isInstalledRecord(value: unknown): value is InstalledRecord {
  if (!isRecord(value)) return false;
  const { manifest, version, label, optional, put, bytes, spoilt } = value;
  return (
    isRecord(manifest) &&
    typeof manifest['sha256'] === 'string' &&
    Number.isSafeInteger(manifest['size']) &&
    Number.isSafeInteger(version) &&
    typeof label === 'string' &&
    isTexts(optional) &&
    isRecord(put) &&
    Object.values(put).every(isPutFile) &&
    Number.isSafeInteger(bytes) &&
    (spoilt === undefined || spoilt === true)
  );
}

const fileOf = (root: string, folder: string): string => join(root, `${folder}.json`);

/** The record of a folder below the resource folder; null where nothing was ever installed, or the record is spoilt. */
export async function readRecord(root: string, folder: string): Promise<InstalledRecord | null> {
  const value = await orAbsent(readJson(fileOf(root, folder)));
  return isInstalledRecord(value) ? value : null;
}

export const writeRecord = (root: string, folder: string, record: InstalledRecord): Promise<void> =>
  writeAtomically(fileOf(root, folder), JSON.stringify(record));
