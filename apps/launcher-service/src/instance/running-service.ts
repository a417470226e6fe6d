import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from '../files/is-running.ts';
import { readJson } from '../files/read-json.ts';
import { lockFolder } from '../files/folder-lock.ts';
import { recordFile } from '../service.ts';
import type { ServiceRecord } from '../service.ts';

/** Longest wait for a service that has just started to say where it listens, milliseconds. */
const PATIENCE_MS = 15_000;

/**
 * Takes the home folder for this process alone.
 *
 * @returns what lets go of it; null when another service runs there
 */
export const claimHome = (home: string): (() => void) | null => lockFolder(home, 'lock');

async function readRecord(home: string): Promise<ServiceRecord | null> {
  const value = (await readJson(recordFile(home))) as Partial<ServiceRecord> | undefined;
  const { pid, port, token } = value ?? {};
  if (!Number.isInteger(pid) || !Number.isInteger(port) || typeof token !== 'string') return null;
  // What a killed service left behind says nothing of the one that runs now.
  return isRunning(pid as number) ? (value as ServiceRecord) : null;
}

/** The service that holds the home folder, as it tells of itself; null when it tells nothing for a while. */
export async function findRunning(home: string, patienceMs = PATIENCE_MS): Promise<ServiceRecord | null> {
  for (const end = Date.now() + patienceMs; ; await delay(50)) {
    const record = await readRecord(home);
    if (record !== null || Date.now() > end) return record;
  }
}
