import { LRUCache } from 'lru-cache';

/** A page is answered from the cache without a question for so long, in ms. */
const FRESH_MS = 2500;
/** A page up to this age, in ms, is answered at once while it is rendered anew; an older one is waited for. */
const REVALIDATED_MS = 5000;
/** After a failure the stored page is answered for so long, in ms, before it is tried again. */
const RETRY_MS = 2000;

export interface CachedPage {
  status: number;
  /** Bytes of memory. */
  size: number;
}

interface Entry<Page> {
  page: Page;
  /** When rendering began, in ms. */
  since: number;
  /** Rendering it anew has failed: what it shows may be out of date. */
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
 * Rendered pages by a key that names everything they depend on. One request renders, others wait for it or get the stored
 * page. Only pages with status 200 are stored; where rendering fails, the stored page stays.
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
      const keep = (): Entry<Page> | undefined => {
        options.ttl = retryMs;
        return stale && { ...stale, outdated: true };
      };
      try {
        const page = await context.render();
        const failed = page.status >= 500 || page.status === 429;
        return (failed && keep()) || { page, since, outdated: false };
      } catch (error) {
        const kept = keep();
        if (kept === undefined) throw error;
        return kept;
      }
    },
  });

  /** @param render must depend on nothing that the key does not name */
  return async (key: string, render: () => Promise<Page>): Promise<{ page: Page; outdated: boolean }> => {
    const known = cache.peek(key, { allowStale: true });
    const allowStale = known !== undefined && (known.outdated || Date.now() - known.since < revalidatedMs);
    const entry = await cache.forceFetch(key, { context: { render }, allowStale });
    if (entry.page.status !== 200) cache.delete(key);
    return entry;
  };
};
