import type { components } from '@hoshikraft/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { EventNeed } from './apply-event.ts';

type PaymentEvent = components['schemas']['PaymentEvent'];

/**
 * Inserts an event under the reseller's id. Waits while a concurrent request processes the same event.
 *
 * @returns whether the event is new, and the payment that it was stored with
 */
export const insertEvent = async (
  trx: Trx,
  event: PaymentEvent,
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

/** Saves what an event came to. One that came again replaces what was stored of it only while that needed a person. */
export const saveNeed = async (
  trx: Trx,
  event: PaymentEvent,
  { paymentId, needs, isNew }: { paymentId: string | null; needs: EventNeed | null; isNew: boolean },
): Promise<void> => {
  await trx
    .updateTable('payment_events')
    .set({ needs, payment_id: paymentId, body: JSON.stringify(event) })
    .where('event_id', '=', event.eventId)
    .where('type', '=', event.type)
    .$if(!isNew, (query) => query.where('needs', 'is not', null))
    .execute();
};

/** Longest body that is shown. */
const SHOWN_BODY = 10_000;

const selectEvents = (db: Db) =>
  db
    .selectFrom('payment_events')
    .select(['id', 'event_id', 'type', 'received_at', 'payment_id', 'needs', 'handled_at'])
    .select(sql<string>`left(jsonb_pretty(body), ${SHOWN_BODY})`.as('body'));

export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['executeTakeFirstOrThrow']>>;

/** Query of the events that need a person. */
export const selectOpenEvents = (db: Db) =>
  selectEvents(db).where('needs', 'is not', null).where('handled_at', 'is', null);

/** The last events of a payment, the newest first. */
export const listEventsOf = (db: Db, paymentId: string, limit: number): Promise<EventRow[]> =>
  selectEvents(db)
    .where('payment_id', '=', paymentId)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The stored event with this id; with `lock` it is locked, after its payment. */
export const findEvent = (db: Db, id: string, lock: boolean) =>
  db
    .selectFrom('payment_events')
    .leftJoin('payments', 'payments.id', 'payment_events.payment_id')
    .select(['payment_events.event_id', 'payment_events.body', 'payment_events.needs', 'payment_events.handled_at'])
    .select('payments.player_id')
    .where('payment_events.id', '=', id)
    .$if(lock, (query) => query.forUpdate('payment_events'))
    .executeTakeFirst();

export const markHandled = async (trx: Trx, id: string, at: Date): Promise<void> => {
  await trx.updateTable('payment_events').set({ handled_at: at }).where('id', '=', id).execute();
};
