import { markHandled } from '../../billing/payments/events-repository.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { lockOpenEvent, recordEventAct } from './change-event.ts';

/** Marks an event of a payment as dealt with: a person did what it needs elsewhere. */
export const handlePaymentEvent = defineOperation('handlePaymentEvent', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { eventId } = request.params;
    const event = await lockOpenEvent(trx, eventId);
    await markHandled(trx, eventId, context.app.clock.now());
    const { reason } = request.body;
    return { status: 200, body: await recordEventAct(trx, context, event, { after: 'handled', reason }) };
  }),
);
