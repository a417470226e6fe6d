import type { components } from '@hoshikraft/contract';
import { isUuid } from '../../platform/database/is-uuid.ts';
import type { Trx } from '../../platform/database/types.ts';
import { settleDebt } from '../ledger/debts.ts';
import { applyReversal, settleReversals } from './apply-reversal.ts';
import { creditTopUp } from './credit-top-up.ts';
import { isReversalType, readReversal } from './read-reversal.ts';
import { type LockedPayment, lockPayment, settlePayment } from './payments-repository.ts';

type PaymentEvent = components['schemas']['PaymentEvent'];
type PaymentResult = components['schemas']['PaymentResult'];
export type EventNeed = components['schemas']['EventNeed'];

export const isResult = (event: PaymentEvent): event is PaymentResult =>
  event.type === 'payment.succeeded' || event.type === 'payment.failed';

/** Locks the payment that an event names; undefined for none of ours. */
export const lockPaymentOf = async (trx: Trx, event: PaymentEvent): Promise<LockedPayment | undefined> =>
  'orderId' in event && isUuid(event.orderId) ? lockPayment(trx, event.orderId) : undefined;

/**
 * States only go forward: created, failed, lapsed, succeeded. A success is credited from any earlier state; what went back
 * before is taken at once, and a debt is paid.
 */
const applyResult = async (trx: Trx, payment: LockedPayment, event: PaymentResult, at: Date): Promise<void> => {
  if (event.type === 'payment.succeeded' && payment.status !== 'succeeded') {
    await settlePayment(trx, payment.id, 'succeeded', at);
    await creditTopUp(trx, payment, at);
    await settleReversals(trx, { ...payment, status: 'succeeded', settled_at: at }, at);
    await settleDebt(trx, payment.player_id, payment.id, at);
  } else if (event.type === 'payment.failed' && payment.status === 'created') {
    await settlePayment(trx, payment.id, 'failed', at);
  }
};

/**
 * Applies an event to its locked payment, when it arrives and when an operator has it read again. A repeated event finds the
 * state that it led to, and changes nothing.
 *
 * @returns why a person has to act; null if nobody has to
 */
export const applyEvent = async (
  trx: Trx,
  payment: LockedPayment | undefined,
  event: PaymentEvent,
  at: Date,
): Promise<EventNeed | null> => {
  if (!isResult(event) && !isReversalType(event.type)) return 'unknown_type';
  if (payment === undefined) return 'unknown_payment';
  if (isResult(event)) {
    if (payment.amount !== event.amount || payment.currency !== event.currency) return 'mismatch';
    await applyResult(trx, payment, event, at);
    return null;
  }
  const reversal = readReversal(event);
  if (reversal === null) return 'incomplete';
  if (!(await applyReversal(trx, payment, reversal, at))) return 'too_much';
  // Only a person can answer a dispute.
  return reversal.state === 'open' ? 'dispute' : null;
};
