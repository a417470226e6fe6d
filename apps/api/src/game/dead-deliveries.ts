import { sql } from 'kysely';
import { isUuid } from '../database/is-uuid.ts';
import type { Db, Trx } from '../database/types.ts';
import { Refusal } from '../errors/refusal.ts';

/** Deliveries that were given up and wait for a person, the oldest first, with what was paid for each. */
export const deadDeliveries = (db: Db) =>
  db
    .selectFrom('deliveries')
    .leftJoin('orders', 'orders.id', 'deliveries.order_id')
    .leftJoin('players as payers', 'payers.id', 'orders.player_id')
    .select(['deliveries.id', 'deliveries.created_at', 'deliveries.server_id', 'deliveries.login'])
    .select(['deliveries.action', 'deliveries.code', 'orders.id as order_id', 'orders.price_final'])
    .select(['payers.login as payer', sql<string | null>`deliveries.args ->> 'roleId'`.as('role_id')])
    .where('deliveries.status', '=', 'dead')
    .orderBy('deliveries.seq')
    .execute();

export type DeadDelivery = Awaited<ReturnType<typeof deadDeliveries>>[number];

const WHY_NOT: Readonly<Record<string, string>> = {
  done: 'was carried out: the game server said so',
  refunded: 'was paid back already',
};

/**
 * A dead delivery, kept locked to the end of the transaction together with its player, so that no purchase, answer or
 * other person decides over the same thing meanwhile.
 *
 * @throws Refusal where it is none, or is not dead
 */
export const lockDead = async (trx: Trx, id: string) => {
  const known = isUuid(id)
    ? await trx.selectFrom('deliveries').select('player_id').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!known) throw new Refusal(`There is no delivery ${id}`);
  // The player first, as a purchase does it.
  await trx.selectFrom('players').select('id').where('id', '=', known.player_id).forNoKeyUpdate().execute();
  const delivery = await trx
    .selectFrom('deliveries')
    .select(['id', 'seq', 'status', 'server_id', 'player_id', 'action', 'grant_id', 'order_id'])
    .select([
      sql<string | null>`args ->> 'roleId'`.as('role_id'),
      sql<Date | null>`(args ->> 'until')::timestamptz`.as('until'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (delivery.status !== 'dead') {
    throw new Refusal(`Delivery ${id} ${WHY_NOT[delivery.status] ?? 'is still on its way'}`);
  }
  return delivery;
};

export type LockedDelivery = Awaited<ReturnType<typeof lockDead>>;
