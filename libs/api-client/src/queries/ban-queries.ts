import type { components, operations } from '@hoshikraft/contract';
import { mutationOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cursorQuery } from '../cursor-query.ts';
import type { Intent } from '../intent.ts';
import { mainQueries } from './main-queries.ts';
import { paymentQueries } from './payment-queries.ts';

/** Filters of the ban list: player, state and period. */
export type BansFilter = Omit<NonNullable<operations['listBans']['parameters']['query']>, 'limit' | 'cursor'>;

/** All bans (`GET ban/list`), and lifting the player's own ban, which is part of the session state. */
export const banQueries = {
  all: () => ['bans'] as const,
  list: (api: ApiClient, wanted: BansFilter, limit = 25) =>
    cursorQuery({
      key: [...banQueries.all(), 'list', wanted],
      limit,
      call: (query, signal) => api.GET('/ban/list', { signal, params: { query: { ...wanted, ...query } } }),
    }),
  /** Fails with 409 and `details.price` or `details.missing`; then nothing is charged. */
  unban: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...banQueries.all(), 'unban'] as const,
      mutationFn: ({ order, idempotencyKey }: Intent<components['schemas']['UnbanOrder']>) =>
        readBody(
          // Without a toast: the confirmation shows the error.
          api.quiet.POST('/ban/unban', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: order }),
        ),
      // After an error too: the ban or the price may have changed.
      onSettled: (_data, _error, _variables, _result, { client }) =>
        Promise.all([
          client.invalidateQueries({ queryKey: banQueries.all() }),
          client.invalidateQueries({ queryKey: mainQueries.all() }),
          client.invalidateQueries({ queryKey: paymentQueries.history.key() }),
        ]),
    }),
};
