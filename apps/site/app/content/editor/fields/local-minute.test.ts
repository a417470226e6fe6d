import { localMinute, timeOfMinute, zoneName } from './local-minute.ts';

// Berlin and New York change their clocks; the other zones do not.
test.each([
  ['Europe/Berlin', '2026-07-01T10:00:00.000Z', '2026-07-01T12:00', 'GMT+2'],
  ['Europe/Berlin', '2026-12-01T11:00:00.000Z', '2026-12-01T12:00', 'GMT+1'],
  // The hour before and the hour after the clocks change.
  ['Europe/Berlin', '2027-03-28T00:30:00.000Z', '2027-03-28T01:30', 'GMT+1'],
  ['Europe/Berlin', '2027-03-28T01:30:00.000Z', '2027-03-28T03:30', 'GMT+2'],
  ['America/New_York', '2026-11-02T00:30:00.000Z', '2026-11-01T19:30', 'GMT\u22125'],
  ['Europe/Moscow', '2026-11-22T22:00:00.000Z', '2026-11-23T01:00', 'GMT+3'],
  ['Asia/Kolkata', '2026-11-22T12:30:00.000Z', '2026-11-22T18:00', 'GMT+5:30'],
  ['UTC', '2026-11-22T12:30:00.000Z', '2026-11-22T12:30', /^UTC$/],
  // While a year is typed.
  ['UTC', '0020-11-22T12:30:00.000Z', '0020-11-22T12:30', /^UTC$/],
])('in %s %s is %s, with the offset of that date', (zone, time, minute, offset) => {
  expect([localMinute(time, zone), timeOfMinute(minute, zone)]).toEqual([minute, time]);
  expect(zoneName('en', zone, Date.parse(time))).toMatch(offset);
});

test('an empty or impossible value is no time', () => {
  expect(['', '2026-13-01T10:00', '20266-11-22T18:00'].map((value) => timeOfMinute(value, 'UTC'))).toEqual([
    null,
    null,
    null,
  ]);
});
