import { queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { STALE } from '../query-client.ts';

export interface RolesWanted {
  /** Server slug. */
  server: string;
  /** Login of the one to be given the role; offers and limits are then theirs. */
  recipient?: string | undefined;
}

/** What is sold, apart from selling it: pages that only show a role need not fetch the store (`GET store/roles`). */
export const roleQueries = {
  all: () => ['store'] as const,
  roles: (api: ApiClient, { server, recipient }: RolesWanted) =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'roles', server, recipient ?? null] as const,
      queryFn: ({ signal }) =>
        answered(api.GET('/store/roles', { signal, params: { query: { server, ...(recipient && { recipient }) } } })),
      staleTime: STALE.offers,
    }),
  /** The role of a server (slug) marked as the best choice, null where none is: all that travels in a page of it. */
  bestRole: (api: ApiClient, server: string) =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'roles', server, null, 'best'] as const,
      queryFn: async ({ client }) => {
        const { items } = await client.fetchQuery(roleQueries.roles(api, { server }));
        return items.find(({ bestChoice }) => bestChoice) ?? null;
      },
      staleTime: STALE.offers,
    }),
};
