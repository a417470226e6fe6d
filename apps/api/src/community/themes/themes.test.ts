import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { COVER, themeData, themeIds } from '@hoshikraft/shared';
import { addPlayer, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let player: Player;
let other: Player;
beforeAll(async () => {
  api = await createTestApp();
  [player, other] = [await addPlayer(api, 0), await addPlayer(api, 0)];
});
afterAll(() => api.close());

const get = async (path: string, as: Player) => {
  const { status, body } = await api.request<{ current: string; items: { id: string; data?: object }[] }>(
    'GET',
    `/api/cabinet/${path}`,
    { as },
  );
  expect([path, status]).toEqual([path, 200]);
  return body;
};
const set = (path: string, id: string, as = player) =>
  api.request<object>('POST', `/api/cabinet/${path}/set/${id}`, { as });

test('a theme is selected from all, stored for the account and returned with its state', async () => {
  const before = await get('theme', player);
  expect(before.current).toBe('octarine');
  expect(before.items).toEqual(themeIds.map((id) => ({ id, data: themeData[id] })));
  expect((await set('theme', 'sakura')).body).toEqual({ theme: 'sakura' });
  expect((await get('theme', player)).current).toBe('sakura');
  expect((await api.request<{ theme: string }>('GET', '/api/main', { as: player })).body.theme).toBe('sakura');
  expect((await get('theme', other)).current).toBe('octarine');
  expect((await api.request<{ theme: string }>('GET', '/api/main')).body.theme).toBe('octarine');
});

describe.each(Object.entries(COVER))('the %s of a cover', (part, ids) => {
  test('is one of the listed ones, and everyone sees it on the profile', async () => {
    const seen = async () => {
      const { body } = await api.request<{ cover: object }>('GET', `/api/user/profile/${player.login}`);
      return body.cover;
    };
    for (const id of ids) {
      const { status, body } = await set(`profile-theme/${part}`, id);
      expect([id, status]).toEqual([id, 200]);
      expect(body).toMatchObject({ [part]: id });
      expect(await seen()).toEqual(body);
      expect(await get(`profile-theme/${part}`, player)).toEqual({
        current: id,
        items: ids.map((one) => ({ id: one })),
      });
    }
    expect((await get(`profile-theme/${part}`, other)).current).toBe(ids[0]);
  });
});

test.each(['theme', 'profile-theme/art', 'profile-theme/glow', 'profile-theme/style'])(
  'an unknown choice of %s is not found, in the language of the caller, and changes nothing',
  async (path) => {
    const before = await get(path, player);
    for (const id of ['matcha-2', 'none-such', '0']) {
      expect([id, refusal(await set(path, id))]).toMatchObject([id, { status: 404 }]);
    }
    expect(refusal(await set(path, '%00'))).toMatchObject({ status: 400 });
    expect(await get(path, player)).toEqual(before);
    expect(refusal(await api.request('GET', `/api/cabinet/${path}`))).toMatchObject({ status: 401 });
  },
);
