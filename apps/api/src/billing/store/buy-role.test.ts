import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { ban } from '../../../testing/launcher.ts';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';
import { addPlayer, balance, buy, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let prices: Record<string, number>;
const role = (name: string) => `hitech-${name}`;
let ladder: string[];

beforeAll(async () => {
  api = await createTestApp();
  const roles = await api.app.db
    .selectFrom('roles')
    .innerJoin('role_prices', 'role_prices.role_id', 'roles.id')
    .select(['roles.id', 'role_prices.period', 'role_prices.amount'])
    .where('server_id', '=', 'hitech')
    .orderBy('tier')
    .execute();
  prices = Object.fromEntries(roles.map(({ id, period, amount }) => [`${id} ${period}`, amount]));
  ladder = [...new Set(roles.map(({ id }) => id))];
});
afterEach(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});
afterAll(() => api.close());

const step = (index: number): string => ladder[index] ?? role('missing');
const listPrice = (roleId: string, period: string): number => prices[`${roleId} ${period}`] ?? Number.NaN;
const wish = (roleId: string, period = 'month', mode = 'buy', more: object = {}) => ({
  roleId,
  period,
  mode,
  expectedPrice: listPrice(roleId, period),
  ...more,
});
const grantsOf = (player: Player) =>
  api.app.db
    .selectFrom('grants')
    .select(['id', 'role_id', 'state', 'expires_at', 'gift_from'])
    .where('player_id', '=', player.playerId)
    .orderBy('created_at')
    .execute();
const deliveriesTo = (player: Player) =>
  api.app.db
    .selectFrom('deliveries')
    .select(['action', 'args', 'status', 'server_id', 'login', 'grant_id', 'expires_at'])
    .where('player_id', '=', player.playerId)
    .orderBy('seq')
    .execute();

test('a purchase charges, grants and enqueues a delivery', async () => {
  const player = await addPlayer(api, 100_000);
  const answer = await buy(api, player, wish(step(0)));
  expect(answer.status).toBe(200);
  const { body } = answer;
  const until = body.grant.expiresAt as string;
  expect(new Date(until).getTime() - api.clock.now().getTime()).toBeGreaterThan(31 * DAY_MS - 60_000);
  expect(body).toMatchObject({
    balance: 100_000 - listPrice(step(0), 'month'),
    price: { base: listPrice(step(0), 'month'), discount: null, final: listPrice(step(0), 'month'), currency: 'RUB' },
    grant: { state: 'active' },
    delivery: { status: 'queued' },
  });
  expect(await balance(api, player)).toBe(body.balance);
  expect(await deliveriesTo(player)).toMatchObject([
    {
      action: 'role.grant',
      args: { roleId: step(0), until },
      status: 'queued',
      server_id: 'hitech',
      login: player.login,
      grant_id: body.grant.id,
      expires_at: new Date(until),
    },
  ]);
});

test('a higher role replaces the old one, is reduced by its remaining value, and the game server receives both commands', async () => {
  const player = await addPlayer(api, 1_000_000);
  const old = (await buy(api, player, wish(step(0), 'forever'))).body.grant.id;
  const worth = listPrice(step(0), 'forever');
  const base = listPrice(step(2), 'forever');
  const fresh = await buy(api, player, wish(step(2), 'forever', 'buy', { expectedPrice: base - worth }));
  expect(fresh.body.price).toMatchObject({
    base,
    discount: { amount: worth, reason: 'active_role' },
    final: base - worth,
  });
  expect(fresh.body.grant.expiresAt).toBeNull();
  expect(await grantsOf(player)).toMatchObject([
    { id: old, state: 'replaced' },
    { id: fresh.body.grant.id, state: 'active', expires_at: null },
  ]);
  expect((await deliveriesTo(player)).slice(1)).toMatchObject([
    { action: 'role.revoke', args: { roleId: step(0) }, grant_id: old },
    { action: 'role.grant', args: { roleId: step(2), until: null }, grant_id: fresh.body.grant.id },
  ]);
});

