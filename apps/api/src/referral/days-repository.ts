import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../database/types.ts';

const COUNTS = ['visits', 'downloads', 'registrations', 'hours', 'coins'] as const;
type Counts = Record<(typeof COUNTS)[number], number>;

/** The day of a moment, UTC. */
export const dayOf = (moment: Date): RawBuilder<Date> => sql<Date>`(${moment}::timestamptz AT TIME ZONE 'UTC')::date`;

/** Adds to what a code brought on a day. */
export async function addToDay(
  trx: Trx,
  referrerId: string,
  day: RawBuilder<Date>,
  added: Partial<Counts>,
): Promise<void> {
  const counts = COUNTS.filter((count) => added[count] !== undefined);
  await sql`
    INSERT INTO referral_days AS kept (referrer_id, day, ${sql.join(counts.map((count) => sql.ref(count)))})
    VALUES (${referrerId}, ${day}, ${sql.join(counts.map((count) => added[count]))})
    ON CONFLICT (referrer_id, day) DO UPDATE SET ${sql.join(
      counts.map((count) => sql`${sql.ref(count)} = ${sql.ref(`kept.${count}`)} + ${sql.ref(`excluded.${count}`)}`),
    )}`.execute(trx);
}

const SUMS = sql.join(
  COUNTS.map((count) => sql`coalesce(sum(${sql.ref(`of_day.${count}`)}), 0)::integer AS ${sql.ref(count)}`),
);

/** What a referrer's code ever brought. */
export async function referralSums(db: Db, referrerId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    SELECT ${SUMS} FROM referral_days AS of_day WHERE of_day.referrer_id = ${referrerId}`.execute(db);
  const [sums] = rows;
  if (sums === undefined) throw new Error('a sum is one row');
  return sums;
}

interface Steps {
  step: 'day' | 'month';
  count: number;
  now: Date;
}

/** The same step by step, the oldest first; days and months of UTC, the last of them under way. */
export async function referralPoints(
  db: Db,
  referrerId: string,
  { step, count, now }: Steps,
): Promise<(Counts & { at: Date })[]> {
  const length = sql.lit(`1 ${step}`);
  const last = sql`date_trunc(${step}, ${now}::timestamptz AT TIME ZONE 'UTC')`;
  const { rows } = await sql<Counts & { at: Date }>`
    SELECT step.at AT TIME ZONE 'UTC' AS at, ${SUMS}
    FROM generate_series(${last} - ${count - 1}::integer * ${length}::interval, ${last}, ${length}::interval) AS step (at)
    LEFT JOIN referral_days AS of_day ON of_day.referrer_id = ${referrerId}
      AND of_day.day >= step.at AND of_day.day < step.at + ${length}::interval
    GROUP BY step.at ORDER BY step.at`.execute(db);
  return rows;
}
