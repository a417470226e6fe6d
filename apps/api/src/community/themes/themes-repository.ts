import type { components } from '@hoshikraft/contract';
import type { Db } from '../../platform/database/types.ts';

export type Cover = components['schemas']['ProfileCover'];

const COLUMNS = ['cover_glow as glow', 'cover_style as style', 'cover_art as art'] as const;

/** The cover of a player's profile. */
export async function coverOf(db: Db, playerId: string): Promise<Cover> {
  return (await db.selectFrom('players').select(COLUMNS).where('id', '=', playerId).executeTakeFirstOrThrow()) as Cover;
}

/** Sets one part of a cover to a valid value and returns the whole cover. */
export async function setCover(db: Db, playerId: string, part: keyof Cover, value: string): Promise<Cover> {
  return (await db
    .updateTable('players')
    .set({ [`cover_${part}`]: value })
    .where('id', '=', playerId)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()) as Cover;
}

/** Sets a player's theme of the site. */
export async function setThemeOf(db: Db, playerId: string, theme: string): Promise<void> {
  await db.updateTable('players').set({ theme }).where('id', '=', playerId).execute();
}
