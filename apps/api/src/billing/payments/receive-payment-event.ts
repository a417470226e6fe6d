import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { applyEvent, type EventNeed, isResult, lockPaymentOf } from './apply-event.ts';
import { insertEvent, saveNeed } from './events-repository.ts';

/**
 * Webhook of the reseller (docs/product/money.md#webhook): every event is stored; results, refunds and disputes are applied.
 * What cannot be is for a person to act on. Its signature is checked by `webhookAuthenticator`.
 */
export const receivePaymentEvent = defineOperation('receivePaymentEvent', async ({ body: event }, { app, log }) => {
  const { before, needs } = await inTransaction(
    app.db,
    async (trx): Promise<{ before?: string; needs: EventNeed | null }> => {
      const at = app.clock.now();
      const payment = await lockPaymentOf(trx, event);
      const { isNew, paymentId } = await insertEvent(trx, event, payment?.id ?? null, at);
      if (!isNew && !isResult(event)) return { needs: null };
      // The id of an event of another payment.
      if (paymentId !== null && payment !== undefined && paymentId !== payment.id) return { needs: 'mismatch' };
      const need = await applyEvent(trx, payment, event, at);
      await saveNeed(trx, event, { paymentId: payment?.id ?? null, needs: need, isNew });
      return { ...(payment && { before: payment.status }), needs: need };
    },
  );
  const orderId = 'orderId' in event ? event.orderId : null;
  const details = { paymentId: orderId, eventId: event.eventId, type: event.type, needs };
  if (needs !== null) log.error(details, 'payment event that needs a person');
  else if (before === 'lapsed') log.error(details, 'payment event of a payment that had lapsed: a success is credited');
  // The service sends a refused result again.
  if (isResult(event) && needs !== null) throw new ApiError(needs === 'mismatch' ? 'payment_mismatch' : 'not_found');
  return { status: 200, body: { success: true as const } };
});
