import { LRUCache } from 'lru-cache';
import type { SiteConfig } from '../config.ts';
import type { PublicPage } from './public-page.ts';

/** Stands for the revision of all players together. */
const ALL = '';

/** Number of players whose last revision is remembered for when the API is unavailable. */
const MAX_KNOWN = 10_000;

/**
 * What players show has a revision, which changes when they change it. It is part of the cache key of a page that shows
 * players, so a newly hidden detail disappears at once.
 *
 * At most one call per player runs at a time. Requests that arrive meanwhile share the next call: the running one may have
 * read the database before they arrived.
 */
export const createRevisions = ({ apiUrl, pageDeadlineMs }: Pick<SiteConfig, 'apiUrl' | 'pageDeadlineMs'>) => {
  const running = new Map<string, Promise<string | undefined>>();
  const waiting = new Map<string, Promise<string | undefined>>();
  const known = new LRUCache<string, string>({ max: MAX_KNOWN });

  const fetchRevision = async (player: string): Promise<string | undefined> => {
    const query = player === ALL ? '' : `?${new URLSearchParams({ nickname: player })}`;
    try {
      const response = await fetch(`${apiUrl}/api/user/revision${query}`, {
        signal: AbortSignal.timeout(pageDeadlineMs),
      });
      if (response.status === 404) return undefined;
      if (response.status !== 200) throw new Error(`status ${response.status}`);
      const { revision } = (await response.json()) as { revision: string };
      known.set(player, revision);
      return revision;
    } catch (error) {
      // The stored page stays while the API is unavailable.
      const last = known.get(player);
      if (last === undefined) throw error;
      return last;
    }
  };

  const start = (player: string): Promise<string | undefined> => {
    const flight = fetchRevision(player).finally(() => running.delete(player));
    running.set(player, flight);
    return flight;
  };

  const getRevision = (player: string): Promise<string | undefined> => {
    const flight = running.get(player);
    if (flight === undefined) return start(player);
    const next =
      waiting.get(player) ??
      flight
        .catch(() => undefined)
        .then(() => {
          waiting.delete(player);
          return start(player);
        });
    waiting.set(player, next);
    return next;
  };

  /** Undefined if the player does not exist. */
  return async ({ nickname, showsPlayers }: PublicPage): Promise<string | undefined> => {
    const players = [
      ...(showsPlayers === 'many' ? [ALL] : []),
      ...(nickname === undefined ? [] : [nickname.toLowerCase()]),
    ];
    const revisions = await Promise.all(players.map(getRevision));
    return revisions.includes(undefined) ? undefined : revisions.join(' ');
  };
};
