import type { Schemas } from '@hoshikraft/api-client';

/** Fewest characters of a search (docs/product/community.md#search). */
const FEWEST_LETTERS = 4;

/** Letters of a search that the API takes. */
export const MOST_LETTERS = 64;

/** What an address looks for. */
export const typedIn = (search: URLSearchParams): string => (search.get('q') ?? '').trim().slice(0, MOST_LETTERS);

/** Whether so much was typed that players are looked for. */
export const isEnough = (typed: string): boolean => [...typed.trim()].length >= FEWEST_LETTERS;

/** Path below the language. */
export const addressOf = (q: string): string =>
  q === '' ? 'player-search' : `player-search?${new URLSearchParams({ q }).toString()}`;

/** Players whom monitoring names, one of each server in turn, so that none of them fills the list. */
export function playingNow(
  monitoring: Schemas['Monitoring'] | undefined,
  most: number,
): Pick<Schemas['FoundPlayer'], 'login' | 'online'>[] {
  const servers = Object.entries(monitoring?.servers ?? {});
  const longest = Math.max(0, ...servers.map(([, { players }]) => players.length));
  return Array.from({ length: longest }, (_, place) => place)
    .flatMap((place) =>
      servers.flatMap(([serverId, { players }]) =>
        players.slice(place, place + 1).map((login) => ({ login, online: { serverId } })),
      ),
    )
    .slice(0, most);
}
