import { DAY_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { ImageFile, ImageRow } from './images-repository.ts';

/** Tables with a row for each upload of a player. */
export type UploadTable = 'document_images' | 'look_uploads';

/**
 * Time of the oldest of the `most` newest uploads of a player, if all are within 24 h; null if there are fewer. Serializes the
 * uploads of a player until the end of the transaction, so that parallel ones are counted correctly.
 */
export async function oldestUploadOfDay(
  trx: Trx,
  table: UploadTable,
  uploader: string,
  most: number,
  now: Date,
): Promise<Date | null> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`uploads:${uploader}`}, 0))`.execute(trx);
  const row = await trx
    .selectFrom(table)
    .select('created_at')
    .where('uploader', '=', uploader)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .orderBy('created_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Records files that are about to be written; the cleanup job deletes unreferenced ones. */
export async function beginFiles(db: Db, names: readonly string[], now: Date): Promise<void> {
  await db
    .insertInto('stored_files')
    .values(names.map((name) => ({ name, created_at: now })))
    .execute();
}

/** @throws Error if one of the files was deleted meanwhile */
export async function bindFiles(trx: Trx, imageId: string, names: readonly string[]): Promise<void> {
  const bound = trx.updateTable('stored_files').set({ image_id: imageId }).where('name', 'in', names);
  const { numUpdatedRows } = await bound.executeTakeFirstOrThrow();
  if (numUpdatedRows < names.length) throw new Error('files of a picture were swept before it was finished');
}

export interface NewImage extends Omit<ImageRow, 'sources'> {
  sources: ImageFile[];
  documentKey: string;
  uploader: string;
}

/** Inserts the row of a picture whose files are stored. */
export async function addImage(trx: Trx, image: NewImage, now: Date): Promise<void> {
  const { id, documentKey, uploader, width, height, placeholder, sources } = image;
  await trx
    .insertInto('document_images')
    .values({
      ...{ id, uploader, width, height, placeholder },
      document_key: documentKey,
      sources: JSON.stringify(sources),
      created_at: now,
    })
    // Two identical requests at the same time store one row.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const names = sources.map(({ name }) => name);
  await bindFiles(trx, id, names);
}
