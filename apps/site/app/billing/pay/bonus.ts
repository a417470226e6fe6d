import type { Schemas } from '@hoshikraft/api-client';
import { addMoney, minor, percentOf } from '@hoshikraft/shared';

export type BonusStep = Schemas['PaymentOptions']['bonuses'][number];

export interface TopUpSum {
  /** Bonus of the step that is reached, percent; 0 below the first. */
  percent: number;
  /** Bonus amount, minor units. */
  bonus: number;
  /** Amount credited to the balance, minor units. */
  arrives: number;
  /** The next step and the amount missing to reach it, minor units; null at the last step. */
  next: { step: BonusStep; missing: number } | null;
}

/**
 * Computes the result of a top-up of `amount` (minor units): the last step that is reached applies to the whole amount,
 * rounded half up, as in the API (docs/product/money.md#top-up: a bonus of up to 50 % by amount).
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

/** Largest bonus that `percentOf` calculates, in percent. */
const MAX_PERCENT = 1000;

/** Steps that can be calculated with: an amount or a share beyond all bounds leaves its step out, not the page. */
export const usableSteps = (steps: readonly BonusStep[]): BonusStep[] =>
  steps.filter(
    ({ from, percent }) =>
      from > 0 &&
      Number.isSafeInteger(from * (1 + MAX_PERCENT / 100)) &&
      Number.isInteger(percent) &&
      percent >= 0 &&
      percent <= MAX_PERCENT,
  );

/** The amount that is chosen for a player who has named none, minor units: of the second step, so that a bonus is seen. */
export const suggestedAmount = (steps: readonly BonusStep[]): number | null => (steps[1] ?? steps[0])?.from ?? null;
