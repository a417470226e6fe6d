import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogCache } from './catalog-cache.ts';
import type { FindRuntime, FoundRuntime } from '../installer.ts';
import type { RuntimeTargets } from './runtime-target.ts';
import { LaunchFailure } from '../../launch-failure.ts';
import { readRecord } from '../materialize/installed-record.ts';
import type { RuntimeNeed } from '../../schemas.ts';
import type { Catalog } from '../trust/repository.ts';

interface Options {
  catalog: Catalog;
  catalogs: CatalogCache;
  /** Resource folder. */
  root: string;
  findRuntime: FindRuntime;
  runtimeTarget: RuntimeTargets;
  signal: AbortSignal;
}

/** The published runtime for a requirement, if it is completely installed. */
async function installedRuntime(options: Options, need: RuntimeNeed): Promise<FoundRuntime | null> {
  const { catalog, root, runtimeTarget, signal } = options;
  const { folder, manifest } = await runtimeTarget(need, catalog, signal);
  const record = await readRecord(root, folder);
  if (record === null || record.spoilt) return null;
  const executable = join(root, folder, manifest.executable);
  const isThere = await access(executable).then(
    () => true,
    () => false,
  );
  return isThere ? { executable, major: manifest.major } : null;
}

/** Distinct versions of Java with which the clients of the catalog would start, selected as for a launch. */
export async function listJavas(options: Options): Promise<FoundRuntime[]> {
  const { catalog, catalogs, findRuntime, signal } = options;
  const javas = new Map<string, FoundRuntime>();
  for (const bundle of catalog.bundles) {
    if (bundle.kind !== 'client') continue;
    try {
      const { runtime: need } = await catalogs.client(bundle, signal);
      const java = need.kind === 'java' ? ((await findRuntime(need)) ?? (await installedRuntime(options, need))) : null;
      if (java !== null) javas.set(java.executable, java);
    } catch (error) {
      // The runtime of this client is unknown; the other clients are still listed.
      if (!(error instanceof LaunchFailure) && !signal.aborted) throw error;
    }
  }
  return [...javas.values()];
}
