import { SECOND_MS } from '@hoshikraft/shared';
import type { App } from '../app-parts.ts';
import { serversByPlayer } from './online-repository.ts';

/** Tables are read at most once in this time, however many ask. */
const REFRESH_MS = SECOND_MS;

interface Kept {
  readAt: number;
  players: Promise<ReadonlyMap<string, string>>;
}

const kept = new WeakMap<App, Kept>();

/**
 * Id of the server that each player is on now, by login in lower case, as the last heartbeats say. Who may be told of whom is
 * the caller's to decide (`sees`).
 */
export function playersOnline(app: App): Promise<ReadonlyMap<string, string>> {
  const now = app.clock.now();
  const known = kept.get(app);
  // Measured both ways: a clock that was set back must not stop it.
  if (known !== undefined && Math.abs(now.getTime() - known.readAt) < REFRESH_MS) return known.players;
  const read = { readAt: now.getTime(), players: serversByPlayer(app.db, now) };
  kept.set(app, read);
  // Whoever waits is told; the next one asks anew.
  read.players.catch(() => kept.get(app) === read && kept.delete(app));
  return read.players;
}
