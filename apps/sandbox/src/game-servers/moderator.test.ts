import { expect, test } from '@jest/globals';
import { seededRandom } from '@hoshikraft/shared';
import { createBanList } from './ban-list.ts';
import type { BanMemory } from './ban-list.ts';
import { createModerator } from './moderator.ts';

const START = Date.parse('2026-07-07T17:00:00Z');
const BEAT_SECONDS = 5;

function moderate(minutes: number, seed = 5) {
  const memory: BanMemory = { bans: {} };
  const bans = createBanList(memory, () => undefined);
  const moderator = createModerator({ bans, random: seededRandom(seed), names: ['Kaminari'] });
  const banned: { login: string; at: number }[] = [];
  let most = 0;
  for (let second = 0; second < minutes * 60; second += BEAT_SECONDS) {
    const at = START + second * 1000;
    const playing = ['Aoi', 'Ronin', 'Yuki2009', 'Kitsune'].filter((login) => !bans.inForce(login, at));
    const login = moderator.step(at, BEAT_SECONDS, playing);
    if (login !== null) banned.push({ login, at: second });
    if (login !== null) most = Math.max(most, bans.all().filter((ban) => bans.inForce(ban.login, at) === ban).length);
  }
  return { banned, bans: bans.all(), most };
}

test('a player is banned soon after the first start, and occasionally later', () => {
  const firsts = [1, 2, 3, 4, 5].map((seed) => moderate(10, seed).banned[0]?.at ?? Infinity);
  expect(Math.max(...firsts)).toBeLessThan(5 * 60);
  const day = moderate(12 * 60);
  expect(day.banned.length).toBeGreaterThan(4);
  expect(day.banned.length).toBeLessThan(30);
});

test('bans are of a moderator, end, and some are lifted before; never more than a few at once', () => {
  const { bans, most } = moderate(24 * 60);
  expect(new Set(bans.map(({ banned_by }) => banned_by))).toEqual(new Set(['Kaminari']));
  expect(bans.every(({ banned_at, unban_at }) => unban_at !== null && unban_at > banned_at)).toBe(true);
  expect(bans.some(({ lifted }) => lifted)).toBe(true);
  expect(most).toBeLessThanOrEqual(3);
});

test('an empty server bans no one', () => {
  const bans = createBanList({ bans: {} }, () => undefined);
  const moderator = createModerator({ bans, random: seededRandom(1), names: ['Kaminari'] });
  for (let beat = 0; beat < 1000; beat += 1) expect(moderator.step(START, BEAT_SECONDS, [])).toBeNull();
});
