import { LaunchFailure } from '../../launch-failure.ts';
import type { Schemas } from '../../schemas.ts';
import type { Bundle, Catalog, Repository } from '../trust/repository.ts';
import { unlessAborted } from '../../unless-aborted.ts';

type ClientManifest = Schemas['ClientManifest'];
type RuntimeManifest = Schemas['RuntimeManifest'];

/** Caches the catalog and its manifests; concurrent callers share one request. */
export interface CatalogCache {
  /** Not older than `maxAgeMs`. @throws LaunchFailure as `Repository.refresh`; the reason of an aborted signal */
  catalog(signal: AbortSignal, maxAgeMs?: number): Promise<Catalog>;
  /**
   * The newest catalog if it arrives soon, else the cached one, marked with `isEarly`, while the request continues.
   * Waits for the servers if nothing is cached.
   */
  soon(signal: AbortSignal): Promise<Catalog & { isEarly?: boolean }>;
  client(bundle: Bundle, signal: AbortSignal): Promise<ClientManifest>;
  runtime(bundle: Bundle, signal: AbortSignal): Promise<RuntimeManifest>;
  /** A client's manifest that was verified before; null if it is missing or no longer trusted. */
  stored(reference: Schemas['FileReference']): Promise<ClientManifest | null>;
}

const MOST_KEPT = 16;
/** Maximum time that a player waits for an update before the installed version starts, ms. */
const SOON_MS = 2000;
const STILL_NEW_MS = 600_000;

export function createCatalogCache(repository: Repository, closing: AbortSignal): CatalogCache {
  let refreshing: Promise<Catalog> | null = null;
  let last: { catalog: Catalog; at: number } | null = null;
  const manifests = new Map<string, Schemas['Manifest']>();

  const remember = <Manifest extends Schemas['Manifest']>(sha256: string, manifest: Manifest): Manifest => {
    manifests.set(sha256, manifest);
    for (const oldest of manifests.keys()) if (manifests.size > MOST_KEPT) manifests.delete(oldest);
    return manifest;
  };
  const read = async (bundle: Bundle, signal: AbortSignal): Promise<Schemas['Manifest']> =>
    manifests.get(bundle.manifest.sha256) ??
    remember(bundle.manifest.sha256, await repository.manifest(bundle, signal));

  const refresh = (): Promise<Catalog> =>
    (refreshing ??= repository
      .refresh(closing)
      .then((catalog) => {
        last = { catalog, at: performance.now() };
        return catalog;
      })
      .finally(() => (refreshing = null)));

  return {
    async catalog(signal, maxAgeMs = 0) {
      if (last !== null && performance.now() - last.at < maxAgeMs) return last.catalog;
      return unlessAborted(refresh(), signal);
    },
    async soon(signal) {
      const newest = refresh();
      // A caller that uses the cached catalog does not need the result.
      newest.catch(() => undefined);
      const patience = AbortSignal.timeout(SOON_MS);
      try {
        return await unlessAborted(newest, AbortSignal.any([signal, patience]));
      } catch (error) {
        signal.throwIfAborted();
        if (!patience.aborted || error !== patience.reason) throw error;
      }
      const isFresh = last !== null && performance.now() - last.at < STILL_NEW_MS;
      const known = isFresh ? last?.catalog : await repository.local();
      return known ? { ...known, isEarly: true } : unlessAborted(newest, signal);
    },
    async client(bundle, signal) {
      const manifest = await read(bundle, signal);
      if (manifest.type !== 'client') throw new LaunchFailure({ code: 'manifest_unavailable' });
      return manifest;
    },
    async runtime(bundle, signal) {
      const manifest = await read(bundle, signal);
      if (manifest.type !== 'runtime') throw new LaunchFailure({ code: 'java_unavailable', reason: 'missing' });
      return manifest;
    },
    async stored(reference) {
      try {
        const manifest = manifests.get(reference.sha256) ?? (await repository.stored(reference));
        return manifest?.type === 'client' ? remember(reference.sha256, manifest) : null;
      } catch {
        return null;
      }
    },
  };
}
