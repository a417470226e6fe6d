import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { Messenger } from '../../integrations/bots/bot.ts';
import type { LastClaim } from './bonus-rules.ts';

/** A player's account at a messenger. */
export interface LinkedAccount {
  messenger: Messenger;
  /** The user's id at the messenger. */
  subject: string;
  /** The user has written to our group. */
  wrote: boolean;
}

/** A player's accounts at messengers that may have a group of ours. */
export async function listLinkedAccounts(db: Db, playerId: string): Promise<LinkedAccount[]> {
  const rows = await db
    .selectFrom('linked_services')
    .leftJoin('group_writers', (join) =>
      join
        .onRef('group_writers.messenger', '=', 'linked_services.service')
        .onRef('group_writers.subject', '=', 'linked_services.subject'),
    )
    .select(['linked_services.service', 'linked_services.subject', 'group_writers.wrote_at'])
    .where('linked_services.player_id', '=', playerId)
    .where('linked_services.service', 'in', ['telegram', 'vk'])
    .orderBy('linked_services.service')
    .execute();
  return rows.map(({ service, subject, wrote_at }) => ({
    messenger: service as Messenger,
    subject,
    wrote: wrote_at !== null,
  }));
}

export interface ClaimState {
  /** Time of the database's clock, which decides. */
  now: Date;
  last: LastClaim | null;
  /** Number of claims so far. */
  claims: number;
}

/** A player's last claim and the database's time. */
export async function getClaimState(db: Db, playerId: string): Promise<ClaimState> {
  const { rows } = await sql<{ now: Date; claimed_at: Date | null; streak: number | null; number: number | null }>`
    SELECT date_trunc('milliseconds', clock_timestamp()) AS now, last.claimed_at, last.streak, last.number
    FROM (SELECT 1) AS always LEFT JOIN LATERAL (
      SELECT claimed_at, streak, number FROM bonus_claims
      WHERE player_id = ${playerId} ORDER BY number DESC LIMIT 1) AS last ON true`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('the database returned no time');
  const { now, claimed_at: at, streak, number } = row;
  return { now, last: at === null || streak === null ? null : { at, streak }, claims: number ?? 0 };
}

/** Locks a player's row, so that claims run one after another. Returns the preferred server. */
export async function lockPlayer(trx: Trx, playerId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('players')
    .select('preferred_server')
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.preferred_server;
}

export const updatePreferredServer = async (trx: Trx, playerId: string, serverId: string): Promise<void> => {
  await trx.updateTable('players').set({ preferred_server: serverId }).where('id', '=', playerId).execute();
};

export interface NewClaim {
  playerId: string;
  number: number;
  serverId: string;
  streak: number;
  /** Whole coins. */
  amount: number;
  at: Date;
}

export async function insertClaim(trx: Trx, { playerId, number, serverId, streak, amount, at }: NewClaim) {
  const row = { player_id: playerId, number, server_id: serverId, streak, amount, claimed_at: at };
  const { id } = await trx.insertInto('bonus_claims').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Claims since a moment, the oldest first. */
export const listClaims = (db: Db, playerId: string, since: Date) =>
  db
    .selectFrom('bonus_claims')
    .select(['claimed_at', 'amount', 'server_id'])
    .where('player_id', '=', playerId)
    .where('claimed_at', '>=', since)
    .orderBy('number')
    .execute();
