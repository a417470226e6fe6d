import { type Expression, sql, type SqlBool } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { SkinModel } from '../../content/files/pictures/skin/skin-boxes.ts';

/** Skin, cape and avatar of a player; fields of those that were never set are null. */
export interface LookRow {
  playerId: string;
  login: string;
  /** Hash of the skin; the model and the file name belong to it. */
  hash: string | null;
  model: SkinModel | null;
  name: string | null;
  capeHash: string | null;
  capeName: string | null;
  avatarHash: string | null;
  avatarName: string | null;
}

const looksIn = (db: Db, where: Expression<SqlBool>) =>
  db
    .selectFrom('players')
    .leftJoin('player_skins', 'player_skins.player_id', 'players.id')
    .leftJoin('player_capes', 'player_capes.player_id', 'players.id')
    .leftJoin('player_avatars', (join) =>
      join.onRef('player_avatars.player_id', '=', 'players.id').on('player_avatars.place', '=', sql.lit('current')),
    )
    .select(['players.id as playerId', 'players.login', 'player_skins.hash', 'player_skins.model', 'player_skins.name'])
    .select(['player_capes.hash as capeHash', 'player_capes.name as capeName'])
    .select(['player_avatars.hash as avatarHash', 'player_avatars.name as avatarName'])
    .where(where);

/** Finds the appearance of a player by folded nickname; undefined if there is no such player. */
export const findLook = async (db: Db, foldedLogin: string): Promise<LookRow | undefined> =>
  (await looksIn(
    db,
    sql<SqlBool>`lower(players.login) = ${foldedLogin} AND players.deleted_at IS NULL`,
  ).executeTakeFirst()) as LookRow | undefined;

/** Appearances of these players, unordered. */
export const findLooks = async (db: Db, playerIds: readonly string[]): Promise<LookRow[]> =>
  (await looksIn(db, sql<SqlBool>`players.id = ANY (${playerIds}::uuid[])`).execute()) as LookRow[];

/** Maximum number of changes, before those of offline players are filtered out. */
const MOST_CHANGES = 1000;

/**
 * Appearances that changed since a moment or since a minute before a server's last heartbeat, newest first. Call it before
 * that heartbeat is overwritten.
 */
export async function looksChanged(db: Db, serverId: string, since: Date): Promise<LookRow[]> {
  const last = sql<Date>`(SELECT received_at - interval '1 minute' FROM heartbeats WHERE server_id = ${serverId})`;
  const changed = sql<SqlBool>`look_changes.changed_at > least(${since}::timestamptz, ${last})`;
  return (await looksIn(db, changed)
    .innerJoin('look_changes', 'look_changes.player_id', 'players.id')
    .orderBy('look_changes.changed_at', 'desc')
    .limit(MOST_CHANGES)
    .execute()) as LookRow[];
}

/** Marks an appearance as changed: game servers receive it with their next heartbeat. */
export async function markLookChanged(trx: Trx, playerId: string, now: Date): Promise<void> {
  await trx
    .insertInto('look_changes')
    .values({ player_id: playerId, changed_at: now })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ changed_at: now }))
    .execute();
}
