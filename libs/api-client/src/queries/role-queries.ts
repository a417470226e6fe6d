import { queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { OWN } from '../own-answers.ts';
import { STALE } from '../query-client.ts';

export interface RolesWanted {
  /** Server slug. */
  server: string;
  /** Login of the one to be given the role; offers and limits are then theirs. */
  recipient?: string | undefined;
}

/** What is sold, apart from selling it: pages that only show a role need not fetch the store (`GET store/roles`, `GET store/best-roles`). */
export const roleQueries = {
  all: () => ['store'] as const,
  roles: (api: ApiClient, { server, recipient }: RolesWanted) =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'roles', server, recipient ?? null] as const,
      queryFn: ({ signal }) =>
        answered(api.GET('/store/roles', { signal, params: { query: { server, ...(recipient && { recipient }) } } })),
      staleTime: STALE.offers,
      meta: OWN,
    }),
  /** Of each server the role marked as its best choice, where one is (`GET store/best-roles`). */
  bestRoles: (api: ApiClient) =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'roles', null, 'best'] as const,
      queryFn: async ({ signal }) => (await answered(api.GET('/store/best-roles', { signal }))).items,
      staleTime: STALE.offers,
      meta: OWN,
    }),
};
