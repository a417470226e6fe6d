import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { addPlayer, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Schemas = components['schemas'];

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const profile = (nickname: string, as?: Player) =>
  api.request<Schemas['Profile']>('GET', `/api/user/profile/${nickname}`, as ? { as } : {});
const like = (as: Player, nickname: string, liked: boolean) =>
  api.request<Schemas['ProfileLikes']>('POST', '/api/user/profile/like', { as, body: { nickname, liked } });

test('likes are set, not toggled: one from each player, and none from oneself', async () => {
  const [owner, fan, other] = [await addPlayer(api, 0), await addPlayer(api, 0), await addPlayer(api, 0)];
  expect((await like(fan, owner.login.toUpperCase(), true)).body).toEqual({ liked: true, likes: 1 });
  expect((await like(fan, owner.login, true)).body).toEqual({ liked: true, likes: 1 });
  expect((await like(other, owner.login, true)).body).toEqual({ liked: true, likes: 2 });
  const asked = await Promise.all([profile(owner.login, fan), profile(owner.login, owner), profile(owner.login)]);
  expect(asked.map(({ body }) => [body.liked, body.likes])).toEqual([
    [true, 2],
    [false, 2],
    [false, 2],
  ]);
  expect((await like(fan, owner.login, false)).body).toEqual({ liked: false, likes: 1 });
  expect((await like(fan, owner.login, false)).body).toEqual({ liked: false, likes: 1 });
  expect(refusal(await like(owner, owner.login, true))).toMatchObject({ status: 409, type: 'own_profile' });
  expect(refusal(await like(fan, 'Nobody_here', true))).toMatchObject({ status: 404 });
});

test('many concurrent likes and unlikes on several nodes count each player once', async () => {
  const owner = await addPlayer(api, 0);
  const fans = await Promise.all(Array.from({ length: 12 }, () => addPlayer(api, 0)));
  const storm = fans.flatMap((fan) => [true, true, false, true].map((liked) => () => like(fan, owner.login, liked)));
  const answers = await Promise.all(storm.map((one) => one()));
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  await Promise.all(fans.map((fan, index) => like(fan, owner.login, index % 3 === 0)));
  expect((await profile(owner.login)).body.likes).toBe(4);
  const { rows } = await api.app.pool.query('SELECT 1 FROM profile_likes WHERE player_id = $1', [owner.playerId]);
  expect(rows).toHaveLength(4);
});

test('fifty concurrent likes of one player count once, and those of fifty players fifty times', async () => {
  const [owner, other] = [await addPlayer(api, 0), await addPlayer(api, 0)];
  const fans = await Promise.all(Array.from({ length: 50 }, () => addPlayer(api, 0)));
  const [first] = fans as [Player];
  const same = await Promise.all(fans.map(() => like(first, other.login, true)));
  expect(same.map(({ status, body }) => [status, body])).toEqual(fans.map(() => [200, { liked: true, likes: 1 }]));
  const all = await Promise.all(fans.map((fan) => like(fan, owner.login, true)));
  expect(all.map(({ body }) => body.likes).sort((left, right) => left - right)).toEqual(fans.map((_, nth) => nth + 1));
  expect((await profile(owner.login)).body.likes).toBe(50);
});
