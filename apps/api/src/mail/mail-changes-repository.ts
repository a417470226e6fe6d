import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import type { Db, Trx } from '../database/types.ts';

/** A change of e-mail under way; undefined where there is none, or it took too long. With `hold` it stays as it is. */
export const findChange = (db: Db, playerId: string, now: Date, hold = false) =>
  db
    .selectFrom('mail_changes')
    .select(['stage', 'new_email', 'code_hash', 'tries', 'code_until', 'sent_at'])
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)
    .$if(hold, (query) => query.forUpdate())
    .executeTakeFirst();

export type MailChange = NonNullable<Awaited<ReturnType<typeof findChange>>>;

interface SentCode {
  playerId: string;
  stage: 'current' | 'new';
  newEmail: string | null;
  codeHash: Buffer;
  codeUntil: Date;
  now: Date;
  expiresAt: Date;
}

/** Keeps the code that was just sent, in place of the one before. */
export async function keepCode(trx: Trx, code: SentCode): Promise<void> {
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

/** The code of the address of now was entered: the next form is the new address. */
export async function markProven(trx: Trx, playerId: string, expiresAt: Date): Promise<void> {
  const proven = { stage: 'proven', new_email: null, code_hash: null, code_until: null, sent_at: null, tries: 0 };
  await trx
    .updateTable('mail_changes')
    .set({ ...proven, expires_at: expiresAt })
    .where('player_id', '=', playerId)
    .execute();
}

export async function dropChange(db: Db, playerId: string): Promise<void> {
  await db.deleteFrom('mail_changes').where('player_id', '=', playerId).execute();
}

/** E-mail of a player, who is held until the transaction ends. */
export async function holdEmail(trx: Trx, playerId: string): Promise<string | null> {
  const { email } = await trx
    .selectFrom('players')
    .select('email')
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return email;
}

/** Breaks players_email_key where another account has it. */
export async function setEmail(trx: Trx, playerId: string, email: string): Promise<void> {
  await trx.updateTable('players').set({ email }).where('id', '=', playerId).execute();
}

/** Forgets some changes that took too long, and links that no longer work; answers whether there may be more. */
export async function forgetChanges(trx: Trx, now: Date): Promise<boolean> {
  const changes = await deleteSome(trx, 'mail_changes', sql`expires_at < ${now}`);
  const undos = await deleteSome(trx, 'mail_undos', sql`expires_at < ${now}`);
  return changes || undos;
}
