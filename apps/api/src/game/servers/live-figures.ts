import { createHash } from 'node:crypto';
import { LIFETIMES, publicCache } from '../../platform/cache/public-cache.ts';
import { type LiveFigures, readLiveFigures } from './monitoring-repository.ts';
import { presentMonitoring } from './present-monitoring.ts';

/** Without the database the last figures are shown; they include the time of each server's last heartbeat. */
const figures = publicCache<[], LiveFigures>({
  lifetimeMs: LIFETIMES.live,
  load: (app) => readLiveFigures(app.db, app.clock.now()),
  staleOnError: true,
});

/**
 * Monitoring as text, up to a second old: game servers report every five seconds, and pages request it no more often. It is
 * rendered again as time passes, so that a server without heartbeats becomes stale and offline.
 */
export const monitoring = publicCache({
  lifetimeMs: LIFETIMES.live,
  async load(app): Promise<{ text: string; etag: string }> {
    const text = JSON.stringify(presentMonitoring(await figures.get(app), app.clock.now()));
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` };
  },
});
