import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { ImageFile } from './images-repository.ts';
import { bindFiles } from './uploads-repository.ts';

export interface Cover {
  id: string;
  sources: ImageFile[];
}

/** Claims a cover without AVIF that no process claimed since a moment; null if there is none. */
export async function takeCover(db: Db, since: Date, now: Date): Promise<Cover | null> {
  const { rows } = await sql<Cover>`
    UPDATE document_images SET avif_begun_at = ${now} WHERE id = (
      SELECT id FROM document_images images
      WHERE (avif_begun_at IS NULL OR avif_begun_at < ${since})
        AND NOT sources @> '[{"type": "image/avif"}]'
        AND EXISTS (SELECT FROM document_image_uses used WHERE used.image_id = images.id AND used.cover)
      ORDER BY created_at LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, sources`.execute(db);
  return rows[0] ?? null;
}

/** Adds files to a picture, if it still exists. */
export async function addSources(trx: Trx, id: string, more: readonly ImageFile[]): Promise<void> {
  const given = JSON.stringify(more);
  const grown = await trx
    .updateTable('document_images')
    .set({ sources: sql`sources || ${given}::jsonb` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (grown === undefined) return;
  await bindFiles(
    trx,
    id,
    more.map(({ name }) => name),
  );
}
