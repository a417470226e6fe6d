import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { StoredFile } from '../../content/files/store-file.ts';
import type { Square } from '../../content/files/pictures/avatar.ts';

export interface SourceRow {
  id: string;
  name: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Stores a source picture of avatars. */
export async function addSource(trx: Trx, playerId: string, source: SourceRow, now: Date): Promise<void> {
  await trx
    .insertInto('avatar_sources')
    .values({ ...source, player_id: playerId, created_at: now })
    // Two identical requests at the same time store one row.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Finds and locks a source picture of the player. */
export const findSource = (trx: Trx, playerId: string, id: string): Promise<SourceRow | undefined> =>
  trx
    .selectFrom('avatar_sources')
    .select(['id', 'name', 'width', 'height'])
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .forKeyShare()
    .executeTakeFirst();

export interface AvatarRow extends Square {
  place: string;
  name: string;
  sourceId: string;
  sourceName: string;
  width: number;
  height: number;
}

/** The current avatar of a player and the previous one. */
export const findAvatars = (db: Db, playerId: string): Promise<AvatarRow[]> =>
  db
    .selectFrom('player_avatars')
    .innerJoin('avatar_sources', 'avatar_sources.id', 'player_avatars.source_id')
    .select(['place', 'player_avatars.name', 'x', 'y', 'size'])
    .select(['avatar_sources.id as sourceId', 'avatar_sources.name as sourceName', 'width', 'height'])
    .where('player_avatars.player_id', '=', playerId)
    .execute();

/** Serializes the changes of one player's avatar. */
const lockPlayer = (trx: Trx, playerId: string) =>
  sql`SELECT 1 FROM players WHERE id = ${playerId} FOR NO KEY UPDATE`.execute(trx);

/** Makes the current avatar, if any, the previous one. */
export async function unsetAvatar(trx: Trx, playerId: string, now: Date): Promise<void> {
  await lockPlayer(trx, playerId);
  const avatars = () => trx.selectFrom('player_avatars').select('place').where('player_id', '=', playerId);
  if ((await avatars().where('place', '=', 'current').executeTakeFirst()) === undefined) return;
  await trx.deleteFrom('player_avatars').where('player_id', '=', playerId).where('place', '=', 'previous').execute();
  await trx
    .updateTable('player_avatars')
    .set({ place: 'previous', placed_at: now })
    .where('player_id', '=', playerId)
    .execute();
}

/** Sets a player's avatar; the current one becomes the previous one. */
export async function setAvatar(
  trx: Trx,
  playerId: string,
  { sourceId, ...avatar }: StoredFile & Square & { sourceId: string },
  now: Date,
): Promise<void> {
  await unsetAvatar(trx, playerId, now);
  await trx
    .insertInto('player_avatars')
    .values({ ...avatar, player_id: playerId, source_id: sourceId, place: 'current', placed_at: now })
    .execute();
}

/** Swaps the current and the previous avatar; false if there is no previous one. */
export async function swapAvatars(trx: Trx, playerId: string, now: Date): Promise<boolean> {
  await lockPlayer(trx, playerId);
  const previous = trx.selectFrom('player_avatars').select('place').where('player_id', '=', playerId);
  if ((await previous.where('place', '=', 'previous').executeTakeFirst()) === undefined) return false;
  await trx
    .updateTable('player_avatars')
    .set({ place: sql`CASE place WHEN 'current' THEN 'previous' ELSE 'current' END`, placed_at: now })
    .where('player_id', '=', playerId)
    .execute();
  return true;
}
