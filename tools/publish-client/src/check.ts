import { createHash } from 'node:crypto';
import { refusePaths } from '@hoshikraft/launcher-contract/signed';
import { forEachOf } from './for-each-of.ts';
import { daysLeft } from './metadata/lifetimes.ts';
import { names } from './metadata/names.ts';
import { LARGEST_SIGNED, openSigned, readNamed } from './metadata/open-signed.ts';
import { openRoot } from './metadata/roots.ts';
import type { RootFile } from './metadata/roots.ts';
import { sha256 } from './metadata/signing.ts';
import type { BundleEntry, Manifest, RootMetadata, Schemas } from './schemas.ts';
import { readWhole } from './store/store.ts';
import type { Store } from './store/store.ts';

export interface CheckReport {
  rootVersion: number;
  /** Days until the first signed file expires. */
  daysLeft: number;
  bundles: Pick<BundleEntry, 'id' | 'kind' | 'version'>[];
  objects: number;
  packs: number;
  /** Bytes of both. */
  bytes: number;
}

const AT_ONCE = 8;
const LARGEST_PACK = 256 * 1024 * 1024;

async function newestRoot(store: Store, trusted: Buffer): Promise<RootFile> {
  let newest = openRoot(trusted, null, 'the trusted root');
  for (;;) {
    const name = names.root(newest.root.version + 1);
    const bytes = await readWhole(store, name, LARGEST_SIGNED);
    if (!bytes) break;
    newest = openRoot(bytes, newest, name);
  }
  const there = await readWhole(store, names.newestRoot, LARGEST_SIGNED);
  if (!there) throw new Error(`${names.newestRoot} is missing in ${store.where}`);
  return newest;
}

function fresh(name: string, expires: string, now: Date): number {
  const left = daysLeft(expires, now);
  if (left <= 0) throw new Error(`${name} expired at ${expires}`);
  return left;
}

async function readManifest(store: Store, entry: BundleEntry, root: RootMetadata): Promise<Manifest> {
  const name = names.manifest(entry.manifest.sha256);
  const manifest = openSigned('manifest', await readNamed(store, name, entry.manifest), [root], name);
  const { id, type: kind, version } = manifest;
  if (id !== entry.id || kind !== entry.kind || version !== entry.version) {
    throw new Error(
      `${name} is of ${kind} ${id} ${version}, and the snapshot says ${entry.kind} ${entry.id} ${entry.version}`,
    );
  }
  const refused = refusePaths(manifest.files.map(({ path }) => path));
  if (refused) throw new Error(`${name} names ${JSON.stringify(refused.path)}: ${refused.refusal}`);
  return manifest;
}

async function checkObject(store: Store, hash: string, size: number): Promise<void> {
  const name = names.object(hash);
  const pieces = await store.open(name);
  if (!pieces) throw new Error(`${name} is missing in ${store.where}`);
  const digest = createHash('sha256');
  let length = 0;
  for await (const piece of pieces) {
    digest.update(piece);
    length += piece.length;
  }
  if (length !== size || digest.digest('hex') !== hash) throw new Error(`${name} does not match its hash`);
}

async function checkPack(store: Store, pack: Schemas['Pack']): Promise<void> {
  const name = names.pack(pack.sha256);
  const bytes = await readWhole(store, name, LARGEST_PACK);
  if (!bytes) throw new Error(`${name} is missing in ${store.where}`);
  if (bytes.length !== pack.size || sha256(bytes) !== pack.sha256) throw new Error(`${name} does not match its hash`);
  for (const entry of pack.entries) {
    const end = entry.offset + entry.size;
    if (end > pack.size || sha256(bytes.subarray(entry.offset, end)) !== entry.sha256) {
      throw new Error(`${name} does not hold ${entry.sha256} at ${entry.offset}`);
    }
  }
}

/**
 * Reads a whole repository and verifies it as a launcher does.
 *
 * @param trusted bytes of the shipped root; null trusts the first root of the repository
 * @throws Error with the first problem for which a launcher would refuse it
 */
export async function checkRepository(store: Store, trusted: Buffer | null, now: Date): Promise<CheckReport> {
  const first = trusted ?? (await readWhole(store, names.root(1), LARGEST_SIGNED));
  if (!first) throw new Error(`${names.root(1)} is missing in ${store.where}`);
  const { root } = await newestRoot(store, first);
  const lefts = [fresh('The root', root.expires, now)];
  const timestampBytes = await readWhole(store, names.timestamp, LARGEST_SIGNED);
  if (!timestampBytes) throw new Error(`${names.timestamp} is missing in ${store.where}`);
  const timestamp = openSigned('timestamp', timestampBytes, [root], names.timestamp);
  lefts.push(fresh(names.timestamp, timestamp.expires, now));
  const snapshotName = names.snapshot(timestamp.snapshot.sha256);
  const snapshot = openSigned(
    'snapshot',
    await readNamed(store, snapshotName, timestamp.snapshot),
    [root],
    snapshotName,
  );
  if (snapshot.version !== timestamp.snapshot.version) throw new Error(`${snapshotName} has another version`);
  lefts.push(fresh(snapshotName, snapshot.expires, now));
  const objects = new Map<string, number>();
  const packs = new Map<string, Schemas['Pack']>();
  for (const entry of snapshot.bundles) {
    const manifest = await readManifest(store, entry, root);
    const pictures = manifest.type === 'client' ? [manifest.icon, manifest.background] : [];
    for (const { sha256: hash, size } of [...manifest.files, ...pictures]) objects.set(hash, size);
    for (const pack of manifest.packs) packs.set(pack.sha256, pack);
  }
  await forEachOf(objects, AT_ONCE, ([hash, size]) => checkObject(store, hash, size));
  await forEachOf(packs.values(), AT_ONCE, (pack) => checkPack(store, pack));
  const sizes = [...objects.values(), ...[...packs.values()].map(({ size }) => size)];
  return {
    rootVersion: root.version,
    daysLeft: Math.min(...lefts),
    bundles: snapshot.bundles.map(({ id, kind, version }) => ({ id, kind, version })),
    objects: objects.size,
    packs: packs.size,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}
