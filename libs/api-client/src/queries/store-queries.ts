import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { PERSONAL } from '../personal-queries.ts';
import { STALE } from '../query-client.ts';
import { roleQueries } from './role-queries.ts';

/** Privileges and their contents (`GET store/…`). */
export const storeQueries = {
  ...roleQueries,
  roleFeatures: (api: ApiClient, roleId: string) =>
    queryOptions({
      queryKey: [...storeQueries.all(), 'role-features', roleId] as const,
      queryFn: ({ signal }) => readBody(api.GET('/store/role/features', { signal, params: { query: { roleId } } })),
      staleTime: STALE.content,
    }),
  /** Roles of a server (slug) with the caller's offers, and a comparison of their abilities (`GET store/comparison`). */
  comparison: (api: ApiClient, server: string) =>
    queryOptions({
      queryKey: [...storeQueries.all(), 'roles', server, null, 'comparison'] as const,
      queryFn: ({ signal }) => readBody(api.GET('/store/comparison', { signal, params: { query: { server } } })),
      staleTime: STALE.offers,
      meta: PERSONAL,
      // The default server of a player differs from that of the visitor the page was rendered for: avoids a layout shift.
      placeholderData: keepPreviousData,
    }),
  kit: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: [...storeQueries.all(), 'kit', id] as const,
      queryFn: ({ signal }) => readBody(api.GET('/store/kits/{id}', { signal, params: { path: { id } } })),
      staleTime: STALE.content,
    }),
};
