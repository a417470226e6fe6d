import { sql } from 'kysely';
import type { Db } from '../database/types.ts';
import type { Whose } from './playtime-repository.ts';

const COUNTERS = [
  'blocks_broken',
  'blocks_placed',
  'players_killed',
  'mobs_killed',
  'deaths',
  'experience',
  'chat_messages',
  'case_openings',
  'coin_income',
  'coin_expenses',
] as const;

/** Totals of somebody over all epochs. */
export function countersOf(db: Db, { playerId, serverId }: Whose) {
  return db
    .selectFrom('player_counters')
    .select(COUNTERS.map((column) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`.as(column)))
    .where('player_id', '=', playerId)
    .$if(serverId !== null, (query) => query.where('server_id', '=', serverId))
    .executeTakeFirstOrThrow();
}

export interface PlaytimeSums {
  total: number;
  afk: number;
  sessions: number;
  month: number;
  year: number;
  week: number;
  week_before: number;
}

/**
 * Playtime of somebody ever and lately, seconds; days and weeks are of UTC. The year is made of its months and of the days that
 * are left of the first.
 *
 * @param monthDays days that count as a month, today among them; `yearDays` likewise
 */
export async function playtimeSums(
  db: Db,
  { playerId, serverId }: Whose,
  now: Date,
  { monthDays, yearDays }: { monthDays: number; yearDays: number },
): Promise<PlaytimeSums> {
  const own = sql`player_id = ${playerId} AND (${serverId}::text IS NULL OR server_id = ${serverId})`;
  const { rows } = await sql<PlaytimeSums>`
    WITH today AS MATERIALIZED (SELECT
      (${now}::timestamptz AT TIME ZONE 'UTC')::date AS day,
      date_trunc('week', ${now}::timestamptz AT TIME ZONE 'UTC')::date AS monday,
      (${now}::timestamptz AT TIME ZONE 'UTC')::date - ${yearDays - 1}::integer AS year_ago),
    ever AS (SELECT sum(seconds) AS total, sum(afk_seconds) AS afk, sum(sessions) AS sessions FROM playtime_totals WHERE ${own}),
    lately AS (SELECT
      sum(seconds) FILTER (WHERE playtime_days.day > today.day - ${monthDays}::integer) AS month,
      sum(seconds) FILTER (WHERE playtime_days.day >= monday) AS week,
      sum(seconds) FILTER (WHERE playtime_days.day >= monday - 7 AND playtime_days.day < monday) AS week_before
      FROM playtime_days, today
      WHERE ${own} AND playtime_days.day > today.day - ${monthDays}::integer),
    of_year AS (SELECT sum(seconds) AS seconds FROM (
      SELECT seconds FROM playtime_months, today WHERE ${own} AND month >= year_ago
      UNION ALL
      SELECT seconds FROM playtime_days, today
        WHERE ${own} AND playtime_days.day >= year_ago
          AND playtime_days.day < date_trunc('month', (year_ago - 1)::timestamp) + interval '1 month') AS pieces)
    SELECT coalesce(total, 0)::bigint AS total, coalesce(afk, 0)::bigint AS afk, coalesce(sessions, 0)::bigint AS sessions,
      coalesce(month, 0)::bigint AS month, coalesce(of_year.seconds, 0)::bigint AS year,
      coalesce(week, 0)::bigint AS week, coalesce(week_before, 0)::bigint AS week_before
    FROM ever, lately, of_year`.execute(db);
  const [sums] = rows;
  if (sums === undefined) throw new Error('a sum is one row');
  return sums;
}
