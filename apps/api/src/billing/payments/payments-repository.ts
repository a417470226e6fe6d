import type { Locale } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
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

export interface PaymentFilter {
  readonly playerId?: string | undefined;
  /** Beginning of a nickname, id of a payment, or the provider's id of an event, a refund or a dispute. */
  readonly q?: string | undefined;
  readonly state?: string | undefined;
  readonly method?: string | undefined;
  readonly from?: Date | undefined;
  /** Excluded. */
  readonly before?: Date | undefined;
  /** With a refund asked for at this time or earlier, and not answered. */
  readonly askedBefore?: Date | undefined;
}

/** Payments that a search finds. */
const isFound = (q: string) => {
  const prefix = q.toLowerCase();
  const login = sql`lower(players.login) COLLATE "C"`;
  const own = isUuid(q)
    ? sql`payments.id = ${q}`
    : sql`(${login} >= ${prefix} AND ${login} < ${`${prefix}\u{10ffff}`})`;
  return sql<boolean>`(${own}
    OR payments.id IN (SELECT payment_id FROM payment_events WHERE event_id = ${q})
    OR payments.id IN (SELECT payment_id FROM payment_reversals WHERE reference = ${q}))`;
};

/** Query of the payments that match a filter, each with its player. */
export const selectPayments = (db: Db, filter: PaymentFilter) => {
  const { playerId, q, state, method, from, before, askedBefore } = filter;
  return db
    .selectFrom('payments')
    .innerJoin('players', 'players.id', 'payments.player_id')
    .select(['payments.id', 'payments.method', 'payments.amount', 'payments.bonus', 'payments.status'])
    .select(['payments.created_at', 'payments.player_id', 'players.login'])
    .$if(playerId !== undefined, (query) => query.where('payments.player_id', '=', playerId ?? ''))
    .$if(q !== undefined, (query) => query.where(isFound(q ?? '')))
    .$if(state !== undefined, (query) => query.where('payments.status', '=', state ?? ''))
    .$if(method !== undefined, (query) => query.where('payments.method', '=', method ?? ''))
    .$if(from !== undefined, (query) => query.where('payments.created_at', '>=', from ?? new Date(0)))
    .$if(before !== undefined, (query) => query.where('payments.created_at', '<', before ?? new Date(0)))
    .$if(askedBefore !== undefined, (query) =>
      query.where('payments.id', 'in', (asked) =>
        asked
          .selectFrom('payment_reversals')
          .select('payment_id')
          .where('state', '=', 'asked')
          .where('created_at', '<=', askedBefore ?? new Date(0)),
      ),
    );
};

export type PaymentRow = Awaited<ReturnType<ReturnType<typeof selectPayments>['executeTakeFirstOrThrow']>>;

/** The payment with this id, and its player. */
export const findPayment = (db: Db, id: string) =>
  selectPayments(db, {}).where('payments.id', '=', id).executeTakeFirst();

/** Locks a payment, so that its events are processed one after the other. */
export const lockPayment = (trx: Trx, paymentId: string) =>
  trx
    .selectFrom('payments')
    .select(['id', 'player_id', 'amount', 'bonus', 'currency', 'status', 'settled_at'])
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();

export type LockedPayment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

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
  await sql`DELETE FROM payment_events
    WHERE payment_id = ANY (${ids}::uuid[]) AND (needs IS NULL OR handled_at IS NOT NULL)`.execute(trx);
  return moreNeverShown || rows.length >= LAPSE_BATCH;
};
