import type { Period } from '@hoshikraft/shared';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/types.ts';

/** Price of a role for a period; `amount` in minor units, null where it is not sold. */
interface PriceRow {
  readonly role_id: string;
  readonly period: Period;
  readonly amount: number | null;
}

/** List prices of all roles at `now`, to be joined as `role_prices`: the last change that holds, else the first price. */
export const pricesAt = (now: Date) =>
  sql<PriceRow>`(
    SELECT DISTINCT ON (role_id, period) role_id, period, amount
    FROM (
      SELECT role_id, period, amount, '-infinity'::timestamptz AS valid_from FROM role_prices
      UNION ALL
      SELECT role_id, period, amount, valid_from FROM price_changes WHERE valid_from <= ${now}
    ) AS known
    ORDER BY role_id, period, valid_from DESC)`.as<'role_prices'>(sql`role_prices`);

/** A change of a price. */
export interface PriceChange extends PriceRow {
  readonly valid_from: Date;
}

/** Changes of prices that do not hold yet, the next first. */
export const listPlannedPrices = (db: Db, now: Date): Promise<PriceChange[]> =>
  db
    .selectFrom('price_changes')
    .select(['role_id', 'amount', 'valid_from'])
    .select((query) => query.ref('period').$castTo<Period>().as('period'))
    .where('valid_from', '>', now)
    .orderBy('valid_from')
    .execute();

/** List price of a period at `now`; null where it is not sold. */
export const findPrice = async (db: Db, roleId: string, period: Period, now: Date): Promise<number | null> => {
  const row = await db
    .selectFrom(pricesAt(now))
    .select('role_prices.amount')
    .where('role_prices.role_id', '=', roleId)
    .where('role_prices.period', '=', period)
    .executeTakeFirst();
  return row?.amount ?? null;
};

/** Writes a change, instead of one that begins at the same moment. */
export const writePriceChange = async (trx: Trx, change: PriceChange): Promise<void> => {
  await trx
    .insertInto('price_changes')
    .values(change)
    .onConflict((conflict) =>
      conflict.columns(['role_id', 'period', 'valid_from']).doUpdateSet({ amount: change.amount }),
    )
    .execute();
};

/** Deletes a change; undefined if there is none. */
export const deletePriceChange = (trx: Trx, { role_id, period, valid_from }: Omit<PriceChange, 'amount'>) =>
  trx
    .deleteFrom('price_changes')
    .where('role_id', '=', role_id)
    .where('period', '=', period)
    .where('valid_from', '=', valid_from)
    .returning('amount')
    .executeTakeFirst();
