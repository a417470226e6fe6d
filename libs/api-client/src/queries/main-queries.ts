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
};
