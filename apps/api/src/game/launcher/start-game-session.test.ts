import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { ban, CLIENT, startGame } from '../../../testing/launcher.ts';
import { addPlayer, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { describedOperations } from '../../platform/http/description.ts';

type Schemas = components['schemas'];

let api: TestApp;
let player: Player;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  player = await addPlayer(api, 0);
});
afterAll(() => api.close());

const gameSessions = () =>
  api.app.db
    .selectFrom('sessions')
    .select(['id', 'server_id', 'ended_at'])
    .where('player_id', '=', player.playerId)
    .where('source', '=', 'game')
    .orderBy('created_at')
    .execute();

test('a game session has one player and one server, lasts a day, and is listed as game', async () => {
  const { status, body, headers } = await startGame(api, player);
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(body).toEqual({
    login: player.login,
    playerId: player.playerId,
    accessId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    accessToken: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    expiresAt: new Date(api.clock.now().getTime() + DAY_MS).toISOString(),
  });
  expect(await gameSessions()).toMatchObject([{ id: body.accessId, server_id: 'hitech', ended_at: null }]);
  const list = await api.request<Schemas['SessionList']>('GET', '/api/user/sessions', { as: player });
  expect(list.body.items.map(({ source, state }) => [source, state])).toContainEqual(['game', 'active']);
});

test('a game session does not authenticate any operation that requires a session', async () => {
  const { body: game } = await startGame(api, player);
  const behindSessions = describedOperations.filter(({ security }) => security.some((one) => 'accessId' in one));
  expect(behindSessions.length).toBeGreaterThan(15);
  for (const { method, url, operationId } of behindSessions) {
    const { status, body } = await api.request(method, url, { as: game });
    expect([operationId, status]).toEqual([operationId, 401]);
    expect(body).toMatchObject({ error_code: 8, details: { type: 'signed_out' } });
  }
});

test('a new game session ends the previous one on that server, and no other', async () => {
  const first = await startGame(api, player);
  const elsewhere = await startGame(api, player, CLIENT['magic-rpg']);
  const second = await startGame(api, player);
  const live = (await gameSessions()).filter(({ ended_at }) => ended_at === null).map(({ id }) => id);
  expect(new Set(live)).toEqual(new Set([elsewhere.body.accessId, second.body.accessId]));
  expect(live).not.toContain(first.body.accessId);
});

test('twenty concurrent starts all succeed and one session stays active', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => startGame(api, player)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect((await gameSessions()).filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
});

test('only its hash is stored, also with an idempotency key', async () => {
  const { body } = await api.request<Schemas['GameSession']>('POST', '/api/launcher/game-session', {
    as: player,
    body: { clientUuid: CLIENT.hitech },
    idempotencyKey: true,
  });
  for (const table of ['sessions', 'idempotency_keys'] as const) {
    const rows = await api.app.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(body.accessToken);
  }
  expect(api.log.join('\n')).not.toContain(body.accessToken);
});

test('an unknown client is not found', async () => {
  const unknown = await startGame(api, player, '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1fffff');
  expect(refusal(unknown)).toEqual({ status: 404, code: 4, type: 'not_found' });
});

test('a ban refuses the player on its server, with reason, end and price, and not on another', async () => {
  const id = await ban(api, { playerId: player.playerId, server: 'hitech', lasts: HOUR_MS, price: 19_900 });
  const refused = await startGame<Schemas['Error']>(api, player);
  expect(refusal(refused)).toEqual({ status: 403, code: 3, type: 'banned' });
  const now = api.clock.now();
  const end = new Date(now.getTime() + HOUR_MS);
  expect(refused.body.details?.ban).toEqual({
    id,
    server: 'hitech',
    banned_by: 'Volt_Sensei',
    ban_reason: 'griefing',
    rule: null,
    banned_at: now.toISOString(),
    unban_at: end.toISOString(),
    unbanPrice: 19_900,
  });
  expect(refused.body.details?.description).toMatch(
    /^Причина: griefing\. Бан выдан: Volt_Sensei\. Бан действует до .*UTC/,
  );
  expect(await gameSessions()).toEqual([]);
  expect((await startGame(api, player, CLIENT['magic-rpg'])).status).toBe(200);
  api.clock.advance(HOUR_MS);
  expect((await startGame(api, player)).status).toBe(200);
});

test('a ban on all servers refuses the player on every server, with an English message that it is permanent', async () => {
  await ban(api, { playerId: player.playerId, reason: '3.1, X-Ray.' });
  for (const clientUuid of Object.values(CLIENT)) {
    const { status, body } = await api.request<Schemas['Error']>('POST', '/api/launcher/game-session', {
      as: player,
      body: { clientUuid },
      headers: { 'accept-language': 'en' },
    });
    expect([status, body.error_message]).toEqual([403, 'You are banned']);
    expect(body.details?.description).toMatch(/^Reason: Cheats: X-Ray, rule\s3\.1\. .*The ban is permanent\./);
  }
});

test('a game session ends with the session that started it', async () => {
  const { body } = await startGame(api, player);
  expect((await gameSessions()).map(({ id, ended_at }) => [id, ended_at])).toEqual([[body.accessId, null]]);
  expect((await api.request('POST', '/api/user/auth/logout', { as: player })).status).toBe(200);
  expect((await gameSessions()).map(({ ended_at }) => ended_at)).toEqual([api.clock.now()]);
});
