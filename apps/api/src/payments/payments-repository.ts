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

/** Payments that one step lets lapse at most. */
const LAPSED_AT_ONCE = 1000;

/**
 * Forgets some payments begun before a moment and never paid, where nobody was shown the address to pay at; of the others it
 * leaves what is needed should the money come all the same.
 *
 * @returns whether there may be more
 */
export const forgetUnpaid = async (trx: Trx, before: Date, now: Date): Promise<boolean> => {
  const unshown = sql`status = 'created' AND order_url IS NULL AND created_at < ${before}`;
  const moreUnshown = await deleteSome(trx, 'payments', unshown);
  const { rows } = await sql<{ id: string }>`
    UPDATE payments SET status = 'lapsed', order_url = NULL, settled_at = coalesce(settled_at, ${now}::timestamptz)
    WHERE id = ANY (ARRAY(
      SELECT id FROM payments
      WHERE status IN ('created', 'failed') AND created_at < ${before} AND (status = 'failed' OR order_url IS NOT NULL)
      LIMIT ${LAPSED_AT_ONCE} FOR UPDATE SKIP LOCKED))
    RETURNING id`.execute(trx);
  const ids = rows.map(({ id }) => id);
  await sql`DELETE FROM payment_events WHERE payment_id = ANY (${ids}::uuid[])`.execute(trx);
  return moreUnshown || rows.length >= LAPSED_AT_ONCE;
};