test('extending adds the period to the end and keeps the grant', async () => {
  const player = await addPlayer(api, 1_000_000);
  const first = (await buy(api, player, wish(step(1)))).body.grant;
  const more = (await buy(api, player, wish(step(1), 'three_months', 'extend'))).body.grant;
  expect(more.id).toBe(first.id);
  expect(Date.parse(more.expiresAt as string) - Date.parse(first.expiresAt as string)).toBe(93 * DAY_MS);
  expect(await deliveriesTo(player)).toMatchObject([
    { args: { until: first.expiresAt } },
    { action: 'role.grant', args: { roleId: step(1), until: more.expiresAt } },
  ]);
});

test('a second role can be active beside the first', async () => {
  const player = await addPlayer(api, 1_000_000);
  await buy(api, player, wish(step(1)));
  expect((await buy(api, player, wish(step(0), 'month', 'stack'))).status).toBe(200);
  expect(await grantsOf(player)).toMatchObject([
    { role_id: step(1), state: 'active' },
    { role_id: step(0), state: 'active' },
  ]);
});

test('a gift is paid by the giver and delivered to the receiver, whatever the letter case of the login', async () => {
  const giver = await addPlayer(api, 1_000_000);
  const friend = await addPlayer(api, 0);
  const recipient = ` ${friend.login.toUpperCase()}\u200B `;
  const answer = await buy(api, giver, wish(step(3), 'month', 'buy', { recipient }));
  expect(answer.body.balance).toBe(1_000_000 - listPrice(step(3), 'month'));
  expect(await balance(api, friend)).toBe(0);
  expect(await grantsOf(giver)).toEqual([]);
  expect(await grantsOf(friend)).toMatchObject([{ role_id: step(3), gift_from: giver.playerId }]);
  expect(await deliveriesTo(friend)).toMatchObject([{ action: 'role.grant', login: friend.login }]);
});

test('a gift never ends a role of the receiver', async () => {
  const giver = await addPlayer(api, 1_000_000);
  const friend = await addPlayer(api, 1_000_000);
  await buy(api, friend, wish(step(0)));
  const given = await buy(api, giver, wish(step(3), 'month', 'buy', { recipient: friend.login }));
  expect(refusal(given)).toEqual({ status: 409, code: 5, type: 'role_active' });
  const stacked = await buy(api, giver, wish(step(3), 'month', 'stack', { recipient: friend.login }));
  expect(stacked.status).toBe(200);
  expect(await grantsOf(friend)).toMatchObject([{ state: 'active' }, { state: 'active' }]);
});

test('an upgrade names what it would lose, and ends no role but the one that was shown', async () => {
  const player = await addPlayer(api, 9_000_000);
  await buy(api, player, wish(step(2), 'forever'));
  const base = listPrice(step(3), 'month');
  const credit = listPrice(step(2), 'forever');
  const upgrade = (replaces: string | null) =>
    buy<{ details: { price: object } }>(api, player, wish(step(3), 'month', 'buy', { replaces, expectedPrice: 0 }));
  for (const replaces of [null, step(0)]) {
    const refused = await upgrade(replaces);
    expect(refusal(refused)).toEqual({ status: 409, code: 5, type: 'replaced_role_changed' });
    expect(refused.body.details.price).toMatchObject({
      base,
      discount: { amount: base, credit, lost: credit - base },
      final: 0,
    });
  }
  expect(await grantsOf(player)).toMatchObject([{ role_id: step(2), state: 'active' }]);
  expect((await upgrade(step(2))).status).toBe(200);
  expect(await grantsOf(player)).toMatchObject([{ state: 'replaced' }, { role_id: step(3), state: 'active' }]);
});

test.each([
  ['that server', 'hitech'],
  ['all servers', null],
])('a gift to a player who is banned on %s is refused with an error at the recipient', async (_where, server) => {
  const [giver, friend] = [await addPlayer(api, 1_000_000), await addPlayer(api, 1_000_000)];
  await ban(api, { playerId: friend.playerId, server, lasts: HOUR_MS });
  const gift = wish(step(0), 'month', 'buy', { recipient: friend.login });
  const refused = await buy(api, giver, gift);
  expect(refusal(refused)).toEqual({ status: 422, code: 1, type: 'recipient_banned' });
  expect(refused.body).toMatchObject({ details: { fields: { recipient: 'Этот игрок забанен на этом сервере.' } } });
  expect([await balance(api, giver), await grantsOf(friend)]).toEqual([1_000_000, []]);
  const own = await buy(api, friend, wish(step(0), 'month', 'buy', { recipient: friend.login }));
  expect(own.status).toBe(200);
});

