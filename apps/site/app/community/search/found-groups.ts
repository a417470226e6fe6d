import type { MainState, Schemas } from '@hoshikraft/api-client';
import type { Locale } from '@hoshikraft/shared';

/** A search result, or the link to all results of its kind. */
export interface Hit {
  /** Element id, referenced by the field's aria-activedescendant. */
  id: string;
  /** Path without the locale. */
  path: string;
  title: string;
  /** Language of the title, if it differs from the user's. */
  locale?: Locale;
  /** Server id, for its emblem. */
  server?: string;
  /** Player, for the face. */
  player?: Pick<Schemas['FoundPlayer'], 'login' | 'avatarOrSkin'>;
}

export interface Group {
  kind: 'servers' | 'mods' | 'news' | 'players';
  hits: readonly Hit[];
  /** Link to the remaining results; null if there are none. */
  more: Hit | null;
}

interface Lists {
  mods: Schemas['DocumentList'];
  news: Schemas['DocumentList'];
}

const documents = (kind: 'mods' | 'news', words: string, { items, nextCursor }: Schemas['DocumentList']): Group => ({
  kind,
  hits: items.map(({ id, title, locale }) => ({ id: `${kind}-${id}`, path: `${kind}/${id}`, title, locale })),
  more:
    nextCursor === null
      ? null
      : { id: `${kind}-all`, path: `${kind}?${new URLSearchParams({ q: words }).toString()}`, title: '' },
});

/** Players shown; the page of the search shows more. */
const MAX_PLAYERS = 5;

const foundPlayers = (words: string, found: readonly Schemas['FoundPlayer'][]): Group => ({
  kind: 'players',
  hits: found.slice(0, MAX_PLAYERS).map((player) => ({
    id: `players-${player.login}`,
    path: `profile/${player.login}`,
    title: player.login,
    player,
  })),
  more:
    found.length > MAX_PLAYERS
      ? { id: 'players-all', path: `player-search?${new URLSearchParams({ q: words }).toString()}`, title: '' }
      : null,
});

/** Whether the name contains every typed word. */
const matchesName = (name: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word));

/** Search results by kind, servers first; empty kinds are left out. */
export const groupsOf = (
  words: string,
  servers: MainState['servers'],
  lists: Lists | undefined,
  players: readonly Schemas['FoundPlayer'][],
): Group[] => {
  const named = servers.filter(({ documentMeta }) => matchesName(documentMeta.serverName, words));
  const groups: Group[] = [
    {
      kind: 'servers',
      hits: named.map(({ id, documentMeta }) => ({
        id: `servers-${id}`,
        path: `servers/${id}`,
        title: documentMeta.serverName,
        server: id,
      })),
      more: null,
    },
    ...(lists === undefined ? [] : [documents('mods', words, lists.mods), documents('news', words, lists.news)]),
    foundPlayers(words, players),
  ];
  return groups.filter(({ hits }) => hits.length > 0);
};

/** All options, from top to bottom. */
export const choicesOf = (groups: readonly Group[]): Hit[] =>
  groups.flatMap(({ hits, more }) => (more === null ? hits : [...hits, more]));
