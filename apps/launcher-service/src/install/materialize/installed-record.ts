import { join } from 'node:path';
import { orAbsent } from '../../system/files/error-code.ts';
import { isRecord, isTexts } from '../../system/files/is-record.ts';
import { readJson } from '../../system/files/read-json.ts';
import { writeAtomically } from '../../system/files/write-atomically.ts';
import type { PutFiles } from '../plan/plan.ts';
import type { Schemas } from '../../schemas.ts';

/** Record of a folder, stored beside it, where neither the game nor the player writes. */
export interface InstalledRecord {
  /** The installed manifest. */
  manifest: Schemas['FileReference'];
  version: number;
  label: string;
  /** Selected optional groups. */
  optional: string[];
  put: PutFiles;
  /** Bytes of all installed files; equal contents count once. */
  bytes: number;
  /** Damaged files were found and are not repaired yet. */
  spoilt?: true;
}

const isPutFile = (value: unknown): boolean =>
  isRecord(value) && typeof value['sha256'] === 'string' && typeof value['mode'] === 'string';

/** Whether parsed JSON is a record: damaged files may still be valid JSON. */
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

/** The record of a folder; null if nothing was installed, or the record is damaged. */
export async function readRecord(root: string, folder: string): Promise<InstalledRecord | null> {
  const value = await orAbsent(readJson(fileOf(root, folder)));
  return isInstalledRecord(value) ? value : null;
}

export const writeRecord = (root: string, folder: string, record: InstalledRecord): Promise<void> =>
  writeAtomically(fileOf(root, folder), JSON.stringify(record));
