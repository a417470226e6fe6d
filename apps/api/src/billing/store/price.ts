import { HOUR_MS, type Minor, minor, type Period, PERIOD_DAYS, shareOf, subtractMoney } from '@hoshikraft/shared';

/** List prices of one role now, minor units of RUB; a period that is not sold is absent. */
export type ListPrices = Readonly<Partial<Record<Period, Minor>>>;

/** A bought period of a grant; `endsAt: null` is for ever. `paid` is its price then, null where it was not recorded. */
export interface BoughtPeriod {
  readonly period: Period;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly paid: Minor | null;
}

/** A price: final is base minus discount. Minor units of RUB. */
export interface Price {
  /** List price, or less on sale and with a promo code. */
  readonly base: Minor;
  /** Value that is left of the replaced role. */
  readonly credit: Minor;
  /** The part of `credit` that is taken off: at most `base`. The rest is lost. */
  readonly discount: Minor;
  readonly final: Minor;
}

const HOURS_A_DAY = 24;

/**
 * Value of the time left in one bought period at the current list price, or at the price paid if that was lower or the
 * period is no longer sold (docs/decisions/0010-store-rules.md). Hours are rounded up, so a displayed price stays valid for up to an hour. `forever`
 * is always worth its whole price.
 */
const periodValue = (bought: BoughtPeriod, prices: ListPrices, now: Date): Minor => {
  const list = prices[bought.period] ?? bought.paid ?? minor(0);
  const price = bought.paid === null || list < bought.paid ? list : bought.paid;
  const days = PERIOD_DAYS[bought.period];
  if (days === null || bought.endsAt === null) return price;
  const whole = days * HOURS_A_DAY;
  const left = Math.ceil((bought.endsAt.getTime() - now.getTime()) / HOUR_MS);
  return shareOf(price, Math.min(Math.max(left, 0), whole), whole);
};

/** Remaining value of a grant, minor units: each bought period at its list price now or at the price paid, the lower. */
export const remainingValue = (periods: readonly BoughtPeriod[], prices: ListPrices, now: Date): Minor =>
  minor(periods.reduce((sum, bought) => sum + periodValue(bought, prices, now), 0));

/** A price reduced by `credit`, never below zero. Minor units. */
export const discounted = (base: Minor, credit: Minor): Price => {
  const discount = credit < base ? credit : base;
  return { base, credit, discount, final: subtractMoney(base, discount) };
};
