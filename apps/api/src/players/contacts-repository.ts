import { DEFAULT_LOCALE, isLocale, type Locale } from '@hoshikraft/shared';
import type { Db } from '../database/types.ts';

/** Where and in which language a player is written to. */
export interface Contact {
  login: string;
  /** null for an account without one. */
  email: string | null;
  locale: Locale;
}

export async function findContact(db: Db, playerId: string): Promise<Contact> {
  const { login, email, locale } = await db
    .selectFrom('players')
    .select(['login', 'email', 'locale'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return { login, email, locale: isLocale(locale) ? locale : DEFAULT_LOCALE };
}

/** Keeps the language that a player reads us in; writes nothing where it is the same. */
export async function rememberLocale(db: Db, playerId: string, locale: Locale): Promise<void> {
  await db
    .updateTable('players')
    .set({ locale })
    .where('id', '=', playerId)
    .where('locale', 'is distinct from', locale)
    .execute();
}
