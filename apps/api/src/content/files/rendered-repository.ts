import { DAY_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Db, Trx } from '../../platform/database/types.ts';

/** File name of the picture with this hash; null if it was not rendered yet or was deleted. */
export async function findRendered(db: Db, hash: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('drawn_files')
    .select(['name', 'asked_at'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined) return null;
  // One update a day is enough to find unused pictures.
  if (now.getTime() - row.asked_at.getTime() > DAY_MS) {
    await db.updateTable('drawn_files').set({ asked_at: now }).where('hash', '=', hash).execute();
  }
  return row.name;
}

/**
 * Stores the name of a rendered file; if another process was faster, the cleanup job deletes ours.
 *
 * @param lost the previous name, if its file is missing; else null
 */
export const saveRendered = (db: Db, hash: string, name: string, lost: string | null, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    await trx
      .insertInto('drawn_files')
      .values({ hash, name, asked_at: now })
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet({ name, asked_at: now }).where('drawn_files.name', '=', lost),
      )
      .execute();
  });

/** Deletes a batch of pictures not requested since a moment; returns whether there may be more. */
export const deleteStaleRendered = (trx: Trx, since: Date): Promise<boolean> =>
  deleteBatch(trx, 'drawn_files', sql`asked_at < ${since}`);
