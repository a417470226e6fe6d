import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Trx } from '../../platform/database/types.ts';
import { releaseAutosaves } from './autosaves-repository.ts';
import { forgetImageUses } from '../files/images-repository.ts';

/** Days in the trash before a document is deleted. */
const DAYS_KEPT = 30;
/** Documents deleted per statement, after their related rows. */
const AT_ONCE = 20;

export const putIntoTrash = (trx: Trx, key: string) =>
  trx
    .updateTable('documents')
    .set({
      state: 'trash',
      state_before: sql<string>`state`,
      trashed_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('key', '=', key)
    .execute();

export const takeOutOfTrash = (trx: Trx, key: string, state: string) =>
  trx
    .updateTable('documents')
    .set({ state, state_before: null, trashed_at: null, updated_at: sql<Date>`now()` })
    .where('key', '=', key)
    .execute();

/** Whether it can no longer be restored: related rows may already be deleted. */
const isOver = sql<boolean>`state = 'trash' AND trashed_at < now() - ${DAYS_KEPT} * interval '1 day'`;

export const isGone = async (trx: Trx, key: string): Promise<boolean> =>
  (await trx.selectFrom('documents').select('key').where('key', '=', key).where(isOver).executeTakeFirst()) !==
  undefined;

/** Tables with any number of related rows; each is deleted in batches. */
const HANGING = ['document_reads', 'document_views', 'document_likes', 'document_versions'] as const;

/**
 * Deletes a batch of documents after 30 days in the trash.
 *
 * @returns whether there may be more
 */
export async function emptyTrash(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM documents WHERE ${isOver} ORDER BY trashed_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`.execute(trx);
  if (rows.length === 0) return false;
  const keys = rows.map(({ key }) => key);
  const ofThose = sql`document_key = ANY (${keys}::uuid[])`;
  for (const table of HANGING) if (await deleteBatch(trx, table, ofThose)) return true;
  await releaseAutosaves(trx, keys);
  await forgetImageUses(trx, keys);
  await trx.deleteFrom('documents').where('key', 'in', keys).execute();
  return true;
}
