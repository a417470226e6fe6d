import { openSnapshot, openTimestamp } from './open-signed.ts';
import type { Root } from './root-chain.ts';
import { NOTHING_SEEN, type Seen } from './seen.ts';
import type { TrustStore } from './trust-store.ts';

/**
 * Versions below which nothing is trusted. If their record is lost or damaged, those of the trusted copy apply, as far as
 * its signatures are still valid.
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
    // A copy that is no longer valid has no versions.
  }
  return seen;
}
