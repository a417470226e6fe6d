import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import { rowsRead } from '../../../testing/lists/rows-read.ts';
import { addPlayer } from '../../../testing/players.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addPlayed } from './testing/played-sessions.ts';

const PLAYERS = 30;
const SERVERS = ['hitech', 'magic-rpg'];
const MOST_FOR_EACH = 10;

let api: TestApp;
let login: string;

/** Adds playtime of many players on both servers, on every third day of six years. */
beforeAll(async () => {
  api = await createTestApp();
  const now = api.clock.now().getTime();
  for (let index = 0; index < PLAYERS; index += 1) {
    const player = await addPlayer(api, 0);
    login = player.login;
    const sessions = Array.from({ length: 730 }, (_, turn) => {
      const joinedAt = now - turn * 3 * DAY_MS - 2 * HOUR_MS;
      const played = { playerId: player.playerId, joinedAt, leftAt: joinedAt + 40 * MINUTE_MS, afkSeconds: 30 };
      return SERVERS.map((serverId) => ({ ...played, serverId }));
    });
    await addPlayed(api.app.db, login, sessions.flat());
  }
  await api.app.pool.query('ANALYZE');
});
afterAll(() => api.close());

const range = (resolution: string, days: number, timezone = 'UTC') => {
  const now = api.clock.now().getTime();
  const [from, to] = [new Date(now - days * DAY_MS).toISOString(), new Date(now).toISOString()];
  return `playtime-range/${login}?${new URLSearchParams({ resolution, from, to, timezone })}`;
};

const asked: [string, () => string][] = [
  ['a month', () => `playtime/${login}?period=1m`],
  ['half a year of a server', () => `playtime/${login}/hitech?period=6m`],
  ['a year', () => `playtime/${login}?period=1y`],
  ['everything', () => `playtime/${login}?period=max`],
  ['hours of a month', () => range('hour', 30)],
  ['days of two years', () => range('day', 730)],
  ['weeks of two years', () => range('week', 730)],
  ['days of half a year in Tokyo', () => range('day', 180, 'Asia/Tokyo')],
];

test.each(asked)(
  '%s of playtime reads at most ten rows per point, regardless of other players',
  async (_name, path) => {
    let points = 0;
    const read = await rowsRead(api.app.pool, async () => {
      const { status, body } = await api.request<components['schemas']['Playtime']>('GET', `/api/user/${path()}`);
      expect(status).toBe(200);
      points = body.points.length;
    });
    expect(points).toBeGreaterThan(20);
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter(({ rows }) => rows > points * MOST_FOR_EACH)).toEqual([]);
  },
);

test('statistics read the days of a month and the months of a year', async () => {
  const read = await rowsRead(api.app.pool, async () => {
    expect((await api.request('GET', `/api/user/statistics/${login}`)).status).toBe(200);
  });
  expect(read.filter(({ rows }) => rows > 150)).toEqual([]);
});
