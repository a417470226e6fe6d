import { LRUCache } from 'lru-cache';
import type { SiteConfig } from '../config.ts';
import type { PublicPage } from './public-page.ts';

/** Of all players together. */
const ALL = '';

/** So many players' last revisions are known while the API is away. */
const KNOWN = 10_000;

/**
 * What players show has a revision, which changes when they change it. A page that shows players is cached under it, so
 * that what is hidden is hidden at once.
 *
 * One call a player is under way at a time. Whoever asks meanwhile waits for the next one: the answer to come may have
 * been read before their question.
 */
export const createRevisions = ({ apiUrl, pageDeadlineMs }: Pick<SiteConfig, 'apiUrl' | 'pageDeadlineMs'>) => {
  const running = new Map<string, Promise<string | undefined>>();
  const waiting = new Map<string, Promise<string | undefined>>();
  const known = new LRUCache<string, string>({ max: KNOWN });

  const call = async (player: string): Promise<string | undefined> => {
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
      // The stored page stays while the API is away.
      const last = known.get(player);
      if (last === undefined) throw error;
      return last;
    }
  };

  const start = (player: string): Promise<string | undefined> => {
    const flight = call(player).finally(() => running.delete(player));
    running.set(player, flight);
    return flight;
  };

  const ask = (player: string): Promise<string | undefined> => {
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

  /** Undefined where the player does not exist. */
  return async ({ nickname, showsPlayers }: PublicPage): Promise<string | undefined> => {
    const players = [
      ...(showsPlayers === 'many' ? [ALL] : []),
      ...(nickname === undefined ? [] : [nickname.toLowerCase()]),
    ];
    const revisions = await Promise.all(players.map(ask));
    return revisions.includes(undefined) ? undefined : revisions.join(' ');
  };
};
