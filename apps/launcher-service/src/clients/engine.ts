import { join } from 'node:path';
import { pictureFetcher } from './picture-fetcher.ts';
import { bytesToFetch, checkPlace, checkRoom } from './preflight.ts';
import { keepCatalog } from './catalog-keeper.ts';
import type { CheckedTarget, Target } from './check-target.ts';
import { checkTargets } from './check-targets.ts';
import { asChosen, describeClients, type Described } from './describe-clients.ts';
import { installTargets } from './install-targets.ts';
import type { FindRuntime, FoundRuntime, Installer, InstallPlan } from './installer.ts';
import { knownJavas } from './known-javas.ts';
import { pruneResources } from './prune-resources.ts';
import { createRuntimeTargets, runtimeToBring } from './runtime-target.ts';
import { decideMove, moveResources, settleMove } from './move-resources.ts';
import { thisSystem } from './system.ts';
import { watchUnsettled } from './unsettled.ts';
import { openWorkspace, type Patience } from './workspace.ts';
import { diskFailure } from '../download/disk-failure.ts';
import { countProgress } from '../download/progress-meter.ts';
import { planUnits, type Unit } from '../download/units.ts';
import { LaunchFailure } from '../launch-failure.ts';
import { rollForward } from '../materialize/carry-out.ts';
import { readRecord, writeRecord } from '../materialize/installed-record.ts';
import { emptyTrash } from '../materialize/trash.ts';
import type { PlanSystem } from '../planner/plan.ts';
import type { ClientManifest } from '../schemas.ts';
import type { Bundle, Catalog, Repository } from '../trust/repository.ts';

export interface EngineOptions {
  repository: Repository;
  /** Address of the builds, without a slash at the end. */
  url: string;
  /** Folder of the service itself, for what has to survive a move. */
  home: string;
  resourceFolder: string;
  findRuntime: FindRuntime;
  system?: PlanSystem;
  patience?: Patience;
}

interface Prepared {
  targets: CheckedTarget[];
  runtime: FoundRuntime;
}

const LIST_MAX_AGE_MS = 15_000;
const PICTURE_WITHIN_MS = 20_000;
const JAVAS_WITHIN_MS = 2000;

/** As long as the path of a file in a client may well be. */
const SOME_CLIENTS_FILE = join('clients', 'x'.repeat(36), 'x'.repeat(120));

const clientFolder = (id: string): string => `clients/${id}`;
const unitsOf = (targets: readonly CheckedTarget[]): Unit[] =>
  planUnits(
    targets.flatMap(({ missing }) => missing),
    targets.flatMap(({ manifest }) => manifest.packs),
  );

