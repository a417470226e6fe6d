import { topUpSum, usableSteps } from './bonus.ts';

const STEPS = [
  { from: 50_000, percent: 5 },
  { from: 100_000, percent: 10 },
  { from: 300_000, percent: 20 },
  { from: 700_000, percent: 35 },
  { from: 1_500_000, percent: 50 },
];

// The same pairs as in the API's test (apps/api/src/billing/payments/bonus.test.ts), in kopecks.
test.each([
  [1_000, 0],
  [49_999, 0],
  [50_000, 2_500],
  [99_999, 5_000],
  [100_000, 10_000],
  [299_900, 29_990],
  [300_000, 60_000],
  [700_000, 245_000],
  [1_499_999, 525_000],
  [1_500_000, 750_000],
  [10_000_000, 5_000_000],
  [50_010, 2_501],
  [50_009, 2_500],
])('a top-up of %i kopecks has a bonus of %i', (amount, bonus) => {
  expect(topUpSum(amount, STEPS)).toMatchObject({ bonus, arrives: amount + bonus });
});

test('returns the amount missing to the next step, and none at the last', () => {
  expect(topUpSum(99_000, STEPS).next).toEqual({ step: { from: 100_000, percent: 10 }, missing: 1_000 });
  expect(topUpSum(100_000, STEPS).next?.step.percent).toBe(20);
  expect(topUpSum(1_500_000, STEPS).next).toBeNull();
});

test('without a bonus table the credited amount is the paid one', () => {
  expect(topUpSum(123_456, [])).toEqual({ percent: 0, bonus: 0, arrives: 123_456, next: null });
});

test('steps beyond all bounds are left out, the others stay', () => {
  const odd = [
    { from: -1e300, percent: 5 },
    { from: 1e300, percent: 5 },
    { from: 0.5, percent: 5 },
    { from: 1_000, percent: -1 },
    { from: 1_000, percent: 1e9 },
    { from: 1_000, percent: 0.5 },
  ];
  expect(usableSteps([...odd, ...STEPS])).toEqual(STEPS);
});
