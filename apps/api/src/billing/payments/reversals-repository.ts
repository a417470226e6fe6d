import type { Selectable } from 'kysely';
import type { PaymentReversals } from '../../platform/database/generated.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { Reversal } from './read-reversal.ts';

export type ReversalRow = Selectable<PaymentReversals>;

/** Refunds and disputes of payments, the oldest first. */
export const listReversalsOf = async (db: Db, paymentIds: readonly string[]): Promise<ReversalRow[]> => {
  if (paymentIds.length === 0) return [];
  return db
    .selectFrom('payment_reversals')
    .select(['id', 'payment_id', 'kind', 'reference', 'state', 'amount', 'created_at'])
    .select(['taken', 'taken_bonus', 'taken_at', 'restored_at'])
    .where('payment_id', 'in', paymentIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
};

/** Refunds and disputes of a payment, the oldest first. */
export const listReversals = (db: Db, paymentId: string): Promise<ReversalRow[]> => listReversalsOf(db, [paymentId]);

/** The refund or dispute with this id. */
export const findReversal = (db: Db, id: string) =>
  db.selectFrom('payment_reversals').select('id').where('id', '=', id).executeTakeFirst();

/** Inserts a refund or dispute that its provider reports. */
export const insertReversal = async (
  trx: Trx,
  { paymentId, kind, reference, state, amount }: Reversal,
  at: Date,
): Promise<void> => {
  await trx
    .insertInto('payment_reversals')
    .values({ payment_id: paymentId, kind, reference, state, amount, created_at: at })
    .execute();
};

/** Inserts a refund that is to be asked for: its id is also the provider's id of it. */
export const insertAskedRefund = async (
  trx: Trx,
  id: string,
  { paymentId, amount }: { readonly paymentId: string; readonly amount: number },
  at: Date,
): Promise<void> => {
  const row = { id, payment_id: paymentId, kind: 'refund', reference: id, state: 'asked', amount, created_at: at };
  await trx.insertInto('payment_reversals').values(row).execute();
};

export const updateReversal = async (
  trx: Trx,
  id: string,
  values: Partial<Pick<ReversalRow, 'state' | 'taken' | 'taken_bonus' | 'taken_at' | 'restored_at'>>,
): Promise<void> => {
  await trx.updateTable('payment_reversals').set(values).where('id', '=', id).execute();
};

/** The last order that a player paid after a moment, that still gives something, and that no later order rests on. */
export const findRefundableOrder = (trx: Trx, playerId: string, since: Date, now: Date) =>
  trx
    .selectFrom('orders')
    .innerJoin('grants', 'grants.id', 'orders.grant_id')
    .select('orders.id')
    .where('orders.player_id', '=', playerId)
    .where('orders.refunded_at', 'is', null)
    .where('orders.price_final', '>', 0)
    .where('orders.created_at', '>=', since)
    .where('grants.state', '=', 'active')
    .where('grants.held_until', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders as later')
            .select('later.id')
            .whereRef('later.grant_id', '=', 'orders.grant_id')
            .whereRef('later.seq', '>', 'orders.seq')
            .where('later.refunded_at', 'is', null),
        ),
      ),
    )
    // The role that it replaced comes back, unless the player has it by another grant.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('grants as replaced')
            .innerJoin('grants as held', (join) =>
              join.onRef('held.player_id', '=', 'replaced.player_id').onRef('held.role_id', '=', 'replaced.role_id'),
            )
            .select('held.id')
            .whereRef('replaced.id', '=', 'orders.replaced_grant_id')
            .where('held.held_until', '>', now),
        ),
      ),
    )
    .orderBy('orders.seq', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Locks a player and all receivers of what they bought since a moment, in the order in which purchases lock them. */
export const lockReceivers = async (trx: Trx, playerId: string, since: Date): Promise<void> => {
  await trx
    .selectFrom('players')
    .select('id')
    .where((where) =>
      where.or([
        where('id', '=', playerId),
        where('id', 'in', (query) =>
          query
            .selectFrom('orders')
            .select('receiver_id')
            .where('player_id', '=', playerId)
            .where('created_at', '>=', since),
        ),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
};
