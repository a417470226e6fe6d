import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { HOUR_MS } from '@hoshikraft/shared';
import { buy, giveMoney } from '../../../../testing/players.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { lookCaller } from '../../../community/appearance/testing/look-caller.ts';
import { plainLook } from '../../../community/appearance/testing/look-files.ts';
import { befriend } from '../../../community/profiles/testing/public-player.ts';
import { contentOf, create } from '../../../content/documents/testing/drafts.ts';
import { gameCaller } from '../../../game/bridge/testing/game-caller.ts';
import { createChatUser } from '../../two-factor/testing/chat-user.ts';
import { turnOnApp } from '../../two-factor/testing/authenticator-app.ts';

const SERVER = 'hitech';

/** Adds a player with rows in many tables, and everything from which they could be told. */
export async function addKnownPlayer(api: TestApp) {
  const fox = await api.signUp({ login: 'Zorua_Illusion', email: 'zorua.illusion@fox.example' });
  const friend = await api.signUp();
  const { playerId, login } = fox;
  const [telegram, vk] = [createChatUser(api, 'telegram'), createChatUser(api, 'vk')];
  await telegram.link(fox, 'service');
  await vk.link(fox);
  await turnOnApp(api, fox);
  await api.request('POST', '/api/user/auth/login', {
    body: { login, password: fox.password, browser: { userAgent: 'ZoruaBrowser/7.1' } },
    headers: { 'user-agent': 'ZoruaBrowser/7.1' },
    remoteAddress: '198.51.100.77',
  });
  await api.app.pool.query(
    `UPDATE sessions SET address_prefix = '198.51.100.0/24', user_agent = 'ZoruaBrowser/7.1' WHERE player_id = $1`,
    [playerId],
  );
  await api.request('POST', '/api/user/reset', { body: { login: fox.email } });
  const looks = lookCaller(
    () => api,
    () => fox,
  );
  await looks.upload('skin', await plainLook('#8c1d40').toBuffer());
  await looks.upload('cape', await plainLook('#8c1d41', 64, 32).toBuffer());
  await looks.upload('avatar', await plainLook('#8c1d42', 80).toBuffer());
  await befriend(api, fox, friend);
  await api.request('POST', '/api/user/profile/like', { as: friend, body: { nickname: login, liked: true } });
  await giveMoney(api, playerId, 1_000_000);
  const price = await api.app.pool.query<{ role_id: string; amount: string }>(
    `SELECT role_id, amount FROM role_prices WHERE period = 'month' AND role_id LIKE '${SERVER}%' ORDER BY amount LIMIT 1`,
  );
  const order = { roleId: price.rows[0]?.role_id, expectedPrice: Number(price.rows[0]?.amount), period: 'month' };
  expect((await buy(api, fox, { ...order, mode: 'buy' })).status).toBe(200);
  const game = await gameCaller(api, SERVER);
  const at = api.clock.now().getTime();
  const [joinedAt, leftAt] = [new Date(at - 2 * HOUR_MS).toISOString(), new Date(at - HOUR_MS).toISOString()];
  await game.events({
    sessions: [{ id: randomUUID(), login, joinedAt, leftAt, afkSeconds: 0 }],
    counters: [],
    reportedAt: leftAt,
  });
  await api.app.pool.query(
    `INSERT INTO bans (player_id, login_key, banned_by, ban_reason, banned_at, lifted_at)
     VALUES ($1, lower($2), $2, 'griefing', now(), now())`,
    [playerId, login],
  );
  await api.app.pool.query(
    `INSERT INTO ledger_accounts (player_id, server_id, kind, balance) VALUES ($1, $2, 'coins', 77)
    ON CONFLICT DO NOTHING`,
    [playerId, SERVER],
  );
  await api.app.pool.query(`UPDATE players SET groups = '{player,editor}' WHERE id = $1`, [playerId]);
  const written = await create(api, fox, { content: contentOf('Foxes'), state: 'published' });
  return {
    fox,
    friend,
    slug: written.body.slug,
    traces: [login, fox.email, 'zorua', telegram.senderId, vk.senderId, '198.51.100.', 'Mira'],
  };
}
