import { LIFETIMES, publicCache } from '../cache/public-cache.ts';
import type { Target } from './documents-repository.ts';
import { countTagged } from './work-repository.ts';

/** How many published documents have each tag of a target. It may be a minute old: every document is counted for it. */
export const tagCounts = publicCache({
  lifetimeMs: LIFETIMES.counts,
  load: (app, target: Target) => countTagged(app.db, target),
});
