import type { components } from '@hoshikraft/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/types.ts';
import { COUNTERS, updateEpochs, totalsOf } from './counter-epochs.ts';
import type { KnownCounters } from './counter-epochs.ts';

type Events = components['schemas']['GameEvents'];

/** Inserts a batch id; false where it exists. Waits while a concurrent request processes the same batch. */
export async function insertBatch(trx: Trx, serverId: string, batchId: string, now: Date): Promise<boolean> {
  const inserted = await trx
    .insertInto('event_batches')
    .values({ server_id: serverId, batch_id: batchId, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('batch_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Inserts closed sessions, which triggers add to the playtime; a known id changes nothing. Idle time is at most the session's
 * length. Sorted by id: two batches over the same sessions cannot deadlock.
 */
export async function insertSessions(trx: Trx, serverId: string, sessions: Events['sessions']): Promise<void> {
  if (sessions.length === 0) return;
  await sql`
    INSERT INTO play_sessions (server_id, id, login, player_id, joined_at, left_at, afk_seconds)
    SELECT ${serverId}, closed.id, closed.login, players.id, closed."joinedAt", closed."leftAt",
      least(closed."afkSeconds", floor(extract(epoch FROM closed."leftAt" - closed."joinedAt"))::integer)
    FROM jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) AS closed (
      id uuid, login text, "joinedAt" timestamptz, "leftAt" timestamptz, "afkSeconds" integer)
    LEFT JOIN players ON lower(players.login) = lower(closed.login)
    ORDER BY closed.id
    ON CONFLICT (server_id, id) DO NOTHING`.execute(trx);
}

async function listCounters(trx: Trx, serverId: string, keys: string[]): Promise<Map<string, KnownCounters[]>> {
  const rows = await trx
    .selectFrom('player_counters')
    .select(['login_key', 'epoch', 'started_at', 'reported_at', ...Object.values(COUNTERS)])
    .where('server_id', '=', serverId)
    .where('login_key', 'in', keys)
    .orderBy('started_at')
    .execute();
  return Map.groupBy(rows, ({ login_key }) => login_key);
}

/** Stores running totals. Reports of one server run one after another, because a total is compared with stored ones. */
export async function saveCounters(
  trx: Trx,
  serverId: string,
  counters: Events['counters'],
  reportedAt: Date,
): Promise<void> {
  if (counters.length === 0) return;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`game-counters:${serverId}`}, 0))`.execute(trx);
  const byKey = new Map(counters.map((reported) => [reported.login.toLowerCase(), reported]));
  const known = await listCounters(trx, serverId, [...byKey.keys()]);
  const rows = [...byKey].flatMap(([key, reported]) =>
    updateEpochs(known.get(key) ?? [], totalsOf(reported), reportedAt).map((epoch) => ({
      ...epoch,
      login_key: key,
      login: reported.login,
    })),
  );
  const columns = Object.values(COUNTERS);
  await sql`
    INSERT INTO player_counters (server_id, login_key, login, player_id, epoch, started_at, reported_at,
      ${sql.join(columns.map((column) => sql.ref(column)))})
    SELECT ${serverId}, report.login_key, report.login, players.id, report.epoch, report.started_at, report.reported_at,
      ${sql.join(columns.map((column) => sql.ref(`report.${column}`)))}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS report (
      login_key text, login text, epoch integer, started_at timestamptz, reported_at timestamptz,
      ${sql.join(columns.map((column) => sql`${sql.ref(column)} bigint`))})
    LEFT JOIN players ON lower(players.login) = report.login_key
    ON CONFLICT (server_id, login_key, epoch) DO UPDATE SET
      login = excluded.login, player_id = excluded.player_id, started_at = excluded.started_at,
      reported_at = excluded.reported_at,
      ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}`.execute(trx);
}
