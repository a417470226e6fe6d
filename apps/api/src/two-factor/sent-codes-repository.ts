import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import type { Trx } from '../database/types.ts';
import type { CodePurpose } from '../words/api-words.ts';

/** A session, and what a code is for: no other takes it. */
export interface CodeScope {
  sessionId: string;
  playerId: string;
  purpose: CodePurpose;
}

/** How many codes a player was sent since then, and when the last. */
export async function countSentCodes(
  trx: Trx,
  playerId: string,
  since: Date,
): Promise<{ count: number; last: Date | null }> {
  const { count, last } = await trx
    .selectFrom('sent_codes')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('sent_at').as('last')])
    .where('player_id', '=', playerId)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return { count: Number(count), last };
}

const voidCodes = (trx: Trx, sessionId: string, now: Date) =>
  trx
    .updateTable('sent_codes')
    .set({ expires_at: now })
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .execute();

/** Keeps a code that is being sent; those before of the same session are void. */
export async function keepSentCode(
  trx: Trx,
  { sessionId, playerId, purpose }: CodeScope,
  code: { hash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await voidCodes(trx, sessionId, code.now);
  await trx
    .insertInto('sent_codes')
    .values({
      session_id: sessionId,
      player_id: playerId,
      purpose,
      code_hash: code.hash,
      sent_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** The code that is good now, held to the end of the transaction. */
export const lockSentCode = (trx: Trx, { sessionId, purpose }: CodeScope, now: Date, mostTries: number) =>
  trx
    .selectFrom('sent_codes')
    .select(['id', 'code_hash'])
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('tries', '<', mostTries)
    .forUpdate()
    .executeTakeFirst();

export const spendSentCode = async (trx: Trx, { sessionId }: CodeScope, now: Date): Promise<void> => {
  await voidCodes(trx, sessionId, now);
};

export async function countCodeTry(trx: Trx, id: string): Promise<void> {
  await sql`UPDATE sent_codes SET tries = tries + 1 WHERE id = ${id}::bigint`.execute(trx);
}

/** Forgets some codes that were sent before a moment; answers whether there may be more of them. */
export const forgetSentCodesBefore = (trx: Trx, moment: Date): Promise<boolean> =>
  deleteSome(trx, 'sent_codes', sql`sent_at < ${moment}`);
