import type { components } from '@hoshikraft/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import type { Intent } from '../intent.ts';
import { cabinetQueries } from './cabinet-queries.ts';
import { paymentQueries } from './payment-queries.ts';
import { profileQueries } from './profile-queries.ts';
import { roleQueries } from './role-queries.ts';

type Schemas = components['schemas'];

/** Transfers of coins to another player (`POST game-money/transfer`), roles to another server (`cabinet/roles/transfer`). */
export const transferCalls = {
  coins: (api: ApiClient) =>
    mutationOptions({
      mutationKey: ['transfers', 'coins'] as const,
      mutationFn: ({ order, idempotencyKey }: Intent<Schemas['CoinTransferOrder']>) =>
        readBody(
          // Without a toast: the dialog shows the error.
          api.quiet.POST('/game-money/transfer', {
            params: { header: { 'Idempotency-Key': idempotencyKey } },
            body: order,
          }),
        ),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        Promise.all([
          client.invalidateQueries({ queryKey: cabinetQueries.all() }),
          client.invalidateQueries({ queryKey: profileQueries.all() }),
          client.invalidateQueries({ queryKey: paymentQueries.history.key() }),
        ]),
    }),
  /** Servers that an owned role can be transferred to, with current prices. */
  servers: (api: ApiClient, roleId: string) =>
    queryOptions({
      queryKey: ['transfers', 'servers', roleId] as const,
      queryFn: ({ signal }) =>
        readBody(api.quiet.GET('/cabinet/roles/transfer/servers', { signal, params: { query: { roleId } } })),
      staleTime: 0,
    }),
  role: (api: ApiClient) =>
    mutationOptions({
      mutationKey: ['transfers', 'role'] as const,
      mutationFn: ({ order, idempotencyKey }: Intent<Schemas['RoleTransferOrder']>) =>
        readBody(
          api.quiet.POST('/cabinet/roles/transfer', {
            params: { header: { 'Idempotency-Key': idempotencyKey } },
            body: order,
          }),
        ),
      // After an error too: the price or the balance may have changed.
      onSettled: (_data, _error, _variables, _result, { client }) =>
        Promise.all([
          client.invalidateQueries({ queryKey: [...roleQueries.all(), 'roles'] }),
          client.invalidateQueries({ queryKey: cabinetQueries.all() }),
          client.invalidateQueries({ queryKey: paymentQueries.history.key() }),
        ]),
    }),
};
