import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';

/** One server or all (`null`), with a time zone. */
export interface Scope {
  serverId: string | null;
  timezone: string;
  now: Date;
}

/** The stored hours of a scope. */
const hoursOf = ({ serverId }: Scope): RawBuilder<unknown> =>
  serverId === null
    ? sql`online_totals WHERE resolution = 'hour'`
    : sql`online_samples WHERE resolution = 'hour' AND server_id = ${serverId}`;

/** UTC midnight of the day of the first heartbeat, of one server or of any; null before it. */
export async function findFirstReport(db: Db, serverId: string | undefined): Promise<Date | null> {
  const series = serverId === undefined ? sql`online_totals` : sql`online_samples`;
  const own = serverId === undefined ? sql`` : sql`AND server_id = ${serverId}`;
  const { rows } = await sql<{ first: Date }>`
    SELECT bucket AS first FROM ${series} WHERE resolution = 'day' ${own} ORDER BY bucket LIMIT 1`.execute(db);
  return rows[0]?.first ?? null;
}

/** Days to compare, and how many days ago each began. */
const DAYS_AGO = { today: 0, yesterday: 1, weekBefore: 7 } as const;
export type DayName = keyof typeof DAYS_AGO;

export interface DayHour {
  name: DayName;
  /** Local hour, 0 to 23. */
  hour: number;
  online: number;
}

/** Highest number of players in each local hour of today, yesterday and a week ago. */
export async function listOnlineOfDays(db: Db, scope: Scope): Promise<DayHour[]> {
  const zone = sql`${scope.timezone}::text`;
  const { rows } = await sql<DayHour>`
    SELECT day.key AS name, extract(hour FROM bucket AT TIME ZONE ${zone})::integer AS hour, max(online_max) AS online
    FROM jsonb_each_text(${JSON.stringify(DAYS_AGO)}::jsonb) AS day,
      LATERAL (SELECT date_trunc('day', ${scope.now}::timestamptz AT TIME ZONE ${zone}) - day.value::integer * interval '1 day' AS midnight) AS wall,
      LATERAL (SELECT bucket, online_max FROM ${hoursOf(scope)}
        AND bucket >= midnight AT TIME ZONE ${zone} AND bucket < (midnight + interval '1 day') AT TIME ZONE ${zone}) AS hours
    GROUP BY 1, 2`.execute(db);
  return rows;
}

/** Time that the hours of the week are averaged over: whole weeks, so that each hour counts equally often. */
const WEEKS_MS = 56 * DAY_MS;

export interface WeekHour {
  /** 0 is Monday. */
  weekday: number;
  /** Local hour, 0 to 23. */
  hour: number;
  online: number;
}

/** Mean number of players in each local hour of the week, over the last eight weeks. */
export async function listOnlineByWeekHour(db: Db, scope: Scope): Promise<WeekHour[]> {
  const end = new Date(Math.ceil((scope.now.getTime() + 1) / HOUR_MS) * HOUR_MS);
  const { rows } = await sql<WeekHour>`
    SELECT extract(isodow FROM wall)::integer - 1 AS weekday, extract(hour FROM wall)::integer AS hour,
      sum(online_sum)::double precision / sum(samples) AS online
    FROM (SELECT bucket AT TIME ZONE ${scope.timezone}::text AS wall, online_sum, samples FROM ${hoursOf(scope)}
      AND bucket >= ${new Date(end.getTime() - WEEKS_MS)} AND bucket < ${end}) AS hours
    GROUP BY 1, 2`.execute(db);
  return rows;
}
