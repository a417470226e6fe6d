import { LIFETIMES, publicCache } from '../../platform/cache/public-cache.ts';
import type { Target } from './documents-repository.ts';
import { countTagged } from './work-repository.ts';

/** Published documents per tag of a target. A minute of age is acceptable, as it counts all documents. */
export const tagCounts = publicCache({
  lifetimeMs: LIFETIMES.counts,
  load: (app, target: Target) => countTagged(app.db, target),
});
