import { sql } from 'kysely';
import { deleteBotMessage } from '../../integrations/bots/bots-repository.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Messenger } from '../../integrations/bots/bot.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { CodePurpose } from '../../platform/messages/api-messages.ts';

/** The session and the purpose that a code is valid for. */
export interface CodeScope {
  sessionId: string;
  playerId: string;
  purpose: CodePurpose;
}

/** After this many attempts to send a message the messenger is taken for unavailable. */
const DELAYED_ATTEMPTS = 2;

interface SentCodes {
  count: number;
  first: Date | null;
  /** Time of the last one that the messenger took, or may take soon. */
  lastTaken: Date | null;
}

/** Counts the codes sent to a player since a moment. */
export async function countSentCodes(db: Db, playerId: string, since: Date): Promise<SentCodes> {
  const { rows } = await sql<{ count: number; first: Date | null; last_taken: Date | null }>`
    SELECT count(*)::int AS count, min(sent_at) AS first, max(sent_at) FILTER (
      WHERE message.id IS NULL OR (message.refused_at IS NULL AND message.attempts < ${DELAYED_ATTEMPTS})) AS last_taken
    FROM sent_codes LEFT JOIN bot_messages AS message ON message.id = sent_codes.message_id
    WHERE player_id = ${playerId} AND sent_at > ${since}`.execute(db);
  const { count = 0, first = null, last_taken: lastTaken = null } = rows[0] ?? {};
  return { count, first, lastTaken };
}

export type CodeState = 'queued' | 'delayed' | 'sent' | 'failed';

/** Finds the last valid code of a session, and what happened to its message. */
export async function findSentCode(
  db: Db,
  { sessionId, purpose }: CodeScope,
  now: Date,
): Promise<{ messenger: Messenger; state: CodeState } | undefined> {
  const { rows } = await sql<{ messenger: Messenger; state: CodeState }>`
    SELECT sent_codes.messenger, CASE
      WHEN message.id IS NULL THEN 'sent'
      WHEN message.refused_at IS NOT NULL THEN 'failed'
      WHEN message.attempts < ${DELAYED_ATTEMPTS} THEN 'queued'
      ELSE 'delayed' END AS state
    FROM sent_codes LEFT JOIN bot_messages AS message ON message.id = sent_codes.message_id
    WHERE session_id = ${sessionId} AND purpose = ${purpose} AND sent_codes.expires_at > ${now}
      AND sent_codes.messenger IS NOT NULL
    ORDER BY sent_codes.id DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Voids the codes of a session, and does not send those that are still queued. */
const voidCodes = async (trx: Trx, sessionId: string, now: Date): Promise<void> => {
  const voided = await trx
    .updateTable('sent_codes')
    .set({ expires_at: now })
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .returning('message_id')
    .execute();
  for (const { message_id: id } of voided) if (id !== null) await deleteBotMessage(trx, String(id));
};

/** Saves a code that is being sent, and voids earlier ones of the same session. */
export async function saveSentCode(
  trx: Trx,
  { sessionId, playerId, purpose }: CodeScope,
  code: { hash: Buffer; messenger: Messenger; messageId: number; now: Date; expiresAt: Date },
): Promise<void> {
  await voidCodes(trx, sessionId, code.now);
  await trx
    .insertInto('sent_codes')
    .values({
      session_id: sessionId,
      player_id: playerId,
      purpose,
      code_hash: code.hash,
      messenger: code.messenger,
      message_id: code.messageId,
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
