import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import type { Db, Trx } from '../database/types.ts';

/** Notes that a challenge (its hash) was used, until it runs out by itself; false where it was used before. */
export async function markUsed(db: Db, challenge: Buffer, expiresAt: Date): Promise<boolean> {
  const used = await db
    .insertInto('captcha_used')
    .values({ challenge, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge')
    .executeTakeFirst();
  return used !== undefined;
}

/** Forgets some challenges that had run out by a moment; answers whether there may be more of them. */
export const forgetUsedBefore = (trx: Trx, moment: Date): Promise<boolean> =>
  deleteSome(trx, 'captcha_used', sql`expires_at < ${moment}`);
