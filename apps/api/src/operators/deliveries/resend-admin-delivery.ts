import { resendDelivery } from '../../game/bridge/resend-delivery.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { changeDelivery } from './change-delivery.ts';

export const resendAdminDelivery = defineOperation('resendAdminDelivery', (request, context) =>
  withIdempotency(context, request, async (trx) => ({
    status: 200,
    body: await changeDelivery(trx, context, {
      kind: 'resend',
      reason: request.body.reason,
      after: 'queued',
      change: (now) => resendDelivery(trx, request.params.deliveryId, now),
    }),
  })),
);
