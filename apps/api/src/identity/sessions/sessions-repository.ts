import type { components } from '@hoshikraft/contract';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { Factor } from '../two-factor/factors.ts';
import { MAX_LIFETIME_MS } from './lifetimes.ts';
import { hashToken } from './token.ts';

export type SessionSource = components['schemas']['Session']['source'];

export interface NewSession {
  playerId: string;
  token: string;
  source: SessionSource;
  /** For a session of source `game`: the only server it is valid on. */
  serverId?: string;
  /** The launcher session that started the game: the game session ends with it. */
  begunBy?: string;
  userAgent: string | null;
  browser: components['schemas']['BrowserFields'] | null;
  system: components['schemas']['SystemFields'] | null;
  addressPrefix: string;
  now: Date;
  /** Started by something that does not count as authentication, such as a legacy token. */
  isUnproved?: boolean;
  /** Defaults to the longest lifetime. */
  expiresAt?: Date;
  /** The second factor it waits for. */
  pendingFactor?: Factor | null;
}

/** Adds a session and returns its public id. */
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
      expires_at: session.expiresAt ?? new Date(session.now.getTime() + MAX_LIFETIME_MS),
      pending_factor: session.pendingFactor ?? null,
    })
    .execute();
  return id;
}

/** Finds the sessions with these ids that are live at `now`, each with its player. */
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
    // A game session ends with the launcher session that started it.
    .where((eb) => eb.or([eb('sessions.begun_by', 'is', null), eb('beginner.ends_at', '>', now)]))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds a session that is live at `now`, with its player. */
export const findLiveSession = async (db: Db, id: string, now: Date) =>
  (await findLiveSessions(db, [id], now)).get(id.toLowerCase());

export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  // Does not wait for the disk: if a database crash loses the write, the next request repeats it.
  const asynchronousCommit = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`;
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).where(asynchronousCommit).execute();
}

/** Records that a session has passed step-up authentication. */
export async function recordStepUp(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: now }).where('id', '=', id).execute();
}

/** Records that a game session joined a server, with the address prefix if it is known. */
export async function touchGameSession(db: Db, id: string, prefix: string | null, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, ...(prefix === null ? {} : { address_prefix: prefix }) })
    .where('id', '=', id)
    .execute();
}

/** Ends one session of a player and the game sessions it started. Returns false if there is no live one with that id. */
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

/** Ends every live session of a player except `exceptId`. Returns how many it ended. */
export async function endOtherSessions(db: Db, playerId: string, exceptId: string | null, now: Date): Promise<number> {
  const result = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('player_id', '=', playerId)
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId))
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Selects the signed-in sessions of a player, without those that wait, or waited in vain, for a second factor. */
export const selectSessions = (db: Db, playerId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'source', 'user_agent', 'address_prefix', 'created_at', 'last_seen_at', 'ends_at'])
    .where('player_id', '=', playerId)
    .where('pending_factor', 'is', null);

/** Deletes a batch of sessions that ended before a moment. Returns whether more may remain. */
export const deleteSessionsBefore = (trx: Trx, before: Date): Promise<boolean> =>
  deleteBatch(trx, 'sessions', sql`ends_at < ${before}`);

/** Stores what the browser or the launcher of a session reports about itself; null changes nothing. */
export async function updateDevice(
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
