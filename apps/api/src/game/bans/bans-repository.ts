import type { Expression, Insertable, QueryCreator } from 'kysely';
import type { Unbans } from '../../platform/database/generated.ts';
import type { Database, Db, Trx } from '../../platform/database/types.ts';
import { selectBrokenRule } from './broken-rule-repository.ts';

/** Columns of a ban for its player. */
const BAN_COLUMNS = ['id', 'server_id', 'banned_by', 'ban_reason', 'banned_at', 'unban_at', 'unban_price'] as const;

/** Query of a player's most severe active ban: a ban on all servers before one of a server, then the newest. */
export const selectActiveBan = (db: QueryCreator<Database>, playerId: string | Expression<string>, now: Date) =>
  db
    .selectFrom('bans')
    .select([...BAN_COLUMNS, selectBrokenRule])
    .where('player_id', '=', playerId)
    .where('lifted_at', 'is', null)
    .where((eb) => eb.or([eb('unban_at', 'is', null), eb('unban_at', '>', now)]))
    .orderBy((eb) => eb('server_id', 'is not', null))
    .orderBy('banned_at', 'desc')
    .limit(1);

/** The most severe active ban on any server. */
export const findActiveBan = (db: Db, playerId: string, now: Date) =>
  selectActiveBan(db, playerId, now).executeTakeFirst();

/** The active ban of a player on one server: of that server or of all servers. */
export const findActiveBanOn = (db: Db, playerId: string, serverId: string, now: Date) =>
  selectActiveBan(db, playerId, now)
    .where((eb) => eb.or([eb('server_id', 'is', null), eb('server_id', '=', serverId)]))
    .executeTakeFirst();

export type BanRow = NonNullable<Awaited<ReturnType<typeof findActiveBan>>>;

/** A ban of a player, active or not, locked to the end of the transaction. */
export const lockBan = (trx: Trx, playerId: string, banId: string) =>
  trx
    .selectFrom('bans')
    .select([...BAN_COLUMNS, 'game_ban_id', 'lifted_at', selectBrokenRule])
    .where('id', '=', banId)
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst();

export type LockedBan = NonNullable<Awaited<ReturnType<typeof lockBan>>>;

/** Id of the player whom a ban is about. */
export const findBannedPlayer = async (db: Db, banId: string): Promise<string | undefined> =>
  (await db.selectFrom('bans').select('player_id').where('id', '=', banId).executeTakeFirst())?.player_id;

export const markLifted = async (trx: Trx, banId: string, now: Date): Promise<void> => {
  await trx.updateTable('bans').set({ lifted_at: now }).where('id', '=', banId).execute();
};

/** Makes a ban active again, unless the game server has reported it as lifted. */
export const restoreBan = async (trx: Trx, banId: string): Promise<void> => {
  await trx
    .updateTable('bans')
    .set({ lifted_at: null })
    .where('id', '=', banId)
    .where('game_lifted_at', 'is', null)
    .execute();
};

export const insertUnban = async (trx: Trx, unban: Insertable<Unbans>): Promise<void> => {
  await trx.insertInto('unbans').values(unban).execute();
};

/** Marks the unbans of deliveries as refunded, each once. Returns them sorted by id. */
export const markUnbansRefunded = async (trx: Trx, deliveryIds: readonly string[], now: Date) => {
  const unbans = await trx
    .updateTable('unbans')
    .set({ refunded_at: now })
    .where('delivery_id', 'in', deliveryIds)
    .where('refunded_at', 'is', null)
    .returning(['id', 'ban_id', 'player_id', 'price', 'delivery_id'])
    .execute();
  // One order everywhere: two transactions that lock the same players cannot deadlock.
  return unbans.sort((left, right) => (left.id < right.id ? -1 : 1));
};
