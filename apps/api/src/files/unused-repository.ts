import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import type { Db, Trx } from '../database/types.ts';

/** Forgets some pictures that came before a moment and that no kept version shows; answers whether there may be more. */
export const forgetUnusedImages = (trx: Trx, before: Date): Promise<boolean> =>
  deleteSome(
    trx,
    'document_images',
    sql`created_at < ${before}
      AND NOT EXISTS (SELECT FROM document_image_uses used WHERE used.image_id = document_images.id)`,
  );

/** Names of some files that were begun before a moment and that nothing bears. */
export async function looseFiles(db: Db, before: Date, most: number): Promise<string[]> {
  const drawn = sql<boolean>`EXISTS (SELECT FROM drawn_files drawn WHERE drawn.name = stored_files.name)`;
  const worn = sql<boolean>`EXISTS (SELECT FROM player_skins worn WHERE worn.name = stored_files.name)`;
  const loose = db
    .selectFrom('stored_files')
    .select('name')
    .where('image_id', 'is', null)
    .where(sql<boolean>`NOT ${drawn} AND NOT ${worn}`);
  const rows = await loose.where('created_at', '<', before).orderBy('created_at').limit(most).execute();
  return rows.map(({ name }) => name);
}

/** Forgets files that are gone. */
export async function forgetFiles(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db.deleteFrom('stored_files').where('name', 'in', names).where('image_id', 'is', null).execute();
}
