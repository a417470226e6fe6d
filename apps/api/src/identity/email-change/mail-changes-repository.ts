import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';

/** Finds the email change in progress; undefined if there is none or it expired. With `lock` the row is locked. */
export const findMailChange = (db: Db, playerId: string, now: Date, lock = false) =>
  db
    .selectFrom('mail_changes')
    .select(['stage', 'new_email', 'code_hash', 'tries', 'code_until', 'sent_at'])
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

export type MailChange = NonNullable<Awaited<ReturnType<typeof findMailChange>>>;

interface SentCode {
  playerId: string;
  stage: 'current' | 'new';
  newEmail: string | null;
  codeHash: Buffer;
  codeUntil: Date;
  now: Date;
  expiresAt: Date;
}

/** Saves the code that was just sent, replacing the previous one. */
export async function saveCode(trx: Trx, code: SentCode): Promise<void> {
  const row = {
    stage: code.stage,
    new_email: code.newEmail,
    code_hash: code.codeHash,
    tries: 0,
    code_until: code.codeUntil,
    sent_at: code.now,
    expires_at: code.expiresAt,
  };
  await trx
    .insertInto('mail_changes')
    .values({ player_id: code.playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
}

export async function countTry(trx: Trx, playerId: string): Promise<void> {
  await trx
    .updateTable('mail_changes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('player_id', '=', playerId)
    .execute();
}

/** Records that the code of the current address was entered: the next form is the new address. */
export async function markProven(trx: Trx, playerId: string, expiresAt: Date): Promise<void> {
  const proven = { stage: 'proven', new_email: null, code_hash: null, code_until: null, sent_at: null, tries: 0 };
  await trx
    .updateTable('mail_changes')
    .set({ ...proven, expires_at: expiresAt })
    .where('player_id', '=', playerId)
    .execute();
}

export async function deleteMailChange(db: Db, playerId: string): Promise<void> {
  await db.deleteFrom('mail_changes').where('player_id', '=', playerId).execute();
}

/** Gets the email of a player and locks the player's row until the transaction ends. */
export async function lockEmail(trx: Trx, playerId: string): Promise<string | null> {
  const { email } = await trx
    .selectFrom('players')
    .select('email')
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return email;
}

/** Sets the email. Violates players_email_key if another account has it. */
export async function setEmail(trx: Trx, playerId: string, email: string): Promise<void> {
  await trx.updateTable('players').set({ email }).where('id', '=', playerId).execute();
}

/** Deletes a batch of expired changes and undo links. Returns whether more may remain. */
export async function deleteExpiredMailChanges(trx: Trx, now: Date): Promise<boolean> {
  const changes = await deleteBatch(trx, 'mail_changes', sql`expires_at < ${now}`);
  const undos = await deleteBatch(trx, 'mail_undos', sql`expires_at < ${now}`);
  return changes || undos;
}
