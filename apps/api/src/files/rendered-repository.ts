import { DAY_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Db, Trx } from '../database/types.ts';

/** Name of the file that shows what bears this hash; null where it was not drawn yet, or was forgotten. */
export async function findRendered(db: Db, hash: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('drawn_files')
    .select(['name', 'asked_at'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined) return null;
  // To the day is enough to know what nobody asks for.
  if (now.getTime() - row.asked_at.getTime() > DAY_MS) {
    await db.updateTable('drawn_files').set({ asked_at: now }).where('hash', '=', hash).execute();
  }
  return row.name;
}

/**
 * Writes down a drawn file; where another process was faster, ours is left for the sweep.
 *
 * @param lost the name that was there before, whose file was not; null where nothing was
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

/** Forgets some that nobody has asked for since a moment; answers whether there may be more. */
export const deleteStaleRendered = (trx: Trx, since: Date): Promise<boolean> =>
  deleteSome(trx, 'drawn_files', sql`asked_at < ${since}`);
