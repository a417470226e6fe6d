import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { ban, CLIENT, startGame } from '../../../testing/launcher.ts';
import { addPlayer, buy, type Player } from '../../../testing/players.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { gameCaller } from './testing/game-caller.ts';
import type { GameCaller } from './testing/game-caller.ts';

type Schemas = components['schemas'];

let api: TestApp;
let hitech: GameCaller;
let magic: GameCaller;
let player: Player;
let game: Schemas['GameSession'];

beforeAll(async () => {
  api = await createTestApp();
  hitech = await gameCaller(api, 'hitech');
  magic = await gameCaller(api, 'magic-rpg');
});
beforeEach(async () => {
  player = await addPlayer(api, 100_000_000);
  game = (await startGame(api, player)).body;
});
afterAll(() => api.close());

const join = async (server: GameCaller, changes: Partial<Schemas['JoinRequest']> = {}) => {
  const { login, accessId, accessToken } = game;
  const answer = await server.call<Schemas['JoinResult']>('join', { login, accessId, accessToken, ...changes });
  expect(answer.status).toBe(200);
  return answer.body;
};

const seen = () =>
  api.app.db
    .selectFrom('sessions')
    .select(['last_seen_at', 'address_prefix'])
    .where('id', '=', game.accessId)
    .executeTakeFirstOrThrow();

test('a launched player joins the server it was launched for, as often as it takes', async () => {
  const look = { login: player.login, skin: expect.stringMatching(/^[0-9a-f]{24}$/), cape: null };
  const allowed = { allowed: true, playerId: player.playerId, login: player.login, roles: [] };
  expect(await join(hitech)).toMatchObject({ ...allowed, look });
  expect(await join(hitech, { login: player.login.toUpperCase() })).toMatchObject(allowed);
});

test('a join updates when and from where the session was last seen; the whole address is not stored', async () => {
  api.clock.advance(HOUR_MS);
  await join(hitech, { address: '203.0.113.77' });
  expect(await seen()).toEqual({ last_seen_at: api.clock.now(), address_prefix: '203.0.113.0/24' });
  await join(hitech, { address: 'not an address' });
  expect((await seen()).address_prefix).toBe('203.0.113.0/24');
});

test('roles are those held on that server now', async () => {
  const bought = await api.request<Schemas['StoreRoleList']>('GET', '/api/store/roles?server=hitech', { as: player });
  const role = bought.body.items[0];
  const month = role?.prices.find(({ period }) => period === 'month');
  await buy(api, player, { roleId: role?.id, period: 'month', mode: 'buy', expectedPrice: month?.amount });
  expect(await join(hitech)).toMatchObject({ roles: [role?.id] });
  game = (await startGame(api, player, CLIENT['magic-rpg'])).body;
  expect(await join(magic)).toMatchObject({ roles: [] });
  api.clock.advance(32 * DAY_MS);
  game = (await startGame(api, player)).body;
  expect(await join(hitech)).toMatchObject({ roles: [] });
});

test('a session for another server is refused there, and does not count as seen', async () => {
  const before = await seen();
  api.clock.advance(1000);
  expect(await join(magic)).toMatchObject({ allowed: false, reason: 'server' });
  expect(await seen()).toEqual(before);
});

test('a login, id or token of another player is refused, and so is a token of the site', async () => {
  const other = await addPlayer(api, 0);
  const theirs = (await startGame(api, other)).body;
  const forged: Partial<Schemas['JoinRequest']>[] = [
    { login: other.login },
    { accessId: theirs.accessId },
    { accessToken: theirs.accessToken },
    { accessToken: 'A'.repeat(43) },
    { accessToken: 'A' },
    { accessId: '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1fffff' },
    { accessId: player.accessId, accessToken: player.accessToken },
  ];
  for (const changes of forged) {
    expect([changes, await join(hitech, changes)]).toMatchObject([changes, { allowed: false, reason: 'session' }]);
  }
  // A caller without the token must not learn the server of the session.
  expect(await join(magic, { accessToken: 'A'.repeat(43) })).toMatchObject({ reason: 'session' });
});

test('an ended, replaced or expired session is refused', async () => {
  const { accessId, accessToken } = game;
  game = (await startGame(api, player)).body;
  expect(await join(hitech, { accessId, accessToken })).toMatchObject({ reason: 'session' });
  expect(await join(hitech)).toMatchObject({ allowed: true });
  api.clock.advance(DAY_MS);
  expect(await join(hitech)).toMatchObject({ reason: 'session' });
  game = (await startGame(api, player)).body;
  await api.request('POST', '/api/user/sessions/terminate', { as: player, body: { id: game.accessId } });
  expect(await join(hitech)).toMatchObject({ reason: 'session' });
});

test('a game session that started while its launcher signed out is refused', async () => {
  const ended = { ended_at: api.clock.now() };
  await api.app.db.updateTable('sessions').set(ended).where('id', '=', player.accessId).execute();
  expect(await join(hitech)).toMatchObject({ allowed: false, reason: 'session' });
});

test('a player banned after the launch of the game is refused with the reason of the ban', async () => {
  const id = await ban(api, { playerId: player.playerId, server: 'magic-rpg' });
  expect(await join(hitech)).toMatchObject({ allowed: true });
  await api.app.db.updateTable('bans').set({ server_id: null }).where('id', '=', id).execute();
  expect(await join(hitech)).toMatchObject({
    allowed: false,
    reason: 'banned',
    message: expect.stringMatching(/^Вы забанены\. Причина: griefing\..*Бан бессрочный\.$/),
  });
});

test('a join that is not signed, or signed for another call, is refused', async () => {
  const { login, accessId, accessToken } = game;
  const body = { login, accessId, accessToken };
  expect((await api.request('POST', '/api/game/join', { body })).status).toBe(401);
  expect((await hitech.call('join', body, { signedPath: '/api/game/events' })).status).toBe(401);
  expect((await hitech.call('join', body, { secret: 'guessed' })).status).toBe(401);
});
