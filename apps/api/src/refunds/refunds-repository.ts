import { type Insertable, sql } from 'kysely';
import type { Refunds } from '../database/generated.ts';
import type { Db, Trx } from '../database/types.ts';

/** Transaction time of the database, by whose clock refunds open and end. */
export const databaseNow = async (db: Db): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`SELECT date_trunc('milliseconds', now()) AS now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database does not say what time it is');
  return row.now;
};

const wipesWith = (db: Db, playerId: string) =>
  db
    .selectFrom('server_wipes')
    .leftJoin('refunds', (join) =>
      join.onRef('refunds.wipe_id', '=', 'server_wipes.id').on('refunds.player_id', '=', playerId),
    )
    .select(['server_wipes.id', 'server_wipes.server_id', 'server_wipes.at'])
    .select(['refunds.id as refund_id', 'refunds.amount', 'refunds.created_at']);

export type WipeRow = Awaited<ReturnType<ReturnType<typeof wipesWith>['execute']>>[number];

/** Wipes after `since` and not after `now`, the latest first, with what the player took back by them. */
export const wipesSince = (db: Db, playerId: string, since: Date, now: Date): Promise<WipeRow[]> =>
  wipesWith(db, playerId)
    .where('server_wipes.at', '>', since)
    .where('server_wipes.at', '<=', now)
    .orderBy('server_wipes.at', 'desc')
    .orderBy('server_wipes.server_id')
    .limit(100)
    .execute();

/** A wipe that has been. */
export const pastWipe = (db: Db, playerId: string, wipeId: string, now: Date): Promise<WipeRow | undefined> =>
  wipesWith(db, playerId).where('server_wipes.id', '=', wipeId).where('server_wipes.at', '<=', now).executeTakeFirst();

/** So many orders of a player on those servers are looked at, the last. */
const MOST_ORDERS = 500;

const ordersOn = (db: Db, serverIds: readonly string[]) =>
  db
    .selectFrom('orders')
    .innerJoin('grants', 'grants.id', 'orders.grant_id')
    .innerJoin('roles', 'roles.id', 'orders.role_id')
    .select(['orders.id', 'orders.seq', 'orders.mode', 'orders.grant_id', 'orders.replaced_grant_id', 'orders.period'])
    .select(['orders.price_final', 'orders.created_at', 'orders.refunded_at', 'orders.player_id', 'orders.receiver_id'])
    .select(['grants.server_id', 'grants.held_until', 'roles.id as role_id', 'roles.name', 'roles.color', 'roles.tier'])
    .where('grants.server_id', 'in', serverIds)
    .orderBy('orders.seq', 'desc')
    .limit(MOST_ORDERS);

export type OrderRow = Awaited<ReturnType<ReturnType<typeof ordersOn>['execute']>>[number];

/** Orders of the player's own roles there, whoever paid. */
export const ordersOfRoles = (db: Db, playerId: string, serverIds: readonly string[]): Promise<OrderRow[]> =>
  ordersOn(db, serverIds).where('grants.player_id', '=', playerId).execute();

/** What the player gave to others there, since that moment. */
export const giftsGiven = (db: Db, playerId: string, serverIds: readonly string[], since: Date): Promise<OrderRow[]> =>
  ordersOn(db, serverIds)
    .where('orders.player_id', '=', playerId)
    .where('orders.receiver_id', '<>', playerId)
    .where('orders.created_at', '>=', since)
    .execute();

/** The player's grants there, with where each of their stretches begins. */
export const grantsThere = (db: Db, playerId: string, serverIds: readonly string[]) =>
  db
    .selectFrom('grants')
    .innerJoin('roles', 'roles.id', 'grants.role_id')
    .leftJoin('role_transfers', 'role_transfers.from_grant_id', 'grants.id')
    .select(['grants.id', 'grants.server_id', 'grants.expires_at', 'grants.replaced_at'])
    // It is replaced like one that was upgraded, but its time goes on elsewhere.
    .select(sql<string>`CASE WHEN role_transfers.id IS NULL THEN grants.state ELSE 'moved' END`.as('state'))
    .select(['grants.role_id', 'roles.name', 'roles.color', 'roles.tier'])
    .select((query) =>
      sql<Date[]>`ARRAY(${query
        .selectFrom('grant_periods')
        .select('starts_at')
        .whereRef('grant_id', '=', 'grants.id')
        .orderBy('grant_periods.id')})`.as('stretches'),
    )
    .where('grants.player_id', '=', playerId)
    .where('grants.server_id', 'in', serverIds)
    .execute();

export type GrantRow = Awaited<ReturnType<typeof grantsThere>>[number];

/** Bans of those servers that the player bought off since then. */
export const unbansThere = (db: Db, playerId: string, serverIds: readonly string[], since: Date) =>
  db
    .selectFrom('unbans')
    .innerJoin('bans', 'bans.id', 'unbans.ban_id')
    .select(['unbans.id', 'unbans.price', 'unbans.created_at', 'unbans.refunded_at', 'bans.server_id'])
    .where('unbans.player_id', '=', playerId)
    .where('bans.server_id', 'in', serverIds)
    .where('unbans.created_at', '>=', since)
    .orderBy('unbans.created_at', 'desc')
    .limit(MOST_ORDERS)
    .execute();

export type UnbanRow = Awaited<ReturnType<typeof unbansThere>>[number];

/** Roles that the player moved to those servers since then. */
export const movesThere = (db: Db, playerId: string, serverIds: readonly string[], since: Date) =>
  db
    .selectFrom('role_transfers')
    .innerJoin('grants', 'grants.id', 'role_transfers.to_grant_id')
    .innerJoin('roles', 'roles.id', 'grants.role_id')
    .select(['role_transfers.id', 'role_transfers.price_final', 'role_transfers.created_at', 'grants.server_id'])
    .select(['grants.role_id', 'roles.name', 'roles.color', 'roles.tier'])
    .where('role_transfers.player_id', '=', playerId)
    .where('grants.server_id', 'in', serverIds)
    .where('role_transfers.price_final', '>', 0)
    .where('role_transfers.created_at', '>=', since)
    .orderBy('role_transfers.created_at', 'desc')
    .limit(MOST_ORDERS)
    .execute();

export type MoveRow = Awaited<ReturnType<typeof movesThere>>[number];

/** Deliveries of refunds to their game servers, with the roles they are about. */
export const deliveriesOf = (db: Db, refundIds: readonly string[]) =>
  db
    .selectFrom('refund_deliveries')
    .innerJoin('deliveries', 'deliveries.id', 'refund_deliveries.delivery_id')
    .innerJoin('grants', 'grants.id', 'deliveries.grant_id')
    .innerJoin('roles', 'roles.id', 'grants.role_id')
    .select(['refund_deliveries.refund_id', 'deliveries.id', 'deliveries.status', 'deliveries.action'])
    .select(['roles.id as role_id', 'roles.server_id', 'roles.name', 'roles.color', 'roles.tier'])
    .where('refund_deliveries.refund_id', 'in', refundIds)
    .orderBy('deliveries.seq')
    .execute();

export type DeliveryRow = Awaited<ReturnType<typeof deliveriesOf>>[number];

/** Writes down that a wipe was refunded; a second time for the same player is refused by the table. */
export const addRefund = async (trx: Trx, refund: Insertable<Refunds>): Promise<void> => {
  await trx.insertInto('refunds').values(refund).execute();
};

/** Which deliveries carry a refund out. */
export const addRefundDeliveries = async (
  trx: Trx,
  refundId: string,
  deliveryIds: readonly string[],
): Promise<void> => {
  if (deliveryIds.length === 0) return;
  const rows = deliveryIds.map((delivery_id) => ({ refund_id: refundId, delivery_id }));
  await trx.insertInto('refund_deliveries').values(rows).execute();
};
