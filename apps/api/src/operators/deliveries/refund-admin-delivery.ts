import { refundDelivery } from '../../game/bridge/refund-delivery.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { changeDelivery } from './change-delivery.ts';

export const refundAdminDelivery = defineOperation('refundAdminDelivery', (request, context) =>
  withIdempotency(context, request, async (trx) => ({
    status: 200,
    body: await changeDelivery(trx, context, {
      kind: 'refund',
      reason: request.body.reason,
      after: 'refunded',
      change: async (now) => (await refundDelivery(trx, request.params.deliveryId, now)).delivery,
    }),
  })),
);
