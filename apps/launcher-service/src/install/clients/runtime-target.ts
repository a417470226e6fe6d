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

/** Why none of the machine's runtimes fits. */
async function whyNone(need: RuntimeNeed, arch: Schemas['Arch'], findRuntime: FindRuntime): Promise<string> {
  const ofAnyVersion = (on: Schemas['Arch']) =>
    findRuntime({ kind: need.kind, minimumMajor: 0, arch: on, bundles: [] });
  const found = await ofAnyVersion(arch);
  if (found !== null) return found.major < need.minimumMajor ? 'too_old' : 'too_new';
  return (await ofAnyVersion(arch === 'x64' ? 'arm64' : 'x64')) === null ? 'missing' : 'other_arch';
}

export const createRuntimeTargets =
  (catalogs: CatalogCache, system: PlanSystem, findRuntime: FindRuntime): RuntimeTargets =>
  async (need, catalog, signal) => {
    const offer = need.bundles.find(({ os, arch }) => os === system.os && arch === system.arch);
    const bundle = catalog.bundles.find(({ id, kind }) => kind === 'runtime' && id === offer?.bundle);
    if (bundle === undefined) {
      const reason = await whyNone(need, need.arch ?? system.arch, findRuntime);
      throw new LaunchFailure({ code: 'java_unavailable', reason });
    }
    const manifest = await catalogs.runtime(bundle, signal);
    return { folder: `runtimes/${bundle.id}`, manifest, reference: bundle.manifest, optional: [] };
  };

/** The runtime that has to be installed for a client; null if the machine has one that fits. */
export const runtimeToInstall =
  (findRuntime: FindRuntime, targets: RuntimeTargets) =>
  async (...wanted: Parameters<RuntimeTargets>): Promise<RuntimeTarget | null> =>
    (await findRuntime(wanted[0])) === null ? targets(...wanted) : null;
