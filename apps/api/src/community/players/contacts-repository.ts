import { DEFAULT_LOCALE, isLocale, type Locale } from '@hoshikraft/shared';
import type { Db } from '../../platform/database/types.ts';

/** The email address and the language of a player's emails. */
export interface Contact {
  login: string;
  /** null if the account has none. */
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

/** The language of the player to whom a messenger user is linked; undefined if there is none. */
export async function findMessengerLocale(db: Db, messenger: string, subject: string): Promise<Locale | undefined> {
  const row = await db
    .selectFrom('players')
    .select('locale')
    .where('id', 'in', (from) =>
      from
        .selectFrom('bot_factors')
        .select('player_id')
        .where('messenger', '=', messenger)
        .where('subject', '=', subject)
        .union(
          from
            .selectFrom('linked_services')
            .select('player_id')
            .where('service', '=', messenger)
            .where('subject', '=', subject),
        ),
    )
    .executeTakeFirst();
  return isLocale(row?.locale) ? row.locale : undefined;
}

/** Stores the language a player uses; writes nothing if it is unchanged. */
export async function updateLocale(db: Db, playerId: string, locale: Locale): Promise<void> {
  await db
    .updateTable('players')
    .set({ locale })
    .where('id', '=', playerId)
    .where('locale', 'is distinct from', locale)
    .execute();
}
