import { LIFETIMES, publicCache } from '../cache/public-cache.ts';
import { serversByPlayer } from './online-repository.ts';

const players = publicCache<[], ReadonlyMap<string, string>>({
  // Game servers report every five seconds. Whom a viewer may see is decided per request, not here.
  lifetimeMs: LIFETIMES.live,
  load: (app) => serversByPlayer(app.db, app.clock.now()),
});

/**
 * Id of the server that each player is on now, by login in lower case, as the last heartbeats say. Who may be told of whom is
 * the caller's to decide (`sees`).
 */
export const playersOnline = players.get;
