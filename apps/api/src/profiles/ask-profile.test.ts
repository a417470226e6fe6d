import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { rowsRead } from '../../testing/lists/rows-read.ts';
import { addPlayer, type Player } from '../../testing/players.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { askProfile } from './ask-profile.ts';
import { befriend } from './testing/public-player.ts';

let api: TestApp;
let players: [Player, Player, Player];
beforeAll(async () => {
  api = await createTestApp();
  players = [await addPlayer(api, 0), await addPlayer(api, 0), await addPlayer(api, 0)];
});
afterAll(() => api.close());

test('profiles of one moment are asked for in one statement, each for who asks for it', async () => {
  const [owner, friend, stranger] = players;
  await befriend(api, owner, friend);
  const questions = [
    [owner, friend],
    [stranger, friend],
    [owner, stranger],
    [owner, null],
    [null, friend],
    [friend, owner],
  ] as const;
  const asked = questions.map(([whose, asker]) => ({
    login: whose?.login.toLowerCase() ?? 'nobody_at_all',
    viewer: { playerId: asker?.playerId ?? null, moderates: false },
  }));
  let answers: unknown[] = [];
  const read = await rowsRead(api.app.pool, async () => {
    const rows = await Promise.all(asked.map((question) => askProfile(api.app, question)));
    answers = rows.map((row) => row && [row.id, row.isFriend]);
  });
  expect(answers).toEqual([
    [owner.playerId, true],
    [stranger.playerId, false],
    [owner.playerId, false],
    [owner.playerId, false],
    undefined,
    [friend.playerId, true],
  ]);
  expect(new Set(read.map(({ sql }) => sql)).size).toBe(1);
});
