import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Trx } from '../../platform/database/types.ts';
import type { CodePurpose } from '../../platform/messages/api-messages.ts';

/** The session and the purpose that a code is valid for. */
export interface CodeScope {
  sessionId: string;
  playerId: string;
  purpose: CodePurpose;
}

/** Counts the codes sent to a player since a moment, and gets the time of the last. */
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

/** Saves a code that is being sent, and voids earlier ones of the same session. */
export async function saveSentCode(
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

/** Finds the valid code and locks it until the transaction ends. */
export const lockSentCode = (trx: Trx, { sessionId, purpose }: CodeScope, now: Date, maxTries: number) =>
  trx
    .selectFrom('sent_codes')
    .select(['id', 'code_hash'])
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('tries', '<', maxTries)
    .forUpdate()
    .executeTakeFirst();

export const voidSentCode = async (trx: Trx, { sessionId }: CodeScope, now: Date): Promise<void> => {
  await voidCodes(trx, sessionId, now);
};

export async function countCodeTry(trx: Trx, id: string): Promise<void> {
  await sql`UPDATE sent_codes SET tries = tries + 1 WHERE id = ${id}::bigint`.execute(trx);
}

/** Deletes a batch of codes that were sent before a moment. Returns whether more may remain. */
export const deleteSentCodesBefore = (trx: Trx, moment: Date): Promise<boolean> =>
  deleteBatch(trx, 'sent_codes', sql`sent_at < ${moment}`);
