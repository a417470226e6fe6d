import { CLAIMED, statusOf } from './bonus-fixtures.ts';
import { msUntilChange } from './next-change.ts';

const HOUR_MS = 3_600_000;

test.each([
  ['the visitor’s midnight', statusOf({ now: '2026-11-22T20:00:00.000Z' }), 'Europe/Moscow', 1],
  ['midnight elsewhere', statusOf({ now: '2026-11-22T20:00:00.000Z' }), 'America/New_York', 9],
  ['the next claim', { ...CLAIMED, now: '2026-11-23T09:00:00.000Z' }, 'UTC', 2],
  ['the end of the days in a row', { ...CLAIMED, now: '2026-11-24T08:00:00.000Z' }, 'UTC', 3],
  ['midnight, where the rest has passed', { ...CLAIMED, now: '2026-11-24T12:00:00.000Z' }, 'UTC', 12],
])('the bonus page is up to date until %s', (_, status, timeZone, hours) => {
  expect(msUntilChange(status, timeZone)).toBe(hours * HOUR_MS);
});
