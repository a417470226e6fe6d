import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/types.ts';

export type Resolution = 'hour' | 'day' | 'week' | 'month';

/** Whose playtime, and of which sessions. */
export interface Whose {
  playerId: string;
  /** null is all of them together. */
  serverId: string | null;
  /** Those that ended before; null is all that ended. */
  until: Date | null;
}

export interface Steps {
  resolution: Resolution;
  /** A name of the IANA database. */
  timezone: string;
  /** The first point holds this moment. */
  from: Date;
  /** Points that begin before it. */
  to: Date;
}

export interface Point {
  at: Date;
  seconds: number;
  afk_seconds: number;
}

type Part = RawBuilder<unknown>;

const ofWhom = ({ playerId, serverId }: Whose): Part =>
  sql`player_id = ${playerId} AND (${serverId}::text IS NULL OR server_id = ${serverId})`;

const FOR_EVER = new Date('9999-01-01');

const moment = (date: Date): Part => sql`${date}::timestamptz`;
const lengthOf = (resolution: Resolution): Part => sql`${sql.lit(`1 ${resolution}`)}::interval`;
const cut = (resolution: Resolution, time: Part): Part => sql`date_trunc(${sql.lit(resolution)}, ${time})`;
const hourOf = ({ from, timezone }: Steps): Part => sql`date_trunc('hour', ${moment(from)}, ${timezone})`;

/** Beginnings and ends of steps, from the one that holds a moment. Hours are all as long as the others. */
function steps({ resolution, timezone }: Steps, first: Part, last: Part, hour: Part): Part {
  const [zone, length] = [sql`${timezone}::text`, lengthOf(resolution)];
  if (resolution === 'hour') {
    return sql`SELECT at, at + interval '1 hour' AS until FROM generate_series(${hour}, ${last}, interval '1 hour') AS at`;
  }
  const wall = (time: Part): Part => sql`${time} AT TIME ZONE ${zone}`;
  return sql`SELECT ${wall(sql`wall`)} AS at, (wall + ${length}) AT TIME ZONE ${zone} AS until
    FROM generate_series(${cut(resolution, wall(first))}, ${wall(last)}, ${length}) AS wall`;
}

const utc = (time: Part): Part => sql`(${time} AT TIME ZONE 'UTC')`;

/** From the rollups, which are of UTC. What is read beyond the last step is of the future. */
function addedUp(whose: Whose, { resolution, from, to }: Steps): Part {
  const sums = sql`sum(seconds)::bigint AS seconds, sum(afk_seconds)::bigint AS afk_seconds`;
  if (resolution === 'hour') {
    return sql`SELECT hour AS at, ${sums} FROM playtime_hours
      WHERE ${ofWhom(whose)} AND hour >= date_trunc('hour', ${moment(from)}, 'UTC') AND hour < ${moment(to)} GROUP BY 1`;
  }
  const [table, day] =
    resolution === 'month' ? (['playtime_months', 'month'] as const) : (['playtime_days', 'day'] as const);
  const [bucket, within] = [sql.ref(day), cut(resolution, sql`${sql.ref(day)}::timestamp`)];
  return sql`SELECT ${within} AT TIME ZONE 'UTC' AS at, ${sums} FROM ${sql.table(table)}
    WHERE ${ofWhom(whose)} AND ${bucket} >= ${cut(resolution, utc(moment(from)))}::date
      AND ${bucket} <= ${utc(moment(to))}::date + 6 GROUP BY 1`;
}

/** From the sessions themselves, cut at the steps, those that ended in time or those that did not. */
function cutFromSessions(whose: Whose, wanted: Steps, isInTime: boolean): Part {
  const end = moment(whose.until ?? FOR_EVER);
  const { resolution, timezone, from, to } = wanted;
  const hour = sql`date_bin('1 hour', joined_at, ${hourOf(wanted)})`;
  return sql`SELECT piece.at, sum(part.seconds)::bigint AS seconds, sum(part.afk_seconds)::bigint AS afk_seconds
    FROM play_sessions, LATERAL (${steps(wanted, sql`joined_at`, sql`left_at`, hour)}) AS piece,
      playtime_within(joined_at, left_at, play_sessions.afk_seconds, piece.at, piece.until) AS part
    WHERE ${ofWhom(whose)} AND ${isInTime ? sql`left_at < ${end}` : sql`left_at >= ${end}`}
      AND left_at > date_trunc(${sql.lit(resolution)}, ${moment(from)}, ${timezone}::text)
      AND joined_at < ${moment(to)} + ${lengthOf(resolution)}
    GROUP BY 1`;
}

/** From the rollups without what does not count: the same cuts, so that nothing of it is left. */
const addedUpInTime = (whose: Whose, wanted: Steps): Part =>
  whose.until === null
    ? addedUp(whose, wanted)
    : sql`SELECT at, sum(seconds) AS seconds, sum(afk_seconds) AS afk_seconds FROM (
        ${addedUp(whose, wanted)} UNION ALL
        SELECT at, -seconds, -afk_seconds FROM (${cutFromSessions(whose, wanted, false)}) AS late) AS pieces GROUP BY 1`;

/** What somebody played, a point for each step of the calendar, the oldest first. */
export async function playtimePoints(db: Db, whose: Whose, wanted: Steps): Promise<Point[]> {
  const { from, to } = wanted;
  const all = steps(wanted, moment(from), moment(to), hourOf(wanted));
  // Days of a zone are no sums of days of another, nor of whole hours in some.
  const played = wanted.timezone === 'UTC' ? addedUpInTime(whose, wanted) : cutFromSessions(whose, wanted, true);
  const { rows } = await sql<Point>`
    SELECT step.at, coalesce(played.seconds, 0)::bigint AS seconds, coalesce(played.afk_seconds, 0)::bigint AS afk_seconds
    FROM (${all}) AS step LEFT JOIN (${played}) AS played USING (at) WHERE step.at < ${moment(to)} ORDER BY 1`.execute(
    db,
  );
  return rows;
}

/** When somebody was first seen; null where they never played. */
export async function firstSeen(db: Db, { playerId, serverId, until }: Whose): Promise<Date | null> {
  const { first } = await db
    .selectFrom('playtime_totals')
    .select(({ fn }) => fn.min('first_seen_at').as('first'))
    .where('player_id', '=', playerId)
    .$if(serverId !== null, (query) => query.where('server_id', '=', serverId))
    .$if(until !== null, (query) => query.where('first_seen_at', '<', until))
    .executeTakeFirstOrThrow();
  return first;
}
