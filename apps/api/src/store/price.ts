import { HOUR_MS, type Minor, minor, type Period, PERIOD_DAYS, shareOf, subtractMoney } from '@hoshikraft/shared';

/** List prices of one role now, minor units of RUB; a period that is not sold is absent. */
export type ListPrices = Readonly<Partial<Record<Period, Minor>>>;

/** A stretch of a grant as it was bought; `endsAt: null` is for ever. */
export interface BoughtPeriod {
  readonly period: Period;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** What something costs: base less discount is final. Minor units of RUB. */
export interface Price {
  readonly base: Minor;
  readonly discount: Minor;
  readonly final: Minor;
}

const HOURS_A_DAY = 24;

/**
 * What is still to come of one bought stretch at today's list price (docs/decisions/0010-store-rules.md). A begun hour
 * counts whole, so that a price shown holds still for up to an hour; for ever is always worth its whole price.
 */
const worthOfPeriod = (bought: BoughtPeriod, prices: ListPrices, now: Date): Minor => {
  const price = prices[bought.period] ?? minor(0);
  const days = PERIOD_DAYS[bought.period];
  if (days === null || bought.endsAt === null) return price;
  const whole = days * HOURS_A_DAY;
  const left = Math.ceil((bought.endsAt.getTime() - now.getTime()) / HOUR_MS);
  return shareOf(price, Math.min(Math.max(left, 0), whole), whole);
};

/** Remaining worth of a grant, minor units: each bought stretch at its list price now, never what was once paid. */
export const remainingWorth = (periods: readonly BoughtPeriod[], prices: ListPrices, now: Date): Minor =>
  minor(periods.reduce((sum, bought) => sum + worthOfPeriod(bought, prices, now), 0));

/** A price with `worth` taken off, never below zero. Minor units. */
export const discounted = (base: Minor, worth: Minor): Price => {
  const discount = worth < base ? worth : base;
  return { base, discount, final: subtractMoney(base, discount) };
};
