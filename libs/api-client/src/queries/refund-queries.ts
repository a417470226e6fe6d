import type { components } from '@hoshikraft/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import type { Intent } from '../intent.ts';
import { cabinetQueries } from './cabinet-queries.ts';
import { paymentQueries } from './payment-queries.ts';

/** What comes back after wipes (`GET`, `POST cabinet/refund`). */
export const refundQueries = {
  all: () => ['refunds'] as const,
  list: (api: ApiClient) =>
    queryOptions({
      queryKey: [...refundQueries.all(), 'list'] as const,
      // Without toasts: the page polls it while a role is being taken away, and shows the last state meanwhile.
      queryFn: ({ signal }) => answered(api.quiet.GET('/cabinet/refund', { signal })),
    }),
  /** Refused with 409 and `details.price`; nothing is done then. */
  take: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...refundQueries.all(), 'take'] as const,
      mutationFn: ({ order, idempotencyKey }: Intent<components['schemas']['RefundOrder']>) =>
        answered(
          // Without a toast: the dialog itself says what was refused.
          api.quiet.POST('/cabinet/refund', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: order }),
        ),
      // After a refusal too: the sum or the roles are not what the page believed.
      onSettled: (_data, _error, _variables, _result, { client }) =>
        Promise.all([
          client.invalidateQueries({ queryKey: refundQueries.all() }),
          client.invalidateQueries({ queryKey: cabinetQueries.all() }),
          client.invalidateQueries({ queryKey: paymentQueries.history.key() }),
        ]),
    }),
};
