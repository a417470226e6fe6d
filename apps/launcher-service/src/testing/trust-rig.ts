import { afterEach, beforeEach } from '@jest/globals';
import type { Schemas } from '../schemas.ts';
import { openRepository } from '../install/trust/open-repository.ts';
import type { Repository } from '../install/trust/repository.ts';
import { type BuildServer, serveBuilds } from './build-server.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { addFiles, CLIENT_ID, clientManifest } from './sample-client.ts';
import { scratchFolders } from './scratch.ts';

export interface TrustRig {
  publisher: Publisher;
  server: BuildServer;
  /** Folder of the trusted copy. */
  folder: string;
  /** Current time of the repository, milliseconds since 1970. */
  clock: number;
  repository: Repository;
  scratch: ReturnType<typeof scratchFolders>;
  /** Closes the repository and opens it again, as after a restart. */
  reopen(): Promise<void>;
  client(version?: number, more?: Partial<Schemas['ClientManifest']>): Schemas['ClientManifest'];
  /** Refreshes the catalog and reads the manifest. */
  read(): Promise<Schemas['Manifest'] | undefined>;
  /** First published file whose name starts with the text. */
  named(kind: string): string;
}

/** A new repository of builds with a real server for every test. */
export function trustRig(): TrustRig {
  const scratch = scratchFolders();
  const signal = new AbortController().signal;
  const open = () => {
    const options = {
      url: rig.server.url,
      folder: rig.folder,
      trustedRoot: rig.publisher.trustedRoot,
      timeoutMs: 2000,
    };
    return openRepository({ ...options, now: () => new Date(rig.clock) });
  };
  const rig = {
    scratch,
    async reopen() {
      await rig.repository.close();
      rig.repository = open();
    },
    client: (version = 1, more = {}) =>
      clientManifest(rig.publisher, addFiles(rig.publisher, { 'mods/a.jar': Buffer.from(`a${version}`) }), {
        version,
        ...more,
      }),
    async read() {
      const catalog = await rig.repository.refresh(signal);
      const bundle = catalog.bundles.find(({ id }) => id === CLIENT_ID);
      return bundle && (await rig.repository.manifest(bundle, signal));
    },
    named: (kind) => [...rig.publisher.files.keys()].find((name) => name.startsWith(`${kind}-`)) ?? '',
  } as TrustRig;

  beforeEach(async () => {
    rig.publisher = createPublisher();
    rig.server = await serveBuilds(rig.publisher.files);
    rig.folder = scratch.make();
    rig.clock = Date.now();
    rig.repository = open();
  });
  afterEach(async () => {
    await rig.repository.close();
    await rig.server.close();
    scratch.remove();
  });
  return rig;
}
