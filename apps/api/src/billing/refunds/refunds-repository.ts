import { type Insertable, sql } from 'kysely';
import type { Refunds } from '../../platform/database/generated.ts';
import type { Db, Trx } from '../../platform/database/types.ts';

/** Transaction time of the database, by which refund windows open and close. */
export const databaseNow = async (db: Db): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`SELECT date_trunc('milliseconds', now()) AS now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database returned no time');
  return row.now;
};

/** Wipes that happened: an announced one opens no refunds. */
const wipesWith = (db: Db, playerId: string) =>
  db
    .selectFrom('server_wipes')
    .leftJoin('refunds', (join) =>
      join.onRef('refunds.wipe_id', '=', 'server_wipes.id').on('refunds.player_id', '=', playerId),
    )
    .where('server_wipes.state', '<>', 'announced')
    .select(['server_wipes.id', 'server_wipes.server_id', 'server_wipes.at'])
    .select(['refunds.id as refund_id', 'refunds.amount', 'refunds.created_at']);

export type WipeRow = Awaited<ReturnType<ReturnType<typeof wipesWith>['execute']>>[number];

/** Wipes after `since` and not after `now`, the latest first, with the player's refunds. */
export const wipesSince = (db: Db, playerId: string, since: Date, now: Date): Promise<WipeRow[]> =>
  wipesWith(db, playerId)
    .where('server_wipes.at', '>', since)
    .where('server_wipes.at', '<=', now)
    .orderBy('server_wipes.at', 'desc')
    .orderBy('server_wipes.server_id')
    .limit(100)
    .execute();

/** A wipe that is not in the future. */
export const findPastWipe = (db: Db, playerId: string, wipeId: string, now: Date): Promise<WipeRow | undefined> =>
  wipesWith(db, playerId).where('server_wipes.id', '=', wipeId).where('server_wipes.at', '<=', now).executeTakeFirst();

/** Only the last orders of a player are read. */
const MAX_ORDERS = 500;

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
    .limit(MAX_ORDERS);

export type OrderRow = Awaited<ReturnType<ReturnType<typeof ordersOn>['execute']>>[number];

/** Orders of the player's own roles on those servers, paid by anyone. */
export const listOrdersOfRoles = (db: Db, playerId: string, serverIds: readonly string[]): Promise<OrderRow[]> =>
  ordersOn(db, serverIds).where('grants.player_id', '=', playerId).execute();

/** The player's gifts to others on those servers, since a moment. */
export const listGifts = (db: Db, playerId: string, serverIds: readonly string[], since: Date): Promise<OrderRow[]> =>
  ordersOn(db, serverIds)
    .where('orders.player_id', '=', playerId)
    .where('orders.receiver_id', '<>', playerId)
    .where('orders.created_at', '>=', since)
    .execute();

/** The player's grants on those servers, with the starts of their periods. */
export const listGrants = (db: Db, playerId: string, serverIds: readonly string[]) =>
  db
    .selectFrom('grants')
    .innerJoin('roles', 'roles.id', 'grants.role_id')
    .leftJoin('role_transfers', 'role_transfers.from_grant_id', 'grants.id')
    .select(['grants.id', 'grants.server_id', 'grants.expires_at', 'grants.replaced_at'])
    // A moved grant has the state of an upgraded one, but its time continues on another server.
    .select(sql<string>`CASE WHEN role_transfers.id IS NULL THEN grants.state ELSE 'moved' END`.as('state'))
    .select(['grants.role_id', 'roles.name', 'roles.color', 'roles.tier'])
    .select((query) =>
      sql<Date[]>`ARRAY(${query
        .selectFrom('grant_periods')
        .select('starts_at')
        .whereRef('grant_id', '=', 'grants.id')
        .orderBy('grant_periods.id')})`.as('period_starts'),
    )
    .where('grants.player_id', '=', playerId)
    .where('grants.server_id', 'in', serverIds)
    .execute();

export type GrantRow = Awaited<ReturnType<typeof listGrants>>[number];

/** The player's paid unbans on those servers, since a moment. */
export const listUnbans = (db: Db, playerId: string, serverIds: readonly string[], since: Date) =>
  db
    .selectFrom('unbans')
    .innerJoin('bans', 'bans.id', 'unbans.ban_id')
    .select(['unbans.id', 'unbans.price', 'unbans.created_at', 'unbans.refunded_at', 'bans.server_id'])
    .where('unbans.player_id', '=', playerId)
    .where('bans.server_id', 'in', serverIds)
    .where('unbans.created_at', '>=', since)
    .orderBy('unbans.created_at', 'desc')
    .limit(MAX_ORDERS)
    .execute();

export type UnbanRow = Awaited<ReturnType<typeof listUnbans>>[number];

/** Roles that the player moved to those servers, since a moment. */
export const listMoves = (db: Db, playerId: string, serverIds: readonly string[], since: Date) =>
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
    .limit(MAX_ORDERS)
    .execute();

export type MoveRow = Awaited<ReturnType<typeof listMoves>>[number];

/** Deliveries of refunds, with their roles. */
export const listRefundDeliveries = (db: Db, refundIds: readonly string[]) =>
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

export type DeliveryRow = Awaited<ReturnType<typeof listRefundDeliveries>>[number];

/** Inserts a refund. The table's unique key refuses a second one for the same wipe and player. */
export const insertRefund = async (trx: Trx, refund: Insertable<Refunds>): Promise<void> => {
  await trx.insertInto('refunds').values(refund).execute();
};

/** Links a refund with its deliveries. */
export const insertRefundDeliveries = async (
  trx: Trx,
  refundId: string,
  deliveryIds: readonly string[],
): Promise<void> => {
  if (deliveryIds.length === 0) return;
  const rows = deliveryIds.map((delivery_id) => ({ refund_id: refundId, delivery_id }));
  await trx.insertInto('refund_deliveries').values(rows).execute();
};
