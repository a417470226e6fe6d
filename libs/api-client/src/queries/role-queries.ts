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
  /**
   * Of each of these servers (slugs) the role marked as its best choice, where one is: all that travels in a page of
   * them. One server's is worth showing without the others', so it fails only where it would be empty for a failure.
   */
  bestRoles: (api: ApiClient, servers: readonly string[]) =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'roles', null, 'best', ...servers] as const,
      queryFn: async ({ client }) => {
        const asked = servers.map((server) => client.fetchQuery(roleQueries.roles(api, { server })));
        const answers = await Promise.allSettled(asked);
        const lists = answers.filter((answer) => answer.status === 'fulfilled').map(({ value }) => value.items);
        const best = lists.flatMap((roles) => roles.find(({ bestChoice }) => bestChoice) ?? []);
        const [failed] = answers.filter((answer) => answer.status === 'rejected');
        if (best.length === 0 && failed !== undefined) throw failed.reason;
        return best;
      },
      staleTime: STALE.offers,
    }),
};
