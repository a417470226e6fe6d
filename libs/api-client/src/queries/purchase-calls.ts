import type { components } from '@hoshikraft/contract';
import { mutationOptions } from '@tanstack/react-query';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';
import type { Intent } from '../intent.ts';
import { cabinetQueries } from './cabinet-queries.ts';
import { paymentQueries } from './payment-queries.ts';
import { roleQueries } from './role-queries.ts';

/** Buying privileges (`POST store/buy`): apart from showing them, for most visits only look. */
export const purchaseCalls = {
  /** Refused with 409 and `details.price` or `details.missing`; nothing is charged then. */
  buy: (api: ApiClient) =>
    mutationOptions({
      mutationKey: [...roleQueries.all(), 'buy'] as const,
      mutationFn: ({ order, idempotencyKey }: Intent<components['schemas']['RoleOrder']>) =>
        answered(
          // Without a toast: the confirmation itself says what was refused.
          api.quiet.POST('/store/buy', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body: order }),
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
