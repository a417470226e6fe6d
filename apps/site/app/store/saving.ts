import type { Schemas } from '@hoshikraft/api-client';

type Period = Schemas['Period'];

/** How many months each period that ends lasts (docs/product/store.md#roles: a month is 31 days, three are 93). */
const MONTHS = { month: 1, three_months: 3 } as const;

export type Saving =
  /** Against buying the same time by the month; `amount` in kopecks, `percent` whole, rounded down. */
  | { kind: 'cheaper'; amount: number; percent: number }
  /** A purchase for ever costs no more than this many single months, rounded up. */
  | { kind: 'months'; months: number };

/** What a longer period saves by the list prices; null where it saves nothing or there is no month to compare with. */
export const savingOf = (prices: readonly Schemas['PeriodPrice'][], period: Period): Saving | null => {
  const priceOf = (wanted: Period) => prices.find((price) => price.period === wanted)?.amount;
  const month = priceOf('month');
  const amount = priceOf(period);
  if (month === undefined || amount === undefined || month === 0 || period === 'month') return null;
  if (period === 'forever') return { kind: 'months', months: Math.ceil(amount / month) };
  const full = month * MONTHS[period];
  const percent = Math.floor(((full - amount) * 100) / full);
  return percent > 0 ? { kind: 'cheaper', amount: full - amount, percent } : null;
};

/** The largest saving in percent that any of these roles has for the period; 0 where none saves. */
export const largestSaving = (roles: readonly Pick<Schemas['StoreRole'], 'prices'>[], period: Period): number =>
  Math.max(
    0,
    ...roles.map(({ prices }) => {
      const saving = savingOf(prices, period);
      return saving?.kind === 'cheaper' ? saving.percent : 0;
    }),
  );
