import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../database/types.ts';

/** The same day for everybody, wherever the database stands. */
export const TODAY = sql<Date>`(now() AT TIME ZONE 'UTC')::date`;

/** Days for which a reader and the salt are kept: today, and yesterday for who reads over midnight. */
export const DAYS_KEPT = 2;

/** A reader of today, not to be told from others once the salt of the day is gone. */
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
