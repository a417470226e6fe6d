import { expect, test } from '@jest/globals';
import { fromMajor, minor } from '@hoshikraft/shared';
import { bonusFor } from './bonus.ts';

test.each([
  [10, 0],
  [499.99, 0],
  [500, 25],
  [999.99, 50],
  [1_000, 100],
  [2_999, 299.9],
  [3_000, 600],
  [7_000, 2_450],
  [14_999.99, 5_250],
  [15_000, 7_500],
  [100_000, 50_000],
])('a top-up of %d roubles brings %d more', (amount, bonus) => {
  expect(bonusFor(fromMajor(amount))).toBe(fromMajor(bonus));
});

test('a bonus is whole kopecks, rounded half up', () => {
  expect(bonusFor(minor(50_010))).toBe(2_501);
  expect(bonusFor(minor(50_009))).toBe(2_500);
});
