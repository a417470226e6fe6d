import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
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

/**
 * Keeps an event by the reseller's id. A twin that is still being handled is waited for.
 *
 * @returns null where it is new, else the id of the payment it was about
 */
export const keepEvent = async (
  trx: Trx,
  event: components['schemas']['PaymentEvent'],
  at: Date,
): Promise<string | null> => {
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
  if (kept) return null;
  const known = await trx
    .selectFrom('payment_events')
    .select('payment_id')
    .where('event_id', '=', event.eventId)
    .executeTakeFirstOrThrow();
  return known.payment_id;
};

export const settlePayment = async (trx: Trx, id: string, status: 'succeeded' | 'failed', at: Date): Promise<void> => {
  await trx.updateTable('payments').set({ status, settled_at: at }).where('id', '=', id).execute();
};

/** Forgets some payments begun before a moment and never paid, with their events; answers whether there may be more. */
export const forgetUnpaid = async (trx: Trx, before: Date): Promise<boolean> => {
  const unpaid = sql`status <> 'succeeded' AND created_at < ${before}`;
  const events = await deleteSome(
    trx,
    'payment_events',
    sql`payment_id IN (SELECT id FROM payments WHERE ${unpaid} LIMIT 1000)`,
  );
  const withoutEvents = sql`NOT EXISTS (SELECT 1 FROM payment_events WHERE payment_id = payments.id)`;
  return (await deleteSome(trx, 'payments', sql`${unpaid} AND ${withoutEvents}`)) || events;
};
