import { isRecord } from '../../system/files/is-record.ts';

/** Highest versions ever trusted; an older one is an attack, or a broken server. */
export interface Seen {
  timestamp: number;
  snapshot: number;
  bundles: Record<string, number>;
}

export const NOTHING_SEEN: Seen = { timestamp: 0, snapshot: 0, bundles: {} };

const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Parsed record of versions; null if it is invalid: damaged files may still be valid JSON. */
export function readSeen(text: string): Seen | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const { timestamp, snapshot, bundles } = value;
  if (!isVersion(timestamp) || !isVersion(snapshot) || !isRecord(bundles)) return null;
  return Object.values(bundles).every(isVersion) ? (value as unknown as Seen) : null;
}
