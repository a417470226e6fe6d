import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../src/platform/database/types.ts';

/** Each server's players at the busiest hour of today, and the TPS lost with that many players. */
const SERVERS = [
  { server: 'techno-magic-rpg', best: 12, heaviness: 1.6 },
  { server: 'hitech', best: 10, heaviness: 1.9 },
  { server: 'techno-magic-sky', best: 6, heaviness: 0.7 },
  { server: 'magic-rpg', best: 5, heaviness: 0.9 },
];

// Share of the busiest hour, by hour of the day in Moscow.
const BY_HOUR = [
  0.55, 0.42, 0.32, 0.25, 0.2, 0.18, 0.18, 0.22, 0.3, 0.36, 0.42, 0.48, 0.53, 0.58, 0.62, 0.68, 0.74, 0.82, 0.9, 0.96,
  1, 0.98, 0.88, 0.72,
];

export interface TimeRange {
  resolution: 'minute' | 'hour';
  from: Date;
  to: Date;
  /** Start and end of the whole history, in which servers grow. */
  since: Date;
  until: Date;
}

/** Pseudo-random number between 0 and 1, derived from the server and the moment. */
const chance = (salt: number): RawBuilder<number> => sql<number>`
  (hashint8extended(extract(epoch FROM step.at)::bigint, hashtext(of.server) + ${sql.lit(salt)}) & 1048575) / 1048576.0::double precision`;

/** Reports of each step by server; none while a server was down. */
function reported({ resolution, from, to, since, until }: TimeRange): RawBuilder<unknown> {
  const samples = resolution === 'hour' ? 720 : 12;
  const age = sql`extract(epoch FROM ${until}::timestamptz - step.at)::double precision / ${(until.getTime() - since.getTime()) / 1000}`;
  const hour = sql`extract(hour FROM step.at AT TIME ZONE 'Europe/Moscow')::integer + 1`;
  const weekend = sql`CASE WHEN extract(isodow FROM step.at AT TIME ZONE 'Europe/Moscow') > 5 THEN 1.12 ELSE 0.96 END`;
  return sql`
    SELECT of.server, step.at, ${sql.lit(samples)} AS samples, online.mean,
      least(20, 19.95 - of.heaviness * online.mean / of.best - 0.4 * ${chance(2)}) AS tps,
      ${chance(3)} AS dip, ${chance(4)} AS peak
    FROM generate_series(${from}::timestamptz, ${new Date(to.getTime() - 1)}::timestamptz, ${sql.lit(`1 ${resolution}`)}::interval) AS step (at),
      jsonb_to_recordset(${JSON.stringify(SERVERS)}::jsonb) AS of (server text, best double precision, heaviness double precision),
      LATERAL (SELECT of.best * (${sql.val(BY_HOUR)}::double precision[])[${hour}] * ${weekend} * (1 - 0.6 * ${age})
        * (0.85 + 0.3 * ${chance(1)}) AS mean) AS online
    WHERE hashint8extended((extract(epoch FROM step.at) / 10800)::bigint, hashtext(of.server)) & 511 <> 0`;
}

/**
 * Adds online players to the series of each server and of all servers, as heartbeats would. Hours older than a year are
 * only in their days, as the sweep leaves them.
 */
