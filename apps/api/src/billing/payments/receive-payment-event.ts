import type { components } from '@hoshikraft/contract';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { creditTopUp } from './credit-top-up.ts';
import { insertEvent, type LockedPayment, lockPayment, settlePayment } from './payments-repository.ts';

type PaymentEvent = components['schemas']['PaymentEvent'];

/** States only go forward: created, failed, lapsed, succeeded. A success is credited from any earlier state. */
const applyEvent = async (trx: Trx, payment: LockedPayment, event: PaymentEvent, at: Date): Promise<void> => {
  if (event.type === 'payment.succeeded' && payment.status !== 'succeeded') {
    await settlePayment(trx, payment.id, 'succeeded', at);
    await creditTopUp(trx, payment, at);
  } else if (event.type === 'payment.failed' && payment.status === 'created') {
    await settlePayment(trx, payment.id, 'failed', at);
  }
};

/** Webhook of the reseller with the result of a payment. Its signature is checked by `webhookAuthenticator`. */
export const receivePaymentEvent = defineOperation('receivePaymentEvent', async ({ body: event }, { app, log }) => {
  const details = { paymentId: event.orderId, eventId: event.eventId, type: event.type };
  const before = await inTransaction(app.db, async (trx) => {
    const at = app.clock.now();
    const payment = await lockPayment(trx, event.orderId);
    if (!payment) {
      log.error({ ...details, amount: event.amount }, 'payment event of an unknown payment');
      throw new ApiError('not_found');
    }
    if (payment.amount !== event.amount || payment.currency !== event.currency) {
      log.error({ ...details, amount: event.amount }, 'payment event does not match its payment');
      throw new ApiError('payment_mismatch');
    }
    const paymentOfEvent = await insertEvent(trx, event, at);
    if (paymentOfEvent === null) await applyEvent(trx, payment, event, at);
    else if (paymentOfEvent !== payment.id) {
      log.error(details, 'payment event has the id of an event of another payment');
      throw new ApiError('payment_mismatch');
    }
    return payment.status;
  });
  if (before === 'lapsed') log.error(details, 'payment event of a payment that had lapsed: a success is credited');
  return { status: 200, body: { success: true as const } };
});
