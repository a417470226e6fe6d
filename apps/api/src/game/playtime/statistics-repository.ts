import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';
import type { SessionScope } from './playtime-repository.ts';

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

/** A player's totals over all epochs. */
export function getCounters(db: Db, { playerId, serverId, until }: SessionScope) {
  const sums = COUNTERS.map((column) => {
    const now = sql.ref(column);
    // The value at the beginning of the next day with a report; the current one where no report followed.
    const then = sql`coalesce((SELECT ${sql.ref(`morning.${column}`)} FROM counter_mornings AS morning
      WHERE morning.server_id = player_counters.server_id AND morning.login_key = player_counters.login_key
        AND morning.epoch = player_counters.epoch AND morning.day >= (${until}::timestamptz AT TIME ZONE 'UTC')::date
      ORDER BY morning.day LIMIT 1), ${now})`;
    const visible = until === null ? now : sql`CASE WHEN started_at < ${until} THEN ${then} END`;
    return sql<number>`coalesce(sum(${visible}), 0)::bigint`.as(column);
  });
  return db
    .selectFrom('player_counters')
    .select(sums)
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

/** The part of a session that was played since a moment. */
const within = (since: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`playtime_within(joined_at, left_at, play_sessions.afk_seconds, ${since}, left_at)`;
const since = (day: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${day})::timestamp AT TIME ZONE 'UTC'`;

/** A sum minus the sessions that the viewer may not see. */
const minusHidden = (sum: string, name: string): RawBuilder<unknown> =>
  sql`(coalesce(${sql.ref(sum)}, 0) - coalesce(${sql.ref(`late.${name}`)}, 0))::bigint AS ${sql.ref(name)}`;

/**
 * A player's total and recent playtime, seconds; days and weeks are in UTC. The year is the sum of its whole months and of the
 * remaining days of the first.
 *
 * @param monthDays days that count as a month, including today; `yearDays` likewise
 */
export async function getPlaytimeSums(
  db: Db,
  { playerId, serverId, until }: SessionScope,
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
    late AS (SELECT sum(whole.seconds) AS total, sum(whole.afk_seconds) AS afk, count(*) AS sessions,
      sum(of_month.seconds) AS month, sum(of_year.seconds) AS year, sum(of_week.seconds) AS week,
      sum(two_weeks.seconds - of_week.seconds) AS week_before
      FROM play_sessions, today,
        ${within(sql`joined_at`)} AS whole, ${within(since(sql`today.day - ${monthDays - 1}::integer`))} AS of_month,
        ${within(since(sql`year_ago`))} AS of_year, ${within(since(sql`monday`))} AS of_week,
        ${within(since(sql`monday - 7`))} AS two_weeks
      WHERE ${own} AND left_at >= ${until}::timestamptz),
    of_year AS (SELECT sum(seconds) AS seconds FROM (
      SELECT seconds FROM playtime_months, today WHERE ${own} AND month >= year_ago
      UNION ALL
      SELECT seconds FROM playtime_days, today
        WHERE ${own} AND playtime_days.day >= year_ago
          AND playtime_days.day < date_trunc('month', (year_ago - 1)::timestamp) + interval '1 month') AS pieces)
    SELECT ${minusHidden('ever.total', 'total')}, ${minusHidden('ever.afk', 'afk')}, ${minusHidden('ever.sessions', 'sessions')},
      ${minusHidden('lately.month', 'month')}, ${minusHidden('of_year.seconds', 'year')}, ${minusHidden('lately.week', 'week')},
      ${minusHidden('lately.week_before', 'week_before')}
    FROM ever, lately, of_year, late`.execute(db);
  const [sums] = rows;
  if (sums === undefined) throw new Error('a sum must return one row');
  return sums;
}
