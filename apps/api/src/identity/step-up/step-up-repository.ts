import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';

/** Finds the address that codes are sent to. */
export const findEmail = async (db: Db, playerId: string): Promise<string | null> =>
  (await db.selectFrom('players').select('email').where('id', '=', playerId).executeTakeFirstOrThrow()).email;

/** Saves the code of a session, replacing the previous one. */
export async function saveCode(
  trx: Trx,
  code: { sessionId: string; codeHash: Buffer; expiresAt: Date },
): Promise<void> {
  const row = { code_hash: code.codeHash, expires_at: code.expiresAt, tries: 0 };
  await trx
    .insertInto('proof_codes')
    .values({ session_id: code.sessionId, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute();
}

/** Counts an attempt and returns the hash to compare with; undefined if there is no valid code or no attempt left. */
export async function countStepUpTry(
  trx: Trx,
  sessionId: string,
  { now, most }: { now: Date; most: number },
): Promise<{ hash: Buffer; tries: number } | undefined> {
  const row = await trx
    .updateTable('proof_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();
  return row && { hash: row.code_hash, tries: row.tries };
}

export async function deleteCode(trx: Trx, sessionId: string): Promise<void> {
  await trx.deleteFrom('proof_codes').where('session_id', '=', sessionId).execute();
}

/** Deletes a batch of expired codes. Returns whether more may remain. */
export const deleteExpiredCodes = (trx: Trx, now: Date): Promise<boolean> =>
  deleteBatch(trx, 'proof_codes', sql`expires_at < ${now}`);
