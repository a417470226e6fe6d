import { type Minor, minor, percentOf, subtractMoney } from '@hoshikraft/shared';
import type { Json } from '../../platform/database/generated.ts';

/** No sale sells below this: 1 rouble, and 10 % of the list price (docs/product/store.md#sales). */
const PRICE_FLOOR = { amount: 100, percent: 10 } as const;

/** What a sale takes off the list price: percent, or minor units. */
export type Reduction =
  | { readonly percent: number; readonly amount: null }
  | { readonly percent: null; readonly amount: number };

export type Sale = Reduction & {
  readonly id: string;
  /** In both languages. */
  readonly name: Json;
  readonly endsAt: Date;
};

/** Price of a period on sale, and its list price; minor units. */
export interface SalePrice {
  readonly amount: Minor;
  readonly list: Minor;
  readonly sale: Sale;
}

/** Lowest price that a list price may be reduced to; a list price below the floor stays as it is. */
const floorOf = (list: Minor): Minor =>
  minor(Math.min(list, Math.max(PRICE_FLOOR.amount, Math.ceil((list * PRICE_FLOOR.percent) / 100))));

/** A price reduced, never below the floor of its list price. Minor units. */
export const reducedTo = (list: Minor, price: Minor, { percent, amount }: Reduction): Minor => {
  const off = percent === null ? minor(amount) : percentOf(price, percent);
  return minor(Math.min(price, Math.max(floorOf(list), subtractMoney(price, off))));
};

/** A list price reduced. Minor units. */
export const reduced = (list: Minor, reduction: Reduction): Minor => reducedTo(list, list, reduction);

/** The lowest of the prices by several sales, of equal ones that of the last to end; undefined where none is lower. */
export const findSalePrice = (list: Minor, sales: readonly Sale[]): SalePrice | undefined =>
  sales
    .map((sale) => ({ amount: reduced(list, sale), list, sale }))
    .filter(({ amount }) => amount < list)
    .sort((left, right) => left.amount - right.amount || right.sale.endsAt.getTime() - left.sale.endsAt.getTime())[0];
