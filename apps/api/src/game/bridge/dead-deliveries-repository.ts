import { type InferResult, sql } from 'kysely';
import { isUuid } from '../../platform/database/is-uuid.ts';
import type { Db, Trx } from '../../platform/database/types.ts';

/** Query of the dead deliveries that wait for an operator, with their orders. */
export const selectDeadDeliveries = (db: Db) =>
  db
    .selectFrom('deliveries')
    .leftJoin('orders', 'orders.id', 'deliveries.order_id')
    .leftJoin('players as payers', 'payers.id', 'orders.player_id')
    .select([
      'deliveries.id',
      'deliveries.seq',
      'deliveries.player_id',
      'deliveries.created_at',
      'deliveries.server_id',
      'deliveries.login',
    ])
    .select(['deliveries.action', 'deliveries.code', 'orders.id as order_id', 'orders.price_final'])
    .select(['payers.login as payer', sql<string | null>`deliveries.args ->> 'roleId'`.as('role_id')])
    .where('deliveries.status', '=', 'dead');

export type DeadDelivery = InferResult<ReturnType<typeof selectDeadDeliveries>>[number];

/**
 * A delivery, locked with its player to the end of the transaction: no purchase, acknowledgement or other operator can change
 * either meanwhile.
 */
export const lockDelivery = async (trx: Trx, id: string) => {
  const known = isUuid(id)
    ? await trx.selectFrom('deliveries').select('player_id').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!known) return undefined;
  // The player's row first, as in a purchase.
  await trx.selectFrom('players').select('id').where('id', '=', known.player_id).forNoKeyUpdate().execute();
  return trx
    .selectFrom('deliveries')
    .select(['id', 'seq', 'line', 'status', 'server_id', 'player_id', 'action', 'grant_id', 'order_id'])
    .select([
      sql<string | null>`args ->> 'roleId'`.as('role_id'),
      sql<Date | null>`(args ->> 'until')::timestamptz`.as('until'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

export type LockedDelivery = NonNullable<Awaited<ReturnType<typeof lockDelivery>>>;

/** Whether a later delivery of the same queue was or still may be delivered. */
export const isSuperseded = async (trx: Trx, { line, seq }: LockedDelivery): Promise<boolean> => {
  const later = await trx
    .selectFrom('deliveries')
    .select('id')
    .where('line', '=', line)
    .where('seq', '>', seq)
    .where('status', 'not in', ['dead', 'refunded'])
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
};

/**
 * Other deliveries that include this one: of the same order and not dead, or later ones of the same grant. The newest first.
 */
export const listOtherDeliveries = (trx: Trx, { id, seq, order_id, grant_id }: LockedDelivery) =>
  trx
    .selectFrom('deliveries')
    .select(['id', 'status'])
    .where('id', '<>', id)
    .where('action', '=', 'role.grant')
    .where('status', '<>', 'refunded')
    .where((where) =>
      where.or([
        where.and([where('order_id', '=', order_id), where('status', '<>', 'dead')]),
        where.and([where('grant_id', '=', grant_id), where('seq', '>', seq)]),
      ]),
    )
    .orderBy('seq', 'desc')
    .execute();

/** Queues a dead delivery again without its lease, so that a late acknowledgement of the old attempt is stale. */
export const requeue = async (trx: Trx, id: string, expiresAt: Date, now: Date): Promise<void> => {
  const reset = { attempt: 0, deferrals: 0, lease_id: null, lease_until: null, code: null };
  await trx
    .updateTable('deliveries')
    .set({ status: 'queued', ...reset, next_attempt_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
};
