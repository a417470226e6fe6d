import type { components, operations } from '@hoshikraft/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import { ApiFailure } from '../api-failure.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cursorQuery } from '../cursor-query.ts';
import { likeMutation } from '../like-mutation.ts';
import { PERSONAL } from '../personal-queries.ts';
import { STALE } from '../query-client.ts';

type Document = components['schemas']['Document'];
type Target = components['schemas']['DocumentTarget'];
type Like = components['schemas']['DocumentLike'];
type Liked = Pick<Document, 'key' | 'likes' | 'liked'>;

/** Number of search results per target. */
const FOUND_LIMIT = 5;

/** Filters and order of a document list. */
export type DocumentsFilter = Omit<NonNullable<operations['listDocuments']['parameters']['query']>, 'limit' | 'cursor'>;

/** What a server's page shows of its document. */
export interface ServerText extends Pick<
  Document,
  'key' | 'locale' | 'title' | 'draft' | 'likes' | 'liked' | 'body' | 'images'
> {
  /** Id of its cover. */
  cover: string | null;
}

const serverTextOf = ({ key, locale, title, draft, likes, liked, body, images, cover }: Document): ServerText => {
  const coverId = cover?.id ?? null;
  return { key, locale, title, draft, likes, liked, body, images, cover: coverId };
};

/** Updates every cached copy of a document. */
const change = (client: QueryClient, key: string, changed: (document: Liked) => Partial<Liked>): void => {
  for (const part of ['one', 'of-server']) {
    client.setQueriesData<Liked | null>({ queryKey: [...documentQueries.all(), part] }, (document) =>
      document?.key === key ? { ...document, ...changed(document) } : document,
    );
  }
};

type Card = components['schemas']['DocumentCard'];

/** Fields of a document in a list. */
export type ListedDocument = Pick<
  Card,
  'id' | 'target' | 'locale' | 'title' | 'summary' | 'cover' | 'servers' | 'tags' | 'publishedAt' | 'readingMinutes'
>;

/** The fields of a list, with the first tag only. */
const listedOf = (card: Card): ListedDocument => {
  const { id, target, locale, title, summary, cover, servers, publishedAt, readingMinutes } = card;
  const tags = card.tags.slice(0, 1);
  return { id, target, locale, title, summary, cover, servers, tags, publishedAt, readingMinutes };
};

/** A mod of a server in a list of names. */
export interface ModName extends Pick<Card, 'id' | 'title'> {
  /** Its first tag. */
  tag: Card['tags'][number] | null;
  /** On that server; null if it is not known. */
  version: string | null;
}

const nameOf = ({ id, title, tags, servers }: Card, server: string): ModName => ({
  id,
  title,
  tag: tags[0] ?? null,
  version: servers.find((one) => one.id === server)?.version ?? null,
});

/** Limit of one call. */
const MOST_MODS = 100;

/** News, mods and server pages as readers see them (`GET documents`, `GET document` and what readers do). */
export const documentQueries = {
  all: () => ['documents'] as const,
  list: (api: ApiClient, wanted: DocumentsFilter, limit = 12) =>
    cursorQuery({
      key: [...documentQueries.all(), 'list', wanted],
      limit,
      staleTime: STALE.content,
      call: async (query, signal) => {
        const { data } = await api.GET('/documents', { signal, params: { query: { ...wanted, ...query } } });
        return Array.isArray(data?.items) ? { data: { ...data, items: data.items.map(listedOf) } } : {};
      },
    }),
  /** The first mods and news with these words, and whether there are more. */
  found: (api: ApiClient, q: string) =>
    queryOptions({
      queryKey: [...documentQueries.all(), 'found', q] as const,
      queryFn: async ({ signal }) => {
        // Quiet: the search shows the failure in place of the results.
        const find = (target: 'mods' | 'news') =>
          readBody(api.quiet.GET('/documents', { signal, params: { query: { target, q, limit: FOUND_LIMIT } } }));
        const [mods, news] = await Promise.all([find('mods'), find('news')]);
        return { mods, news };
      },
      staleTime: STALE.content,
    }),
  /** By its slug, one it had before, or its key. */
  one: (api: ApiClient, target: Target, id: string) =>
    queryOptions({
      queryKey: [...documentQueries.all(), 'one', target, id] as const,
      queryFn: ({ signal }) => readBody(api.GET('/document', { signal, params: { query: { target, id } } })),
      staleTime: STALE.content,
      meta: PERSONAL,
    }),
  /** Document of a server page; null if none is published. */
  ofServer: (api: ApiClient, server: string) =>
    queryOptions({
      queryKey: [...documentQueries.all(), 'of-server', server] as const,
      queryFn: ({ signal }): Promise<ServerText | null> =>
        readBody(api.quiet.GET('/document', { signal, params: { query: { target: 'servers', id: server } } })).then(
          serverTextOf,
          (error: unknown) => {
            if (error instanceof ApiFailure && error.httpCode === 404) return null;
            throw error;
          },
        ),
      staleTime: STALE.content,
      meta: PERSONAL,
    }),
  /** Mods of a server that have a page, by title, with only the fields that a list of names needs. */
  modNames: (api: ApiClient, server: string) =>
    queryOptions({
      queryKey: [...documentQueries.all(), 'mod-names', server] as const,
      queryFn: async ({ signal }): Promise<ModName[]> => {
        const query = { target: 'mods', server, sort: 'title', limit: MOST_MODS } as const;
        const { items } = await readBody(api.quiet.GET('/documents', { signal, params: { query } }));
        return items.map((item) => nameOf(item, server));
      },
      staleTime: STALE.content,
    }),
  /** Every tag of a target, with its number of published documents. */
  tags: (api: ApiClient, target: Target) =>
    queryOptions({
      queryKey: [...documentQueries.all(), 'tags', target] as const,
      queryFn: ({ signal }) => readBody(api.GET('/document/tags', { signal, params: { query: { target } } })),
      staleTime: STALE.content,
    }),
  like: (api: ApiClient) =>
    likeMutation<Like>({
      key: [...documentQueries.all(), 'like'],
      call: (like) => readBody(api.POST('/document/like', { body: like })),
      change: (client, { key }, changed) => change(client, key, changed),
    }),
  /** Sends the reading time in seconds. Quiet: a failure does not concern the reader. */
  time: (api: ApiClient, time: components['schemas']['ReadingTime']) =>
    readBody(api.quiet.POST('/document/stopwatch', { body: time, keepalive: true })),
};
