import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import { foldCase } from '../../community/players/players-repository.ts';
import { hashToken } from '../sessions/token.ts';

export interface ResetRequest {
  /** As `canonicalEmail` returns it. */
  email: string;
  locale: string;
  addressPrefix: string;
  now: Date;
}

/** Counts requests from an address prefix since a moment, and locks that count until the transaction ends. */
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
    .values({ email, locale, address_prefix: addressPrefix, requested_at: now })
    .execute();
}

/** Whether any request is waiting. */
export async function hasPendingRequest(db: Db): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    SELECT EXISTS (SELECT FROM reset_requests WHERE email IS NOT NULL) AS waits`.execute(db);
  return rows[0]?.waits === true;
}

/** Claims the oldest waiting request, deletes its email and finds the player with that email, if there is one. */
export async function claimRequest(trx: Trx) {
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

/** Saves the reset token of a player, replacing the previous one. */
export async function saveReset(
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

/** Finds the player of a valid reset token. With `lock` the token is locked until the transaction ends. */
export const findReset = (db: Db, token: string, now: Date, lock = false) =>
  db
    .selectFrom('password_resets')
    .innerJoin('players', 'players.id', 'password_resets.player_id')
    .select(['players.id', 'players.login'])
    .where('password_resets.token_hash', '=', hashToken(token))
    .where('password_resets.expires_at', '>', now)
    .where(sql<boolean>`lower(players.email) = password_resets.email`)
    .$if(lock, (query) => query.forUpdate('password_resets'))
    .executeTakeFirst();

/** Deletes a batch of requests that are no longer counted and of expired tokens. Returns whether more may remain. */
export async function deleteOldResets(trx: Trx, { now, counted }: { now: Date; counted: Date }): Promise<boolean> {
  const requests = await deleteBatch(trx, 'reset_requests', sql`requested_at < ${counted}`);
  const resets = await deleteBatch(trx, 'password_resets', sql`expires_at < ${now}`);
  return requests || resets;
}

export interface StoredPassword {
  /** null if there is none. */
  hash: string | null;
  /** Whether there is a password and sign-in by it is on. */
  canSignIn: boolean;
}

/** Gets the stored password of a player. With `lock` the row is locked until the transaction ends. */
export async function getStoredPassword(db: Db, playerId: string, lock = false): Promise<StoredPassword> {
  const row = await db
    .selectFrom('players')
    .select(['password_hash', 'password_sign_in'])
    .where('id', '=', playerId)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
  return { hash: row.password_hash, canSignIn: row.password_hash !== null && row.password_sign_in };
}

/** Sets a password, turns sign-in by password on, and voids reset links and legacy tokens. */
export async function setPassword(trx: Trx, playerId: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('players')
    .set({ password_hash: passwordHash, password_sign_in: true })
    .where('id', '=', playerId)
    .execute();
  await trx.deleteFrom('password_resets').where('player_id', '=', playerId).execute();
  await trx.deleteFrom('legacy_tokens').where('player_id', '=', playerId).execute();
}

/** Stores a legacy token for the player with this nickname. Returns false if there is none or the token is already stored. */
export async function addLegacyToken(db: Db, login: string, token: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO legacy_tokens (token_hash, player_id)
    SELECT ${hashToken(token)}::bytea, id FROM players WHERE lower(login) = ${foldCase(login)}
    ON CONFLICT (token_hash) DO NOTHING`.execute(db);
  return numAffectedRows > 0n;
}

/** Deletes a legacy token and returns its player's id; undefined if it does not match. */
export async function consumeLegacyToken(trx: Trx, login: string, token: string): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('legacy_tokens')
    .using('players')
    .whereRef('players.id', '=', 'legacy_tokens.player_id')
    .where(sql<boolean>`lower(players.login) = ${foldCase(login)}`)
    .where('legacy_tokens.token_hash', '=', hashToken(token))
    .returning('legacy_tokens.player_id')
    .executeTakeFirst();
  return row?.player_id;
}
