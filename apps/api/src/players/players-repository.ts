import { sql } from 'kysely';
import type { Db, Trx } from '../database/types.ts';

/**
 * A nickname or e-mail as the unique indexes have it. JavaScript folds what is asked for: what PostgreSQL makes of letters
 * beyond ASCII depends on the locale of the database, and a letter folded otherwise would be another name to the one who
 * counts failed sign-ins, and to the one who is given something.
 */
export const folded = (text: string): string => text.toLowerCase();

const sameText = (column: 'login' | 'email', value: string) =>
  sql<boolean>`lower(${sql.ref(column)}) = ${folded(value)}`;

export async function isLoginTaken(db: Db, login: string): Promise<boolean> {
  return (await db.selectFrom('players').select('id').where(sameText('login', login)).executeTakeFirst()) !== undefined;
}

/**
 * Whether an account has this e-mail, or can take it back still (docs/product/accounts.md#e-mail-change).
 *
 * @param but whose it may be
 */
export async function isEmailTaken(db: Db, email: string, but?: string): Promise<boolean> {
  const owners = db.selectFrom('players').select('id').where(sameText('email', email));
  const returning = db
    .selectFrom('mail_undos')
    .select('player_id as id')
    .where(sql<boolean>`lower(old_email) = ${folded(email)}`);
  const rows = await owners.unionAll(returning).execute();
  return rows.some(({ id }) => id !== but);
}

/** The player whose nickname or e-mail this is. Where they have turned the password off, there is none to sign in with. */
export async function findForSignIn(
  db: Db,
  loginOrEmail: string,
): Promise<{ id: string; login: string; passwordHash: string | null } | undefined> {
  const row = await db
    .selectFrom('players')
    .select(['id', 'login'])
    .select(sql<string | null>`CASE WHEN password_sign_in THEN password_hash END`.as('password_hash'))
    .where(sameText(loginOrEmail.includes('@') ? 'email' : 'login', loginOrEmail))
    .executeTakeFirst();
  return row && { id: row.id, login: row.login, passwordHash: row.password_hash };
}

/** Whether a password is still kept by this hash; so it stays until the transaction ends. */
export const isStillPassword = async (trx: Trx, id: string, passwordHash: string): Promise<boolean> =>
  (await trx
    .selectFrom('players')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst()) !== undefined;

/** What a session shows of its player. */
export const findPlayer = (db: Db, id: string) =>
  db
    .selectFrom('players')
    .select(['login', 'groups', 'preferred_server'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Who is meant: by id, or by nickname as `folded` has it. */
export type PlayerName = { readonly id: string } | { readonly foldedLogin: string };

const isNamed = (name: PlayerName) =>
  'id' in name ? sql<boolean>`id = ${name.id}` : sql<boolean>`lower(login) = ${name.foldedLogin}`;

/** Asks for the player of this nickname or id. With `lock` the row is held to the end of the transaction. */
export const findByName = (db: Db, name: PlayerName, lock: boolean) =>
  db
    .selectFrom('players')
    .select(['id', 'login'])
    .where(isNamed(name))
    .$if(lock, (query) => query.forNoKeyUpdate());

export const setRegionOf = async (db: Db, id: string, region: NewPlayer['region']): Promise<void> => {
  await db.updateTable('players').set({ region }).where('id', '=', id).execute();
};

export interface NewPlayer {
  login: string;
  /** null for somebody whom another service knows. */
  email: string | null;
  passwordHash: string | null;
  region: 'russia' | 'global' | null;
  now: Date;
}

/** Adds a player and answers the id. A login or e-mail taken meanwhile breaks players_login_key or players_email_key. */
export async function addPlayer(db: Db, player: NewPlayer): Promise<string> {
  const row = await db
    .insertInto('players')
    .values({
      login: player.login,
      email: player.email?.toLowerCase() ?? null,
      password_hash: player.passwordHash,
      region: player.region,
      consented_at: player.now,
      registered_at: player.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
