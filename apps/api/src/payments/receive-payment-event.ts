import type { components } from '@hoshikraft/contract';
import { defineOperation } from '../http/define-operation.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import { creditTopUp } from './credit-top-up.ts';
import { type LockedPayment, lockPayment } from './payments-repository.ts';

type PaymentEvent = components['schemas']['PaymentEvent'];

/** Keeps the event by the reseller's id; false where it is known. A twin that is still being handled is waited for. */
const isNew = async (trx: Trx, event: PaymentEvent, at: Date): Promise<boolean> => {
  const kept = await trx
    .insertInto('payment_events')
    .values({
      event_id: event.eventId,
      payment_id: event.orderId,
      type: event.type,
      body: JSON.stringify(event),
      received_at: at,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return kept !== undefined;
};

const settle = async (trx: Trx, payment: LockedPayment, status: 'succeeded' | 'failed', at: Date): Promise<void> => {
  await trx.updateTable('payments').set({ status, settled_at: at }).where('id', '=', payment.id).execute();
};

/** States only go forward: created, failed, succeeded. A success is credited whatever was reported before it. */
const apply = async (trx: Trx, payment: LockedPayment, event: PaymentEvent, at: Date): Promise<void> => {
  if (event.type === 'payment.succeeded' && payment.status !== 'succeeded') {
    await settle(trx, payment, 'succeeded', at);
    await creditTopUp(trx, payment, at);
  } else if (event.type === 'payment.failed' && payment.status === 'created') {
    await settle(trx, payment, 'failed', at);
  }
};

/** What became of a payment, as the reseller tells it; its signature was checked before the body was read. */
export const receivePaymentEvent = defineOperation('receivePaymentEvent', async ({ body: event }, { app, log }) => {
  await inTransaction(app.db, async (trx) => {
    const at = app.clock.now();
    const payment = await lockPayment(trx, event.orderId);
    if (!payment) throw new ApiError('not_found');
    if (payment.amount !== event.amount || payment.currency !== event.currency) {
      log.warn({ paymentId: payment.id, eventId: event.eventId }, 'payment event does not match its payment');
      throw new ApiError('payment_mismatch');
    }
    if (await isNew(trx, event, at)) await apply(trx, payment, event, at);
  });
  return { status: 200, body: { success: true as const } };
});
