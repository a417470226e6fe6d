import { LaunchFailure } from '../launch-failure.ts';
import type { Schemas } from '../schemas.ts';
import type { Bundle, Catalog, Repository } from '../trust/repository.ts';
import { unlessAborted } from '../unless-aborted.ts';

type ClientManifest = Schemas['ClientManifest'];
type RuntimeManifest = Schemas['RuntimeManifest'];

/** The catalog and its manifests, asked for by several at once and read once. */
export interface CatalogKeeper {
  /** Not older than `maxAgeMs`. @throws LaunchFailure as `Repository.refresh`; the reason of an aborted signal */
  catalog(signal: AbortSignal, maxAgeMs?: number): Promise<Catalog>;
  client(bundle: Bundle, signal: AbortSignal): Promise<ClientManifest>;
  runtime(bundle: Bundle, signal: AbortSignal): Promise<RuntimeManifest>;
  /** A client's manifest that was believed before; null when it is gone or may no longer be believed. */
  kept(reference: Schemas['FileReference']): Promise<ClientManifest | null>;
}

const MOST_KEPT = 16;

export function keepCatalog(repository: Repository, closing: AbortSignal): CatalogKeeper {
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

  return {
    async catalog(signal, maxAgeMs = 0) {
      if (last !== null && performance.now() - last.at < maxAgeMs) return last.catalog;
      refreshing ??= repository
        .refresh(closing)
        .then((catalog) => {
          last = { catalog, at: performance.now() };
          return catalog;
        })
        .finally(() => (refreshing = null));
      return unlessAborted(refreshing, signal);
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
    async kept(reference) {
      try {
        const manifest = manifests.get(reference.sha256) ?? (await repository.kept(reference));
        return manifest?.type === 'client' ? remember(reference.sha256, manifest) : null;
      } catch {
        return null;
      }
    },
  };
}
