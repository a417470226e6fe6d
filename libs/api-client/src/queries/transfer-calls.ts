import type { components } from '@hoshikraft/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import type { Intent } from '../intent.ts';
import { cabinetQueries } from './cabinet-queries.ts';
import { paymentQueries } from './payment-queries.ts';
import { profileQueries } from './profile-queries.ts';
import { roleQueries } from './role-queries.ts';

type Schemas = components['schemas'];

/** Coins to another player (`POST game-money/transfer`), roles to another server (`cabinet/roles/transfer`). */
export const transferCalls = {
  coins: (api: ApiClient) =>
    mutationOptions({
      mutationKey: ['transfers', 'coins'] as const,
      mutationFn: ({ order, idempotencyKey }: Intent<Schemas['CoinTransferOrder']>) =>
        answered(
          // Without a toast: the dialog itself says what was refused.
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
  /** Where a role that is held can go, and what that costs now. */
  servers: (api: ApiClient, roleId: string) =>
    queryOptions({
      queryKey: ['transfers', 'servers', roleId] as const,
      queryFn: ({ signal }) =>
        answered(api.quiet.GET('/cabinet/roles/transfer/servers', { signal, params: { query: { roleId } } })),
      staleTime: 0,
    }),
  role: (api: ApiClient) =>
    mutationOptions({
      mutationKey: ['transfers', 'role'] as const,
      mutationFn: ({ order, idempotencyKey }: Intent<Schemas['RoleTransferOrder']>) =>
        answered(
          api.quiet.POST('/cabinet/roles/transfer', {
            params: { header: { 'Idempotency-Key': idempotencyKey } },
            body: order,
          }),
        ),
      // After a refusal too: the price or the balance is not what the page believed.
      onSettled: (_data, _error, _variables, _result, { client }) =>
        Promise.all([
          client.invalidateQueries({ queryKey: [...roleQueries.all(), 'roles'] }),
          client.invalidateQueries({ queryKey: cabinetQueries.all() }),
          client.invalidateQueries({ queryKey: paymentQueries.history.key() }),
        ]),
    }),
};
