import { readWhole } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import type { BundleEntry, Manifest, SnapshotMetadata, TimestampMetadata } from '../schemas.ts';
import { names } from './names.ts';
import { LARGEST_SIGNED, openSigned, readNamed } from './open-signed.ts';
import type { RootFile } from './roots.ts';

export interface PublishedBundle {
  entry: BundleEntry;
  /** The signed file. */
  bytes: Buffer;
  manifest: Manifest;
}

/** Current content of a repository. */
export interface Published {
  /** The newest root that readers can get there. */
  root: RootFile | null;
  timestampBytes: Buffer | null;
  timestamp: TimestampMetadata | null;
  snapshotBytes: Buffer | null;
  snapshot: SnapshotMetadata | null;
  bundles: ReadonlyMap<string, PublishedBundle>;
}

async function newestRootThere(store: Store, chain: readonly RootFile[]): Promise<RootFile | null> {
  let newest: RootFile | null = null;
  for (const file of chain) {
    const name = names.root(file.root.version);
    const bytes = await readWhole(store, name, LARGEST_SIGNED);
    if (!bytes) continue;
    if (!bytes.equals(file.bytes)) throw new Error(`${name} in ${store.where} was signed with other keys`);
    newest = file;
  }
  return newest;
}

/** Reads the files that our keys signed. @throws Error if the repository has other keys or is damaged */
export async function readPublished(store: Store, chain: readonly RootFile[]): Promise<Published> {
  const roots = chain.map(({ root }) => root);
  const root = await newestRootThere(store, chain);
  const timestampBytes = await readWhole(store, names.timestamp, LARGEST_SIGNED);
  const bundles = new Map<string, PublishedBundle>();
  if (!timestampBytes) return { root, timestampBytes, timestamp: null, snapshotBytes: null, snapshot: null, bundles };
  const timestamp = openSigned('timestamp', timestampBytes, roots, names.timestamp);
  const snapshotName = names.snapshot(timestamp.snapshot.sha256);
  const snapshotBytes = await readNamed(store, snapshotName, timestamp.snapshot);
  const snapshot = openSigned('snapshot', snapshotBytes, roots, snapshotName);
  for (const entry of snapshot.bundles) {
    const name = names.manifest(entry.manifest.sha256);
    const bytes = await readNamed(store, name, entry.manifest);
    bundles.set(entry.id, { entry, bytes, manifest: openSigned('manifest', bytes, roots, name) });
  }
  return { root, timestampBytes, timestamp, snapshotBytes, snapshot, bundles };
}
