import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/types.ts';
import type { StoredFile } from '../../content/files/store-file.ts';
import type { SkinModel } from '../../content/files/pictures/skin/skin-boxes.ts';
import { markLookChanged } from './skins-repository.ts';

/** Number of earlier skins stored per player. */
const KEPT = 10;

export interface NewSkin extends StoredFile {
  model: SkinModel;
}

/** Sets a player's skin and adds it to the earlier ones; the cleanup job deletes files that are no longer used. */
export async function setSkin(trx: Trx, playerId: string, { hash, model, name }: NewSkin, now: Date): Promise<void> {
  const kept = await trx
    .insertInto('kept_skins')
    .values({ id: randomUUID(), player_id: playerId, hash, model, name, worn_at: now })
    .onConflict((conflict) => conflict.columns(['player_id', 'hash']).doUpdateSet({ model, worn_at: now }))
    .returning('name')
    .executeTakeFirstOrThrow();
  const row = { hash, model, name: kept.name, created_at: now };
  await trx
    .insertInto('player_skins')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
  await sql`DELETE FROM kept_skins WHERE player_id = ${playerId} AND id NOT IN (
    SELECT id FROM kept_skins WHERE player_id = ${playerId} AND hash <> ${hash} ORDER BY worn_at DESC, id LIMIT ${KEPT - 1})
    AND hash <> ${hash}`.execute(trx);
  await markLookChanged(trx, playerId, now);
}
