import { createHash } from 'node:crypto';
import { LIFETIMES, publicCache } from '../cache/public-cache.ts';
import { type LiveFigures, readLiveFigures } from './monitoring-repository.ts';
import { presentMonitoring } from './present-monitoring.ts';

/** While the database is away the last figures are shown, and age: they say themselves when each server was last heard. */
const figures = publicCache<[], LiveFigures>({
  lifetimeMs: LIFETIMES.live,
  load: (app) => readLiveFigures(app.db, app.clock.now()),
  staleOnError: true,
});

/**
 * Monitoring as text. It may be a second old: game servers report every five seconds, and pages ask no more often. It is
 * written anew as time passes too, so that a server that went silent becomes stale and offline.
 */
export const monitoring = publicCache({
  lifetimeMs: LIFETIMES.live,
  async load(app): Promise<{ text: string; etag: string }> {
    const text = JSON.stringify(presentMonitoring(await figures.get(app), app.clock.now()));
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` };
  },
});
