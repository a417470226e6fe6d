import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';

const COUNTS = ['visits', 'downloads', 'registrations', 'hours', 'coins'] as const;
type Counts = Record<(typeof COUNTS)[number], number>;

/** The UTC day of a moment. */
export const dayOf = (moment: Date): RawBuilder<Date> => sql<Date>`(${moment}::timestamptz AT TIME ZONE 'UTC')::date`;

/** Adds counts to a day of a code. */
export async function addToDay(
  trx: Trx,
  referrerId: string,
  day: RawBuilder<Date>,
  added: Partial<Counts>,
): Promise<void> {
  const counts = COUNTS.filter((count) => added[count] !== undefined);
  await sql`
    INSERT INTO referral_days AS stored (referrer_id, day, ${sql.join(counts.map((count) => sql.ref(count)))})
    VALUES (${referrerId}, ${day}, ${sql.join(counts.map((count) => added[count]))})
    ON CONFLICT (referrer_id, day) DO UPDATE SET ${sql.join(
      counts.map((count) => sql`${sql.ref(count)} = ${sql.ref(`stored.${count}`)} + ${sql.ref(`excluded.${count}`)}`),
    )}`.execute(trx);
}

const SUMS = sql.join(
  COUNTS.map((count) => sql`coalesce(sum(${sql.ref(`of_day.${count}`)}), 0)::integer AS ${sql.ref(count)}`),
);

/** Total counts of a referrer's code. */
export async function getReferralSums(db: Db, referrerId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    SELECT ${SUMS} FROM referral_days AS of_day WHERE of_day.referrer_id = ${referrerId}`.execute(db);
  const [sums] = rows;
  if (sums === undefined) throw new Error('a sum must return one row');
  return sums;
}

interface Steps {
  step: 'day' | 'month';
  count: number;
  now: Date;
}

/** Counts by UTC day or month, the oldest first; the last one is not over yet. */
export async function listReferralPoints(
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
