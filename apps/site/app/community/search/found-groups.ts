import type { Schemas } from '@hoshikraft/api-client';
import type { Locale } from '@hoshikraft/shared';

/** Something that was found, or the way to all of its kind. */
export interface Hit {
  /** Of its element: the field says by it which one is chosen. */
  id: string;
  /** Below the language. */
  path: string;
  title: string;
  /** Of the title, where it is not the reader's. */
  locale?: Locale;
  /** Of a server: its sign is shown. */
  server?: string;
}

export interface Group {
  kind: 'servers' | 'mods' | 'news';
  hits: readonly Hit[];
  /** Where the rest of them is; null where there is none. */
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

/** Every word that was typed is somewhere in the name. */
const isCalled = (name: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word));

/** What was found, servers first; kinds of which there is nothing are left out. */
export const groupsOf = (words: string, servers: Schemas['Main']['servers'], lists: Lists | undefined): Group[] => {
  const named = servers.filter(({ documentMeta }) => isCalled(documentMeta.serverName, words));
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
  ];
  return groups.filter(({ hits }) => hits.length > 0);
};

/** Everything that can be chosen, from top to bottom. */
export const choicesOf = (groups: readonly Group[]): Hit[] =>
  groups.flatMap(({ hits, more }) => (more === null ? hits : [...hits, more]));
