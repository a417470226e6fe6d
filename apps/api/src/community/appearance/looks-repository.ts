import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { StoredFile } from '../../content/files/store-file.ts';
import type { SkinModel } from '../../content/files/pictures/skin/skin-boxes.ts';
import { markLookChanged } from '../skins/skins-repository.ts';

/** Earlier skins of a player, most recently used first, and whether each is the current one. */
export const findKeptSkins = async (db: Db, playerId: string) =>
  (
    await db
      .selectFrom('kept_skins')
      .leftJoin('player_skins as worn', (join) =>
        join.onRef('worn.player_id', '=', 'kept_skins.player_id').onRef('worn.hash', '=', 'kept_skins.hash'),
      )
      .select(['kept_skins.id', 'kept_skins.hash', 'kept_skins.name', 'kept_skins.worn_at'])
      .select(['worn.hash as worn', sql<SkinModel>`kept_skins.model`.as('model')])
      .where('kept_skins.player_id', '=', playerId)
      .orderBy('kept_skins.worn_at', 'desc')
      .orderBy('kept_skins.id')
      .execute()
  ).map(({ worn, ...skin }) => ({ ...skin, isWorn: worn !== null }));

/** One of the earlier skins of a player. */
export const findKeptSkin = (
  trx: Trx,
  playerId: string,
  id: string,
): Promise<(StoredFile & { model: SkinModel }) | undefined> =>
  trx
    .selectFrom('kept_skins')
    .select(['hash', 'name', sql<SkinModel>`model`.as('model')])
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Removes a player's skin. */
export async function deleteSkinOf(trx: Trx, playerId: string, now: Date): Promise<void> {
  await trx.deleteFrom('player_skins').where('player_id', '=', playerId).execute();
  await markLookChanged(trx, playerId, now);
}

/** File name of a player's cape. */
export const findCape = (db: Db, playerId: string): Promise<{ name: string } | undefined> =>
  db.selectFrom('player_capes').select('name').where('player_id', '=', playerId).executeTakeFirst();

/** Sets a player's cape; the cleanup job deletes the previous file. */
export async function setCape(trx: Trx, playerId: string, cape: StoredFile, now: Date): Promise<void> {
  const row = { ...cape, created_at: now };
  await trx
    .insertInto('player_capes')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
  await markLookChanged(trx, playerId, now);
}

/** Removes the cape. */
export async function deleteCapeOf(trx: Trx, playerId: string, now: Date): Promise<void> {
  await trx.deleteFrom('player_capes').where('player_id', '=', playerId).execute();
  await markLookChanged(trx, playerId, now);
}

/** Counts an upload for the quota. */
export async function countLookUpload(trx: Trx, uploader: string, now: Date): Promise<void> {
  await trx.insertInto('look_uploads').values({ id: randomUUID(), uploader, created_at: now }).execute();
}
