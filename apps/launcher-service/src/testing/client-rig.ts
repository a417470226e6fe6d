import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import { createEngine } from '../install/clients/engine.ts';
import type { Installer, InstallPlan } from '../install/installer.ts';
import type { Patience } from '../install/clients/workspace.ts';
import type { ClientManifest } from '../schemas.ts';
import { openRepository } from '../install/trust/open-repository.ts';
import { type BuildServer, serveBuilds } from './build-server.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { addFiles, CLIENT_ID, clientManifest } from './sample-client.ts';
import { readTree, scratchFolders } from './scratch.ts';

type Job = Partial<Parameters<Installer['prepare']>[0]>;

export interface ClientRig {
  publisher: Publisher;
  server: BuildServer;
  home: string;
  engine: Installer;
  scratch: ReturnType<typeof scratchFolders>;
  open(resourceFolder?: string, patience?: Patience): Installer;
  /** Closes the engine and creates another one. */
  reopen(resourceFolder?: string, patience?: Patience): Promise<void>;
  publish(files: Record<string, Buffer>, more?: Partial<ClientManifest>): void;
  prepare(more?: Job): Promise<InstallPlan>;
  /** Prepares and installs. */
  update(more?: Job): Promise<InstallPlan>;
  /** A path inside of the client. */
  client(path?: string): string;
  tree(): Record<string, string>;
}

export const asTree = (files: Record<string, Buffer>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, bytes.toString('latin1')]));

/** A new engine with a real server and a real disk for every test. */
export function clientRig(): ClientRig {
  const scratch = scratchFolders();
  const job = { report: () => undefined, signal: new AbortController().signal };
  let root = '';
  const rig = {
    scratch,
    open(resourceFolder = join(rig.home, 'resources'), patience = {}) {
      root = resourceFolder;
      const { publisher, server, home } = rig;
      const folder = join(home, 'trust');
      return createEngine({
        repository: openRepository({ url: server.url, folder, trustedRoot: publisher.trustedRoot }),
        url: server.url,
        home,
        resourceFolder,
        findRuntime: async () => ({ executable: '/usr/bin/java', major: 17 }),
        patience,
      });
    },
    async reopen(resourceFolder, patience) {
      await rig.engine.close();
      rig.engine = rig.open(resourceFolder, patience);
      await rig.engine.recover();
    },
    publish(files, more = {}) {
      rig.publisher.publish([clientManifest(rig.publisher, addFiles(rig.publisher, files), more)]);
    },
    prepare: (more = {}) => rig.engine.prepare({ clientId: CLIENT_ID, optional: null, full: false, ...job, ...more }),
    async update(more = {}) {
      const plan = await rig.prepare(more);
      await rig.engine.install(plan, { ...job, ...more });
      return plan;
    },
    client: (path = '') => join(root, 'clients', CLIENT_ID, path),
    tree: () => readTree(rig.client()),
  } as ClientRig;

  beforeEach(async () => {
    rig.publisher = createPublisher();
    rig.server = await serveBuilds(rig.publisher.files);
    rig.home = scratch.make();
    rig.engine = rig.open();
  });
  afterEach(async () => {
    await rig.engine.close();
    await rig.server.close();
    scratch.remove();
  });
  return rig;
}
