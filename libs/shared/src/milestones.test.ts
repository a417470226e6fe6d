import { describe, expect, test } from '@jest/globals';
import { milestoneOf, MILESTONES } from './milestones.ts';

describe('a milestone', () => {
  test.each([
    [0, null, 1],
    [1, 1, 10],
    [9, 1, 10],
    [819, 500, 1000],
    [10_000, 10_000, null],
    [99_999, 10_000, null],
  ])('of %i hours is %s reached and %s next', (value, reached, next) => {
    expect(milestoneOf('hours', value)).toEqual({ kind: 'hours', value, reached, next });
  });

  test.each(Object.entries(MILESTONES))('of %s rises from step to step', (_kind, steps) => {
    expect([...steps].sort((one, other) => one - other)).toEqual([...steps]);
    expect(new Set(steps).size).toBe(steps.length);
  });
});
