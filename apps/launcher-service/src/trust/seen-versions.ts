import { isRecord } from '../files/is-record.ts';
import { openSnapshot, openTimestamp } from './open-signed.ts';
import type { Root } from './root-chain.ts';
import type { TrustStore } from './trust-store.ts';

/** Highest versions ever believed; an older one is an attack, or a server that lost its mind. */
export interface Seen {
  timestamp: number;
  snapshot: number;
  bundles: Record<string, number>;
}

export const NOTHING_SEEN: Seen = { timestamp: 0, snapshot: 0, bundles: {} };

const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Versions as they were written down; null for what is no such thing: whole files can be spoilt and still be JSON. */
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

/**
 * Versions below which nothing is believed. Where the note of them is lost or spoilt, the trusted copy tells its own,
 * as far as its signatures still hold.
 */
export async function seenVersions(store: TrustStore, root: Root): Promise<Seen> {
  const noted = await store.seen();
  if (noted !== null) return noted;
  const seen = { ...NOTHING_SEEN };
  try {
    const bytes = await store.read('timestamp.json');
    if (bytes === null) return seen;
    const timestamp = openTimestamp(bytes, root);
    Object.assign(seen, { timestamp: timestamp.version, snapshot: timestamp.snapshot.version });
    const snapshotBytes = await store.read(`snapshot-${timestamp.snapshot.sha256}.json`);
    if (snapshotBytes === null) return seen;
    const { bundles } = openSnapshot(snapshotBytes, timestamp.snapshot, root);
    seen.bundles = Object.fromEntries(bundles.map(({ id, version }) => [id, version]));
  } catch {
    // A copy that does not hold any more tells nothing.
  }
  return seen;
}
