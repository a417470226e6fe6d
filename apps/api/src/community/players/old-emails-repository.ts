import { sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';

/** Lists players whose email has other than small ASCII letters: only those can differ from their canonical form. */
export const listUnusualEmails = (db: Db) =>
  db
    .selectFrom('players')
    .select(['id', 'login', sql<string>`email`.as('email')])
    .where(sql<boolean>`email ~ '[^!-@[-~]'`)
    .execute();

/** Replaces an email that did not change since. Violates players_email_key if another account has the new one. */
export async function replaceUnusualEmail(db: Db, id: string, email: string, canonical: string): Promise<void> {
  await db.updateTable('players').set({ email: canonical }).where('id', '=', id).where('email', '=', email).execute();
}

/** Gets the nickname of the player with this email. */
export const findEmailHolder = (db: Db, email: string) =>
  db
    .selectFrom('players')
    .select('login')
    .where(sql<boolean>`lower(email) = ${email}`)
    .executeTakeFirst();
