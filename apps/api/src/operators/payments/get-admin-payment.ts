import { listEventsOf } from '../../billing/payments/events-repository.ts';
import { listMovementsOf } from '../../billing/payments/history-repository.ts';
import { presentMoneyEntry } from '../../billing/payments/list-money-history.ts';
import { findPayment } from '../../billing/payments/payments-repository.ts';
import { listReversals } from '../../billing/payments/reversals-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { presentEvent, presentPayment, presentReversal } from './present-payment.ts';

/** As many as the reply may have. */
const MAX_EVENTS = 100;
const MAX_ROWS = 1000;

/** A payment with all that its provider reported, and what it did to the player's balance. */
export const getAdminPayment = defineOperation(
  'getAdminPayment',
  async ({ params: { paymentId } }, { app, locale }) => {
    const payment = await findPayment(app.db, paymentId);
    if (payment === undefined) throw new ApiError('not_found');
    const reversals = (await listReversals(app.db, paymentId)).slice(0, MAX_ROWS);
    const references = [paymentId, ...reversals.map(({ id }) => id)];
    const movements = await listMovementsOf(app.db, payment.player_id, references, MAX_ROWS);
    return {
      status: 200,
      body: {
        payment: presentPayment(payment, reversals),
        reversals: reversals.map(presentReversal),
        events: (await listEventsOf(app.db, paymentId, MAX_EVENTS)).map(presentEvent),
        movements: movements.map((row) => presentMoneyEntry(row, locale)),
      },
    };
  },
);
