import type { components } from '@hoshikraft/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../../context.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { settleDebt } from '../ledger/debts.ts';
import { applyReversal, settleReversals } from './apply-reversal.ts';
import { creditTopUp } from './credit-top-up.ts';
import { readReversal } from './read-reversal.ts';
import { insertEvent, type LockedPayment, lockPayment, settlePayment } from './payments-repository.ts';

type PaymentEvent = components['schemas']['PaymentEvent'];
type PaymentResult = components['schemas']['PaymentResult'];

const isResult = (event: PaymentEvent): event is PaymentResult =>
  event.type === 'payment.succeeded' || event.type === 'payment.failed';

/**
 * States only go forward: created, failed, lapsed, succeeded. A success is credited from any earlier state; what went back
 * before is taken at once, and a debt is paid.
 */
const applyEvent = async (trx: Trx, payment: LockedPayment, event: PaymentResult, at: Date): Promise<void> => {
  if (event.type === 'payment.succeeded' && payment.status !== 'succeeded') {
    await settlePayment(trx, payment.id, 'succeeded', at);
    await creditTopUp(trx, payment, at);
    await settleReversals(trx, { ...payment, status: 'succeeded', settled_at: at }, at);
    await settleDebt(trx, payment.player_id, payment.id, at);
  } else if (event.type === 'payment.failed' && payment.status === 'created') {
    await settlePayment(trx, payment.id, 'failed', at);
  }
};

/** Stores an event that is no result: a refund or dispute is applied, every other one is for a person to act on. */
const receiveOther = async (app: AppContext, event: PaymentEvent, log: FastifyBaseLogger): Promise<void> => {
  const orderId = 'orderId' in event && isUuid(event.orderId) ? event.orderId : null;
  const reversal = readReversal(event);
  const needsPerson = await inTransaction(app.db, async (trx) => {
    const at = app.clock.now();
    const payment = orderId === null ? undefined : await lockPayment(trx, orderId);
    const { isNew } = await insertEvent(trx, event, payment?.id ?? null, at);
    if (!isNew) return false;
    if (payment === undefined || reversal === null) return true;
    // Only a person can answer a dispute.
    return !(await applyReversal(trx, payment, reversal, at)) || reversal.state === 'open';
  });
  if (needsPerson)
    log.error({ eventId: event.eventId, type: event.type, orderId }, 'payment event that needs a person');
};

/**
 * Webhook of the reseller (docs/product/money.md#webhook): results, refunds and disputes are applied, any other event is stored. Its
 * signature is checked by `webhookAuthenticator`.
 */
export const receivePaymentEvent = defineOperation('receivePaymentEvent', async ({ body: event }, { app, log }) => {
  if (!isResult(event)) {
    await receiveOther(app, event, log);
    return { status: 200, body: { success: true as const } };
  }
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
    const { paymentId } = await insertEvent(trx, event, payment.id, at);
    if (paymentId !== null && paymentId !== payment.id) {
      log.error(details, 'payment event has the id of an event of another payment');
      throw new ApiError('payment_mismatch');
    }
    // A repeated event finds the state that it led to, and changes nothing.
    await applyEvent(trx, payment, event, at);
    return payment.status;
  });
  if (before === 'lapsed') log.error(details, 'payment event of a payment that had lapsed: a success is credited');
  return { status: 200, body: { success: true as const } };
});
