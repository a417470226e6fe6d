import { LRUCache } from 'lru-cache';

/** A page up to this age, in ms, is sent from the cache as it is. */
const FRESH_MS = 2500;
/** A page up to this age, in ms, is sent at once and rendered anew in the background; for an older one the request waits. */
const REVALIDATED_MS = 5000;
/** After a failure, the stored page is sent for this time, in ms, before rendering is tried again. */
const RETRY_MS = 2000;

export interface CachedPage {
  status: number;
  /** Size in memory, in bytes. */
  size: number;
}

interface Entry<Page> {
  page: Page;
  /** When rendering began, in ms. */
  since: number;
  /** The last attempt to render it failed, so it may be out of date. */
  outdated: boolean;
}

interface Context<Page> {
  render: () => Promise<Page>;
}

export interface PageCacheOptions {
  maxBytes: number;
  freshMs?: number;
  revalidatedMs?: number;
  retryMs?: number;
}

/**
 * Cache of rendered pages by a key of everything they depend on. One request renders; others wait for it or get the stored
 * page. Only pages with status 200 are stored; if rendering fails, the stored page stays.
 */
export const createPageCache = <Page extends CachedPage>({
  maxBytes,
  freshMs = FRESH_MS,
  revalidatedMs = REVALIDATED_MS,
  retryMs = RETRY_MS,
}: PageCacheOptions) => {
  const cache = new LRUCache<string, Entry<Page>, Context<Page>>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.size,
    ttl: freshMs,
    perf: { now: () => Date.now() },
    noDeleteOnStaleGet: true,
    allowStaleOnFetchAbort: true,
    fetchMethod: async (_key, stale, { context, options }) => {
      const since = Date.now();
      const outdatedEntry = (): Entry<Page> | undefined => {
        options.ttl = retryMs;
        return stale && { ...stale, outdated: true };
      };
      try {
        const page = await context.render();
        const failed = page.status >= 500 || page.status === 429;
        return (failed && outdatedEntry()) || { page, since, outdated: false };
      } catch (error) {
        const stored = outdatedEntry();
        if (stored === undefined) throw error;
        return stored;
      }
    },
  });

  /** @param render must depend only on what the key contains */
  return async (key: string, render: () => Promise<Page>): Promise<{ page: Page; outdated: boolean }> => {
    const stored = cache.peek(key, { allowStale: true });
    const allowStale = stored !== undefined && (stored.outdated || Date.now() - stored.since < revalidatedMs);
    const entry = await cache.forceFetch(key, { context: { render }, allowStale });
    if (entry.page.status !== 200) cache.delete(key);
    return entry;
  };
};
