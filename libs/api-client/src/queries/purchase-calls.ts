import type { components } from '@hoshikraft/contract';
import { mutationOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import type { Intent } from '../intent.ts';
import { cabinetQueries } from './cabinet-queries.ts';
import { paymentQueries } from './payment-queries.ts';
import { roleQueries } from './role-queries.ts';

/** Purchase of privileges (`POST store/buy`), in a separate file since most visits only view the store. */
export const purchaseCalls = {
  /** The price with a promo code. Without a toast: the field shows why a code is refused. */
  preview: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...roleQueries.all(), 'preview'] as const,
      mutationFn: (body: components['schemas']['PurchasePreview']) =>
        readBody(api.quiet.POST('/store/preview', { body })),
    }),
  /** Fails with 409 and `details.price` or `details.missing`; then nothing is charged. */
  buy: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...roleQueries.all(), 'buy'] as const,
      mutationFn: ({ order, idempotencyKey }: Intent<components['schemas']['RoleOrder']>) =>
        readBody(
          // Without a toast: the confirmation shows the error.
          api.quiet.POST('/store/buy', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: order }),
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
