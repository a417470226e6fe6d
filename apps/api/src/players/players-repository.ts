import { type Expression, sql } from 'kysely';
import type { Db } from '../database/types.ts';

/**
 * Whether a player's nickname or e-mail is this one, by the unique indexes. JavaScript folds what is asked for: what
 * PostgreSQL makes of letters beyond ASCII depends on the locale of the database, and a letter folded otherwise would be
 * another name to the one who counts failed sign-ins, and to the one who is given something.
 */
const sameText = (column: 'login' | 'email', value: string) =>
  sql<boolean>`lower(${sql.ref(column)}) = ${value.toLowerCase()}`;

export async function isLoginTaken(db: Db, login: string): Promise<boolean> {
  return (await db.selectFrom('players').select('id').where(sameText('login', login)).executeTakeFirst()) !== undefined;
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await db.selectFrom('players').select('id').where(sameText('email', email)).executeTakeFirst()) !== undefined;
}

/** The player whose nickname or e-mail this is. */
export async function findForSignIn(
  db: Db,
  loginOrEmail: string,
): Promise<{ id: string; login: string; passwordHash: string | null } | undefined> {
  const row = await db
    .selectFrom('players')
    .select(['id', 'login', 'password_hash'])
    .where(sameText(loginOrEmail.includes('@') ? 'email' : 'login', loginOrEmail))
    .executeTakeFirst();
  return row && { id: row.id, login: row.login, passwordHash: row.password_hash };
}

/** What a session shows of its player. */
export const findPlayer = (db: Db, id: string) =>
  db
    .selectFrom('players')
    .select(['login', 'groups', 'preferred_server'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

type PlayerName = { login: string } | { id: string };

/** Id of a player within another statement. */
export const idOfPlayer = (name: PlayerName): Expression<string> =>
  'id' in name
    ? sql<string>`${name.id}::uuid`
    : sql<string>`(SELECT id FROM players WHERE ${sameText('login', name.login)})`;

/** Asks for the player of this nickname or id. With `lock` the row is held to the end of the transaction. */
export const findByName = (db: Db, name: PlayerName, lock: boolean) =>
  db
    .selectFrom('players')
    .select(['id', 'login'])
    .where((where) => ('id' in name ? where('id', '=', name.id) : sameText('login', name.login)))
    .$if(lock, (query) => query.forNoKeyUpdate());

export const setRegionOf = async (db: Db, id: string, region: NewPlayer['region']): Promise<void> => {
  await db.updateTable('players').set({ region }).where('id', '=', id).execute();
};

export interface NewPlayer {
  login: string;
  email: string;
  passwordHash: string;
  region: 'russia' | 'global' | null;
  now: Date;
}

/** Adds a player and answers the id. A login or e-mail taken meanwhile breaks players_login_key or players_email_key. */
export async function addPlayer(db: Db, player: NewPlayer): Promise<string> {
  const row = await db
    .insertInto('players')
    .values({
      login: player.login,
      email: player.email.toLowerCase(),
      password_hash: player.passwordHash,
      region: player.region,
      consented_at: player.now,
      registered_at: player.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
