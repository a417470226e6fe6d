import { DAY_MS } from '@hoshikraft/shared';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';
import { OFFLINE_AFTER_MS } from './heartbeat-age.ts';
import { inLastDay } from './monitoring-repository.ts';
import type { OnlineRecord } from './monitoring-repository.ts';

export interface ServerFigures extends Omit<RecordsRow, 'serverId'> {
  /** Distinct players of the last 24 h, including online ones; null before the server's first heartbeat. */
  playersDay: number | null;
}

/** Number of players who left within 24 h or are online, each counted once regardless of the login's case. */
async function countPlayersOfDay(db: Db, serverId: string, now: Date): Promise<number | null> {
  const { rows } = await sql<{ players: number }>`
    SELECT (SELECT count(*)::integer FROM (
        SELECT lower(login) FROM play_sessions
          WHERE server_id = ${serverId} AND left_at >= ${new Date(now.getTime() - DAY_MS)}
        UNION SELECT lower(who->>'login') FROM jsonb_array_elements(heartbeats.online) AS who WHERE fresh) AS players
    ) AS players
    FROM heartbeats, LATERAL (SELECT received_at >= ${new Date(now.getTime() - OFFLINE_AFTER_MS)} AS fresh) AS age
    WHERE server_id = ${serverId}`.execute(db);
  return rows[0]?.players ?? null;
}

/** Online players of one server: now, and the records of 24 h and of all time. */
export interface RecordsRow {
  serverId: string;
  current: number;
  day: OnlineRecord | null;
  ever: OnlineRecord | null;
}

const record = (when: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  SELECT online_max AS online, online_max_at AS at FROM online_samples
  WHERE server_id = servers.id AND online_max > 0 AND ${when}
  ORDER BY online_max DESC, online_max_at LIMIT 1`;

/** Records of a server, or of all (`null`) by position. */
export async function listServerRecords(db: Db, serverId: string | null, now: Date): Promise<RecordsRow[]> {
  const { rows } = await sql<{
    serverId: string;
    current: number;
    dayOnline: number | null;
    dayAt: Date;
    everOnline: number | null;
    everAt: Date;
  }>`
    SELECT servers.id AS "serverId", coalesce(online_count, 0) AS current,
      day.online AS "dayOnline", day.at AS "dayAt", ever.online AS "everOnline", ever.at AS "everAt"
    FROM servers
      LEFT JOIN heartbeats ON heartbeats.server_id = servers.id AND received_at >= ${new Date(now.getTime() - OFFLINE_AFTER_MS)}
      LEFT JOIN LATERAL (${record(inLastDay(now))}) AS day ON true
      LEFT JOIN LATERAL (${record(sql<boolean>`resolution = 'day'`)}) AS ever ON true
    WHERE ${serverId}::text IS NULL OR servers.id = ${serverId} ORDER BY servers.position`.execute(db);
  return rows.map((row) => ({
    serverId: row.serverId,
    current: row.current,
    day: row.dayOnline === null ? null : { online: row.dayOnline, at: row.dayAt },
    ever: row.everOnline === null ? null : { online: row.everOnline, at: row.everAt },
  }));
}

/** Figures of a server from its heartbeats and closed sessions. */
export async function getServerFigures(db: Db, serverId: string, now: Date): Promise<ServerFigures> {
  const [playersDay, [records]] = await Promise.all([
    countPlayersOfDay(db, serverId, now),
    listServerRecords(db, serverId, now),
  ]);
  return { current: records?.current ?? 0, day: records?.day ?? null, ever: records?.ever ?? null, playersDay };
}

export interface OnlineSteps {
  resolution: 'minute' | 'hour' | 'day';
  from: Date;
  /** End of the last step. */
  to: Date;
  /** Length of a step, seconds. */
  step: number;
}

export interface OnlineStep {
  serverId: string;
  /** Index of its step, from 0. */
  place: number;
  online: number;
  tps: number;
}

const placeOf = ({ from, step }: OnlineSteps): RawBuilder<unknown> =>
  sql`floor(extract(epoch FROM bucket - ${from}::timestamptz) / ${step}::integer)::integer`;

/** Highest number of players and mean ticks a second by server and step; steps without a heartbeat are missing. */
export async function listOnlineBySteps(
  db: Db,
  serverIds: readonly string[],
  steps: OnlineSteps,
): Promise<OnlineStep[]> {
  const { rows } = await sql<OnlineStep>`
    SELECT server_id AS "serverId", ${placeOf(steps)} AS place, max(online_max) AS online, sum(tps_sum) / sum(samples) AS tps
    FROM online_samples
    WHERE server_id = ANY (${[...serverIds]}::text[]) AND resolution = ${steps.resolution}
      AND bucket >= ${steps.from} AND bucket < ${steps.to}
    GROUP BY 1, 2`.execute(db);
  return rows;
}

/** Highest total number of players on all servers by step. */
export async function listTotalsBySteps(db: Db, steps: OnlineSteps): Promise<Pick<OnlineStep, 'place' | 'online'>[]> {
  const { rows } = await sql<Pick<OnlineStep, 'place' | 'online'>>`
    SELECT ${placeOf(steps)} AS place, max(online_max) AS online
    FROM online_totals WHERE resolution = ${steps.resolution} AND bucket >= ${steps.from} AND bucket < ${steps.to}
    GROUP BY 1`.execute(db);
  return rows;
}

/** Servers of all online players, by login in lower case; where two servers report a player, the one joined last. */
export async function getServersByPlayer(db: Db, now: Date): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ login: string; serverId: string }>`
    SELECT lower(who->>'login') AS login, server_id AS "serverId"
    FROM heartbeats, jsonb_array_elements(online) AS who
    WHERE received_at >= ${new Date(now.getTime() - OFFLINE_AFTER_MS)}
    ORDER BY who->>'joinedAt'`.execute(db);
  return new Map(rows.map(({ login, serverId }) => [login, serverId]));
}
