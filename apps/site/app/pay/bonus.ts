import type { Schemas } from '@hoshikraft/api-client';
import { addMoney, minor, percentOf } from '@hoshikraft/shared';

export type BonusStep = Schemas['PaymentOptions']['bonuses'][number];

export interface TopUpSum {
  /** Share added by the step that is reached, percent; 0 below the first. */
  percent: number;
  /** Added to what is paid, minor units. */
  bonus: number;
  /** What comes to the balance, minor units. */
  arrives: number;
  /** The step after it and how much more has to be paid to reach it, minor units. */
  next: { step: BonusStep; missing: number } | null;
}

/**
 * What a top-up of `amount` (minor units) brings: the last step that is reached counts for the whole amount, rounded
 * half up, as the API counts it (docs/product/money.md#top-up: a bonus of up to 50 % by amount).
 */
export const topUpSum = (amount: number, steps: readonly BonusStep[]): TopUpSum => {
  const paid = minor(amount);
  const percent = steps.findLast(({ from }) => from <= amount)?.percent ?? 0;
  const bonus = percentOf(paid, percent);
  const next = steps.find(({ from }) => from > amount);
  return {
    percent,
    bonus,
    arrives: addMoney(paid, bonus),
    next: next === undefined ? null : { step: next, missing: next.from - amount },
  };
};