export async function addOnline(trx: Trx, range: TimeRange): Promise<void> {
  const { resolution, until } = range;
  const yearAgo = new Date(until.getTime() - 365 * DAY_MS);
  const sampled =
    resolution === 'minute'
      ? sql`SELECT 'minute' AS resolution, *, at AS bucket FROM reported`
      : sql`
    SELECT 'hour' AS resolution, *, at AS bucket FROM reported WHERE at >= ${yearAgo}
    UNION ALL SELECT 'day', *, date_trunc('day', at, 'UTC') FROM reported`;
  const length = sql.lit(resolution === 'minute' ? '1 minute' : '1 hour');
  await sql`
    WITH reported AS MATERIALIZED (${reported(range)}),
    sampled AS MATERIALIZED (${sampled}),
    of_servers AS (
      INSERT INTO online_samples AS known (
        server_id, resolution, bucket, samples, online_sum, online_max, online_max_at, tps_sum, tps_min)
      SELECT server, resolution, bucket, sum(samples), sum(round(mean * samples)), max(ceil(mean * (1 + 0.2 * peak))),
        (array_agg(at + peak * interval ${length} ORDER BY ceil(mean * (1 + 0.2 * peak)) DESC, at))[1],
        sum(tps * samples), min(greatest(tps - 4 * dip ^ 6, 3))
      FROM sampled GROUP BY server, resolution, bucket
      ON CONFLICT (server_id, resolution, bucket) DO UPDATE SET
        samples = known.samples + excluded.samples, online_sum = known.online_sum + excluded.online_sum,
        online_max = greatest(known.online_max, excluded.online_max),
        online_max_at = CASE WHEN excluded.online_max > known.online_max THEN excluded.online_max_at ELSE known.online_max_at END,
        tps_sum = known.tps_sum + excluded.tps_sum, tps_min = least(known.tps_min, excluded.tps_min)
      RETURNING 1)
    INSERT INTO online_totals AS known (resolution, bucket, samples, online_sum, online_max, online_max_at)
    SELECT resolution, bucket, sum(samples), sum(total), max(highest),
      (array_agg(at + peak * interval ${length} ORDER BY highest DESC, at))[1]
    FROM (SELECT resolution, bucket, at, max(samples) AS samples, sum(round(mean * samples)) AS total,
      ceil(sum(mean) * (1 + 0.12 * max(peak))) AS highest, max(peak) AS peak
      FROM sampled GROUP BY resolution, bucket, at) AS together
    GROUP BY resolution, bucket
    ON CONFLICT (resolution, bucket) DO UPDATE SET
      samples = known.samples + excluded.samples, online_sum = known.online_sum + excluded.online_sum,
      online_max = greatest(known.online_max, excluded.online_max),
      online_max_at = CASE WHEN excluded.online_max > known.online_max THEN excluded.online_max_at ELSE known.online_max_at END`.execute(
    trx,
  );
  if (resolution === 'hour') return;
  await raiseMaxima(trx, 'online_samples', range);
  await raiseMaxima(trx, 'online_totals', range);
}

/** Raises the maximum of an hour or day to that of its minutes: each resolution is generated independently. */
async function raiseMaxima(
  trx: Trx,
  table: 'online_samples' | 'online_totals',
  { from, to }: TimeRange,
): Promise<void> {
  const of = (rows: string) => (table === 'online_samples' ? sql`${sql.ref(rows)}.server_id` : sql`''`);
  await sql`
    UPDATE ${sql.table(table)} AS longer SET online_max = most.online_max, online_max_at = most.online_max_at
    FROM (
      SELECT DISTINCT ON (server, resolution, bucket) ${of('minute')} AS server, wider AS resolution,
        date_trunc(wider, bucket, 'UTC') AS bucket, online_max, online_max_at
      FROM ${sql.table(table)} AS minute, unnest(ARRAY['hour', 'day']) AS wider
      WHERE minute.resolution = 'minute' AND minute.bucket >= ${from} AND minute.bucket < ${to}
      ORDER BY server, resolution, bucket, online_max DESC, online_max_at) AS most
    WHERE ${of('longer')} = most.server AND longer.resolution = most.resolution AND longer.bucket = most.bucket
      AND longer.online_max < most.online_max`.execute(trx);
}

/** Splits the history into ranges of some thousand rows: the hours of a month or the minutes of a third of a day. */
export function listTimeRanges(since: Date, until: Date): TimeRange[] {
  const cut = (resolution: TimeRange['resolution'], from: number, lengthMs: number): TimeRange[] => {
    const count = Math.ceil((until.getTime() - from) / lengthMs);
    return Array.from({ length: count }, (_, index) => {
      const begin = from + index * lengthMs;
      const to = new Date(Math.min(begin + lengthMs, until.getTime()));
      return { resolution, from: new Date(begin), to, since, until };
    });
  };
  return [
    ...cut('minute', until.getTime() - 2 * DAY_MS, 8 * HOUR_MS),
    ...cut('hour', Math.floor(since.getTime() / DAY_MS) * DAY_MS, 30 * DAY_MS),
  ].reverse();
}
