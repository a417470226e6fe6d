import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { canonicalEmail } from './canonical-email.ts';

/**
 * Lower-cases a nickname as the unique index does. JavaScript does it for search values, because PostgreSQL's result for
 * letters beyond ASCII depends on the database locale: the counter of failed sign-ins and the lookup of a player must agree
 * on the same name.
 */
export const foldCase = (text: string): string => text.toLowerCase();

const sameText = (column: 'login' | 'email', folded: string) => sql<boolean>`lower(${sql.ref(column)}) = ${folded}`;

/** A nickname or email as sign-in looks it up, and counts its attempts. */
export const foldSignInName = (typed: string): string => canonicalEmail(typed) ?? foldCase(typed);

export async function isLoginTaken(db: Db, login: string): Promise<boolean> {
  const folded = foldCase(login);
  const { rows } = await sql`
    SELECT FROM players WHERE ${sameText('login', folded)}
    UNION ALL SELECT FROM retired_nicknames WHERE hash = sha256(convert_to(${folded}, 'UTF8'))`.execute(db);
  return rows.length > 0;
}

/**
 * Whether an account has this email, or can still undo its change to another (docs/product/accounts.md#email-change).
 *
 * @param email as `canonicalEmail` returns it
 * @param exceptId the player whose own email does not count
 */
export async function isEmailTaken(db: Db, email: string, exceptId?: string): Promise<boolean> {
  const owners = db.selectFrom('players').select('id').where(sameText('email', email));
  const returning = db
    .selectFrom('mail_undos')
    .select('player_id as id')
    .where(sql<boolean>`lower(old_email) = ${email}`);
  const rows = await owners.unionAll(returning).execute();
  return rows.some(({ id }) => id !== exceptId);
}

/**
 * Finds the player with this nickname or email, as `foldSignInName` returns it. `passwordHash` is null if they turned sign-in
 * by password off.
 */
export async function findForSignIn(
  db: Db,
  name: string,
): Promise<{ id: string; login: string; passwordHash: string | null } | undefined> {
  const row = await db
    .selectFrom('players')
    .select(['id', 'login'])
    .select(sql<string | null>`CASE WHEN password_sign_in THEN password_hash END`.as('password_hash'))
    .where(sameText(name.includes('@') ? 'email' : 'login', name))
    .executeTakeFirst();
  return row && { id: row.id, login: row.login, passwordHash: row.password_hash };
}

/** Whether a player's password hash is still this one. Locks the row until the transaction ends. */
export const lockUnchangedPassword = async (trx: Trx, id: string, passwordHash: string): Promise<boolean> =>
  (await trx
    .selectFrom('players')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst()) !== undefined;

/** Gets what a session shows of its player. */
export const findPlayer = (db: Db, id: string) =>
  db
    .selectFrom('players')
    .select(['login', 'groups', 'preferred_server'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Identifies a player by id, or by nickname as `foldCase` returns it; a deleted one has none. */
export type PlayerName = { readonly id: string } | { readonly foldedLogin: string };

const isNamed = (name: PlayerName) =>
  'id' in name
    ? sql<boolean>`id = ${name.id}`
    : sql<boolean>`lower(login) = ${name.foldedLogin} AND deleted_at IS NULL`;

/** Selects the player with this nickname or id. With `lock` the row is locked until the transaction ends. */
export const findByName = (db: Db, name: PlayerName, lock: boolean) =>
  db
    .selectFrom('players')
    .select(['id', 'login'])
    .where(isNamed(name))
    .$if(lock, (query) => query.forNoKeyUpdate());

/**
 * Whether there is no other administrator, not counting accounts that will be deleted. Locks the others, so that two
 * administrators cannot leave at the same time.
 */
export async function isOnlyAdmin(trx: Trx, playerId: string): Promise<boolean> {
  const others = await trx
    .selectFrom('players')
    .select('id')
    .where('groups', '@>', sql<string[]>`ARRAY['admin']`)
    .where('groups', '<>', sql<string[]>`'{player}'::text[]`)
    .where('delete_at', 'is', null)
    .where('id', '<>', playerId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return others.length === 0;
}

/**
 * Gets the player with this nickname for an operator's command. With `lock` the row is locked until the transaction ends.
 *
 * @throws Refusal if there is none
 */
export async function getByNickname(db: Db, nickname: string, lock = false) {
  const player = await findByName(db, { foldedLogin: foldCase(nickname) }, lock)
    .select(['groups', 'registered_at'])
    .executeTakeFirst();
  if (player === undefined) throw new Refusal(`Player ${nickname} not found`);
  return player;
}

export const updateRegion = async (db: Db, id: string, region: NewPlayer['region']): Promise<void> => {
  await db.updateTable('players').set({ region }).where('id', '=', id).execute();
};

export interface NewPlayer {
  login: string;
  /** As `canonicalEmail` returns it; null for a player who registers through another service. */
  email: string | null;
  passwordHash: string | null;
  region: 'russia' | 'global' | null;
  now: Date;
}

/** Adds a player and returns the id. A login or email taken meanwhile violates players_login_key or players_email_key. */
export async function addPlayer(db: Db, player: NewPlayer): Promise<string> {
  const row = await db
    .insertInto('players')
    .values({
      login: player.login,
      email: player.email,
      password_hash: player.passwordHash,
      region: player.region,
      consented_at: player.now,
      registered_at: player.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
