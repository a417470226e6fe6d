import { parseTimeZone } from './time-zone.ts';

test.each([
  ['Europe/Moscow', 'Europe/Moscow'],
  ['europe/moscow', 'Europe/Moscow'],
  ['UTC', 'UTC'],
  [undefined, null],
  ['', null],
  ['+03:00', null],
  ['Mars/Olympus', null],
  ['"><script>', null],
])('%j is the time zone %j', (value, zone) => {
  expect([parseTimeZone(value), parseTimeZone(value)]).toEqual([zone, zone]);
});

test('the two names of a zone are one zone, so that caches have one page for both', () => {
  expect(parseTimeZone('Europe/Kyiv')).toBe(parseTimeZone('Europe/Kiev'));
  expect(parseTimeZone('Asia/Kolkata')).toBe(parseTimeZone('ASIA/CALCUTTA'));
});
