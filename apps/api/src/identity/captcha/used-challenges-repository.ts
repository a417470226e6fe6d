import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';

/** Records the hash of a used challenge until it expires. Returns false if it was already used. */
export async function markChallengeUsed(db: Db, challenge: Buffer, expiresAt: Date): Promise<boolean> {
  const used = await db
    .insertInto('captcha_used')
    .values({ challenge, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge')
    .executeTakeFirst();
  return used !== undefined;
}

/** Deletes a batch of challenges that expired before a moment. Returns whether more may remain. */
export const deleteUsedChallengesBefore = (trx: Trx, moment: Date): Promise<boolean> =>
  deleteBatch(trx, 'captcha_used', sql`expires_at < ${moment}`);
