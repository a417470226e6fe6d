import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { STALE } from '../query-client.ts';

/** What the home page shows the signed-in player (`GET home`). */
export const homeQueries = {
  all: () => ['home'] as const,
  own: (api: ApiClient) =>
    queryOptions({
      queryKey: homeQueries.all(),
      // Without toasts: the page shows the failure.
      queryFn: ({ signal }) => readBody(api.quiet.GET('/home', { signal })),
      staleTime: STALE.looks,
      refetchOnWindowFocus: true,
    }),
};
