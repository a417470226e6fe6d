import type { Schemas } from '@hoshikraft/api-client';
import { trimTyped } from '@hoshikraft/shared';

/** Fewest characters of a search (docs/product/community.md#search). */
const MIN_SEARCH_LENGTH = 4;

/** Maximum search length that the API accepts. */
export const MAX_SEARCH_LENGTH = 64;

/** The search text in the URL. */
export const parseQuery = (search: URLSearchParams): string => trimTyped(search.get('q') ?? '');

/** Whether the text is long enough to search. */
export const hasMinLength = (typed: string): boolean => [...trimTyped(typed)].length >= MIN_SEARCH_LENGTH;

/** Path of the search page, without the locale. */
export const addressOf = (q: string): string =>
  q === '' ? 'player-search' : `player-search?${new URLSearchParams({ q }).toString()}`;

/** Players online now, taken from the servers in turn so that no server fills the list. */
export function playingNow(
  monitoring: Schemas['Monitoring'] | undefined,
  limit: number,
): Pick<Schemas['FoundPlayer'], 'login' | 'online'>[] {
  const servers = Object.entries(monitoring?.servers ?? {});
  const longest = Math.max(0, ...servers.map(([, { players }]) => players.length));
  return Array.from({ length: longest }, (_, place) => place)
    .flatMap((place) =>
      servers.flatMap(([serverId, { players }]) =>
        players.slice(place, place + 1).map((login) => ({ login, online: { serverId } })),
      ),
    )
    .slice(0, limit);
}
