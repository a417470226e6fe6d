import type { components } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { PERSONAL } from '../personal-queries.ts';
import { STALE } from '../query-client.ts';

type Role = components['schemas']['StoreRole'];

/** A role on the home page, with the offer and the price of its shortest period only. */
export type BestRole = Omit<Role, 'bestChoice' | 'kits'>;

const bestRoleOf = ({ bestChoice: _bestChoice, kits: _kits, offers, prices, ...role }: Role): BestRole => ({
  ...role,
  offers: offers.filter(({ mode }) => mode === 'buy').slice(0, 1),
  prices: prices.slice(0, 1),
});

/** A role on the page of its server. */
export interface OfferedRole extends Pick<Role, 'id' | 'name' | 'tier' | 'color'> {
  /** Price of its shortest period now, in kopecks. */
  amount: number;
  /** Its list price, on sale only. */
  listPrice: number | undefined;
}

const offeredRoleOf = ({ id, name, tier, color, prices }: Role): OfferedRole[] =>
  prices[0] === undefined
    ? []
    : [{ id, name, tier, color, amount: prices[0].amount, listPrice: prices[0].sale?.listPrice }];

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
  /** Roles of a server with their prices, the same for everybody. Without toasts: the page can do without them. */
  offered: (api: ApiClient, server: string) =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'offered', server] as const,
      queryFn: async ({ signal }) =>
        (await readBody(api.quiet.GET('/store/roles', { signal, params: { query: { server } } }))).items.flatMap(
          offeredRoleOf,
        ),
      staleTime: STALE.content,
    }),
  /** Role marked as the best choice of each server (`GET store/best-roles`). */
  bestRoles: (api: ApiClient) =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'roles', null, 'best'] as const,
      queryFn: async ({ signal }) => (await readBody(api.GET('/store/best-roles', { signal }))).items.map(bestRoleOf),
      staleTime: STALE.offers,
      meta: PERSONAL,
    }),
};
