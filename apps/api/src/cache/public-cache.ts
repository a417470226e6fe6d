import { SECOND_MS } from '@hoshikraft/shared';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../context.ts';
import { withDeadline, withinTime } from '../database/deadline.ts';

/** How old cached public data may be, milliseconds. Beside each use stands why nobody is hurt by that age. */
export const LIFETIMES = {
  /** Figures that game servers report every few seconds. */
  live: SECOND_MS,
  /** Content that its readers may see a moment later than its author. */
  content: 5 * SECOND_MS,
  /** What changes with a deployment only. */
  settings: 10 * SECOND_MS,
  /** Counts over whole tables. */
  counts: 60 * SECOND_MS,
};

/** Entries of one cache, so that its memory is bounded whatever callers ask for. */
const MAX_ENTRIES = 500;
/** How long a refresh is waited for while there is a stale value to serve. */
const STALE_AFTER_MS = 800;

interface Options<Key extends readonly string[], Value> {
  lifetimeMs: number;
  load: (app: AppContext, ...key: Key) => Promise<Value>;
  /** Serves the last value for another lifetime while a refresh fails or takes too long. */
  staleOnError?: boolean;
}

export interface PublicCache<Key extends readonly string[], Value> {
  /** Finds a value, or loads it: callers of the same moment share one load. A load that fails is not cached. */
  get(app: AppContext, ...key: Key): Promise<Value>;
  /** Removes a value after a write in this process that must show at once. */
  delete(app: AppContext, ...key: Key): void;
}

/**
 * A cache in this process for data that is the same for everybody. Never use it for anything that depends on who asks, or
 * that somebody can hide: other processes would show it until its lifetime is over.
 */
export function publicCache<Key extends readonly string[], Value extends object>({
  lifetimeMs,
  load,
  staleOnError = false,
}: Options<Key, Value>): PublicCache<Key, Value> {
  const open = (app: AppContext) =>
    new LRUCache<string, Value, readonly string[]>({
      max: MAX_ENTRIES,
      // lru-cache still serves a value that is exactly as old as its ttl.
      ttl: lifetimeMs - 1,
      ttlResolution: 0,
      perf: { now: () => app.clock.elapsed() },
      async fetchMethod(_name, stale, { context: key }) {
        // Not within the deadline of whoever came first: others wait for the same load.
        const loading = withinTime(app.config.readDeadlineMs, () => load(app, ...(key as Key)));
        if (!staleOnError || stale === undefined) return loading;
        try {
          return await withDeadline(STALE_AFTER_MS, () => loading);
        } catch (error) {
          app.log.warn({ err: error }, 'a stale value is served: it could not be refreshed');
          return stale;
        }
      },
    });
  const caches = new WeakMap<AppContext, ReturnType<typeof open>>();
  const cacheOf = (app: AppContext) => {
    const cache = caches.get(app) ?? open(app);
    caches.set(app, cache);
    return cache;
  };
  return {
    get: (app, ...key) => cacheOf(app).forceFetch(key.join(' '), { context: key }),
    delete: (app, ...key) => void cacheOf(app).delete(key.join(' ')),
  };
}
