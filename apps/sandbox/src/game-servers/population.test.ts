import { expect, test } from '@jest/globals';
import { seededRandom } from '@hoshikraft/shared';
import { createBotClock } from './bot-clock.ts';
import { createCrowd } from './crowd.ts';
import { createPopulation } from './population.ts';

const logins = Array.from({ length: 100 }, (_, index) => `bot_${index}`);
const EVENING = Date.parse('2026-07-07T17:00:00Z');
const MORNING = Date.parse('2026-07-07T02:30:00Z');

function live(start: number, minutes: number, seed = 7) {
  const time = { at: start };
  const random = seededRandom(seed);
  const crowd = createCrowd(logins);
  const parts = { random, crowd, botClock: createBotClock({ now: () => time.at }, null), maxPlayers: 60 };
  const here = createPopulation({ ...parts, popularity: 0.4 });
  const there = createPopulation({ ...parts, popularity: 0.3 });
  const closed = [];
  const counts: number[] = [];
  for (let beat = 0; beat < minutes * 12; beat += 1) {
    time.at += 5000;
    closed.push(...here.step(time.at), ...there.step(time.at));
    const names = [...here.players(), ...there.players()].map(({ login }) => login);
    expect(new Set(names).size).toBe(names.length);
    counts.push(here.players().length);
  }
  return { closed, counts, end: time.at };
}

test('the evening is full and the early morning empty', () => {
  const mean = (counts: number[]) => counts.slice(-60).reduce((sum, count) => sum + count, 0) / 60;
  const evening = mean(live(EVENING, 30).counts);
  const morning = mean(live(MORNING, 30).counts);
  expect(evening).toBeGreaterThan(25);
  expect(morning).toBeLessThan(evening / 2);
  expect(morning).toBeGreaterThanOrEqual(1);
});

test('the same seed lives the same day, another one a different day', () => {
  const line = (seed: number) => live(EVENING, 20, seed).counts.join();
  expect(line(1)).toBe(line(1));
  expect(line(1)).not.toBe(line(2));
});

test('a closed session ends after it began, and idle time does not exceed its length', () => {
  const { closed } = live(EVENING, 180);
  expect(closed.length).toBeGreaterThan(50);
  for (const { joinedAt, leftAt, afkSeconds } of closed) {
    const length = (Date.parse(leftAt) - Date.parse(joinedAt)) / 1000;
    expect(length).toBeGreaterThanOrEqual(0);
    expect(afkSeconds).toBeLessThanOrEqual(length);
  }
  expect(closed.some(({ afkSeconds }) => afkSeconds > 0)).toBe(true);
});
