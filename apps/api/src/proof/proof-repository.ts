import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import type { Db, Trx } from '../database/types.ts';

/** Where a code may go. */
export const findEmail = async (db: Db, playerId: string): Promise<string | null> =>
  (await db.selectFrom('players').select('email').where('id', '=', playerId).executeTakeFirstOrThrow()).email;

/** Keeps the code of a session, in place of the one before. */
export async function keepCode(
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

/** Counts a try, and answers the hash it is to be held against; undefined where no code is good, or no try left. */
export async function takeTry(
  trx: Trx,
  sessionId: string,
  { now, most }: { now: Date; most: number },
): Promise<Buffer | undefined> {
  const row = await trx
    .updateTable('proof_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

export async function dropCode(trx: Trx, sessionId: string): Promise<void> {
  await trx.deleteFrom('proof_codes').where('session_id', '=', sessionId).execute();
}

/** Forgets some codes that ran out; answers whether there may be more of them. */
export const forgetCodes = (trx: Trx, now: Date): Promise<boolean> =>
  deleteSome(trx, 'proof_codes', sql`expires_at < ${now}`);
