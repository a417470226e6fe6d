import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cursorQuery } from '../cursor-query.ts';

/** The player's own page (`GET cabinet`, `cabinet/roles`, `cabinet/abilities`). */
export const cabinetQueries = {
  all: () => ['cabinet'] as const,
  overview: (api: ApiClient) =>
    queryOptions({
      queryKey: [...cabinetQueries.all(), 'overview'] as const,
      queryFn: ({ signal }) => readBody(api.GET('/cabinet', { signal })),
    }),
  roles: (api: ApiClient, limit = 25) =>
    cursorQuery({
      key: [...cabinetQueries.all(), 'roles'],
      limit,
      // Without toasts: pages poll it while a delivery is pending, and show the last state meanwhile.
      call: (query, signal) => api.quiet.GET('/cabinet/roles', { signal, params: { query } }),
    }),
  abilities: (api: ApiClient) =>
    queryOptions({
      queryKey: [...cabinetQueries.all(), 'abilities'] as const,
      queryFn: ({ signal }) => readBody(api.GET('/cabinet/abilities', { signal })),
    }),
};
