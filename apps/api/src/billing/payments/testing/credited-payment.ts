import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../../testing/test-app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { creditTopUp } from '../credit-top-up.ts';
import { lockPayment, settlePayment } from '../payments-repository.ts';

/** Inserts a payment of a player that is paid and credited. Returns its id. */
export const addCreditedPayment = (
  { app, clock }: TestApp,
  playerId: string,
  { amount, bonus }: { amount: number; bonus: number },
): Promise<string> =>
  inTransaction(app.db, async (trx) => {
    const at = clock.now();
    const row = { idempotency_key: randomUUID(), locale: 'ru', method: 'bank_card', currency: 'RUB', created_at: at };
    const { id } = await trx
      .insertInto('payments')
      .values({ player_id: playerId, amount, bonus, ...row })
      .returning('id')
      .executeTakeFirstOrThrow();
    await settlePayment(trx, id, 'succeeded', at);
    const payment = await lockPayment(trx, id);
    if (payment === undefined) throw new Error('the payment is gone');
    await creditTopUp(trx, payment, at);
    return id;
  });
