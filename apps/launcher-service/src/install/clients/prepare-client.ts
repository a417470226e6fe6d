import { join } from 'node:path';
import type { CatalogCache } from './catalog-cache.ts';
import type { CheckedTarget, Target } from './check-target.ts';
import { checkTargets } from './check-targets.ts';
import { defaultSelection } from './describe-clients.ts';
import type { FindRuntime, FoundRuntime, Installer, InstallPlan } from '../installer.ts';
import { decideMove } from './move-resources.ts';
import { moveConflictsAside, refuseIfGone } from './install-folder.ts';
import { bytesToFetch, checkPlace, checkRoom } from './preflight.ts';
import type { RuntimeTargets } from './runtime-target.ts';
import type { UnsyncedFolders } from './unsynced-folders.ts';
import type { Workspace } from './workspace.ts';
import { countProgress } from '../download/progress-meter.ts';
import { planUnits, type Unit } from '../download/units.ts';
import { LaunchFailure } from '../../launch-failure.ts';
import { readRecord, writeRecord } from '../materialize/installed-record.ts';
import type { PlanSystem } from '../plan/plan.ts';
import type { Bundle, Catalog } from '../trust/repository.ts';

/** Details of a plan. */
export interface Prepared {
  targets: CheckedTarget[];
  runtime: FoundRuntime;
}

interface PrepareContext {
  home: string;
  catalogs: CatalogCache;
  workspace: Workspace;
  unsynced: UnsyncedFolders;
  system: PlanSystem;
  findRuntime: FindRuntime;
  runtimeTarget: RuntimeTargets;
  /** Finishes an unfinished change of an earlier run, in one folder. */
  finishPending: (signal: AbortSignal, folder: string) => Promise<void>;
}

type Job = Parameters<Installer['prepare']>[0];

export const clientFolder = (id: string): string => `clients/${id}`;

const unitsOf = (targets: readonly CheckedTarget[]): Unit[] =>
  planUnits(
    targets.flatMap(({ missing }) => missing),
    targets.flatMap(({ manifest }) => manifest.packs),
  );

/** The manifest to use: the newest, or the installed one if nothing may be installed. */
async function follow(
  { catalogs, workspace }: PrepareContext,
  bundle: Bundle,
  catalog: Catalog,
  signal: AbortSignal,
): Promise<Omit<Target, 'optional' | 'manifest'> & { manifest: InstallPlan['manifest'] }> {
  const folder = clientFolder(bundle.id);
  const record = await readRecord(workspace.root, folder);
  const isOther = record !== null && record.manifest.sha256 !== bundle.manifest.sha256;
  if (isOther && (catalog.offline || !catalog.mayInstall)) {
    const manifest = await catalogs.stored(record.manifest);
    if (manifest) return { folder, manifest, reference: record.manifest };
  }
  return { folder, manifest: await catalogs.client(bundle, signal), reference: bundle.manifest };
}

function refuseIfStale(catalog: Catalog, targets: readonly CheckedTarget[]): void {
  if (targets.every(({ upToDate }) => upToDate)) return;
  if (catalog.refusal) throw catalog.refusal;
  if (!catalog.mayInstall) throw new LaunchFailure({ code: 'metadata_expired' });
  if (catalog.offline && targets.some(({ missing }) => missing.length > 0)) {
    throw catalog.outage ?? new LaunchFailure({ code: 'manifest_unavailable' });
  }
}

/** Compares a client and its runtime with a catalog. */
async function compare(context: PrepareContext, { clientId, optional, full, report, signal }: Job, catalog: Catalog) {
  const { workspace, unsynced, system, findRuntime, runtimeTarget, finishPending } = context;
  const bundle = catalog.bundles.find(({ id, kind }) => id === clientId && kind === 'client');
  if (bundle === undefined) throw new LaunchFailure({ code: 'manifest_unavailable' });
  const followed = await follow(context, bundle, catalog, signal);
  const { manifest } = followed;
  const known = new Set(manifest.optionalMods.map(({ id }) => id));
  const before = await readRecord(workspace.root, followed.folder);
  const chosen = (optional ?? before?.optional ?? defaultSelection(manifest)).filter((id) => known.has(id));
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
  const targets = await checkTargets(workspace, unsynced, wanted, system, { full, report, signal });
  signal.throwIfAborted();
  return { manifest, runtime, targets };
}

/** Uses the cached catalog if it requires no change, else waits for the servers. */
async function compareSoon(context: PrepareContext, job: Job) {
  const soon = await context.catalogs.soon(job.signal);
  if (soon.isEarly !== true) return { catalog: soon, ...(await compare(context, job, soon)) };
  try {
    const early = await compare(context, job, soon);
    if (early.targets.every(({ upToDate }) => upToDate)) return { catalog: soon, ...early };
  } catch (error) {
    if (!(error instanceof LaunchFailure)) throw error;
  }
  const catalog = await context.catalogs.catalog(job.signal);
  return { catalog, ...(await compare(context, job, catalog)) };
}

/**
 * State verify of one client: what has to be done, with free space and path lengths checked. An installed client does not
 * wait for servers that do not respond: a cached catalog is used meanwhile if it requires no change.
 *
 * @param keep receives the details of the plan
 * @throws LaunchFailure; the reason of an aborted signal
 */
export async function prepareClient(
  context: PrepareContext,
  job: Job,
  keep: (plan: InstallPlan, prepared: Prepared) => void,
): Promise<InstallPlan> {
  const { home, workspace, system, finishPending } = context;
  const { clientId, full, report, signal } = job;
  report(countProgress('metadata', 0, 0));
  // A player who starts a full check accepts that files are missing.
  if (!full) await refuseIfGone(home, workspace.root);
  await checkPlace(workspace.root, system.os, '', signal);
  await moveConflictsAside(workspace.root, clientFolder(clientId));
  await decideMove(home, workspace.root);
  await finishPending(signal, clientFolder(clientId));
  const { catalog, manifest, runtime, targets } = await compareSoon(context, job);
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
