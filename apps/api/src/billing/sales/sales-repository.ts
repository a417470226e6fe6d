import { type Insertable, sql } from 'kysely';
import type { Json, Sales } from '../../platform/database/generated.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import type { Reduction, Sale } from './sale-rules.ts';

/** A sale as PostgreSQL writes it into JSON. */
export type SaleJson = Reduction & { readonly id: string; readonly name: Json; readonly ends_at: string };

/** Expression for the sales that apply to a row of `roles` and `role_prices` at `now`. */
export const salesNow = (now: Date) =>
  sql<SaleJson[] | null>`(
    SELECT jsonb_agg(to_jsonb(sales)) FROM sales
    WHERE sales.starts_at <= ${now} AND sales.ends_at > ${now}
      AND (sales.servers = '{}' OR roles.server_id = ANY (sales.servers))
      AND (sales.roles = '{}' OR roles.id = ANY (sales.roles))
      AND (sales.periods = '{}' OR role_prices.period = ANY (sales.periods)))`;

export const parseSales = (sales: readonly SaleJson[] | null): Sale[] =>
  (sales ?? []).map(({ ends_at, ...sale }) => ({ ...sale, endsAt: new Date(ends_at) }));

/** Query of all sales, each with the number of orders at its price. */
export const selectSales = (db: Db) =>
  db
    .selectFrom('sales')
    .select(['id', 'name', 'percent', 'amount', 'servers', 'roles', 'periods', 'starts_at', 'ends_at', 'made_by'])
    .select(['created_at', sql<number>`(SELECT count(*) FROM orders WHERE orders.sale_id = sales.id)`.as('uses')]);

export const insertSale = async (trx: Trx, row: Insertable<Sales>): Promise<void> => {
  await trx.insertInto('sales').values(row).execute();
};

/** A sale, locked until the transaction ends. */
export const lockSale = (trx: Trx, id: string) =>
  trx
    .selectFrom('sales')
    .select(['id', 'name', 'starts_at', 'ends_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const updateSaleEnd = async (trx: Trx, id: string, endsAt: Date): Promise<void> => {
  await trx.updateTable('sales').set({ ends_at: endsAt }).where('id', '=', id).execute();
};
