import { join } from 'node:path';
import { pictureFetcher } from './picture-fetcher.ts';
import { checkPlace } from './preflight.ts';
import { clientFolder, type Prepared, prepareClient } from './prepare-client.ts';
import { moveConflictsAside, saveInstallFolder } from './install-folder.ts';
import { createCatalogCache } from './catalog-cache.ts';
import { describeClients, type Described } from './describe-clients.ts';
import { installTargets } from './install-targets.ts';
import type { FindRuntime, Installer, InstallPlan } from '../installer.ts';
import { listJavas } from './list-javas.ts';
import { pruneResources } from './prune-resources.ts';
import { createRuntimeTargets, runtimeToInstall } from './runtime-target.ts';
import { checkDestination, moveResources, settleMove } from './move-resources.ts';
import { thisSystem } from './system.ts';
import { trackUnsyncedFolders } from './unsynced-folders.ts';
import { openWorkspace, type Patience } from './workspace.ts';
import { removeLeftovers } from '../../system/files/write-atomically.ts';
import { setProxy } from '../../system/proxy/proxy.ts';
import { diskFailure } from '../../system/files/disk-failure.ts';
import { rollForward } from '../materialize/apply-journal.ts';
import { emptyTrash } from '../materialize/trash.ts';
import type { PlanSystem } from '../plan/plan.ts';
import type { Catalog, Repository } from '../trust/repository.ts';

export interface EngineOptions {
  repository: Repository;
  /** Address of the builds, without a trailing slash. */
  url: string;
  /** Home folder of the service, for data that has to survive a move. */
  home: string;
  resourceFolder: string;
  findRuntime: FindRuntime;
  system?: PlanSystem;
  patience?: Patience;
}

const LIST_MAX_AGE_MS = 15_000;
const PICTURE_WITHIN_MS = 20_000;
const JAVAS_WITHIN_MS = 2000;

/** Where files are replaced by temporary ones, below the resource folder; staged ones are deleted with their folder. */
const TEMPORARY_FILES_IN = ['', 'clients', 'runtimes', 'parts'];

/** About the longest path of a file in a client. */
const SOME_CLIENTS_FILE = join('clients', 'x'.repeat(36), 'x'.repeat(120));

/** Manages the clients of this machine in the calling thread; `createInstaller` runs it in a separate one. */
export function createEngine(options: EngineOptions): Installer {
  const { repository, url, home, findRuntime, system = thisSystem(), patience = {} } = options;
  const closing = new AbortController();
  const catalogs = createCatalogCache(repository, closing.signal);
  const prepared = new WeakMap<InstallPlan, Prepared>();
  const pictures = pictureFetcher();
  let workspace = openWorkspace(options.resourceFolder, url, patience);
  let unsynced = trackUnsyncedFolders(workspace.root);

  const finishPending = (signal: AbortSignal, folder?: string): Promise<void> =>
    rollForward(workspace.root, { folder, signal, onChanged: (changed) => workspace.cache.forget(changed) });

  const runtimeTarget = createRuntimeTargets(catalogs, system, findRuntime);
  const runtimeFor = runtimeToInstall(findRuntime, runtimeTarget);

  const context = { home, catalogs, repository, system, findRuntime, runtimeTarget, finishPending };

  const describe = async (catalog: Catalog, signal: AbortSignal): Promise<Described[]> =>
    describeClients({ catalog, catalogs, workspace, system, runtimeFor, signal });

  /** Deletes what a change left behind. A failure must not prevent a launch. */
  const tidy = async (): Promise<void> => {
    try {
      const catalog = await catalogs.catalog(closing.signal, Infinity);
      await pruneResources(workspace, repository, catalog, await describe(catalog, closing.signal));
    } catch {
      // The next installation tries again.
    }
  };

  const installer: Installer = {
    async recover() {
      const movedBack = await settleMove(home, workspace.root);
      await moveConflictsAside(workspace.root);
      await Promise.all(TEMPORARY_FILES_IN.map((folder) => removeLeftovers(join(workspace.root, folder))));
      await workspace.objects.tidy();
      await finishPending(closing.signal).finally(() => emptyTrash(workspace.root));
      return { movedBack };
    },

    async list() {
      const catalog = await catalogs.catalog(closing.signal, LIST_MAX_AGE_MS);
      const clients = await describe(catalog, closing.signal);
      return { clients: clients.map(({ known }) => known), offline: catalog.offline };
    },

    async picture(clientId, kind) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(PICTURE_WITHIN_MS)]);
      const catalog = await catalogs.catalog(signal, LIST_MAX_AGE_MS);
      const bundle = catalog.bundles.find(({ id, kind: type }) => id === clientId && type === 'client');
      if (bundle === undefined) return null;
      const picture = (await catalogs.client(bundle, signal))[kind];
      await pictures.fetch(workspace, picture, signal);
      return { file: workspace.objects.path(picture.sha256), mediaType: picture.mediaType };
    },

    prepare: (job) => prepareClient({ ...context, workspace, unsynced }, job, (plan, made) => prepared.set(plan, made)),

    async install(plan, { report, signal }) {
      const made = prepared.get(plan);
      if (made === undefined) throw new Error('a plan is used by the installer that made it');
      await installTargets(workspace, unsynced, made.targets, { report, signal });
      await saveInstallFolder(home, workspace.root);
      await tidy();
      // The service may run for weeks.
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
      return listJavas({ catalog, catalogs, root: workspace.root, findRuntime, runtimeTarget, signal });
    },

    async move(folder, { report, signal }) {
      checkDestination({ home, from: workspace.root, to: folder });
      await checkPlace(folder, system.os, SOME_CLIENTS_FILE, signal);
      await workspace.close();
      await unsynced.close();
      const from = workspace.root;
      let root = from;
      try {
        await moveResources({ home, from, to: folder, report, signal });
        root = folder;
        await saveInstallFolder(home, folder);
      } finally {
        workspace = openWorkspace(root, url, patience);
        unsynced = trackUnsyncedFolders(root);
      }
    },

    useProxy: async (value) => setProxy(value),

    async close() {
      closing.abort(new Error('the launcher ends'));
      await unsynced.close();
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
