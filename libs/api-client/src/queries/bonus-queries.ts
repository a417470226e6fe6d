import type { components } from '@hoshikraft/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import type { Intent } from '../intent.ts';
import { cabinetQueries } from './cabinet-queries.ts';
import { paymentQueries } from './payment-queries.ts';

/** The daily bonus (`GET bonus/status`, `POST bonus/give`). */
export const bonusQueries = {
  all: () => ['bonus'] as const,
  status: (api: ApiClient) =>
    queryOptions({
      queryKey: [...bonusQueries.all(), 'status'] as const,
      queryFn: ({ signal }) => readBody(api.GET('/bonus/status', { signal })),
      // The player returns after joining the group: refetch.
      refetchOnWindowFocus: 'always',
    }),
  /** Fails with 409 before the day is over or a step is done, with 503 if the messenger is unavailable. */
  give: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...bonusQueries.all(), 'give'] as const,
      mutationFn: ({ order, idempotencyKey }: Intent<components['schemas']['BonusClaim']>) =>
        readBody(
          // Without a toast: the card of the bonus shows the error.
          api.quiet.POST('/bonus/give', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: order }),
        ),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        Promise.all([
          client.invalidateQueries({ queryKey: bonusQueries.all() }),
          client.invalidateQueries({ queryKey: cabinetQueries.all() }),
          client.invalidateQueries({ queryKey: paymentQueries.history.key() }),
        ]),
    }),
};
