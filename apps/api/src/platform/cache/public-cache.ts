import { SECOND_MS } from '@hoshikraft/shared';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../context.ts';
import { withDeadline, withinTime } from '../database/deadline.ts';

/** Lifetimes of cached public data, milliseconds. Each use explains why that age is acceptable. */
export const LIFETIMES = {
  /** Values that game servers report every few seconds. */
  live: SECOND_MS,
  /** Content that readers may see a moment later than its author. */
  content: 5 * SECOND_MS,
  /** Data that changes only with a deployment. */
  settings: 10 * SECOND_MS,
  /** Counts over whole tables. */
  counts: 60 * SECOND_MS,
};

/** Entries of one cache: bounds its memory for any keys of callers. */
const MAX_ENTRIES = 500;
/** How long to wait for a refresh before serving a stale value. */
const STALE_AFTER_MS = 800;

interface Options<Key extends readonly string[], Value> {
  lifetimeMs: number;
  load: (app: AppContext, ...key: Key) => Promise<Value>;
  /** Serves the stale value for another lifetime while a refresh fails or takes too long. */
  staleOnError?: boolean;
}

export interface PublicCache<Key extends readonly string[], Value> {
  /** Returns the cached value or loads it; concurrent callers share one load. A failed load is not cached. */
  get(app: AppContext, ...key: Key): Promise<Value>;
  /** Removes a value after a write in this process that must be visible at once. */
  delete(app: AppContext, ...key: Key): void;
}

/**
 * An in-process cache for data that is the same for all callers. Never use it for data that depends on the caller or that a
 * player can hide: other processes would show it until its lifetime is over.
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
        // Not limited by the deadline of the first caller: others wait for the same load.
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
