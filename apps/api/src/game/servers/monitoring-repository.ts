import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';
import { seenBy } from '../../community/privacy/privacy-repository.ts';
import { viewerOf } from '../../community/privacy/viewer.ts';

/** Last known state of one server; nulls before its first heartbeat. */
export interface LiveRow {
  id: string;
  tps: number | null;
  online: number | null;
  maxPlayers: number | null;
  /** Logins of some online players who show that publicly. */
  players: string[];
  /** Most players at once in the last 24 h. */
  onlineDay: number;
  receivedAt: Date | null;
}

/** Largest number of logins for each server. */
const NAMED_PLAYERS = 6;
/** The response is the same for all callers. */
const PUBLIC_VIEWER = viewerOf(null);

export interface OnlineRecord {
  online: number;
  at: Date;
}

export interface LiveFigures {
  servers: LiveRow[];
  day: OnlineRecord | null;
  ever: OnlineRecord | null;
}

/** Condition of the buckets of the last 24 h: whole hours, and minutes for the first partial hour. */
export function inLastDay(now: Date): RawBuilder<boolean> {
  const from = new Date(now.getTime() - DAY_MS);
  const firstHour = new Date(Math.ceil(from.getTime() / HOUR_MS) * HOUR_MS);
  return sql<boolean>`((resolution = 'hour' AND bucket >= ${firstHour})
    OR (resolution = 'minute' AND bucket >= ${from} AND bucket < ${firstHour}))`;
}

async function findDayRecord(db: Db, now: Date): Promise<OnlineRecord | null> {
  const { rows } = await sql<OnlineRecord>`
    SELECT online_max AS online, online_max_at AS at FROM online_totals WHERE online_max > 0 AND ${inLastDay(now)}
    ORDER BY online_max DESC, online_max_at LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

async function findAllTimeRecord(db: Db): Promise<OnlineRecord | null> {
  const { rows } = await sql<OnlineRecord>`
    SELECT online_max AS online, online_max_at AS at FROM online_totals
    WHERE resolution = 'day' AND online_max > 0 ORDER BY online_max DESC, online_max_at LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

const listLiveServers = async (db: Db, now: Date): Promise<LiveRow[]> =>
  (
    await sql<LiveRow>`
    SELECT servers.id, tps, online_count AS online, max_players AS "maxPlayers", received_at AS "receivedAt",
      coalesce(day.online, 0) AS "onlineDay",
      ARRAY(SELECT login FROM
          (SELECT who->>'login' AS login FROM jsonb_array_elements(heartbeats.online) AS who
            ORDER BY (who->>'afk')::boolean, who->>'joinedAt', who->>'login' OFFSET 0) AS present
        WHERE coalesce((SELECT ${seenBy(PUBLIC_VIEWER, 'online')} FROM players WHERE lower(players.login) = lower(present.login)), true)
        LIMIT ${NAMED_PLAYERS}) AS players
    FROM servers LEFT JOIN heartbeats ON heartbeats.server_id = servers.id
      LEFT JOIN (SELECT server_id, max(online_max) AS online FROM online_samples WHERE ${inLastDay(now)} GROUP BY 1) AS day
        ON day.server_id = servers.id
    ORDER BY servers.position`.execute(db)
  ).rows;

/** Records of all servers together, in the last 24 h and ever. */
export async function getTotalRecords(db: Db, now: Date): Promise<Pick<LiveFigures, 'day' | 'ever'>> {
  const [day, ever] = await Promise.all([findDayRecord(db, now), findAllTimeRecord(db)]);
  return { day, ever };
}

/** Figures of monitoring, from the last heartbeats and their series. */
export async function readLiveFigures(db: Db, now: Date): Promise<LiveFigures> {
  const [servers, records] = await Promise.all([listLiveServers(db, now), getTotalRecords(db, now)]);
  return { servers, ...records };
}
