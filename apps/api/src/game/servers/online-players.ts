import { LIFETIMES, publicCache } from '../../platform/cache/public-cache.ts';
import { getServersByPlayer } from './online-repository.ts';

const players = publicCache<[], ReadonlyMap<string, string>>({
  // Game servers report every five seconds. Visibility is decided for each request, not here.
  lifetimeMs: LIFETIMES.live,
  load: (app) => getServersByPlayer(app.db, app.clock.now()),
});

/**
 * Ids of the servers that players are on now, by login in lower case, from the last heartbeats. The caller must check who may
 * see it (`sees`).
 */
export const playersOnline = players.get;
