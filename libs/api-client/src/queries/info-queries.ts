import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { STALE } from '../query-client.ts';

/** Rules and team (`GET rules`, `GET team`). */
export const infoQueries = {
  all: () => ['info'] as const,
  rules: (api: ApiClient) =>
    queryOptions({
      queryKey: [...infoQueries.all(), 'rules'] as const,
      queryFn: ({ signal }) => readBody(api.GET('/rules', { signal })),
      staleTime: STALE.content,
    }),
  team: (api: ApiClient) =>
    queryOptions({
      queryKey: [...infoQueries.all(), 'team'] as const,
      queryFn: ({ signal }) => readBody(api.GET('/team', { signal })),
      staleTime: STALE.content,
    }),
};
