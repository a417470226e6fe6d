import { isDeepStrictEqual } from 'node:util';
import { isDiskFailure } from '../../system/files/disk-failure.ts';
import { errorCode } from '../../system/files/error-code.ts';
import { LaunchFailure } from '../../launch-failure.ts';
import type { Schemas } from '../../schemas.ts';
import { checkManifest } from './check-manifest.ts';
import { type MetadataSource, TooLong, Unreachable } from './metadata-source.ts';
import { matches, openManifest, openSnapshot, openTimestamp } from './open-signed.ts';
import { type Root, firstRoot, nextRoot, signersChanged } from './root-chain.ts';
import type { Seen } from './seen.ts';
import { seenVersions } from './seen-versions.ts';
import type { TrustStore } from './trust-store.ts';
import { untrusted } from './untrusted.ts';

type Timestamp = Schemas['TimestampMetadata'];
type Snapshot = Schemas['SnapshotMetadata'];
export type Bundle = Snapshot['bundles'][number];

/** The trusted content of the repository. */
export interface Catalog {
  bundles: readonly Bundle[];
  /** The servers are unavailable: this is the trusted copy. */
  offline: boolean;
  /** False after the metadata has expired: installed clients may be started, and nothing else. */
  mayInstall: boolean;
  /** Why the new metadata could not be used or saved; nothing is installed then. */
  refusal?: LaunchFailure;
  /** Why the servers are unavailable. */
  outage?: LaunchFailure;
}

