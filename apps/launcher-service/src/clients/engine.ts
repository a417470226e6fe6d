import { join } from 'node:path';
import { pictureFetcher } from './picture-fetcher.ts';
import { checkPlace } from './preflight.ts';
import { clientFolder, type Prepared, prepareClient } from './prepare-client.ts';
import { giveWay, noteInstalled } from './our-place.ts';
import { keepCatalog } from './catalog-keeper.ts';
import { describeClients, type Described } from './describe-clients.ts';
import { installTargets } from './install-targets.ts';
import type { FindRuntime, Installer, InstallPlan } from './installer.ts';
import { knownJavas } from './known-javas.ts';
import { pruneResources } from './prune-resources.ts';
import { createRuntimeTargets, runtimeToBring } from './runtime-target.ts';
import { checkWay, moveResources, settleMove } from './move-resources.ts';
import { thisSystem } from './system.ts';
import { watchUnsettled } from './unsettled.ts';
import { openWorkspace, type Patience } from './workspace.ts';
import { diskFailure } from '../download/disk-failure.ts';
import { rollForward } from '../materialize/carry-out.ts';
import { emptyTrash } from '../materialize/trash.ts';
import type { PlanSystem } from '../planner/plan.ts';
import type { Catalog, Repository } from '../trust/repository.ts';

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

const LIST_MAX_AGE_MS = 15_000;
const PICTURE_WITHIN_MS = 20_000;
const JAVAS_WITHIN_MS = 2000;

/** As long as the path of a file in a client may well be. */
const SOME_CLIENTS_FILE = join('clients', 'x'.repeat(36), 'x'.repeat(120));

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

  const runtimeTarget = createRuntimeTargets(keeper, system, findRuntime);
  const runtimeFor = runtimeToBring(findRuntime, runtimeTarget);

  const surroundings = { home, keeper, repository, system, findRuntime, runtimeTarget, finishPending };

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
      await giveWay(workspace.root);
      await workspace.objects.tidy();
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

    prepare: (job) =>
      prepareClient({ ...surroundings, workspace, unsettled }, job, (plan, made) => prepared.set(plan, made)),

    async install(plan, { report, signal }) {
      const made = prepared.get(plan);
      if (made === undefined) throw new Error('a plan is used by the installer that made it');
      await installTargets(workspace, unsettled, made.targets, { report, signal });
      await noteInstalled(home, workspace.root);
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
      checkWay({ home, from: workspace.root, to: folder });
      await checkPlace(folder, system.os, SOME_CLIENTS_FILE, signal);
      await workspace.close();
      await unsettled.close();
      const from = workspace.root;
      let root = from;
      try {
        await moveResources({ home, from, to: folder, report, signal });
        root = folder;
        await noteInstalled(home, folder);
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
