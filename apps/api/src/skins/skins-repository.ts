import { sql } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Db } from '../database/types.ts';
import type { SkinModel } from '../files/pictures/skin/skin-boxes.ts';

export interface SkinRow {
  playerId: string;
  /** All three null where the player never set a skin. */
  hash: string | null;
  model: SkinModel | null;
  name: string | null;
}

const skinOf = compiledOnce((db, { foldedLogin }: { foldedLogin: string }) =>
  db
    .selectFrom('players')
    .leftJoin('player_skins', 'player_skins.player_id', 'players.id')
    .select(['players.id as playerId', 'player_skins.hash', 'player_skins.model', 'player_skins.name'])
    .where(sql<boolean>`lower(players.login) = ${foldedLogin}`),
);

/** What a player of this nickname wears, as `folded` has it; undefined for one that nobody has. */
export async function findSkin(db: Db, foldedLogin: string): Promise<SkinRow | undefined> {
  const { rows } = await db.executeQuery(skinOf({ foldedLogin }).compile());
  return rows[0] as SkinRow | undefined;
}

const ownSkin = compiledOnce((db, { playerId }: { playerId: string }) =>
  db.selectFrom('player_skins').select(['hash', 'model']).where('player_id', '=', playerId),
);

/** What a player set; undefined for nothing. */
export async function findOwnSkin(db: Db, playerId: string): Promise<{ hash: string; model: SkinModel } | undefined> {
  const { rows } = await db.executeQuery(ownSkin({ playerId }).compile());
  return rows[0] as { hash: string; model: SkinModel } | undefined;
}

interface NewSkin {
  playerId: string;
  /** SHA-256 of the file, hex. */
  hash: string;
  model: SkinModel;
  /** Of the stored file. */
  name: string;
  now: Date;
}

/** Gives a player a skin; the file of the last one is left for the sweep. */
export async function setSkin(db: Db, { playerId, now, ...skin }: NewSkin): Promise<void> {
  const row = { ...skin, created_at: now };
  await db
    .insertInto('player_skins')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
}
