import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { ban } from '../../../testing/launcher.ts';
import { addPlayer, type Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let viewer: Player;
let player: Player;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  viewer = await addPlayer(api, 0);
  player = await addPlayer(api, 0);
});

/** States of the player's bans as the list has them. */
const listStates = async (query = '') => {
  const { body } = await api.request<components['schemas']['BanList']>('GET', `/api/ban/list?${query}`, { as: viewer });
  return body.items.filter(({ login }) => login === player.login).map(({ state }) => state);
};

/** Changes a ban as another process would. */
const write = (text: string, values: unknown[] = []) => api.app.pool.query(text, values);

test('a ban, an unban or a new nickname shows in the next response', async () => {
  expect(await listStates()).toEqual([]);
  const id = await ban(api, { playerId: player.playerId });
  expect([await listStates(), await listStates()]).toEqual([['active'], ['active']]);
  await write('UPDATE bans SET lifted_at = $2 WHERE id = $1', [id, api.clock.now()]);
  expect(await listStates()).toEqual(['lifted']);
  player = { ...player, login: `${player.login}x` };
  await write('UPDATE players SET login = $2 WHERE id = $1', [player.playerId, player.login]);
  expect(await listStates()).toEqual(['lifted']);
});

test('a ban that expires or leaves the period leaves the list on time, without a write', async () => {
  await ban(api, { playerId: player.playerId, lasts: HOUR_MS });
  api.clock.advance(HOUR_MS - 1);
  expect([await listStates(), await listStates('state=active')]).toEqual([['active'], ['active']]);
  api.clock.advance(1);
  expect([await listStates(), await listStates('state=active')]).toEqual([['expired'], []]);
  api.clock.advance(DAY_MS - HOUR_MS);
  expect(await listStates('period=day')).toEqual(['expired']);
  api.clock.advance(1);
  expect(await listStates('period=day')).toEqual([]);
});
