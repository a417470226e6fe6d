import { fromMajor, type Minor, minor, percentOf } from '@hoshikraft/shared';

export interface BonusStep {
  /** Smallest top-up of this step, minor units. */
  readonly from: Minor;
  /** Added to the top-up, percent. */
  readonly percent: number;
}

/** Bonus of a top-up by its amount (docs/product/money.md#top-up). Lowest first. */
export const BONUSES: readonly BonusStep[] = [
  { from: fromMajor(500), percent: 5 },
  { from: fromMajor(1_000), percent: 10 },
  { from: fromMajor(3_000), percent: 20 },
  { from: fromMajor(7_000), percent: 35 },
  { from: fromMajor(15_000), percent: 50 },
];

/** Bonus for a top-up: the last step reached applies to the whole amount. Minor units. */
export const bonusFor = (amount: Minor): Minor => {
  const step = BONUSES.findLast(({ from }) => from <= amount);
  return step ? percentOf(amount, step.percent) : minor(0);
};
