import type { Locale } from '@hoshikraft/shared';
import type { Db, Trx } from '../database/types.ts';
import type { PaymentMethod } from './methods.ts';

export interface PaymentDraft {
  readonly playerId: string;
  readonly idempotencyKey: string;
  readonly locale: Locale;
  readonly method: PaymentMethod;
  /** Minor units, bonus not counted. */
  readonly amount: number;
  /** Minor units. */
  readonly bonus: number;
  readonly at: Date;
}

/** The payment that this key began; undefined where none did. */
export const findBegunPayment = (db: Db, playerId: string, idempotencyKey: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'locale', 'method', 'amount', 'order_url'])
    .where('player_id', '=', playerId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();

export type BegunPayment = NonNullable<Awaited<ReturnType<typeof findBegunPayment>>>;

/** Writes a payment down before the reseller hears of it; a twin that was first wins. */
export const beginPayment = async (db: Db, draft: PaymentDraft): Promise<BegunPayment> => {
  await db
    .insertInto('payments')
    .values({
      player_id: draft.playerId,
      idempotency_key: draft.idempotencyKey,
      locale: draft.locale,
      method: draft.method,
      amount: draft.amount,
      bonus: draft.bonus,
      currency: 'RUB',
      created_at: draft.at,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'idempotency_key']).doNothing())
    .execute();
  const begun = await findBegunPayment(db, draft.playerId, draft.idempotencyKey);
  if (!begun) throw new Error('a payment vanished that was just begun');
  return begun;
};

/** Remembers where the player pays. */
export const keepOrderUrl = async (trx: Trx, paymentId: string, orderUrl: string): Promise<void> => {
  await trx.updateTable('payments').set({ order_url: orderUrl }).where('id', '=', paymentId).execute();
};

/** Holds a payment for this transaction, so that its events are judged one after the other. */
export const lockPayment = (trx: Trx, paymentId: string) =>
  trx
    .selectFrom('payments')
    .select(['id', 'player_id', 'amount', 'bonus', 'currency', 'status'])
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();

export type LockedPayment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;
