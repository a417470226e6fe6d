import { join } from 'node:path';
import { createDownloader, type Downloader } from '../download/downloader.ts';
import { createLinks, type Links } from '../materialize/links.ts';
import { type ObjectStore, openObjectStore } from '../objects/object-store.ts';
import { createHashPool, type HashPool } from '../verify/hash-pool.ts';
import { openStatCache, type StatCache } from '../verify/stat-cache.ts';

/** Everything that depends on the resource folder. */
export interface Workspace {
  root: string;
  parts: string;
  pool: HashPool;
  objects: ObjectStore;
  cache: StatCache;
  links: Links;
  downloader: Downloader;
  close(): Promise<void>;
}

/** Timeouts of downloads; see `DownloaderOptions`. */
export interface Patience {
  stallMs?: number;
  giveUpMs?: number;
}

export function openWorkspace(root: string, url: string, patience: Patience = {}): Workspace {
  const pool = createHashPool();
  const objects = openObjectStore(join(root, 'objects'), pool);
  const cache = openStatCache(join(root, 'stat-cache.sqlite'));
  const parts = join(root, 'parts');
  const downloader = createDownloader({ url, parts, objects, ...patience });
  return {
    root,
    parts,
    pool,
    objects,
    cache,
    links: createLinks(),
    downloader,
    async close() {
      await downloader.close();
      await pool.close();
      cache.close();
    },
  };
}
