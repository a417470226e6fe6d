import type { CatalogCache } from './catalog-cache.ts';
import type { Target } from './check-target.ts';
import type { FindRuntime } from '../installer.ts';
import { LaunchFailure } from '../../launch-failure.ts';
import type { PlanSystem } from '../plan/plan.ts';
import type { RuntimeNeed, Schemas } from '../../schemas.ts';
import type { Catalog } from '../trust/repository.ts';

export type RuntimeTarget = Target & { manifest: Schemas['RuntimeManifest'] };

/** Selects the published runtime for a client. @throws LaunchFailure java_unavailable; what reading its manifest throws */
export type RuntimeTargets = (need: RuntimeNeed, catalog: Catalog, signal: AbortSignal) => Promise<RuntimeTarget>;

/** No version in use is older. */
const ANY_MAJOR = 8;

export const createRuntimeTargets =
  (catalogs: CatalogCache, system: PlanSystem, findRuntime: FindRuntime): RuntimeTargets =>
  async (need, catalog, signal) => {
    const offer = need.bundles.find(({ os, arch }) => os === system.os && arch === system.arch);
    const bundle = catalog.bundles.find(({ id, kind }) => kind === 'runtime' && id === offer?.bundle);
    if (bundle === undefined) {
      const isOld = (await findRuntime({ ...need, minimumMajor: ANY_MAJOR })) !== null;
      throw new LaunchFailure({ code: 'java_unavailable', reason: isOld ? 'too_old' : 'missing' });
    }
    const manifest = await catalogs.runtime(bundle, signal);
    return { folder: `runtimes/${bundle.id}`, manifest, reference: bundle.manifest, optional: [] };
  };

/** The runtime that has to be installed for a client; null if the machine has one. */
export const runtimeToInstall =
  (findRuntime: FindRuntime, targets: RuntimeTargets) =>
  async (...wanted: Parameters<RuntimeTargets>): Promise<RuntimeTarget | null> =>
    (await findRuntime(wanted[0])) === null ? targets(...wanted) : null;
