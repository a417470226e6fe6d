import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { PaymentMethod } from './methods.ts';

export interface PaymentDraft {
  readonly playerId: string;
  readonly idempotencyKey: string;
  readonly locale: Locale;
  readonly method: PaymentMethod;
  /** Minor units, without the bonus. */
  readonly amount: number;
  /** Minor units. */
  readonly bonus: number;
  readonly at: Date;
}

/** The payment that was started with this idempotency key. */
export const findStartedPayment = (db: Db, playerId: string, idempotencyKey: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'locale', 'method', 'amount', 'order_url'])
    .where('player_id', '=', playerId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();

export type StartedPayment = NonNullable<Awaited<ReturnType<typeof findStartedPayment>>>;

/** Inserts a payment before the reseller is called. Where a concurrent request inserted one first, returns that one. */
export const insertPayment = async (db: Db, draft: PaymentDraft): Promise<StartedPayment> => {
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
  const started = await findStartedPayment(db, draft.playerId, draft.idempotencyKey);
  if (!started) throw new Error('a payment that was just inserted is missing');
  return started;
};

/** Saves the address where the player pays. */
export const saveOrderUrl = async (trx: Trx, paymentId: string, orderUrl: string): Promise<void> => {
  await trx.updateTable('payments').set({ order_url: orderUrl }).where('id', '=', paymentId).execute();
};

/** Query of a player's payments. */
export const selectPayments = (db: Db, playerId: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'method', 'amount', 'bonus', 'status', 'created_at'])
    .where('player_id', '=', playerId);

/** Locks a payment, so that its events are processed one after the other. */
export const lockPayment = (trx: Trx, paymentId: string) =>
  trx
    .selectFrom('payments')
    .select(['id', 'player_id', 'amount', 'bonus', 'currency', 'status', 'settled_at'])
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();

export type LockedPayment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

/**
 * Inserts an event under the reseller's id. Waits while a concurrent request processes the same event.
 *
 * @returns whether the event is new, and the payment that it was stored with
 */
export const insertEvent = async (
  trx: Trx,
  event: components['schemas']['PaymentEvent'],
  paymentId: string | null,
  at: Date,
): Promise<{ isNew: boolean; paymentId: string | null }> => {
  const inserted = await trx
    .insertInto('payment_events')
    .values({
      event_id: event.eventId,
      payment_id: paymentId,
      type: event.type,
      body: JSON.stringify(event),
      received_at: at,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (inserted) return { isNew: true, paymentId };
  const known = await trx
    .selectFrom('payment_events')
    .select('payment_id')
    .where('event_id', '=', event.eventId)
    .executeTakeFirstOrThrow();
  return { isNew: false, paymentId: known.payment_id };
};

export const settlePayment = async (trx: Trx, id: string, status: 'succeeded' | 'failed', at: Date): Promise<void> => {
  await trx.updateTable('payments').set({ status, settled_at: at }).where('id', '=', id).execute();
};

/** Largest number of payments that one step marks as lapsed. */
const LAPSE_BATCH = 1000;

/**
 * Deletes some unpaid payments started before a moment whose payment address was never shown. The others are marked as
 * lapsed, with the data that is needed if the money arrives later.
 *
 * @returns whether there may be more
 */
export const deleteUnpaid = async (trx: Trx, before: Date, now: Date): Promise<boolean> => {
  const neverShown = sql`status = 'created' AND order_url IS NULL AND created_at < ${before}`;
  const moreNeverShown = await deleteBatch(trx, 'payments', neverShown);
  const { rows } = await sql<{ id: string }>`
    UPDATE payments SET status = 'lapsed', order_url = NULL, settled_at = coalesce(settled_at, ${now}::timestamptz)
    WHERE id = ANY (ARRAY(
      SELECT id FROM payments
      WHERE status IN ('created', 'failed') AND created_at < ${before} AND (status = 'failed' OR order_url IS NOT NULL)
      LIMIT ${LAPSE_BATCH} FOR UPDATE SKIP LOCKED))
    RETURNING id`.execute(trx);
  const ids = rows.map(({ id }) => id);
  await sql`DELETE FROM payment_events WHERE payment_id = ANY (${ids}::uuid[])`.execute(trx);
  return moreNeverShown || rows.length >= LAPSE_BATCH;
};
