import { DAY_MS, PERIOD_DAYS, periodEnd } from './time.ts';

test('a month is 31 days and three months are 93, whatever the calendar says', () => {
  expect(PERIOD_DAYS).toEqual({ month: 31, three_months: 93, forever: null });
  const february = new Date('2026-02-01T10:00:00Z');
  expect(periodEnd(february, 'month')?.toISOString()).toBe('2026-03-04T10:00:00.000Z');
  expect(periodEnd(february, 'three_months')?.toISOString()).toBe('2026-05-05T10:00:00.000Z');
});

test('forever never ends', () => {
  expect(periodEnd(new Date(), 'forever')).toBeNull();
});

test('a day is 24 hours', () => {
  expect(DAY_MS).toBe(86_400_000);
});
