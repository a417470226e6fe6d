import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import type { Db } from '../database/types.ts';

/** Last known state of one server; nulls before its first heartbeat. */
export interface LiveRow {
  id: string;
  tps: number | null;
  online: number | null;
  maxPlayers: number | null;
  receivedAt: Date | null;
}

export interface OnlineRecord {
  online: number;
  at: Date;
}

export interface LiveFigures {
  servers: LiveRow[];
  day: OnlineRecord | null;
  ever: OnlineRecord | null;
}

/** Most players at once in the last 24 h: whole hours, and minutes where the window cuts an hour. */
async function recordOfDay(db: Db, now: Date): Promise<OnlineRecord | null> {
  const from = new Date(now.getTime() - DAY_MS);
  const firstHour = new Date(Math.ceil(from.getTime() / HOUR_MS) * HOUR_MS);
  const { rows } = await sql<OnlineRecord>`
    SELECT online_max AS online, online_max_at AS at FROM online_totals
    WHERE online_max > 0 AND ((resolution = 'hour' AND bucket >= ${firstHour})
      OR (resolution = 'minute' AND bucket >= ${from} AND bucket < ${firstHour}))
    ORDER BY online_max DESC, online_max_at LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

async function recordEver(db: Db): Promise<OnlineRecord | null> {
  const { rows } = await sql<OnlineRecord>`
    SELECT online_max AS online, online_max_at AS at FROM online_totals
    WHERE resolution = 'day' AND online_max > 0 ORDER BY online_max DESC, online_max_at LIMIT 1`.execute(db);
  return rows[0] ?? null;
}

/** Everything monitoring shows, from the last heartbeats and the series made of them. */
export async function readLiveFigures(db: Db, now: Date): Promise<LiveFigures> {
  const [servers, day, ever] = await Promise.all([
    db
      .selectFrom('servers')
      .leftJoin('heartbeats', 'heartbeats.server_id', 'servers.id')
      .select(['servers.id', 'tps', 'online_count as online', 'max_players as maxPlayers', 'received_at as receivedAt'])
      .orderBy('servers.position')
      .execute(),
    recordOfDay(db, now),
    recordEver(db),
  ]);
  return { servers, day, ever };
}
