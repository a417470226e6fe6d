import { expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS, seededRandom } from '@hoshikraft/shared';
import { cutBetween, cutUpTo } from './cut-time.ts';

const now = new Date('2026-11-22T17:43:12.345Z');

test.each([
  ['an hour', HOUR_MS, 'minute', 60, 60],
  ['a day', DAY_MS, 'minute', 600, 144],
  ['a week', 7 * DAY_MS, 'hour', 3600, 168],
  ['a month', 31 * DAY_MS, 'hour', 6 * 3600, 124],
  ['a year of 366 days', 366 * DAY_MS, 'day', 3 * 86_400, 122],
])('%s ends with the current step', (_name, lengthMs, resolution, step, count) => {
  const time = cutUpTo(now, lengthMs);
  expect(time).toMatchObject({ resolution, step, count });
  expect(time.to.getTime() - time.from.getTime()).toBe(lengthMs);
  expect(time.to.getTime()).toBeGreaterThan(now.getTime());
  expect(time.to.getTime() - step * 1000).toBeLessThanOrEqual(now.getTime());
});

test('a range has at most 170 steps of a resolution that is still stored, and includes both ends', () => {
  const random = seededRandom(116);
  for (let round = 0; round < 2000; round += 1) {
    const from = new Date(now.getTime() - Math.floor(random() ** 6 * 20_000 * DAY_MS));
    const to = new Date(from.getTime() + 1 + Math.floor(random() ** 4 * 20_000 * DAY_MS));
    const time = cutBetween(from, to, now);
    const stepMs = time.step * 1000;
    expect(time.count).toBeLessThanOrEqual(170);
    expect(time.from.getTime() + time.count * stepMs).toBe(time.to.getTime());
    expect([time.from.getTime() % stepMs, time.to.getTime() % stepMs]).toEqual([0, 0]);
    expect(time.from <= from && from.getTime() < time.from.getTime() + stepMs).toBe(true);
    expect(time.to >= to && to.getTime() > time.to.getTime() - stepMs).toBe(true);
    const age = now.getTime() - from.getTime();
    if (time.resolution === 'minute') expect(age).toBeLessThanOrEqual(7 * DAY_MS);
    if (time.resolution === 'hour') expect(age).toBeLessThanOrEqual(365 * DAY_MS);
  }
});

test('the finest resolution that fits is selected', () => {
  const ago = (lengthMs: number) => new Date(now.getTime() - lengthMs);
  expect(cutBetween(ago(40 * MINUTE_MS), now, now).step).toBe(60);
  expect(cutBetween(ago(DAY_MS), now, now).step).toBe(600);
  expect(cutBetween(ago(9 * DAY_MS), ago(8 * DAY_MS), now).step).toBe(3600);
  expect(cutBetween(ago(40 * DAY_MS), now, now).step).toBe(6 * 3600);
  expect(cutBetween(ago(400 * DAY_MS), ago(399 * DAY_MS), now).step).toBe(86_400);
  expect(cutBetween(ago(730 * DAY_MS), now, now).step).toBe(5 * 86_400);
});
