import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Trx } from '../../platform/database/types.ts';
import { DAYS_KEPT, readerOfToday, TODAY } from '../../content/visits/readers-repository.ts';
import { addToDay } from './days-repository.ts';

interface Visitor {
  referrerId: string;
  step: 'visits' | 'downloads';
  /** Identifies the visitor for today. */
  reader: string;
}

/** Counts a visitor's step once a day. */
export async function countVisitor(trx: Trx, { referrerId, step, reader }: Visitor): Promise<void> {
  const fresh = await trx
    .insertInto('referral_readers')
    .values({ referrer_id: referrerId, day: TODAY, step, reader: await readerOfToday(trx, reader) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('step')
    .executeTakeFirst();
  if (fresh === undefined) return;
  await addToDay(trx, referrerId, TODAY, { [step]: 1 });
}

/** Deletes some visitors of past days; the counts stay. */
export const deleteOldVisitors = (trx: Trx): Promise<boolean> =>
  deleteBatch(trx, 'referral_readers', sql`day < ${TODAY} - ${DAYS_KEPT}::integer`);
