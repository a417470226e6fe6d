import type { ManifestBody } from '../content/make-bundle.ts';
import type { KeyRing } from '../keys/key-store.ts';
import type { BundleEntry, Manifest, SnapshotMetadata, TimestampMetadata } from '../schemas.ts';
import { readWhole } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import { daysLeft, expiry, RENEWED_BEFORE_DAYS, timeText } from './lifetimes.ts';
import { names } from './names.ts';
import { LARGEST_SIGNED } from './open-signed.ts';
import { parsePayload, payloadOf } from './parse-signed.ts';
import type { Published } from './published.ts';
import type { RootFile } from './roots.ts';
import { isTakenByAll, sha256, signDocument, signPayload } from './signing.ts';
import type { Signing } from './signing.ts';

export interface MetadataChange {
  store: Store;
  /** Our roots, oldest first. */
  chain: readonly RootFile[];
  ring: KeyRing;
  published: Published;
  /** New and possibly changed bundles, by id. */
  bodies: ReadonlyMap<string, ManifestBody>;
  now: Date;
  /** Keys of the previous root are lost: the new root is uploaded first, and readers refuse the repository until the rest is. */
  withoutOldKeys: boolean;
}

interface SignedManifest {
  id: string;
  manifest: Manifest;
  bytes: Buffer;
}

function sameBody(manifest: Manifest, body: ManifestBody): boolean {
  const { version: _version, publishedAt: _time, ...published } = manifest;
  const inOrder = (value: object) =>
    JSON.stringify(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  return inOrder(published) === inOrder(body);
}

function signManifests(change: MetadataChange, signing: Signing): SignedManifest[] {
  const { published, bodies, now } = change;
  const signed: SignedManifest[] = [];
  for (const id of new Set([...published.bundles.keys(), ...bodies.keys()])) {
    const current = published.bundles.get(id);
    const body = bodies.get(id);
    if (current && (!body || sameBody(current.manifest, body))) {
      const { bytes, manifest } = current;
      const taken = isTakenByAll('manifest', bytes, signing.roots);
      const name = names.manifest(current.entry.manifest.sha256);
      signed.push({ id, manifest, bytes: taken ? bytes : signPayload('manifest', payloadOf(bytes, name), signing) });
    } else if (body) {
      const version = (current?.entry.version ?? 0) + 1;
      const payload = Buffer.from(JSON.stringify({ ...body, version, publishedAt: timeText(now) }));
      const manifest = parsePayload('manifest', payload, `the manifest of ${id}`);
      signed.push({ id, manifest, bytes: signPayload('manifest', payload, signing) });
    }
  }
  return signed.sort((one, other) => (one.id < other.id ? -1 : 1));
}

function signSnapshot({ published, now }: MetadataChange, bundles: BundleEntry[], signing: Signing) {
  const { snapshot, snapshotBytes } = published;
  if (
    snapshot &&
    snapshotBytes &&
    JSON.stringify(snapshot.bundles) === JSON.stringify(bundles) &&
    daysLeft(snapshot.expires, now) > RENEWED_BEFORE_DAYS &&
    isTakenByAll('snapshot', snapshotBytes, signing.roots)
  ) {
    return { snapshot, bytes: snapshotBytes };
  }
  const next: SnapshotMetadata = {
    type: 'snapshot',
    version: (snapshot?.version ?? 0) + 1,
    expires: expiry('snapshot', now),
    bundles,
  };
  return { snapshot: next, bytes: signDocument('snapshot', next, signing) };
}

async function putRoots({ store, chain, published }: MetadataChange): Promise<void> {
  const newest = chain.at(-1);
  for (const { root, bytes } of chain) {
    if (root.version > (published.root?.root.version ?? 0)) await store.put(names.root(root.version), bytes);
  }
  if (newest && !(await readWhole(store, names.newestRoot, LARGEST_SIGNED))?.equals(newest.bytes)) {
    await store.put(names.newestRoot, newest.bytes);
  }
  await store.flush();
}

async function putLatestBuild(store: Store, manifests: readonly SignedManifest[]): Promise<void> {
  const pages = manifests.find(({ manifest }) => manifest.type === 'ui')?.manifest;
  if (!pages) return;
  const bytes = Buffer.from(`${JSON.stringify({ version: pages.label, builtAt: pages.publishedAt })}\n`);
  if ((await readWhole(store, names.latestBuild, LARGEST_SIGNED))?.equals(bytes)) return;
  await store.put(names.latestBuild, bytes);
  await store.flush();
}

/** Signs and uploads metadata in an order in which readers always find a complete repository. */
export async function writeMetadata(change: MetadataChange): Promise<readonly SignedManifest[]> {
  const { store, chain, ring, published, now, withoutOldKeys } = change;
  const readers = chain.filter(({ root }) => root.version >= (published.root?.root.version ?? Infinity));
  const roots = (withoutOldKeys || readers.length === 0 ? chain.slice(-1) : readers).map(({ root }) => root);
  const signing: Signing = { roots, ring };
  const manifests = signManifests(change, signing);
  const bundles = manifests.map(({ id, manifest, bytes }) => ({
    id,
    kind: manifest.type,
    version: manifest.version,
    manifest: { sha256: sha256(bytes), size: bytes.length },
  }));
  const { snapshot, bytes } = signSnapshot(change, bundles, signing);
  const hash = sha256(bytes);
  const timestamp: TimestampMetadata = {
    type: 'timestamp',
    version: (published.timestamp?.version ?? 0) + 1,
    expires: expiry('timestamp', now),
    snapshot: { version: snapshot.version, sha256: hash, size: bytes.length },
  };
  const timestampBytes = signDocument('timestamp', timestamp, signing);

  if (withoutOldKeys) await putRoots(change);
  for (const { id, bytes: manifestBytes } of manifests) {
    if (published.bundles.get(id)?.bytes !== manifestBytes) {
      await store.put(names.manifest(sha256(manifestBytes)), manifestBytes);
    }
  }
  await store.flush();
  if (published.snapshotBytes !== bytes) await store.put(names.snapshot(hash), bytes);
  await store.flush();
  await store.replace(names.timestamp, timestampBytes, published.timestampBytes);
  await store.flush();
  await putRoots(change);
  await putLatestBuild(store, manifests);
  return manifests;
}
