import { formatWeekday } from '@hoshikraft/i18n';
import { HOUR_MS } from '@hoshikraft/shared';
import { isoOf, weekTicks } from './ticks.ts';

const FIRST = Date.parse('2026-11-20T10:00:00Z');
const points = Array.from({ length: 72 }, (_, hour) => ({ at: FIRST + hour * HOUR_MS, value: 1 }));

test.each([
  ['UTC', ['2026-11-21T00:00', '2026-11-22T00:00', '2026-11-23T00:00']],
  ['Europe/Moscow', ['2026-11-20T21:00', '2026-11-21T21:00', '2026-11-22T21:00']],
  ['Asia/Kolkata', ['2026-11-20T19:00', '2026-11-21T19:00', '2026-11-22T19:00']],
])('each day has its tick at its first hour in %s', (zone, begin) => {
  const ticks = weekTicks(points, { weekday: (time) => formatWeekday(time, 'en', zone) });
  expect(ticks.map(({ at, label }) => [isoOf(at).slice(0, 16), label])).toEqual(
    begin.map((at, place) => [at, ['Sat', 'Sun', 'Mon'][place]]),
  );
});
