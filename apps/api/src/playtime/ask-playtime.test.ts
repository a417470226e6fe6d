import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import { rowsRead } from '../../testing/lists/rows-read.ts';
import { addPlayer, type Player } from '../../testing/players.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { askFirstSeen, askPlaytime, playtimePoints } from './playtime-repository.ts';
import { addPlayed } from './testing/played-sessions.ts';

let api: TestApp;
let now: number;
let players: [Player, Player, Player];

/** Two who played a day apart from one another on two servers each, and one who never did. */
beforeAll(async () => {
  api = await createTestApp();
  now = api.clock.now().getTime();
  players = [await addPlayer(api, 0), await addPlayer(api, 0), await addPlayer(api, 0)];
  for (const [turn, { playerId, login }] of players.slice(0, 2).entries()) {
    const joinedAt = now - (70 + turn) * DAY_MS;
    const played = { playerId, joinedAt, leftAt: joinedAt + HOUR_MS, afkSeconds: 60 };
    const later = { ...played, joinedAt: now - HOUR_MS, leftAt: now - MINUTE_MS };
    await addPlayed(api.app.db, login, [
      { ...played, serverId: 'hitech' },
      { ...later, serverId: 'magic-rpg' },
    ]);
  }
});
afterAll(() => api.close());

const statements = async (work: () => Promise<unknown>): Promise<number> =>
  new Set((await rowsRead(api.app.pool, work)).map(({ sql }) => sql)).size;

test('playtime of one moment is asked for in one statement, of each player, server and time as alone', async () => {
  const [one, other, never] = players;
  const wanted = { resolution: 'week', timezone: 'UTC', from: new Date(now - 80 * DAY_MS), to: new Date(now) } as const;
  const questions = [
    { whose: { playerId: one.playerId, serverId: null, until: null }, wanted },
    { whose: { playerId: other.playerId, serverId: 'hitech', until: null }, wanted },
    { whose: { playerId: never.playerId, serverId: null, until: null }, wanted },
    { whose: { playerId: one.playerId, serverId: null, until: new Date(now - DAY_MS) }, wanted },
    {
      whose: { playerId: one.playerId, serverId: null, until: null },
      wanted: { ...wanted, from: new Date(now - DAY_MS) },
    },
  ];
  const alone = [];
  for (const { whose, wanted: steps } of questions) alone.push(await playtimePoints(api.app.db, whose, steps));
  let together: unknown;
  const asked = await statements(async () => {
    together = await Promise.all(questions.map((question) => askPlaytime.week(api.app.db, question)));
  });
  expect(together).toEqual(alone);
  const played = alone.map((points) => points.reduce((sum, { seconds, afkSeconds }) => sum + seconds + afkSeconds, 0));
  expect(played).toEqual([7140, 3600, 0, 3600, 3540]);
  expect(asked).toBe(1);
});

test('when players were first seen is one statement, by nickname and server', async () => {
  const [one, other, never] = players.map(({ login }) => login.toLowerCase()) as [string, string, string];
  const questions = [
    { login: one, server: null },
    { login: other, server: null },
    { login: other, server: 'magic-rpg' },
    { login: other, server: 'anarchy' },
    { login: never, server: null },
    { login: 'nobody_at_all', server: null },
  ];
  let seen: (Date | null)[] = [];
  const asked = await statements(async () => {
    seen = await Promise.all(questions.map((question) => askFirstSeen(api.app.db, question)));
  });
  expect(seen.map((at) => at && now - at.getTime())).toEqual([70 * DAY_MS, 71 * DAY_MS, HOUR_MS, null, null, null]);
  expect(asked).toBe(1);
});
