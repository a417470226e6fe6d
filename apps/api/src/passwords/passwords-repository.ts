import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import type { Db, Trx } from '../database/types.ts';
import { folded } from '../players/players-repository.ts';
import { hashToken } from '../sessions/token.ts';

export interface ResetRequest {
  email: string;
  locale: string;
  addressPrefix: string;
  now: Date;
}

/** Requests from a place since a moment. Until the transaction ends nobody else from there is counted. */
export async function countRequestsFrom(trx: Trx, addressPrefix: string, since: Date): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reset:${addressPrefix}`}, 0))`.execute(trx);
  const { count } = await trx
    .selectFrom('reset_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('address_prefix', '=', addressPrefix)
    .where('requested_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function addRequest(trx: Trx, request: ResetRequest): Promise<void> {
  const { email, locale, addressPrefix, now } = request;
  await trx
    .insertInto('reset_requests')
    .values({ email: folded(email), locale, address_prefix: addressPrefix, requested_at: now })
    .execute();
}

/** Whether any request waits. */
export async function requestWaits(db: Db): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    SELECT EXISTS (SELECT FROM reset_requests WHERE email IS NOT NULL) AS waits`.execute(db);
  return rows[0]?.waits === true;
}

/** The oldest request that waits, its e-mail forgotten with this transaction, and whose it is: nobody's, most likely. */
export async function takeRequest(trx: Trx) {
  const { rows } = await sql<{ email: string; locale: string; id: string | null; login: string | null }>`
    WITH taken AS (
      SELECT id, email, locale FROM reset_requests WHERE email IS NOT NULL ORDER BY id LIMIT 1 FOR UPDATE
    ), handled AS (
      UPDATE reset_requests SET email = NULL FROM taken WHERE reset_requests.id = taken.id
    )
    SELECT taken.email, taken.locale, players.id, players.login
    FROM taken LEFT JOIN players ON lower(players.email) = taken.email`.execute(trx);
  return rows[0];
}

/** Keeps what the letter to a player opens, in place of the one before. */
export async function keepReset(
  trx: Trx,
  reset: { playerId: string; token: string; email: string; expiresAt: Date },
): Promise<void> {
  const row = { token_hash: hashToken(reset.token), email: reset.email, expires_at: reset.expiresAt };
  await trx
    .insertInto('password_resets')
    .values({ player_id: reset.playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
}

/** Whom a token opens, while it does; with `hold` nobody else is told so until the transaction ends. */
export const findReset = (db: Db, token: string, now: Date, hold = false) =>
  db
    .selectFrom('password_resets')
    .innerJoin('players', 'players.id', 'password_resets.player_id')
    .select(['players.id', 'players.login'])
    .where('password_resets.token_hash', '=', hashToken(token))
    .where('password_resets.expires_at', '>', now)
    .where(sql<boolean>`lower(players.email) = password_resets.email`)
    .$if(hold, (query) => query.forUpdate('password_resets'))
    .executeTakeFirst();

/** Forgets some requests that are no longer counted, and what letters opened; answers whether there may be more. */
export async function forgetResets(trx: Trx, { now, counted }: { now: Date; counted: Date }): Promise<boolean> {
  const requests = await deleteSome(trx, 'reset_requests', sql`requested_at < ${counted}`);
  const resets = await deleteSome(trx, 'password_resets', sql`expires_at < ${now}`);
  return requests || resets;
}

export interface KeptPassword {
  /** null where there is none. */
  hash: string | null;
  /** Whether one can sign in with it, and so prove anything by it. */
  letIn: boolean;
}

/** How the password of a player is kept. With `hold` it stays so until the transaction ends. */
export async function keptPassword(db: Db, playerId: string, hold = false): Promise<KeptPassword> {
  const row = await db
    .selectFrom('players')
    .select(['password_hash', 'password_sign_in'])
    .where('id', '=', playerId)
    .$if(hold, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
  return { hash: row.password_hash, letIn: row.password_hash !== null && row.password_sign_in };
}

/** Sets a password, which is let in again where it was turned off, and voids what the one before or a kept token opened. */
export async function setPassword(trx: Trx, playerId: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('players')
    .set({ password_hash: passwordHash, password_sign_in: true })
    .where('id', '=', playerId)
    .execute();
  await trx.deleteFrom('password_resets').where('player_id', '=', playerId).execute();
  await trx.deleteFrom('legacy_tokens').where('player_id', '=', playerId).execute();
}

/** Keeps a token of old for the player of this nickname; false where there is none. */
export async function addLegacyToken(db: Db, login: string, token: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO legacy_tokens (token_hash, player_id)
    SELECT ${hashToken(token)}::bytea, id FROM players WHERE lower(login) = ${folded(login)}
    ON CONFLICT (token_hash) DO NOTHING`.execute(db);
  return numAffectedRows > 0n;
}

/** Uses a pair of old up, and answers whose it was; undefined where it is none. */
export async function takeLegacyToken(trx: Trx, login: string, token: string): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('legacy_tokens')
    .using('players')
    .whereRef('players.id', '=', 'legacy_tokens.player_id')
    .where(sql<boolean>`lower(players.login) = ${folded(login)}`)
    .where('legacy_tokens.token_hash', '=', hashToken(token))
    .returning('legacy_tokens.player_id')
    .executeTakeFirst();
  return row?.player_id;
}
