import { sql } from 'kysely';
import { findByName, foldCase } from '../../community/players/players-repository.ts';
import type { Group } from '../../community/players/permissions.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

export const updateGroups = async (trx: Trx, playerId: string, groups: readonly Group[]): Promise<void> => {
  await trx
    .updateTable('players')
    .set({ groups: [...groups] })
    .where('id', '=', playerId)
    .execute();
};

/**
 * Locks a player until the transaction ends.
 *
 * @throws ApiError `not_found`
 */
export async function lockPlayer(trx: Trx, id: string) {
  const player = await findByName(trx, { id }, true).select('groups').executeTakeFirst();
  if (player === undefined) throw new ApiError('not_found');
  return player;
}

/** @throws ApiError `not_found` */
export async function assertPlayer(db: Db, id: string): Promise<void> {
  if ((await findByName(db, { id }, false).executeTakeFirst()) === undefined) throw new ApiError('not_found');
}

export type Picture = 'skin' | 'cape' | 'avatar';

/** The pictures that a player has set. */
export async function listPictures(db: Db, playerId: string): Promise<Picture[]> {
  const { rows } = await sql<{ picture: Picture }>`
    SELECT 'skin' AS picture FROM player_skins WHERE player_id = ${playerId}
    UNION ALL SELECT 'cape' FROM player_capes WHERE player_id = ${playerId}
    UNION ALL SELECT 'avatar' FROM player_avatars WHERE player_id = ${playerId} AND place = 'current'`.execute(db);
  return rows.map(({ picture }) => picture);
}

/** Values between which all texts that begin with a prefix are, in the order of the C collation. */
const beginsWith = (column: 'login' | 'email', prefix: string) => {
  const text = sql`lower(${sql.ref(`players.${column}`)}) COLLATE "C"`;
  return sql<boolean>`${text} >= ${prefix} AND ${text} < ${`${prefix}\u{10ffff}`}`;
};

export interface PlayerFilter {
  /** Beginning of a nickname or an email, or an id. */
  readonly q?: string | undefined;
  readonly group?: string | undefined;
}

/** Query of the players that match a filter. */
export function selectPlayers(db: Db, { q, group }: PlayerFilter) {
  const typed = foldCase(q ?? '');
  const isId: boolean = isUuid(typed);
  const matches = isId
    ? sql<boolean>`players.id = ${typed}`
    : beginsWith(typed.includes('@') ? 'email' : 'login', typed);
  return db
    .selectFrom('players')
    .select(['id', 'login', 'email', 'groups', 'registered_at'])
    .select(sql<string>`lower(login) COLLATE "C"`.as('login_key'))
    .$if(q !== undefined, (query) => query.where(matches))
    .$if(group !== undefined, (query) =>
      query
        .where('groups', '<>', sql<string[]>`'{player}'::text[]`)
        .where('groups', '@>', sql<string[]>`ARRAY[${group}]::text[]`),
    );
}

/** The account of a player; undefined if there is none. */
export const findAccount = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('players')
    .select(['id', 'login', 'email', 'groups', 'registered_at', 'region', 'delete_at'])
    .select((select) => [
      select
        .selectFrom('sessions')
        .select(sql<Date | null>`max(last_seen_at)`.as('at'))
        .whereRef('sessions.player_id', '=', 'players.id')
        .as('last_seen_at'),
      select
        .selectFrom('sessions')
        .select(sql<number>`count(*)::int`.as('live'))
        .whereRef('sessions.player_id', '=', 'players.id')
        .where('sessions.ends_at', '>', now)
        .where('sessions.pending_factor', 'is', null)
        .as('sessions'),
      select
        .selectFrom('bans')
        .select(sql<number>`count(*)::int`.as('active'))
        .whereRef('bans.player_id', '=', 'players.id')
        .where('bans.lifted_at', 'is', null)
        .where((where) => where.or([where('bans.unban_at', 'is', null), where('bans.unban_at', '>', now)]))
        .as('active_bans'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
