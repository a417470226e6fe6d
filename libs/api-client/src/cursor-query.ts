import { infiniteQueryOptions, type QueryClient, type QueryKey, type QueryMeta } from '@tanstack/react-query';
import { readBody } from './read-body.ts';

/** Query parameters of one page of a list. */
export interface PageRequest {
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
  /** Items per page. */
  limit: number;
  /** Time until the data is stale, in ms. */
  staleTime?: number;
  meta?: QueryMeta;
  /** Fetches one page: `(query, signal) => api.GET('/bans', { signal, params: { query } })`. */
  call: (query: PageRequest, signal: AbortSignal, client: QueryClient) => Promise<{ data?: Page }>;
}

/** Query of a list paged by cursors. */
export const cursorQuery = <const Key extends QueryKey, Page extends PageOf<unknown>>({
  key,
  limit,
  staleTime,
  meta,
  call,
}: CursorQuery<Key, Page>) =>
  infiniteQueryOptions({
    // Another page size is another cache entry.
    queryKey: [...key, limit] as const,
    queryFn: ({ client, signal, pageParam }): Promise<Page> =>
      readBody(call({ limit, ...(pageParam !== '' && { cursor: pageParam }) }, signal, client)),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    ...(staleTime !== undefined && { staleTime }),
    ...(meta && { meta }),
  });