/** The clients of one machine, in the thread that calls; see `createInstaller` for the one beside it. */
export function createEngine(options: EngineOptions): Installer {
  const { repository, url, home, findRuntime, system = thisSystem(), patience = {} } = options;
  const closing = new AbortController();
  const keeper = keepCatalog(repository, closing.signal);
  const prepared = new WeakMap<InstallPlan, Prepared>();
  const pictures = pictureFetcher();
  let workspace = openWorkspace(options.resourceFolder, url, patience);
  let unsettled = watchUnsettled(workspace.root);

  const finishPending = (signal: AbortSignal, folder?: string): Promise<void> =>
    rollForward(workspace.root, { folder, signal, onChanged: (changed) => workspace.cache.forget(changed) });

  /** The manifest to follow: the newest, but where nothing may be installed the one that is. */
  const follow = async (
    bundle: Bundle,
    catalog: Catalog,
    signal: AbortSignal,
  ): Promise<Omit<Target, 'optional'> & { manifest: ClientManifest }> => {
    const folder = clientFolder(bundle.id);
    const record = await readRecord(workspace.root, folder);
    const isOther = record !== null && record.manifest.sha256 !== bundle.manifest.sha256;
    if (isOther && (catalog.offline || !catalog.mayInstall)) {
      const manifest = await keeper.kept(record.manifest);
      if (manifest) return { folder, manifest, reference: record.manifest };
    }
    return { folder, manifest: await keeper.client(bundle, signal), reference: bundle.manifest };
  };

  const runtimeTarget = createRuntimeTargets(keeper, system, findRuntime);
  const runtimeFor = runtimeToBring(findRuntime, runtimeTarget);

  const refuseIfStale = (catalog: Catalog, targets: readonly CheckedTarget[]): void => {
    if (targets.every(({ upToDate }) => upToDate)) return;
    if (catalog.refusal) throw catalog.refusal;
    if (!catalog.mayInstall) throw new LaunchFailure({ code: 'metadata_expired' });
    if (catalog.offline && targets.some(({ missing }) => missing.length > 0)) {
      throw new LaunchFailure({ code: 'manifest_unavailable' });
    }
  };

  const describe = async (catalog: Catalog, signal: AbortSignal): Promise<Described[]> =>
    describeClients({ catalog, keeper, workspace, system, runtimeFor, signal });

  /** Clears away what the change left behind. That it cannot is no reason against playing. */
  const tidy = async (): Promise<void> => {
    try {
      const catalog = await keeper.catalog(closing.signal, Infinity);
      await pruneResources(workspace, repository, catalog, await describe(catalog, closing.signal));
    } catch {
      // The next installation tries again.
    }
  };

  const installer: Installer = {
    async recover() {
      const movedBack = await settleMove(home, workspace.root);
      await finishPending(closing.signal).finally(() => emptyTrash(workspace.root));
      return { movedBack };
    },

    async list() {
      const catalog = await keeper.catalog(closing.signal, LIST_MAX_AGE_MS);
      const clients = await describe(catalog, closing.signal);
      return { clients: clients.map(({ known }) => known), offline: catalog.offline };
    },

    async picture(clientId, kind) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(PICTURE_WITHIN_MS)]);
      const catalog = await keeper.catalog(signal, LIST_MAX_AGE_MS);
      const bundle = catalog.bundles.find(({ id, kind: type }) => id === clientId && type === 'client');
      if (bundle === undefined) return null;
      const picture = (await keeper.client(bundle, signal))[kind];
      await pictures.fetch(workspace, picture, signal);
      return { file: workspace.objects.path(picture.sha256), mediaType: picture.mediaType };
    },

    async prepare({ clientId, optional, full, report, signal }) {
      report(countProgress('metadata', 0, 0));
      await checkPlace(workspace.root, system.os, '', signal);
      await decideMove(home, workspace.root);
      await finishPending(signal, clientFolder(clientId));
      const catalog = await keeper.catalog(signal);
      const bundle = catalog.bundles.find(({ id, kind }) => id === clientId && kind === 'client');
      if (bundle === undefined) throw new LaunchFailure({ code: 'manifest_unavailable' });
      const followed = await follow(bundle, catalog, signal);
      const { manifest } = followed;
      const known = new Set(manifest.optionalMods.map(({ id }) => id));
      const before = await readRecord(workspace.root, followed.folder);
      const chosen = (optional ?? before?.optional ?? asChosen(manifest)).filter((id) => known.has(id));
      const wanted: Target[] = [{ ...followed, optional: chosen }];
      let runtime = await findRuntime(manifest.runtime);
      if (runtime === null) {
        const target = await runtimeTarget(manifest.runtime, catalog, signal);
        await finishPending(signal, target.folder);
        const found = target.manifest as Extract<Target['manifest'], { type: 'runtime' }>;
        runtime = { executable: join(workspace.root, target.folder, found.executable), major: found.major };
        wanted.push(target);
      }
      const targets = await checkTargets(workspace, unsettled, wanted, system, { full, report, signal });
      const client = targets[0] as CheckedTarget;
      signal.throwIfAborted();
      refuseIfStale(catalog, targets);
      const upToDate = targets.every((target) => target.upToDate);
      if (client.spoilt && client.before !== null && !client.before.spoilt) {
        await writeRecord(workspace.root, client.folder, { ...client.before, spoilt: true });
      }
      const units = unitsOf(targets);
      const writes = targets.flatMap(({ plan }) => plan.write);
      const longest = writes.reduce((most, { path }) => (path.length > most.length ? path : most), '');
      await checkPlace(workspace.root, system.os, join(followed.folder, longest), signal);
      if (!upToDate) await checkRoom(workspace, units, writes);
      for (const target of targets) {
        const isNews = JSON.stringify(target.record) !== JSON.stringify(target.before);
        if (target.upToDate && isNews) await writeRecord(workspace.root, target.folder, target.record);
      }
      const downloadBytes = bytesToFetch(workspace.parts, units);
      const plan: InstallPlan = { manifest, upToDate, downloadBytes, offline: catalog.offline };
      prepared.set(plan, { targets, runtime });
      return plan;
    },

    async install(plan, { report, signal }) {
      const made = prepared.get(plan);
      if (made === undefined) throw new Error('a plan is used by the installer that made it');
      await installTargets(workspace, unsettled, made.targets, { report, signal });
      await tidy();
      // A service may run for weeks.
      await emptyTrash(workspace.root).catch(() => undefined);
    },

    async launchable(plan) {
      const made = prepared.get(plan);
      if (made === undefined) throw new Error('a plan is used by the installer that made it');
      const folder = join(workspace.root, clientFolder(plan.manifest.id));
      return { manifest: plan.manifest, folder, runtime: made.runtime };
    },

    async heldBytes(clientId) {
      const catalog = await repository.local();
      if (catalog === null) return 0;
      const bundles = catalog.bundles.filter(({ id }) => id === clientId);
      const [client] = await describe({ ...catalog, bundles }, closing.signal);
      return client?.heldBytes ?? 0;
    },

    async javas() {
      const catalog = await repository.local();
      if (catalog === null) return [];
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(JAVAS_WITHIN_MS)]);
      return knownJavas({ catalog, keeper, root: workspace.root, findRuntime, runtimeTarget, signal });
    },

    async move(folder, { report, signal }) {
      await checkPlace(folder, system.os, SOME_CLIENTS_FILE, signal);
      await workspace.close();
      await unsettled.close();
      const from = workspace.root;
      let root = from;
      try {
        await moveResources({ home, from, to: folder, report, signal });
        root = folder;
      } finally {
        workspace = openWorkspace(root, url, patience);
        unsettled = watchUnsettled(root);
      }
    },

    async close() {
      closing.abort(new Error('the launcher ends'));
      await unsettled.close();
      await workspace.close();
      await repository.close();
    },
  };
  return {
    ...installer,
    async prepare(job) {
      try {
        return await installer.prepare(job);
      } catch (error) {
        job.signal.throwIfAborted();
        throw await diskFailure(error, workspace.root, 0);
      }
    },
  };
}
