import { queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { STALE } from '../query-client.ts';
import { compareAbilities } from './compare-abilities.ts';
import { roleQueries } from './role-queries.ts';

/** Privileges and what is in them (`GET store/…`). */
export const storeQueries = {
  ...roleQueries,
  roleFeatures: (api: ApiClient, roleId: string) =>
    queryOptions({
      queryKey: [...storeQueries.all(), 'role-features', roleId] as const,
      queryFn: ({ signal }) => answered(api.GET('/store/role/features', { signal, params: { query: { roleId } } })),
      staleTime: STALE.content,
    }),
  /** Abilities of all roles of a server (slug) as rows: small enough to travel in the page, which the parts are not. */
  comparison: (api: ApiClient, server: string) =>
    queryOptions({
      queryKey: [...storeQueries.all(), 'comparison', server] as const,
      queryFn: async ({ client }) => {
        const { items } = await client.ensureQueryData(storeQueries.roles(api, { server }));
        const ask = ({ id }: { id: string }) => client.ensureQueryData(storeQueries.roleFeatures(api, id));
        return compareAbilities(await Promise.all(items.map(ask)));
      },
      staleTime: STALE.content,
    }),
  kit: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...storeQueries.all(), 'kit', id] as const,
      queryFn: ({ signal }) => answered(api.GET('/store/kits/{id}', { signal, params: { path: { id } } })),
      staleTime: STALE.content,
    }),
};
