import type { Expression, Insertable, QueryCreator } from 'kysely';
import type { Unbans } from '../database/generated.ts';
import type { Database, Db, Trx } from '../database/types.ts';

/** What is told of a ban. */
const BAN_COLUMNS = ['id', 'server_id', 'banned_by', 'ban_reason', 'banned_at', 'unban_at', 'unban_price'] as const;

/** Asks for the ban of a player in force at `now` that weighs most: everywhere before one server, then the newest. */
export const bansInForce = (db: QueryCreator<Database>, playerId: string | Expression<string>, now: Date) =>
  db
    .selectFrom('bans')
    .select(BAN_COLUMNS)
    .where('player_id', '=', playerId)
    .where('lifted_at', 'is', null)
    .where((eb) => eb.or([eb('unban_at', 'is', null), eb('unban_at', '>', now)]))
    .orderBy((eb) => eb('server_id', 'is not', null))
    .orderBy('banned_at', 'desc')
    .limit(1);

/** The ban that weighs most now, wherever it is. */
export const heaviestBan = (db: Db, playerId: string, now: Date) => bansInForce(db, playerId, now).executeTakeFirst();

/** The ban that keeps a player from one server now: of that server, or everywhere. */
export const banFrom = (db: Db, playerId: string, serverId: string, now: Date) =>
  bansInForce(db, playerId, now)
    .where((eb) => eb.or([eb('server_id', 'is', null), eb('server_id', '=', serverId)]))
    .executeTakeFirst();

export type BanRow = NonNullable<Awaited<ReturnType<typeof heaviestBan>>>;

/** A ban of that player, in force or not, kept locked to the end of the transaction. */
export const lockBan = (trx: Trx, playerId: string, banId: string) =>
  trx
    .selectFrom('bans')
    .select([...BAN_COLUMNS, 'game_ban_id', 'lifted_at'])
    .where('id', '=', banId)
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst();

export type LockedBan = NonNullable<Awaited<ReturnType<typeof lockBan>>>;

export const markLifted = async (trx: Trx, banId: string, now: Date): Promise<void> => {
  await trx.updateTable('bans').set({ lifted_at: now }).where('id', '=', banId).execute();
};

/** Lets a ban stand again, unless the game server itself says that it is lifted. */
export const letStandAgain = async (trx: Trx, banId: string): Promise<void> => {
  await trx
    .updateTable('bans')
    .set({ lifted_at: null })
    .where('id', '=', banId)
    .where('game_lifted_at', 'is', null)
    .execute();
};

export const addUnban = async (trx: Trx, unban: Insertable<Unbans>): Promise<void> => {
  await trx.insertInto('unbans').values(unban).execute();
};

/** Takes the unbans of these deliveries as paid back, each once, and answers them in one order everywhere. */
export const refundUnbans = async (trx: Trx, deliveryIds: readonly string[], now: Date) => {
  const unbans = await trx
    .updateTable('unbans')
    .set({ refunded_at: now })
    .where('delivery_id', 'in', deliveryIds)
    .where('refunded_at', 'is', null)
    .returning(['id', 'ban_id', 'player_id', 'price', 'delivery_id'])
    .execute();
  // So that two who lock the same players never wait for each other.
  return unbans.sort((left, right) => (left.id < right.id ? -1 : 1));
};
