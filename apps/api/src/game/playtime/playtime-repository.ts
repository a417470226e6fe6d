import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/types.ts';

export type Resolution = 'hour' | 'day' | 'week' | 'month';

/** Which sessions count: of a player, on one server or all, up to a time. */
export interface SessionScope {
  playerId: string;
  /** null for all servers. */
  serverId: string | null;
  /** Sessions that ended before this moment; null for all. */
  until: Date | null;
}

export interface Steps {
  resolution: Resolution;
  /** Name of an IANA time zone. */
  timezone: string;
  /** The first point includes this moment. */
  from: Date;
  /** Points begin before this moment. */
  to: Date;
}

export interface Point {
  /** Timestamp in PostgreSQL's JSON format. */
  at: string;
  seconds: number;
  afkSeconds: number;
}

type Part = RawBuilder<unknown>;

const parameters = (name: string): Part => sql.ref(`parameters.${name}`);
const [from, to, until, timezone] = [
  parameters('first'),
  parameters('last'),
  parameters('until'),
  parameters('timezone'),
];
const OF_WHOM = sql`player_id = ${parameters('player')} AND (${parameters('server')} IS NULL OR server_id = ${parameters('server')})`;

const FOR_EVER = new Date('9999-01-01');

const lengthOf = (resolution: Resolution): Part => sql`${sql.lit(`1 ${resolution}`)}::interval`;
const cut = (resolution: Resolution, time: Part): Part => sql`date_trunc(${sql.lit(resolution)}, ${time})`;
const HOUR = sql`date_trunc('hour', ${from}, ${timezone})`;

/** Beginnings and ends of steps, from the one that includes a moment. Hours ignore changes of the clock. */
function steps(resolution: Resolution, first: Part, last: Part, hour: Part): Part {
  const length = lengthOf(resolution);
  if (resolution === 'hour') {
    return sql`SELECT at, at + interval '1 hour' AS until FROM generate_series(${hour}, ${last}, interval '1 hour') AS at`;
  }
  const wall = (time: Part): Part => sql`${time} AT TIME ZONE ${timezone}`;
  return sql`SELECT ${wall(sql`wall`)} AS at, (wall + ${length}) AT TIME ZONE ${timezone} AS until
    FROM generate_series(${cut(resolution, wall(first))}, ${wall(last)}, ${length}) AS wall`;
}

const utc = (time: Part): Part => sql`(${time} AT TIME ZONE 'UTC')`;

/** Playtime from the rollups, which are in UTC. Rows beyond the last step would be in the future. */
function fromRollups(resolution: Resolution): Part {
  const sums = sql`sum(seconds)::bigint AS seconds, sum(afk_seconds)::bigint AS afk_seconds`;
  if (resolution === 'hour') {
    return sql`SELECT hour AS at, ${sums} FROM playtime_hours
      WHERE ${OF_WHOM} AND hour >= date_trunc('hour', ${from}, 'UTC') AND hour < ${to} GROUP BY 1`;
  }
  const [table, day] =
    resolution === 'month' ? (['playtime_months', 'month'] as const) : (['playtime_days', 'day'] as const);
  const [bucket, within] = [sql.ref(day), cut(resolution, sql`${sql.ref(day)}::timestamp`)];
  return sql`SELECT ${within} AT TIME ZONE 'UTC' AS at, ${sums} FROM ${sql.table(table)}
    WHERE ${OF_WHOM} AND ${bucket} >= ${cut(resolution, utc(from))}::date
      AND ${bucket} <= ${utc(to)}::date + 6 GROUP BY 1`;
}

/** Playtime from the sessions, split at the steps: sessions that ended before `until`, or the others. */
function fromSessions(resolution: Resolution, isInTime: boolean): Part {
  const hour = sql`date_bin('1 hour', joined_at, ${HOUR})`;
  return sql`SELECT piece.at, sum(part.seconds)::bigint AS seconds, sum(part.afk_seconds)::bigint AS afk_seconds
    FROM play_sessions, LATERAL (${steps(resolution, sql`joined_at`, sql`left_at`, hour)}) AS piece,
      playtime_within(joined_at, left_at, play_sessions.afk_seconds, piece.at, piece.until) AS part
    WHERE ${OF_WHOM} AND ${isInTime ? sql`left_at < ${until}` : sql`left_at >= ${until}`}
      AND left_at > date_trunc(${sql.lit(resolution)}, ${from}, ${timezone})
      AND joined_at < ${to} + ${lengthOf(resolution)}
    GROUP BY 1`;
}

/** Playtime from the rollups minus sessions that ended after `until`, split the same way. */
const fromRollupsInTime = (resolution: Resolution): Part =>
  sql`SELECT at, sum(seconds) AS seconds, sum(afk_seconds) AS afk_seconds FROM (
        ${fromRollups(resolution)} UNION ALL
        SELECT at, -seconds, -afk_seconds FROM (${fromSessions(resolution, false)}) AS late) AS pieces GROUP BY 1`;

/** The statement's parameters as one row, which its parts refer to by name. */
const selectParameters = ({ playerId, serverId, until }: SessionScope, { timezone, from, to }: Steps) =>
  sql`(SELECT ${playerId}::uuid AS player, ${serverId}::text AS server, ${until ?? FOR_EVER}::timestamptz AS until,
    ${timezone}::text AS timezone, ${from}::timestamptz AS first, ${to}::timestamptz AS last)`.as('parameters');

/** Playtime of a player, a point for each step, the oldest first. */
export async function listPlaytimePoints(db: Db, scope: SessionScope, requested: Steps): Promise<Point[]> {
  const { resolution } = requested;
  // Days of another time zone are not sums of UTC days, and in some zones not even of whole hours.
  const played = requested.timezone === 'UTC' ? fromRollupsInTime(resolution) : fromSessions(resolution, true);
  const points = jsonArrayFrom(sql<Point>`(
    SELECT step.at, coalesce(played.seconds, 0)::bigint AS seconds, coalesce(played.afk_seconds, 0)::bigint AS "afkSeconds"
    FROM (${steps(resolution, from, to, HOUR)}) AS step LEFT JOIN (${played}) AS played USING (at)
    WHERE step.at < ${to} ORDER BY 1)`);
  const row = await db
    .selectFrom(selectParameters(scope, requested))
    .select(points.as('points'))
    .executeTakeFirstOrThrow();
  return row.points;
}

/** When a player was first seen, by a nickname normalized by `foldCase`; null where they never played. */
export async function findFirstSeen(db: Db, login: string, serverId: string | null): Promise<Date | null> {
  const { first } = await db
    .selectFrom('players')
    .innerJoin('playtime_totals', 'playtime_totals.player_id', 'players.id')
    .select((eb) => eb.fn.min<Date | null>('first_seen_at').as('first'))
    .where(sql<string>`lower(players.login)`, '=', login)
    .$if(serverId !== null, (query) => query.where('server_id', '=', serverId ?? ''))
    .executeTakeFirstOrThrow();
  return first;
}
