import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addPlayer, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const revision = async (nickname?: string): Promise<string> => {
  const query = nickname === undefined ? '' : `?nickname=${nickname}`;
  return (await api.request<{ revision: string }>('GET', `/api/user/revision${query}`)).body.revision;
};
const hide = (as: Player, shownTo: string) =>
  api.request('POST', '/api/user/privacy/hide', { as, body: { part: 'playtime', shownTo } });
const set = (player: Player, columns: string) =>
  api.app.pool.query(`UPDATE players SET ${columns} WHERE id = $1`, [player.playerId]);

test('hiding and showing a part changes the revision of the player and of all players', async () => {
  const [player, other] = [await addPlayer(api, 0), await addPlayer(api, 0)];
  const [before, ofOther, all] = [await revision(player.login), await revision(other.login), await revision()];
  await hide(player, 'nobody');
  const hidden = [await revision(player.login.toUpperCase()), await revision()];
  expect(hidden[0]).not.toBe(before);
  expect(hidden[1]).not.toBe(all);
  await hide(player, 'everyone');
  expect(await revision(player.login)).not.toBe(hidden[0]);
  expect(await revision()).not.toBe(hidden[1]);
  expect(await revision(other.login)).toBe(ofOther);
});

test.each(["login = 'Renamed_one'", "cover_glow = 'sea-wave'", "groups = '{player,editor}'", 'friends = friends + 1'])(
  'what others see of a player, such as %s, changes their revision',
  async (columns) => {
    const player = await addPlayer(api, 0);
    const before = await revision(player.login);
    await set(player, columns);
    const login = columns.startsWith('login') ? 'Renamed_one' : player.login;
    expect(await revision(login)).not.toBe(before);
  },
);

test('data that is not shown does not', async () => {
  const player = await addPlayer(api, 0);
  const [before, all] = [await revision(player.login), await revision()];
  await set(player, "region = 'global', likes = likes + 1");
  expect([await revision(player.login), await revision()]).toEqual([before, all]);
});

test('a deleted player has no revision, and that of all players changes', async () => {
  const player = await addPlayer(api, 0);
  const all = await revision();
  await api.app.pool.query('DELETE FROM sessions WHERE player_id = $1', [player.playerId]);
  await api.app.pool.query('DELETE FROM players WHERE id = $1', [player.playerId]);
  expect(await revision()).not.toBe(all);
  expect(refusal(await api.request('GET', `/api/user/revision?nickname=${player.login}`))).toMatchObject({
    status: 404,
  });
});
