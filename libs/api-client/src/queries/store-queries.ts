import type { components } from '@hoshikraft/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import type { Intent } from '../intent.ts';
import { STALE } from '../query-client.ts';
import { cabinetQueries } from './cabinet-queries.ts';
import { compareAbilities } from './compare-abilities.ts';
import { paymentQueries } from './payment-queries.ts';
import { roleQueries } from './role-queries.ts';

/** Privileges, what is in them, and buying them (`GET store/…`, `POST store/buy`). */
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
  /** Refused with 409 and `details.price` or `details.missing`; nothing is charged then. */
  buy: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...storeQueries.all(), 'buy'] as const,
      mutationFn: ({ order, idempotencyKey }: Intent<components['schemas']['RoleOrder']>) =>
        answered(
          // Without a toast: the confirmation itself says what was refused.
          api.quiet.POST('/store/buy', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: order }),
        ),
      // After a refusal too: the price or the balance is not what the page believed.
      onSettled: (_data, _error, _variables, _result, { client }) =>
        Promise.all([
          client.invalidateQueries({ queryKey: [...storeQueries.all(), 'roles'] }),
          client.invalidateQueries({ queryKey: cabinetQueries.all() }),
          client.invalidateQueries({ queryKey: paymentQueries.history.key() }),
        ]),
    }),
};
