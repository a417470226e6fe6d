import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogKeeper } from './catalog-keeper.ts';
import type { FindRuntime, FoundRuntime } from './installer.ts';
import type { RuntimeTargets } from './runtime-target.ts';
import { LaunchFailure } from '../launch-failure.ts';
import { readRecord } from '../materialize/installed-record.ts';
import type { RuntimeNeed } from '../schemas.ts';
import type { Catalog } from '../trust/repository.ts';

interface Options {
  catalog: Catalog;
  keeper: CatalogKeeper;
  /** Resource folder. */
  root: string;
  findRuntime: FindRuntime;
  runtimeTarget: RuntimeTargets;
  signal: AbortSignal;
}

/** The published runtime for that need, where it is installed and whole. */
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

/** Javas here that the clients of the catalog would be started with, chosen as a launch does; each of them once. */
export async function knownJavas(options: Options): Promise<FoundRuntime[]> {
  const { catalog, keeper, findRuntime, signal } = options;
  const javas = new Map<string, FoundRuntime>();
  for (const bundle of catalog.bundles) {
    if (bundle.kind !== 'client') continue;
    try {
      const { runtime: need } = await keeper.client(bundle, signal);
      const java = need.kind === 'java' ? ((await findRuntime(need)) ?? (await installedRuntime(options, need))) : null;
      if (java !== null) javas.set(java.executable, java);
    } catch (error) {
      // Nothing is known of what this one runs on; the others are asked all the same.
      if (!(error instanceof LaunchFailure) && !signal.aborted) throw error;
    }
  }
  return [...javas.values()];
}
