import type { Schemas } from '@hoshikraft/api-client';

type Period = Schemas['Period'];

/** Length in months of each limited period (docs/product/store.md#roles: a month is 31 days, three are 93). */
const MONTHS = { month: 1, three_months: 3 } as const;

/** An amount in kopecks rounded up to a rouble, for prices on cards; the dialog shows kopecks. */
export const inWholeRoubles = (amount: number): number => Math.ceil(amount / 100) * 100;

export type Saving =
  /** Compared with buying the same time month by month; `amount` in kopecks, `percent` whole, rounded down. */
  | { kind: 'cheaper'; amount: number; percent: number }
  /** A permanent purchase costs as much as this many months, rounded up. */
  | { kind: 'months'; months: number };

/** Saving of a longer period by the prices of now; null if it saves nothing or there is no monthly price. */
export const savingOf = (prices: readonly Schemas['PeriodPrice'][], period: Period): Saving | null => {
  const priceOf = (length: Period) => prices.find((price) => price.period === length)?.amount;
  const month = priceOf('month');
  const amount = priceOf(period);
  if (month === undefined || amount === undefined || month === 0 || period === 'month') return null;
  if (period === 'forever') return { kind: 'months', months: Math.ceil(amount / month) };
  const full = month * MONTHS[period];
  const percent = Math.floor(((full - amount) * 100) / full);
  return percent > 0 ? { kind: 'cheaper', amount: full - amount, percent } : null;
};

/** The largest saving of these roles for the period, in percent; 0 if there is none. */
export const largestSaving = (roles: readonly Pick<Schemas['StoreRole'], 'prices'>[], period: Period): number =>
  Math.max(
    0,
    ...roles.map(({ prices }) => {
      const saving = savingOf(prices, period);
      return saving?.kind === 'cheaper' ? saving.percent : 0;
    }),
  );
