import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import type { Trx } from '../database/types.ts';
import { forgetImageUses } from '../files/images-repository.ts';

/** Days in the trash before a document is gone for good. */
const DAYS_KEPT = 30;
/** Documents deleted in one step: what hangs on them is gone before. */
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

/** Whether nothing brings it back: what hangs on it may be gone already. */
const isOver = sql<boolean>`state = 'trash' AND trashed_at < now() - ${DAYS_KEPT} * interval '1 day'`;

export const isGone = async (trx: Trx, key: string): Promise<boolean> =>
  (await trx.selectFrom('documents').select('key').where('key', '=', key).where(isOver).executeTakeFirst()) !==
  undefined;

/** What readers and editors left behind in any number, each table in bounded steps of its own. */
const HANGING = ['document_reads', 'document_views', 'document_likes', 'document_versions'] as const;

/**
 * Deletes some of what was in the trash for 30 days.
 *
 * @returns whether there may be more
 */
export async function emptyTrash(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM documents WHERE ${isOver} ORDER BY trashed_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`.execute(trx);
  if (rows.length === 0) return false;
  const keys = rows.map(({ key }) => key);
  const ofThose = sql`document_key = ANY (${keys}::uuid[])`;
  for (const table of HANGING) if (await deleteSome(trx, table, ofThose)) return true;
  await forgetImageUses(trx, keys);
  await trx.deleteFrom('documents').where('key', 'in', keys).execute();
  return true;
}
