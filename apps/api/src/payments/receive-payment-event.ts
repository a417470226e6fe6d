import type { components } from '@hoshikraft/contract';
import { defineOperation } from '../http/define-operation.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { creditTopUp } from './credit-top-up.ts';
import { keepEvent, type LockedPayment, lockPayment, settlePayment } from './payments-repository.ts';

type PaymentEvent = components['schemas']['PaymentEvent'];

/** States only go forward: created, failed, lapsed, succeeded. A success is credited whatever was before it. */
const apply = async (trx: Trx, payment: LockedPayment, event: PaymentEvent, at: Date): Promise<void> => {
  if (event.type === 'payment.succeeded' && payment.status !== 'succeeded') {
    await settlePayment(trx, payment.id, 'succeeded', at);
    await creditTopUp(trx, payment, at);
  } else if (event.type === 'payment.failed' && payment.status === 'created') {
    await settlePayment(trx, payment.id, 'failed', at);
  }
};

/** What became of a payment, as the reseller tells it; its signature was checked before the body was read. */
export const receivePaymentEvent = defineOperation('receivePaymentEvent', async ({ body: event }, { app, log }) => {
  const told = { paymentId: event.orderId, eventId: event.eventId, type: event.type };
  const before = await inTransaction(app.db, async (trx) => {
    const at = app.clock.now();
    const payment = await lockPayment(trx, event.orderId);
    if (!payment) {
      log.error({ ...told, amount: event.amount }, 'payment event of a payment that is not known');
      throw new ApiError('not_found');
    }
    if (payment.amount !== event.amount || payment.currency !== event.currency) {
      log.error({ ...told, amount: event.amount }, 'payment event does not match its payment');
      throw new ApiError('payment_mismatch');
    }
    const paymentOfEvent = await keepEvent(trx, event, at);
    if (paymentOfEvent === null) await apply(trx, payment, event, at);
    else if (paymentOfEvent !== payment.id) {
      log.error(told, 'payment event has the id of one of another payment');
      throw new ApiError('payment_mismatch');
    }
    return payment.status;
  });
  if (before === 'lapsed') log.error(told, 'payment event of a payment that had lapsed: a success is credited');
  return { status: 200, body: { success: true as const } };
});
