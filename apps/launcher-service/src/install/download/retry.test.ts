import { expect, test } from '@jest/globals';
import { fullJitter, parseRetryAfter, waitBefore } from './retry.ts';

test('delays are random, up to a bound that doubles from a quarter of a second to half a minute', () => {
  const bounds = Array.from({ length: 12 }, (_, attempt) => fullJitter(attempt, () => 1));
  expect(bounds).toEqual([250, 500, 1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000, 30000, 30000]);
  expect(fullJitter(10_000, () => 0.5)).toBe(15_000);
  expect(fullJitter(5, () => 0)).toBe(0);
});

test.each<[string, number | null, number]>([
  ['nothing', null, 1000],
  ['less than our own wait', 10, 1000],
  ['more', 7000, 7000],
  ['an hour', 3_600_000, 30_000],
])('a requested delay of %s is followed within limits', (_, requestedMs, expected) => {
  expect(waitBefore(3, requestedMs, () => 0.5)).toBe(expected);
});

test.each<[string | undefined, number | null]>([
  ['7', 7000],
  ['0', 0],
  [' 120 ', 120_000],
  ['Thu, 01 Jan 1970 00:00:10 GMT', 5000],
  ['Thu, 01 Jan 1970 00:00:01 GMT', 0],
  ['-1', null],
  ['1.5', null],
  ['soon', null],
  ['', null],
  [undefined, null],
])('Retry-After %j is a delay of %j ms', (header, expected) => {
  expect(parseRetryAfter(header, 5000)).toBe(expected);
});
