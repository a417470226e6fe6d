import type { components, operations } from '@hoshikraft/contract';
import { mutationOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cursorQuery } from '../cursor-query.ts';
import type { Intent } from '../intent.ts';
import { mainQueries } from './main-queries.ts';
import { paymentQueries } from './payment-queries.ts';

/** Whose bans, which and from when. */
export type BansWanted = Omit<NonNullable<operations['listBans']['parameters']['query']>, 'limit' | 'cursor'>;

/** Everybody's bans (`GET ban/list`), and lifting one's own; which of those is in force is part of the session's state. */
export const banQueries = {
  all: () => ['bans'] as const,
  list: (api: ApiClient, wanted: BansWanted, limit = 25) =>
    cursorQuery({
      key: [...banQueries.all(), 'list', wanted],
      limit,
      call: (query, signal) => api.GET('/ban/list', { signal, params: { query: { ...wanted, ...query } } }),
    }),
  /** Refused with 409 and `details.price` or `details.missing`; nothing is charged then. */
  unban: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...banQueries.all(), 'unban'] as const,
      mutationFn: ({ order, idempotencyKey }: Intent<components['schemas']['UnbanOrder']>) =>
        answered(
          // Without a toast: the confirmation itself says what was refused.
          api.quiet.POST('/ban/unban', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: order }),
        ),
      // After a refusal too: the ban or the price is not what the page believed.
      onSettled: (_data, _error, _variables, _result, { client }) =>
        Promise.all([
          client.invalidateQueries({ queryKey: banQueries.all() }),
          client.invalidateQueries({ queryKey: mainQueries.all() }),
          client.invalidateQueries({ queryKey: paymentQueries.history.key() }),
        ]),
    }),
};
