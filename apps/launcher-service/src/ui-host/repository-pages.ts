import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createDownloader } from '../install/download/downloader.ts';
import { openObjectStore } from '../install/objects/object-store.ts';
import type { Schemas } from '../schemas.ts';
import { createMetadataSource, Unreachable } from '../install/trust/metadata-source.ts';
import { createRepository } from '../install/trust/repository.ts';
import { openTrustStore } from '../install/trust/trust-store.ts';
import { createHashPool } from '../install/verify/hash-pool.ts';
import type { PagesSource } from './ui-host.ts';

type Manifest = Schemas['UiManifest'];

const HINT = 'builds/latest.json';
const HINT_BYTES = 16 * 1024;
/** A download without data for this long is postponed, ms. */
const GIVE_UP_MS = 60_000;

interface Options {
  /** Address of the repository of the pages, without a trailing slash. */
  url: string;
  /** Folder of its trusted metadata. */
  trustFolder: string;
  /** Folder of unfinished downloads; emptied after each. */
  workFolder: string;
  /** Bytes of the root that was shipped with the launcher. */
  trustedRoot: Uint8Array;
  now?: () => Date;
}

/** The pages of a signed repository, verified in the same way as clients. */
export function createRepositoryPages(options: Options): PagesSource {
  const { url, trustFolder, workFolder, trustedRoot, now = () => new Date() } = options;
  const source = createMetadataSource(url);
  const repository = createRepository({ source, store: openTrustStore(trustFolder), trustedRoot, now });

  async function fetchObjects({ files, packs }: Manifest, signal: AbortSignal, use: (path: PathOf) => Promise<void>) {
    const pool = createHashPool(1);
    const objects = openObjectStore(join(workFolder, 'objects'), pool);
    const downloader = createDownloader({ url, parts: join(workFolder, 'parts'), objects, giveUpMs: GIVE_UP_MS });
    const names = new Map(files.map(({ sha256, path }) => [sha256, path]));
    try {
      const nameOf = (sha256: string) => names.get(sha256) ?? sha256;
      await downloader.fetch(files, packs, { report: () => undefined, signal, nameOf });
      await use(objects.path);
    } finally {
      await Promise.all([downloader.close(), pool.close()]);
    }
  }

  return {
    async hint(signal) {
      const bytes = await source.read(HINT, HINT_BYTES, signal);
      if (bytes === null) throw new Unreachable(`${HINT} is not there`);
      return bytes.toString('utf8');
    },
    async newest(signal) {
      const catalog = await repository.refresh(signal);
      const bundle = catalog.bundles.find(({ kind }) => kind === 'ui');
      if (bundle === undefined || !catalog.mayInstall) return null;
      const manifest = await repository.manifest(bundle, signal);
      await repository.prune(catalog, []);
      return manifest.type === 'ui' ? manifest : null;
    },
    async place(manifest, folder, signal) {
      await fetchObjects(manifest, signal, async (pathOf) => {
        for (const { path, sha256 } of manifest.files) {
          const target = join(folder, path);
          await mkdir(dirname(target), { recursive: true });
          // Copied, not linked: objects are read-only, and Windows cannot delete a folder with read-only files.
          await writeFile(target, await readFile(pathOf(sha256)));
        }
      });
      await rm(workFolder, { recursive: true, force: true });
    },
    close: () => repository.close(),
  };
}

type PathOf = (sha256: string) => string;
