import { queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { STALE } from '../query-client.ts';

/** The state every page starts from (`GET main`). */
export const mainQueries = {
  all: () => ['main'] as const,
  state: (api: ApiClient) =>
    queryOptions({
      queryKey: mainQueries.all(),
      queryFn: ({ signal }) => answered(api.quiet.GET('/main', { signal })),
      staleTime: STALE.content,
    }),
  /** The same as it is now: a visitor's answer may be kept for a while, and it is wrong once somebody has signed in. */
  latest: (api: ApiClient) =>
    queryOptions({
      queryKey: mainQueries.all(),
      queryFn: ({ signal }) => answered(api.quiet.GET('/main', { signal, cache: 'no-cache' })),
      staleTime: 0,
    }),
};
