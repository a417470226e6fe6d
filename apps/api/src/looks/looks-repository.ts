import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '../database/types.ts';
import type { KeptFile } from '../files/keep-file.ts';
import type { SkinModel } from '../files/pictures/skin/skin-boxes.ts';
import { tellLook } from '../skins/skins-repository.ts';

/** The skins of a player to go back to, the one worn last first, and whether it is the one that is worn. */
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

/** One of the skins that a player has to go back to. */
export const findKeptSkin = (
  trx: Trx,
  playerId: string,
  id: string,
): Promise<(KeptFile & { model: SkinModel }) | undefined> =>
  trx
    .selectFrom('kept_skins')
    .select(['hash', 'name', sql<SkinModel>`model`.as('model')])
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Undresses a player of their skin. */
export async function dropSkin(trx: Trx, playerId: string, now: Date): Promise<void> {
  await trx.deleteFrom('player_skins').where('player_id', '=', playerId).execute();
  await tellLook(trx, playerId, now);
}

/** Name of the file of the cape that a player wears. */
export const findCape = (db: Db, playerId: string): Promise<{ name: string } | undefined> =>
  db.selectFrom('player_capes').select('name').where('player_id', '=', playerId).executeTakeFirst();

/** Dresses a player in a cape; the file of the last one is left for the sweep. */
export async function setCape(trx: Trx, playerId: string, cape: KeptFile, now: Date): Promise<void> {
  const row = { ...cape, created_at: now };
  await trx
    .insertInto('player_capes')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
  await tellLook(trx, playerId, now);
}

/** Takes the cape off. */
export async function dropCape(trx: Trx, playerId: string, now: Date): Promise<void> {
  await trx.deleteFrom('player_capes').where('player_id', '=', playerId).execute();
  await tellLook(trx, playerId, now);
}

/** Counts an upload for the quota. */
export async function countLookUpload(trx: Trx, uploader: string, now: Date): Promise<void> {
  await trx.insertInto('look_uploads').values({ id: randomUUID(), uploader, created_at: now }).execute();
}
