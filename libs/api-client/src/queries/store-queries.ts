import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { OWN } from '../own-answers.ts';
import { STALE } from '../query-client.ts';
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
  /** Roles of a server (slug) with the caller's offers, and their abilities side by side (`GET store/comparison`). */
  comparison: (api: ApiClient, server: string) =>
    queryOptions({
      queryKey: [...storeQueries.all(), 'roles', server, null, 'comparison'] as const,
      queryFn: ({ signal }) => answered(api.GET('/store/comparison', { signal, params: { query: { server } } })),
      staleTime: STALE.offers,
      meta: OWN,
      // A player has another first server than the visitor for whom the page was rendered: nothing moves meanwhile.
      placeholderData: keepPreviousData,
    }),
  kit: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...storeQueries.all(), 'kit', id] as const,
      queryFn: ({ signal }) => answered(api.GET('/store/kits/{id}', { signal, params: { path: { id } } })),
      staleTime: STALE.content,
    }),
};
