import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/types.ts';

/** The current day in UTC, independent of the database's timezone. */
export const TODAY = sql<Date>`(now() AT TIME ZONE 'UTC')::date`;

/** Days for which readers and the salt are stored: today, and yesterday for reading across midnight. */
export const DAYS_KEPT = 2;

/** Hash of a reader for today; anonymous once the salt of the day is deleted. */
export async function readerOfToday(trx: Trx, reader: string): Promise<Buffer> {
  await trx
    .insertInto('document_reader_salts')
    .values({ day: TODAY, salt: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { salt } = await trx
    .selectFrom('document_reader_salts')
    .select('salt')
    .where('day', '=', TODAY)
    .executeTakeFirstOrThrow();
  return createHmac('sha256', salt).update(reader).digest().subarray(0, 16);
}
