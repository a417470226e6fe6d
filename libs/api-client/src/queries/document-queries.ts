import type { components, operations } from '@hoshikraft/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import { ApiFailure } from '../api-failure.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cursorQuery } from '../cursor-query.ts';
import { likeMutation } from '../like-mutation.ts';
import { OWN } from '../own-answers.ts';
import { STALE } from '../query-client.ts';

type Document = components['schemas']['Document'];
type Target = components['schemas']['DocumentTarget'];
type Like = components['schemas']['DocumentLike'];

/** So many of a target are shown of what a search has found. */
const FOUND = 5;

/** Which documents, by what, in which order. */
export type DocumentsWanted = Omit<NonNullable<operations['listDocuments']['parameters']['query']>, 'limit' | 'cursor'>;

/** Writes into every copy of one document. */
const change = (client: QueryClient, key: string, changed: (document: Document) => Partial<Document>): void => {
  for (const part of ['one', 'of-server']) {
    client.setQueriesData<Document | null>({ queryKey: [...documentQueries.all(), part] }, (document) =>
      document?.key === key ? { ...document, ...changed(document) } : document,
    );
  }
};

/** What is said of a mod where it is one of many. */
export type ModName = Pick<components['schemas']['DocumentCard'], 'id' | 'title' | 'tags'>;

const nameOf = ({ id, title, tags }: ModName): ModName => ({ id, title, tags });

/** As many mods as one call names. */
const MOST_MODS = 100;

/** News, mods and server pages as readers see them (`GET documents`, `GET document` and what readers do). */
export const documentQueries = {
  all: () => ['documents'] as const,
  list: (api: ApiClient, wanted: DocumentsWanted, limit = 12) =>
    cursorQuery({
      key: [...documentQueries.all(), 'list', wanted],
      limit,
      staleTime: STALE.content,
      call: (query, signal) => api.GET('/documents', { signal, params: { query: { ...wanted, ...query } } }),
    }),
  /** The first mods and news with these words, and whether there are more. */
  found: (api: ApiClient, q: string) =>
    queryOptions({
      queryKey: [...documentQueries.all(), 'found', q] as const,
      queryFn: async ({ signal }) => {
        // Quiet: where nothing could be found out, it is said in the place of the answer.
        const find = (target: 'mods' | 'news') =>
          answered(api.quiet.GET('/documents', { signal, params: { query: { target, q, limit: FOUND } } }));
        const [mods, news] = await Promise.all([find('mods'), find('news')]);
        return { mods, news };
      },
      staleTime: STALE.content,
    }),
  /** By its slug, one it had before, or its key. */
  one: (api: ApiClient, target: Target, id: string) =>
    queryOptions({
      queryKey: [...documentQueries.all(), 'one', target, id] as const,
      queryFn: ({ signal }) => answered(api.GET('/document', { signal, params: { query: { target, id } } })),
      staleTime: STALE.content,
      meta: OWN,
    }),
  /** The text of a server's page; null where none is published. */
  ofServer: (api: ApiClient, server: string) =>
    queryOptions({
      queryKey: [...documentQueries.all(), 'of-server', server] as const,
      queryFn: ({ signal }): Promise<Document | null> =>
        answered(api.quiet.GET('/document', { signal, params: { query: { target: 'servers', id: server } } })).catch(
          (error: unknown) => {
            if (error instanceof ApiFailure && error.httpCode === 404) return null;
            throw error;
          },
        ),
      staleTime: STALE.content,
      meta: OWN,
    }),
  /** Mods of a server that have a page, by title: all that travels where they are only named. */
  modNames: (api: ApiClient, server: string) =>
    queryOptions({
      queryKey: [...documentQueries.all(), 'mod-names', server] as const,
      queryFn: async ({ signal }): Promise<ModName[]> => {
        const query = { target: 'mods', server, sort: 'title', limit: MOST_MODS } as const;
        const { items } = await answered(api.quiet.GET('/documents', { signal, params: { query } }));
        return items.map(nameOf);
      },
      staleTime: STALE.content,
    }),
  /** Every tag of a target, with how many published documents bear it. */
  tags: (api: ApiClient, target: Target) =>
    queryOptions({
      queryKey: [...documentQueries.all(), 'tags', target] as const,
      queryFn: ({ signal }) => answered(api.GET('/document/tags', { signal, params: { query: { target } } })),
      staleTime: STALE.content,
    }),
  like: (api: ApiClient) =>
    likeMutation<Like>({
      key: [...documentQueries.all(), 'like'],
      call: (like) => answered(api.POST('/document/like', { body: like })),
      change: (client, { key }, changed) => change(client, key, changed),
    }),
  /** Tells of seconds read. Quiet: whoever reads is not to hear of it, and it outlives the page. */
  time: (api: ApiClient, time: components['schemas']['ReadingTime']) =>
    answered(api.quiet.POST('/document/stopwatch', { body: time, keepalive: true })),
};
