import { formatMoney, type Locale, minor } from '@hoshikraft/shared';
import { applyReversal, refundableOf } from '../../billing/payments/apply-reversal.ts';
import { type LockedPayment, lockPayment } from '../../billing/payments/payments-repository.ts';
import { findReversal, insertAskedRefund, listReversals } from '../../billing/payments/reversals-repository.ts';
import { configuredReseller, ResellerUnavailable } from '../../integrations/reseller.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withExternalCall } from '../../platform/idempotency/with-idempotency.ts';
import { insertAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';

const lock = async (trx: Trx, paymentId: string): Promise<LockedPayment> => {
  const payment = await lockPayment(trx, paymentId);
  if (payment === undefined) throw new ApiError('not_found');
  if (payment.status !== 'succeeded') throw new ApiError('payment_not_paid');
  return payment;
};

const assertRefundable = (left: number, amount: number, expected: number, locale: Locale): void => {
  const values = { left: formatMoney(minor(left), locale) };
  if (left !== expected) throw new ApiError('refundable_changed', { values });
  if (amount > left) throw new ApiError('refund_too_large', { values });
};

/**
 * Refunds a top-up (docs/product/money.md#refunds-of-top-ups). The refund is stored before the payment service is asked, with
 * the request's key as its id: a repeated request asks for the same refund. The service reports it by webhook as well.
 */
export const refundPayment = defineOperation('refundPayment', (request, context) => {
  const { app, locale } = context;
  const { paymentId } = request.params;
  const { amount, expectedRefundable, reason } = request.body;
  const refundId = request.headers['idempotency-key'];
  return withExternalCall<'refundPayment', null, null>(context, request, {
    async begin(trx) {
      const payment = await lock(trx, paymentId);
      if (await findReversal(trx, refundId)) return null;
      assertRefundable(refundableOf(payment, await listReversals(trx, paymentId)), amount, expectedRefundable, locale);
      await insertAskedRefund(trx, refundId, { paymentId, amount }, app.clock.now());
      return null;
    },
    async call() {
      try {
        if (await configuredReseller(app).refund({ orderId: paymentId, refundId, amount })) return null;
      } catch (error) {
        if (error instanceof ResellerUnavailable) throw new ApiError('outside_unavailable', { cause: error });
        throw error;
      }
      throw new ApiError('refund_refused');
    },
    async finish(trx) {
      const now = app.clock.now();
      const payment = await lock(trx, paymentId);
      await applyReversal(trx, payment, { paymentId, kind: 'refund', reference: refundId, state: 'done', amount }, now);
      const left = refundableOf(payment, await listReversals(trx, paymentId));
      const act = { id: refundId, at: now, operator: operatorOf(context), playerId: payment.player_id, reason };
      await insertAct(trx, { ...act, kind: 'payment', before: left + amount, after: left });
      return { status: 200, body: await getAct(trx, refundId, locale) };
    },
  });
});
