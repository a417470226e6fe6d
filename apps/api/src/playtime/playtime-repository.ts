import { type RawBuilder, sql } from 'kysely';
import { askedTogether } from '../database/asked-together.ts';
import { compiledOnce } from '../database/compiled-once.ts';
import { inPlaces, rowLists } from '../database/row-lists.ts';
import { rowsOf } from '../database/rows-of.ts';
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
  /** As JSON has it. */
  at: string;
  seconds: number;
  afkSeconds: number;
}

type Part = RawBuilder<unknown>;

/** What is asked, as a row of a statement has it. */
interface QuestionRow {
  place: number;
  player: string;
  server: string | null;
  until: Date;
  timezone: string;
  first: Date;
  last: Date;
}

const QUESTIONS = rowLists<QuestionRow>({
  place: 'integer',
  player: 'uuid',
  server: 'text',
  until: 'timestamptz',
  timezone: 'text',
  first: 'timestamptz',
  last: 'timestamptz',
});

const asked = (name: keyof QuestionRow): Part => sql.ref(`asked.${name}`);
const [from, to, until, timezone] = [asked('first'), asked('last'), asked('until'), asked('timezone')];
const OF_WHOM = sql`player_id = ${asked('player')} AND (${asked('server')} IS NULL OR server_id = ${asked('server')})`;

const FOR_EVER = new Date('9999-01-01');

const lengthOf = (resolution: Resolution): Part => sql`${sql.lit(`1 ${resolution}`)}::interval`;
const cut = (resolution: Resolution, time: Part): Part => sql`date_trunc(${sql.lit(resolution)}, ${time})`;
const HOUR = sql`date_trunc('hour', ${from}, ${timezone})`;

/** Beginnings and ends of steps, from the one that holds a moment. Hours are all as long as the others. */
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

/** From the rollups, which are of UTC. What is read beyond the last step is of the future. */
function addedUp(resolution: Resolution): Part {
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

/** From the sessions themselves, cut at the steps, those that ended in time or those that did not. */
function cutFromSessions(resolution: Resolution, isInTime: boolean): Part {
  const hour = sql`date_bin('1 hour', joined_at, ${HOUR})`;
  return sql`SELECT piece.at, sum(part.seconds)::bigint AS seconds, sum(part.afk_seconds)::bigint AS afk_seconds
    FROM play_sessions, LATERAL (${steps(resolution, sql`joined_at`, sql`left_at`, hour)}) AS piece,
      playtime_within(joined_at, left_at, play_sessions.afk_seconds, piece.at, piece.until) AS part
    WHERE ${OF_WHOM} AND ${isInTime ? sql`left_at < ${until}` : sql`left_at >= ${until}`}
      AND left_at > date_trunc(${sql.lit(resolution)}, ${from}, ${timezone})
      AND joined_at < ${to} + ${lengthOf(resolution)}
    GROUP BY 1`;
}

/** From the rollups without what does not count: the same cuts, so that nothing of it is left. */
const addedUpInTime = (resolution: Resolution): Part =>
  sql`SELECT at, sum(seconds) AS seconds, sum(afk_seconds) AS afk_seconds FROM (
        ${addedUp(resolution)} UNION ALL
        SELECT at, -seconds, -afk_seconds FROM (${cutFromSessions(resolution, false)}) AS late) AS pieces GROUP BY 1`;

/** Points by their steps, of rollups or of the sessions themselves. */
const pointsOf = (resolution: Resolution, played: Part) =>
  compiledOnce((db, questions: ReturnType<typeof QUESTIONS.of>) =>
    db.selectFrom(QUESTIONS.as('asked', questions)).select([
      'place',
      rowsOf<Point>(sql`(
        SELECT step.at, coalesce(played.seconds, 0)::bigint AS seconds, coalesce(played.afk_seconds, 0)::bigint AS "afkSeconds"
        FROM (${steps(resolution, from, to, HOUR)}) AS step LEFT JOIN (${played}) AS played USING (at)
        WHERE step.at < ${to} ORDER BY 1)`).as('points'),
    ]),
  );

const statementsOf = (resolution: Resolution) => ({
  inUtc: pointsOf(resolution, addedUpInTime(resolution)),
  // Days of a zone are no sums of days of another, nor of whole hours in some.
  elsewhere: pointsOf(resolution, cutFromSessions(resolution, true)),
});

const STATEMENTS: Readonly<Record<Resolution, ReturnType<typeof statementsOf>>> = {
  hour: statementsOf('hour'),
  day: statementsOf('day'),
  week: statementsOf('week'),
  month: statementsOf('month'),
};

interface PlaytimeQuestion {
  whose: Whose;
  wanted: Steps;
}

type Statement = ReturnType<typeof pointsOf>;

async function findPoints(db: Db, questions: readonly PlaytimeQuestion[], ask: Statement): Promise<Point[][]> {
  const rows = questions.map(({ whose, wanted }, place) => ({
    place,
    player: whose.playerId,
    server: whose.serverId,
    until: whose.until ?? FOR_EVER,
    timezone: wanted.timezone,
    first: wanted.from,
    last: wanted.to,
  }));
  const { rows: found } = await db.executeQuery(ask(QUESTIONS.of(rows)));
  return inPlaces(questions, found).map((row) => row?.points ?? []);
}

/** What somebody played, a point for each step of the calendar, the oldest first. */
export async function playtimePoints(db: Db, whose: Whose, wanted: Steps): Promise<Point[]> {
  const { inUtc, elsewhere } = STATEMENTS[wanted.resolution];
  const [points = []] = await findPoints(db, [{ whose, wanted }], wanted.timezone === 'UTC' ? inUtc : elsewhere);
  return points;
}

const together = (resolution: Resolution) =>
  askedTogether((db: Db, questions: readonly PlaytimeQuestion[]) =>
    findPoints(db, questions, STATEMENTS[resolution].inUtc),
  );

/**
 * The same in UTC for a step of one length, asked for in one statement with those of the same moment. Only for moments of our own
 * choice: one that PostgreSQL does not take would be refused to all of them.
 */
export const askPlaytime = { day: together('day'), week: together('week'), month: together('month') };

interface FirstRow {
  place: number;
  login: string;
  server: string | null;
}

const FIRST = rowLists<FirstRow>({ place: 'integer', login: 'text', server: 'text' });

const firstSeenAsked = compiledOnce((db, questions: ReturnType<typeof FIRST.of>) =>
  db.selectFrom(FIRST.as('asked', questions)).select([
    'place',
    sql<Date | null>`(SELECT min(first_seen_at) FROM players JOIN playtime_totals ON player_id = players.id
      WHERE lower(players.login) = asked.login AND (asked.server IS NULL OR server_id = asked.server))`.as('first'),
  ]),
);

/** When a player was first seen, by the nickname as `folded` has it; null where they never played. */
export const askFirstSeen = askedTogether(async (db: Db, questions: readonly Omit<FirstRow, 'place'>[]) => {
  const asked = FIRST.of(questions.map((question, place) => ({ place, ...question })));
  const { rows } = await db.executeQuery(firstSeenAsked(asked));
  return inPlaces(questions, rows).map((row) => row?.first ?? null);
});
