import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';

/** Deletes a batch of pictures, uploaded before a moment, that no version and no unsaved text uses; returns whether there may be more. */
export const forgetUnusedImages = (trx: Trx, before: Date): Promise<boolean> =>
  deleteBatch(
    trx,
    'document_images',
    sql`created_at < ${before}
      AND NOT EXISTS (SELECT FROM document_image_uses used WHERE used.image_id = document_images.id)
      AND NOT EXISTS (SELECT FROM document_autosaves typed WHERE typed.images @> ARRAY[document_images.id])`,
  );

/** Deletes a batch of source pictures, uploaded before a moment, that no avatar uses; returns whether there may be more. */
export const forgetUnusedSources = (trx: Trx, before: Date): Promise<boolean> =>
  deleteBatch(
    trx,
    'avatar_sources',
    sql`created_at < ${before}
      AND NOT EXISTS (SELECT FROM player_avatars cut WHERE cut.source_id = avatar_sources.id)`,
  );

/** Deletes a batch of avatars removed (not replaced) before a moment; returns whether there may be more. */
export const forgetTakenOff = (trx: Trx, before: Date): Promise<boolean> =>
  deleteBatch(
    trx,
    'player_avatars',
    sql`place = 'previous' AND placed_at < ${before}
      AND NOT EXISTS (SELECT FROM player_avatars now WHERE now.player_id = player_avatars.player_id AND now.place = 'current')`,
  );

/** Deletes a batch of upload records that no quota counts any more; returns whether there may be more. */
export const forgetLookUploads = (trx: Trx, before: Date): Promise<boolean> =>
  deleteBatch(trx, 'look_uploads', sql`created_at < ${before}`);

/** Tables whose rows refer to files by name. */
const BEARERS = [
  'drawn_files',
  'player_skins',
  'kept_skins',
  'player_capes',
  'avatar_sources',
  'player_avatars',
  'data_exports',
] as const;

/** Names of some unreferenced files that were started before a moment. */
export async function looseFiles(db: Db, before: Date, most: number): Promise<string[]> {
  const borne = BEARERS.map(
    (table) => sql<boolean>`EXISTS (SELECT FROM ${sql.table(table)} bearer WHERE bearer.name = stored_files.name)`,
  );
  const loose = db
    .selectFrom('stored_files')
    .select('name')
    .where('image_id', 'is', null)
    .where(sql<boolean>`NOT (${sql.join(borne, sql` OR `)})`);
  const rows = await loose.where('created_at', '<', before).orderBy('created_at').limit(most).execute();
  return rows.map(({ name }) => name);
}

/** Deletes the records of removed files. */
export async function forgetFiles(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db.deleteFrom('stored_files').where('name', 'in', names).where('image_id', 'is', null).execute();
}
