import { join } from 'node:path';
import type { CatalogKeeper } from './catalog-keeper.ts';
import type { CheckedTarget, Target } from './check-target.ts';
import { checkTargets } from './check-targets.ts';
import { asChosen } from './describe-clients.ts';
import type { FindRuntime, FoundRuntime, Installer, InstallPlan } from './installer.ts';
import { decideMove } from './move-resources.ts';
import { giveWay, refuseIfGone } from './our-place.ts';
import { bytesToFetch, checkPlace, checkRoom } from './preflight.ts';
import type { RuntimeTargets } from './runtime-target.ts';
import type { Unsettled } from './unsettled.ts';
import type { Workspace } from './workspace.ts';
import { countProgress } from '../download/progress-meter.ts';
import { planUnits, type Unit } from '../download/units.ts';
import { LaunchFailure } from '../launch-failure.ts';
import { readRecord, writeRecord } from '../materialize/installed-record.ts';
import type { PlanSystem } from '../planner/plan.ts';
import type { Bundle, Catalog } from '../trust/repository.ts';

/** What a plan stands for. */
export interface Prepared {
  targets: CheckedTarget[];
  runtime: FoundRuntime;
}

interface Surroundings {
  home: string;
  keeper: CatalogKeeper;
  workspace: Workspace;
  unsettled: Unsettled;
  system: PlanSystem;
  findRuntime: FindRuntime;
  runtimeTarget: RuntimeTargets;
  /** Finishes what an earlier run decided on, in one folder. */
  finishPending: (signal: AbortSignal, folder: string) => Promise<void>;
}

type Job = Parameters<Installer['prepare']>[0];

export const clientFolder = (id: string): string => `clients/${id}`;

const unitsOf = (targets: readonly CheckedTarget[]): Unit[] =>
  planUnits(
    targets.flatMap(({ missing }) => missing),
    targets.flatMap(({ manifest }) => manifest.packs),
  );

/** The manifest to follow: the newest, but where nothing may be installed the one that is. */
async function follow(
  { keeper, workspace }: Surroundings,
  bundle: Bundle,
  catalog: Catalog,
  signal: AbortSignal,
): Promise<Omit<Target, 'optional' | 'manifest'> & { manifest: InstallPlan['manifest'] }> {
  const folder = clientFolder(bundle.id);
  const record = await readRecord(workspace.root, folder);
  const isOther = record !== null && record.manifest.sha256 !== bundle.manifest.sha256;
  if (isOther && (catalog.offline || !catalog.mayInstall)) {
    const manifest = await keeper.kept(record.manifest);
    if (manifest) return { folder, manifest, reference: record.manifest };
  }
  return { folder, manifest: await keeper.client(bundle, signal), reference: bundle.manifest };
}

function refuseIfStale(catalog: Catalog, targets: readonly CheckedTarget[]): void {
  if (targets.every(({ upToDate }) => upToDate)) return;
  if (catalog.refusal) throw catalog.refusal;
  if (!catalog.mayInstall) throw new LaunchFailure({ code: 'metadata_expired' });
  if (catalog.offline && targets.some(({ missing }) => missing.length > 0)) {
    throw new LaunchFailure({ code: 'manifest_unavailable' });
  }
}

/** Compares one client, and the program it runs on, with what a catalog offers. */
async function compare(
  surroundings: Surroundings,
  { clientId, optional, full, report, signal }: Job,
  catalog: Catalog,
) {
  const { workspace, unsettled, system, findRuntime, runtimeTarget, finishPending } = surroundings;
  const bundle = catalog.bundles.find(({ id, kind }) => id === clientId && kind === 'client');
  if (bundle === undefined) throw new LaunchFailure({ code: 'manifest_unavailable' });
  const followed = await follow(surroundings, bundle, catalog, signal);
  const { manifest } = followed;
  const known = new Set(manifest.optionalMods.map(({ id }) => id));
  const before = await readRecord(workspace.root, followed.folder);
  const chosen = (optional ?? before?.optional ?? asChosen(manifest)).filter((id) => known.has(id));
  const wanted: Target[] = [{ ...followed, optional: chosen }];
  let runtime = await findRuntime(manifest.runtime);
  if (runtime === null) {
    const target = await runtimeTarget(manifest.runtime, catalog, signal);
    await finishPending(signal, target.folder);
    runtime = {
      executable: join(workspace.root, target.folder, target.manifest.executable),
      major: target.manifest.major,
    };
    wanted.push(target);
  }
  const targets = await checkTargets(workspace, unsettled, wanted, system, { full, report, signal });
  signal.throwIfAborted();
  return { manifest, runtime, targets };
}

/** The same with what is known within a moment, as long as that asks for no change; else with what the servers say. */
async function compareSoon(surroundings: Surroundings, job: Job) {
  const soon = await surroundings.keeper.soon(job.signal);
  if (soon.isEarly !== true) return { catalog: soon, ...(await compare(surroundings, job, soon)) };
  try {
    const early = await compare(surroundings, job, soon);
    if (early.targets.every(({ upToDate }) => upToDate)) return { catalog: soon, ...early };
  } catch (error) {
    if (!(error instanceof LaunchFailure)) throw error;
  }
  const catalog = await surroundings.keeper.catalog(job.signal);
  return { catalog, ...(await compare(surroundings, job, catalog)) };
}

/**
 * State verify of one client: what there is to do, with room and path looked at. What is installed is not kept waiting
 * for servers that do not answer: a copy of the catalog serves while they are asked, as long as nothing is to be changed.
 *
 * @param keep is told what the plan stands for
 * @throws LaunchFailure; the reason of an aborted signal
 */
export async function prepareClient(
  surroundings: Surroundings,
  job: Job,
  keep: (plan: InstallPlan, prepared: Prepared) => void,
): Promise<InstallPlan> {
  const { home, workspace, system, finishPending } = surroundings;
  const { clientId, full, report, signal } = job;
  report(countProgress('metadata', 0, 0));
  // Who has every file checked knows that there may be none.
  if (!full) await refuseIfGone(home, workspace.root);
  await checkPlace(workspace.root, system.os, '', signal);
  await giveWay(workspace.root, clientFolder(clientId));
  await decideMove(home, workspace.root);
  await finishPending(signal, clientFolder(clientId));
  const { catalog, manifest, runtime, targets } = await compareSoon(surroundings, job);
  const client = targets[0] as CheckedTarget;
  refuseIfStale(catalog, targets);
  const upToDate = targets.every((target) => target.upToDate);
  if (client.spoilt && client.before !== null && !client.before.spoilt) {
    await writeRecord(workspace.root, client.folder, { ...client.before, spoilt: true });
  }
  const units = unitsOf(targets);
  const writes = targets.flatMap(({ plan }) => plan.write);
  const longest = writes.reduce((most, { path }) => (path.length > most.length ? path : most), '');
  await checkPlace(workspace.root, system.os, join(client.folder, longest), signal);
  if (!upToDate) await checkRoom(workspace, units, writes);
  for (const target of targets) {
    const isNews = JSON.stringify(target.record) !== JSON.stringify(target.before);
    if (target.upToDate && isNews) await writeRecord(workspace.root, target.folder, target.record);
  }
  const downloadBytes = bytesToFetch(workspace.parts, units);
  const plan: InstallPlan = { manifest, upToDate, downloadBytes, offline: catalog.offline };
  keep(plan, { targets, runtime });
  return plan;
}
