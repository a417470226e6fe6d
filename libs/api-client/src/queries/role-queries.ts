import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { PERSONAL } from '../personal-queries.ts';
import { STALE } from '../query-client.ts';

export interface RolesFilter {
  /** Server slug. */
  server: string;
  /** Login of the recipient of a gift; offers and limits are then theirs. */
  recipient?: string | undefined;
}

/** Roles on sale, in a separate file: pages that only show a role need not load the store queries (`GET store/roles`, `GET store/best-roles`). */
export const roleQueries = {
  all: () => ['store'] as const,
  roles: (api: ApiClient, { server, recipient }: RolesFilter) =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'roles', server, recipient ?? null] as const,
      queryFn: ({ signal }) =>
        readBody(api.GET('/store/roles', { signal, params: { query: { server, ...(recipient && { recipient }) } } })),
      staleTime: STALE.offers,
      meta: PERSONAL,
    }),
  /** Role marked as the best choice of each server (`GET store/best-roles`). */
  bestRoles: (api: ApiClient) =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'roles', null, 'best'] as const,
      queryFn: async ({ signal }) => (await readBody(api.GET('/store/best-roles', { signal }))).items,
      staleTime: STALE.offers,
      meta: PERSONAL,
    }),
};
