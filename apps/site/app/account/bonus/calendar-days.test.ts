import { calendarDays } from './calendar-days.ts';

const claims = [
  { at: '2026-11-21T22:30:00.000Z', amount: 40, serverId: 'hitech' },
  { at: '2026-11-22T23:30:00.000Z', amount: 42, serverId: 'hitech' },
];
const claimed = (now: string, timeZone: string) =>
  calendarDays({ now, claims }, timeZone)
    .filter(({ amount }) => amount !== null)
    .map(({ at, amount }) => [at.slice(0, 10), amount]);

test('days are in the time zone of the visitor', () => {
  const now = '2026-11-23T10:00:00.000Z';
  expect(claimed(now, 'UTC')).toEqual([
    ['2026-11-21', 40],
    ['2026-11-22', 42],
  ]);
  expect(claimed(now, 'Europe/Moscow')).toEqual([
    ['2026-11-22', 40],
    ['2026-11-23', 42],
  ]);
});

test.each([
  ['2026-11-23T10:00:00.000Z', 29],
  ['2026-11-22T10:00:00.000Z', 35],
])('%s: weeks begin on Monday, and today is the last day', (now, count) => {
  const days = calendarDays({ now, claims: [] }, 'UTC');
  expect(days).toHaveLength(count);
  expect(new Date(days[0]?.at ?? '').getUTCDay()).toBe(1);
  expect(days.at(-1)).toMatchObject({ at: `${now.slice(0, 10)}T12:00:00.000Z`, isToday: true });
});
