import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from '../files/is-running.ts';
import { readJson } from '../files/read-json.ts';
import { lockFolder } from '../files/folder-lock.ts';
import { recordFile } from '../../service.ts';
import type { ServiceRecord } from '../../service.ts';

/** Maximum time to wait for the connection data of a service that has just started, milliseconds. */
const PATIENCE_MS = 15_000;

/**
 * Locks the home folder for this process.
 *
 * @returns function that releases the lock; null if another service runs there
 */
export const claimHome = (home: string): (() => void) | null => lockFolder(home, 'lock');

async function readRecord(home: string): Promise<ServiceRecord | null> {
  const value = (await readJson(recordFile(home))) as Partial<ServiceRecord> | undefined;
  const { pid, port, token } = value ?? {};
  if (!Number.isInteger(pid) || !Number.isInteger(port) || typeof token !== 'string') return null;
  // Data of a killed service is outdated.
  return isRunning(pid as number) ? (value as ServiceRecord) : null;
}

/** The running service of the home folder, by its own record; null if there is none within the time. */
export async function findRunning(home: string, patienceMs = PATIENCE_MS): Promise<ServiceRecord | null> {
  for (const end = Date.now() + patienceMs; ; await delay(50)) {
    const record = await readRecord(home);
    if (record !== null || Date.now() > end) return record;
  }
}
