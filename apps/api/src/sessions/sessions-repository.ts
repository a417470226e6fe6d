import type { components } from '@hoshikraft/contract';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import type { Db, Trx } from '../database/types.ts';
import type { Factor } from '../two-factor/factors.ts';
import { LONGEST_MS } from './lifetimes.ts';
import { hashToken } from './token.ts';

export type SessionSource = components['schemas']['Session']['source'];

export interface NewSession {
  playerId: string;
  token: string;
  source: SessionSource;
  /** The one server that a session of source game is for. */
  serverId?: string;
  /** The session of the launcher that began a game: with it that game's session ends. */
  begunBy?: string;
  userAgent: string | null;
  browser: components['schemas']['BrowserFields'] | null;
  system: components['schemas']['SystemFields'] | null;
  addressPrefix: string;
  now: Date;
  /** Begun by nothing that proves who it belongs to, such as a token of old. */
  isUnproved?: boolean;
  /** A year at most where it is not said. */
  expiresAt?: Date;
  /** The second factor that it waits for. */
  pendingFactor?: Factor | null;
}

/** Adds a session and answers its public id. */
export async function addSession(db: Db, session: NewSession): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('sessions')
    .values({
      id,
      player_id: session.playerId,
      token_hash: hashToken(session.token),
      source: session.source,
      server_id: session.serverId ?? null,
      begun_by: session.begunBy ?? null,
      user_agent: session.userAgent,
      browser: session.browser === null ? null : JSON.stringify(session.browser),
      system: session.system === null ? null : JSON.stringify(session.system),
      address_prefix: session.addressPrefix,
      created_at: session.now,
      last_seen_at: session.now,
      proved_at: session.isUnproved === true ? null : session.now,
      expires_at: session.expiresAt ?? new Date(session.now.getTime() + LONGEST_MS),
      pending_factor: session.pendingFactor ?? null,
    })
    .execute();
  return id;
}

/** Sessions still good at `now` by their ids, each with its player. */
export async function findLiveSessions(db: Db, ids: readonly string[], now: Date) {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .leftJoin('sessions as beginner', 'beginner.id', 'sessions.begun_by')
    .select([
      'sessions.id',
      'sessions.player_id',
      'sessions.token_hash',
      'sessions.source',
      'sessions.server_id',
      'sessions.last_seen_at',
      'sessions.proved_at',
      'sessions.pending_factor',
      'players.login',
      'players.groups',
      'players.region',
      'players.theme',
      'players.preferred_server',
    ])
    .where(sql<boolean>`sessions.id = ANY(${ids}::uuid[])`)
    .where('sessions.ends_at', '>', now)
    // A game's session ends with the launcher's session that began it.
    .where((eb) => eb.or([eb('sessions.begun_by', 'is', null), eb('beginner.ends_at', '>', now)]))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** One session still good at `now`, with its player. */
export const findLiveSession = async (db: Db, id: string, now: Date) =>
  (await findLiveSessions(db, [id], now)).get(id.toLowerCase());

export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  // Nobody has to wait for the disk: a minute that a crash of the database forgets is noted with the next request.
  const withoutWaiting = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`;
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).where(withoutWaiting).execute();
}

/** A session has proved anew who it belongs to. */
export async function markProved(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: now }).where('id', '=', id).execute();
}

/** A game session was used to join, from that place where it is known. */
export async function seeGameSession(db: Db, id: string, prefix: string | null, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, ...(prefix === null ? {} : { address_prefix: prefix }) })
    .where('id', '=', id)
    .execute();
}

/** Ends one session of a player, and the game session it began; false where there is no live one of that id. */
export async function endSession(db: Db, playerId: string, id: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where((eb) => eb.or([eb('id', '=', id), eb('begun_by', '=', id)]))
    .where('player_id', '=', playerId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends every live session of a player, but one where one is kept, and answers how many. */
export async function endOtherSessions(db: Db, playerId: string, keep: string | null, now: Date): Promise<number> {
  const result = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('player_id', '=', playerId)
    .$if(keep !== null, (query) => query.where('id', '!=', keep))
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Sessions that were signed in: one that waits for its second factor, or waited in vain, is none yet. */
export const sessionsOf = (db: Db, playerId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'source', 'user_agent', 'address_prefix', 'created_at', 'last_seen_at', 'ends_at'])
    .where('player_id', '=', playerId)
    .where('pending_factor', 'is', null);

/** Forgets some sessions that ended before a moment; answers whether there may be more of them. */
export const forgetSessions = (trx: Trx, before: Date): Promise<boolean> =>
  deleteSome(trx, 'sessions', sql`ends_at < ${before}`);

/** Keeps what the browser or the launcher of a session says of itself; null changes nothing. */
export async function describeDevice(
  db: Db,
  id: string,
  { browser, system }: Pick<NewSession, 'browser' | 'system'>,
): Promise<void> {
  if (!browser && !system) return;
  await db
    .updateTable('sessions')
    .set({
      ...(browser ? { browser: JSON.stringify(browser) } : {}),
      ...(system ? { system: JSON.stringify(system) } : {}),
    })
    .where('id', '=', id)
    .execute();
}
