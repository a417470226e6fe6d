import { DAY_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import type { Db } from '../database/types.ts';
import { OFFLINE_AFTER_MS } from './heartbeat-age.ts';
import { inLastDay } from './monitoring-repository.ts';
import type { OnlineRecord } from './monitoring-repository.ts';

export interface ServerFigures {
  online: number;
  /** Different players of the last 24 h, those of now among them; null where the server has never reported. */
  playersDay: number | null;
  day: OnlineRecord | null;
  ever: OnlineRecord | null;
}

async function recordOf(db: Db, serverId: string, when: ReturnType<typeof inLastDay>): Promise<OnlineRecord | null> {
  const { rows } = await sql<OnlineRecord>`
    SELECT online_max AS online, online_max_at AS at FROM online_samples
    WHERE server_id = ${serverId} AND online_max > 0 AND ${when}
    ORDER BY online_max DESC, online_max_at LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** Who has left within 24 h or is there now, each counted once whatever the case of the login. */
async function playersOf(db: Db, serverId: string, now: Date): Promise<Pick<ServerFigures, 'online' | 'playersDay'>> {
  const { rows } = await sql<{ online: number; playersDay: number }>`
    SELECT CASE WHEN fresh THEN online_count ELSE 0 END AS online, (
      SELECT count(*)::integer FROM (
        SELECT lower(login) FROM play_sessions
          WHERE server_id = ${serverId} AND left_at >= ${new Date(now.getTime() - DAY_MS)}
        UNION SELECT lower(who->>'login') FROM jsonb_array_elements(heartbeats.online) AS who WHERE fresh) AS players
    ) AS "playersDay"
    FROM heartbeats, LATERAL (SELECT received_at >= ${new Date(now.getTime() - OFFLINE_AFTER_MS)} AS fresh) AS age
    WHERE server_id = ${serverId}`.execute(db);
  return rows[0] ?? { online: 0, playersDay: null };
}

/** How many play and played on a server, as its heartbeats and closed sessions say. */
export async function serverFigures(db: Db, serverId: string, now: Date): Promise<ServerFigures> {
  const [players, day, ever] = await Promise.all([
    playersOf(db, serverId, now),
    recordOf(db, serverId, inLastDay(now)),
    recordOf(db, serverId, sql<boolean>`resolution = 'day'`),
  ]);
  return { ...players, day, ever };
}

export interface OnlineSteps {
  resolution: 'minute' | 'hour';
  from: Date;
  /** Seconds. */
  step: number;
}

/** Most players at once by step, counted from 0; steps without a heartbeat are missing. */
export async function onlineBySteps(
  db: Db,
  serverId: string,
  { resolution, from, step }: OnlineSteps,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ place: number; online: number }>`
    SELECT floor(extract(epoch FROM bucket - ${from}::timestamptz) / ${step}::integer)::integer AS place,
      max(online_max) AS online
    FROM online_samples
    WHERE server_id = ${serverId} AND resolution = ${resolution} AND bucket >= ${from}
    GROUP BY 1`.execute(db);
  return new Map(rows.map(({ place, online }) => [place, online]));
}

/** Where everybody in the game is, by login in lower case; of two servers that name somebody the one joined last. */
export async function serversByPlayer(db: Db, now: Date): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ login: string; serverId: string }>`
    SELECT lower(who->>'login') AS login, server_id AS "serverId"
    FROM heartbeats, jsonb_array_elements(online) AS who
    WHERE received_at >= ${new Date(now.getTime() - OFFLINE_AFTER_MS)}
    ORDER BY who->>'joinedAt'`.execute(db);
  return new Map(rows.map(({ login, serverId }) => [login, serverId]));
}
