import { expect, test } from '@jest/globals';
import { seededRandom } from '@hoshikraft/shared';
import { createTicks, emptyCounters, play } from './play.ts';

test('totals only rise while a bot plays, and an hour of play leaves a mark', () => {
  const random = seededRandom(3);
  const totals = emptyCounters('Kitsune');
  for (let beat = 0; beat < 720; beat += 1) {
    const before = { ...totals };
    play(random, totals, 5, 1);
    for (const [name, value] of Object.entries(totals)) {
      if (name !== 'login') expect(value).toBeGreaterThanOrEqual(Number(before[name as keyof typeof before]));
    }
  }
  expect(totals.blocksBroken).toBeGreaterThan(200);
  expect(totals.experience).toBeGreaterThan(200);
});

test('players do not kill each other where fights are off', () => {
  const totals = emptyCounters('Ronin');
  for (let beat = 0; beat < 2000; beat += 1) play(seededRandom(beat), totals, 60, 0);
  expect(totals.playersKilled).toBe(0);
});

test('ticks stay within 0 and 20 and are lower on a full server', () => {
  const mean = (fill: number) => {
    const ticks = createTicks(seededRandom(11), 6);
    const values = Array.from({ length: 500 }, () => ticks.step(fill));
    expect(Math.max(...values)).toBeLessThanOrEqual(20);
    expect(Math.min(...values)).toBeGreaterThan(0);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  expect(mean(0.1)).toBeGreaterThan(19);
  expect(mean(1)).toBeLessThan(17);
});
