import type { components } from '@hoshikraft/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import type { Intent } from '../intent.ts';
import { cabinetQueries } from './cabinet-queries.ts';
import { paymentQueries } from './payment-queries.ts';

/** Refunds after wipes (`GET`, `POST cabinet/refund`). */
export const refundQueries = {
  all: () => ['refunds'] as const,
  list: (api: ApiClient) =>
    queryOptions({
      queryKey: [...refundQueries.all(), 'list'] as const,
      // Without toasts: the page polls it while a role is being removed, and shows the last state meanwhile.
      queryFn: ({ signal }) => readBody(api.quiet.GET('/cabinet/refund', { signal })),
    }),
  /** Fails with 409 and `details.price`; then nothing is done. */
  take: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...refundQueries.all(), 'take'] as const,
      mutationFn: ({ order, idempotencyKey }: Intent<components['schemas']['RefundOrder']>) =>
        readBody(
          // Without a toast: the dialog shows the error.
          api.quiet.POST('/cabinet/refund', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: order }),
        ),
      // After an error too: the sum or the roles may have changed.
      onSettled: (_data, _error, _variables, _result, { client }) =>
        Promise.all([
          client.invalidateQueries({ queryKey: refundQueries.all() }),
          client.invalidateQueries({ queryKey: cabinetQueries.all() }),
          client.invalidateQueries({ queryKey: paymentQueries.history.key() }),
        ]),
    }),
};