export interface Repository {
  /**
   * The newest trusted metadata, from the servers, else from the disk.
   * @throws LaunchFailure manifest_unavailable, manifest_untrusted, metadata_expired
   */
  refresh(signal: AbortSignal): Promise<Catalog>;
  /** The trusted copy without a request; null if there is none that may be used. */
  local(): Promise<Catalog | null>;
  /** The manifest of a bundle, from the disk if stored. @throws LaunchFailure as `refresh` */
  manifest(bundle: Bundle, signal: AbortSignal): Promise<Schemas['Manifest']>;
  /** A stored manifest, verified again; null if it is not stored. @throws LaunchFailure */
  stored(file: Schemas['FileReference']): Promise<Schemas['Manifest'] | null>;
  /** Deletes manifests of old versions, except for installed ones. */
  prune(catalog: Catalog, installed: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  source: MetadataSource;
  store: TrustStore;
  /** Bytes of the root that was shipped with the launcher. */
  trustedRoot: Uint8Array;
  now: () => Date;
}

const DAY_MS = 86_400_000;
const GRACE_DAYS = 30;
const MOST_ROTATIONS = 256;
/** Maximum sizes of snapshots and manifests, whatever is announced: they are read into memory. */
const MOST_BYTES = { snapshot: 4 * 1024 * 1024, manifest: 64 * 1024 * 1024 };
const ROOT_BYTES = 512 * 1024;
const TIMESTAMP_BYTES = 64 * 1024;

/** Verifies in the order of The Update Framework: root, timestamp, snapshot, manifest; each signs or references the next. */
export function createRepository({ source, store, trustedRoot, now }: Options): Repository {
  let root: Root | null = null;

  const currentRoot = async (): Promise<Root> => {
    root ??= await storedRoot(store, firstRoot(trustedRoot));
    return root;
  };

  const rotateRoot = async (signal: AbortSignal): Promise<Root> => {
    let current = await currentRoot();
    for (let count = 0; count < MOST_ROTATIONS; count += 1) {
      const bytes = await source.read(`root.${current.version + 1}.json`, ROOT_BYTES, signal);
      if (bytes === null) return current;
      const next = nextRoot(current, bytes);
      // Versions that were signed with lost keys are no longer a lower bound.
      if (signersChanged(current, next)) await store.forgetVersions();
      await store.keepRoot(next.version, bytes);
      current = root = next;
    }
    return current;
  };

  const file = async (
    kind: 'snapshot' | 'manifest',
    { sha256, size }: Schemas['FileReference'],
    signal: AbortSignal,
  ): Promise<{ bytes: Buffer; keep: () => Promise<void> }> => {
    const name = `${kind}-${sha256}.json`;
    if (size > MOST_BYTES[kind]) throw untrusted('schema', name);
    const held = await store.read(name);
    if (held && matches(held, { sha256, size })) return { bytes: held, keep: async () => undefined };
    const bytes = await source.read(name, size, signal);
    if (bytes === null) throw new Unreachable(`${name} is not there`);
    return { bytes, keep: () => store.keep(name, bytes) };
  };

  /** Written once, not at every start. */
  const saveSeen = async (before: Seen, seen: Seen): Promise<void> => {
    if (!isDeepStrictEqual(before, seen)) await store.keepSeen(seen);
  };

  /** Metadata that have expired by the computer's clock, but not by the server's, show that the computer's is wrong. */
  const expiry = (...expires: readonly string[]): LaunchFailure | null => {
    const first = expires.toSorted()[0] ?? '';
    if (!isPast(first, now())) return null;
    const serverTime = source.serverTime();
    const isClock = serverTime !== null && !isPast(first, new Date(serverTime));
    return new LaunchFailure({ code: 'metadata_expired', ...(isClock ? { reason: 'clock' } : {}) });
  };

  /** Returns the error if the metadata have expired. */
  const fromServers = async (signal: AbortSignal): Promise<Catalog | LaunchFailure> => {
    const trusted = await rotateRoot(signal);
    const bytes = await source.read('timestamp.json', TIMESTAMP_BYTES, signal);
    if (bytes === null) throw new Unreachable('timestamp.json is not there');
    const timestamp = openTimestamp(bytes, trusted);
    const seen = await seenVersions(store, trusted);
    if (timestamp.version < seen.timestamp || timestamp.snapshot.version < seen.snapshot) {
      throw untrusted('rollback', 'timestamp.json');
    }
    const expired = expiry(trusted.expires, timestamp.expires);
    if (expired !== null) return expired;
    await saveSeen(seen, { ...seen, timestamp: timestamp.version });
    const { bytes: snapshotBytes, keep } = await file('snapshot', timestamp.snapshot, signal);
    const snapshot = openSnapshot(snapshotBytes, timestamp.snapshot, trusted);
    const older = snapshot.bundles.find(({ id, version }) => version < (seen.bundles[id] ?? 0));
    if (older) throw untrusted('rollback', older.id);
    const snapshotExpired = expiry(snapshot.expires);
    if (snapshotExpired !== null) return snapshotExpired;
    await keep();
    const stored = await store.read('timestamp.json');
    if (stored?.equals(bytes) !== true) await store.keep('timestamp.json', bytes);
    await saveSeen({ ...seen, timestamp: timestamp.version }, raised(seen, timestamp, snapshot));
    return { bundles: snapshot.bundles, offline: false, mayInstall: true };
  };

  /** @param failure why the servers' metadata cannot be used; thrown if there is no trusted copy */
  const fromDisk = async (offline: boolean, failure: LaunchFailure): Promise<Catalog> => {
    const trusted = await currentRoot();
    const bytes = await store.read('timestamp.json');
    const timestamp = bytes && openTimestamp(bytes, trusted);
    const snapshotBytes = timestamp && (await store.read(`snapshot-${timestamp.snapshot.sha256}.json`));
    if (!snapshotBytes) throw failure;
    const snapshot = openSnapshot(snapshotBytes, timestamp.snapshot, trusted);
    const expires = [trusted.expires, timestamp.expires, snapshot.expires].sort()[0] ?? '';
    if (now().getTime() > Date.parse(expires) + GRACE_DAYS * DAY_MS) {
      throw offline ? new LaunchFailure({ code: 'metadata_expired' }) : failure;
    }
    const mayInstall = offline && !isPast(expires, now());
    return {
      bundles: snapshot.bundles,
      offline,
      mayInstall,
      ...(offline ? { outage: failure } : { refusal: failure }),
    };
  };

  return {
    async refresh(signal) {
      try {
        const catalog = await fromServers(signal);
        return catalog instanceof LaunchFailure ? await fromDisk(false, catalog) : catalog;
      } catch (error) {
        if (error instanceof Unreachable) return fromDisk(true, unreachable(error));
        if (!isDiskFailure(error)) throw judged(error);
        // Metadata that cannot be saved is used for this result only; the stored one stays trusted.
        return fromDisk(false, error).catch(() => Promise.reject(error));
      }
    },
    async local() {
      try {
        return await fromDisk(true, new LaunchFailure({ code: 'manifest_unavailable' }));
      } catch {
        return null;
      }
    },
    async manifest(bundle, signal) {
      try {
        const { bytes, keep } = await file('manifest', bundle.manifest, signal);
        const manifest = openManifest(bytes, bundle.manifest, bundle, await currentRoot());
        checkManifest(manifest);
        // If it could not be saved, it is downloaded and verified again.
        await keep().catch((error: unknown) => {
          if (!isDiskFailure(error)) throw error;
        });
        return manifest;
      } catch (error) {
        if (error instanceof Unreachable) throw unreachable(error);
        throw judged(error);
      }
    },
    async stored(reference) {
      const bytes = await store.read(`manifest-${reference.sha256}.json`);
      if (bytes === null) return null;
      const manifest = openManifest(bytes, reference, null, await currentRoot());
      checkManifest(manifest);
      return manifest;
    },
    async prune({ bundles }, installed) {
      const bytes = await store.read('timestamp.json');
      const snapshot = bytes && openTimestamp(bytes, await currentRoot()).snapshot;
      const manifests = [...bundles.map(({ manifest }) => manifest.sha256), ...installed];
      await store.prune(
        new Set([...manifests.map((sha256) => `manifest-${sha256}.json`), `snapshot-${snapshot?.sha256 ?? ''}.json`]),
      );
    },
    close: () => source.close(),
  };
}

/** A response without an end is not an outage but an attack. */
const judged = (error: unknown): unknown => (error instanceof TooLong ? untrusted('hash', error.file) : error);

/** A certificate that is not valid at the time of the computer's clock. */
const CERTIFICATE_TIME = new Set(['CERT_NOT_YET_VALID', 'CERT_HAS_EXPIRED']);

function unreachable(error: Unreachable): LaunchFailure {
  const { proxy, cause } = error;
  if (proxy !== null) return new LaunchFailure({ code: 'manifest_unavailable', reason: 'proxy', path: proxy }, error);
  return CERTIFICATE_TIME.has(errorCode(cause) ?? '')
    ? new LaunchFailure({ code: 'metadata_expired', reason: 'clock' }, error)
    : new LaunchFailure({ code: 'manifest_unavailable' }, error);
}

const isPast = (time: string, now: Date): boolean => Date.parse(time) <= now.getTime();

/** Stored roots, verified again one after another; stops where the chain on the disk is broken. */
async function storedRoot(store: TrustStore, first: Root): Promise<Root> {
  let current = first;
  for (;;) {
    const bytes = await store.root(current.version + 1);
    if (bytes === null) return current;
    try {
      current = nextRoot(current, bytes);
    } catch {
      return current;
    }
  }
}

const raised = (seen: Seen, timestamp: Timestamp, snapshot: Snapshot): Seen => ({
  timestamp: timestamp.version,
  snapshot: snapshot.version,
  bundles: { ...seen.bundles, ...Object.fromEntries(snapshot.bundles.map(({ id, version }) => [id, version])) },
});