test('a ban on another server or an expired ban does not prevent a gift', async () => {
  const [giver, friend] = [await addPlayer(api, 1_000_000), await addPlayer(api, 0)];
  await ban(api, { playerId: friend.playerId, server: 'magic-rpg' });
  await ban(api, { playerId: friend.playerId, server: 'hitech', lasts: -HOUR_MS });
  expect((await buy(api, giver, wish(step(0), 'month', 'buy', { recipient: friend.login }))).status).toBe(200);
});

test('a gift to oneself is a purchase', async () => {
  const player = await addPlayer(api, 1_000_000);
  await buy(api, player, wish(step(0), 'forever'));
  const expectedPrice = listPrice(step(1), 'forever') - listPrice(step(0), 'forever');
  const answer = await buy(api, player, wish(step(1), 'forever', 'buy', { recipient: player.login, expectedPrice }));
  expect(answer.status).toBe(200);
  expect(await grantsOf(player)).toMatchObject([{ state: 'replaced' }, { gift_from: null }]);
});

test('an upgrade that costs nothing makes no transfer', async () => {
  const player = await addPlayer(api, 1_000_000);
  await buy(api, player, wish(step(0), 'forever'));
  const left = await balance(api, player);
  const answer = await buy(api, player, wish(step(1), 'month', 'buy', { expectedPrice: 0 }));
  expect(answer.body).toMatchObject({ balance: left, price: { final: 0 }, delivery: { status: 'queued' } });
});

test('a purchase without enough money is refused with the missing amount', async () => {
  const player = await addPlayer(api, 100);
  const answer = await buy(api, player, wish(step(0)));
  expect(refusal(answer)).toEqual({ status: 409, code: 5, type: 'not_enough_money' });
  expect(answer.body).toMatchObject({ details: { missing: listPrice(step(0), 'month') - 100 } });
  expect(await grantsOf(player)).toEqual([]);
  expect(await deliveriesTo(player)).toEqual([]);
});

test('another expected price is refused with the current price', async () => {
  const player = await addPlayer(api, 1_000_000);
  const answer = await buy(api, player, wish(step(0), 'month', 'buy', { expectedPrice: 1 }));
  expect(refusal(answer)).toEqual({ status: 409, code: 5, type: 'price_changed' });
  expect(answer.body).toMatchObject({ details: { price: { final: listPrice(step(0), 'month') } } });
  expect(await balance(api, player)).toBe(1_000_000);
});

test.each([
  ['an unknown role', () => wish(role('nobody'), 'month', 'buy', { expectedPrice: 0 }), 404, 'not_found'],
  ['an unknown recipient', () => wish(step(0), 'month', 'buy', { recipient: 'nobody_here' }), 422, 'recipient_unknown'],
  ['extending nothing', () => wish(step(0), 'month', 'extend'), 409, 'role_not_active'],
  ['stacking on nothing', () => wish(step(0), 'month', 'stack'), 409, 'nothing_to_stack'],
])('%s is refused and nothing is charged', async (_name, order, status, type) => {
  const player = await addPlayer(api, 1_000_000);
  expect(refusal(await buy(api, player, order()))).toMatchObject({ status, type });
  expect(await balance(api, player)).toBe(1_000_000);
});

test('a role of one server does not affect another server', async () => {
  const player = await addPlayer(api, 3_000_000);
  await buy(api, player, wish(step(4)));
  const elsewhere = await api.app.db
    .selectFrom('roles')
    .innerJoin('role_prices', 'role_prices.role_id', 'roles.id')
    .select(['roles.id', 'role_prices.amount'])
    .where('roles.server_id', '!=', 'hitech')
    .where('role_prices.period', '=', 'month')
    .where('roles.tier', '=', 1)
    .executeTakeFirstOrThrow();
  const order = { roleId: elsewhere.id, period: 'month', mode: 'buy', expectedPrice: elsewhere.amount };
  expect((await buy(api, player, order, randomUUID())).status).toBe(200);
});
