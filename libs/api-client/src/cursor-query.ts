import { infiniteQueryOptions, type QueryClient, type QueryKey, type QueryMeta } from '@tanstack/react-query';
import { answered } from './answered.ts';

/** Where a page of a list begins, for the query of its call. */
export interface PageWanted {
  limit: number;
  /** Absent for the first page. */
  cursor?: string;
}

interface PageOf<Item> {
  items: readonly Item[];
  nextCursor: string | null;
}

interface CursorQuery<Key extends QueryKey, Page> {
  key: Key;
  /** Rows a page. */
  limit: number;
  /** How long an answer counts as fresh, in ms. */
  staleTime?: number;
  meta?: QueryMeta;
  /** Asks for one page: `(query, signal) => api.GET('/bans', { signal, params: { query } })`. */
  call: (query: PageWanted, signal: AbortSignal, client: QueryClient) => Promise<{ data?: Page }>;
}

/** The query of a list that the API answers page by page, each with the cursor of the next. */
export const cursorQuery = <const Key extends QueryKey, Page extends PageOf<unknown>>({
  key,
  limit,
  staleTime,
  meta,
  call,
}: CursorQuery<Key, Page>) =>
  infiniteQueryOptions({
    // Lists cut into other pages are other answers.
    queryKey: [...key, limit] as const,
    queryFn: ({ client, signal, pageParam }): Promise<Page> =>
      answered(call({ limit, ...(pageParam !== '' && { cursor: pageParam }) }, signal, client)),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    ...(staleTime !== undefined && { staleTime }),
    ...(meta && { meta }),
  });
