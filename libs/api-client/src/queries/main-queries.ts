import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { STALE } from '../query-client.ts';

/** The state every page starts from (`GET main`). */
export const mainQueries = {
  all: () => ['main'] as const,
  state: (api: ApiClient) =>
    queryOptions({
      queryKey: mainQueries.all(),
      queryFn: ({ signal }) => readBody(api.quiet.GET('/main', { signal })),
      staleTime: STALE.content,
    }),
  /** The same without caches: a cached response for visitors is wrong once a player has signed in. */
  latest: (api: ApiClient) =>
    queryOptions({
      queryKey: mainQueries.all(),
      queryFn: ({ signal }) => readBody(api.quiet.GET('/main', { signal, cache: 'no-cache' })),
      staleTime: 0,
    }),
};
