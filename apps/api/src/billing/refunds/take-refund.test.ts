import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { ban } from '../../../testing/launcher.ts';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';
import { addPlayer, balance, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { gameCaller } from '../../game/bridge/testing/game-caller.ts';
import { addWipe, buyFromStore, listActiveGrants, reasons, take, getRefund } from './testing/wipes.ts';

type Schemas = components['schemas'];

const RICH = 100_000_000;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterEach(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});
afterAll(() => api.close());

const listRefundDeliveries = (as: Player) =>
  api.app.db
    .selectFrom('deliveries')
    .select(['action', 'args', 'status'])
    .where('player_id', '=', as.playerId)
    .orderBy('seq')
    .execute();

test('a purchase before a wipe is refunded in full: money, role, delivery and history', async () => {
  const player = await addPlayer(api, RICH);
  const { orderId, grantId, roleId, price } = await buyFromStore(api, player, { ago: '1 day' });
  const wipeId = await addWipe(api);
  const refund = await getRefund(api, player, wipeId);
  expect(refund).toMatchObject({ serverId: 'hitech', state: 'open', taken: null, price: { final: price } });
  expect(refund.lines).toMatchObject([{ id: orderId, kind: 'purchase', amount: price, reason: null }]);
  expect(refund.roles).toMatchObject([{ role: { id: roleId }, change: 'ends', expiresAt: null }]);
  expect(await balance(api, player)).toBe(RICH - price);

  const answer = await take(api, player, wipeId, price);
  expect(answer.body).toMatchObject({ balance: RICH, refund: { amount: price } });
  expect(answer.body.refund.deliveries).toMatchObject([
    { role: { id: roleId }, given: false, delivery: { status: 'queued' } },
  ]);
  expect(await balance(api, player)).toBe(RICH);
  expect(await listActiveGrants(api, player)).toEqual([]);
  expect((await listRefundDeliveries(player)).map(({ action, args }) => [action, args])).toMatchObject([
    ['role.grant', { roleId }],
    ['role.revoke', { roleId }],
  ]);
  const after = await getRefund(api, player, wipeId);
  expect(after).toMatchObject({
    state: 'taken',
    price: { final: 0 },
    roles: [],
    taken: { refundId: answer.body.refund.refundId },
  });
  expect(reasons(after)).toEqual({ [orderId]: 'refunded' });
  const roles = await api.request<Schemas['CabinetRoleList']>('GET', '/api/cabinet/roles', { as: player });
  expect(roles.body.items).toMatchObject([{ grantId, state: 'refunded' }]);
  const headers = { 'accept-language': 'en' };
  const lines = await api.request<Schemas['MoneyHistory']>('GET', '/api/user/history/money', { as: player, headers });
  expect(lines.body.items[0]).toMatchObject({ kind: 'order_refund', amount: price });
  expect(lines.body.items[0]?.description).toMatch(/^Refund after the wipe of HiTech: /);
});

test('the game server revokes the role, and the page shows the state of that delivery', async () => {
  const player = await addPlayer(api, RICH);
  const { roleId, price } = await buyFromStore(api, player, { ago: '1 day', serverId: 'magic-rpg' });
  const wipeId = await addWipe(api, '0', 'magic-rpg');
  await take(api, player, wipeId, price);
  const server = await gameCaller(api, 'magic-rpg');
  const carried: unknown[] = [];
  for (let beat = 0; beat < 3; beat += 1) {
    const { deliveries } = (await server.heartbeat()).body;
    carried.push(...deliveries.map(({ action, args }) => [action, 'roleId' in args && args.roleId]));
    if (deliveries.length === 0) break;
    await server.ack(deliveries.map(({ id, leaseId }) => ({ id, leaseId, status: 'done' as const, code: null })));
  }
  expect(carried).toEqual([
    ['role.grant', roleId],
    ['role.revoke', roleId],
  ]);
  const { taken } = await getRefund(api, player, wipeId);
  expect(taken?.deliveries).toMatchObject([{ given: false, delivery: { status: 'delivered' } }]);
});

test('another expected sum is refused with the current one, and nothing changes', async () => {
  const player = await addPlayer(api, RICH);
  const { price } = await buyFromStore(api, player, { ago: '1 day' });
  const wipeId = await addWipe(api);
  for (const expected of [0, price - 1, price + 1]) {
    const answer = await take<Schemas['Error']>(api, player, wipeId, expected);
    expect(refusal(answer)).toEqual({ status: 409, code: 5, type: 'refund_changed' });
    expect(answer.body.details?.price).toMatchObject({ base: price, final: price });
  }
  expect(await balance(api, player)).toBe(RICH - price);
  expect(await listActiveGrants(api, player)).toHaveLength(1);
  expect(await listRefundDeliveries(player)).toHaveLength(1);
});

test.each([-1, 0.5, 1e999, '5', null])('the sum %p is invalid', async (expectedPrice) => {
  const player = await addPlayer(api, RICH);
  const { price } = await buyFromStore(api, player, { ago: '1 day' });
  const body = { wipeId: await addWipe(api), expectedPrice };
  const answer = await api.request('POST', '/api/cabinet/refund', { as: player, body, idempotencyKey: true });
  expect(answer.status).toBe(400);
  expect(await balance(api, player)).toBe(RICH - price);
});

test('a hundred concurrent refunds with different keys: one succeeds', async () => {
  const player = await addPlayer(api, RICH);
  const { price } = await buyFromStore(api, player, { ago: '1 day' });
  const wipeId = await addWipe(api);
  const answers = await Promise.all(Array.from({ length: 100 }, () => take(api, player, wipeId, price)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(refusal)).toEqual(
    Array.from({ length: 99 }, () => ({ status: 409, code: 5, type: 'refund_taken' })),
  );
  expect(await balance(api, player)).toBe(RICH);
});

test('a future or unknown wipe is not found; one whose refund period is over is refused', async () => {
  const player = await addPlayer(api, RICH);
  const { price } = await buyFromStore(api, player, { ago: '15 days' });
  const types = [];
  for (const wipeId of [
    await addWipe(api, '-1 hour'),
    'f7a1b1de-0000-4000-8000-000000000000',
    await addWipe(api, '14 days 1 minute'),
    await addWipe(api, '13 days 23 hours 59 minutes', 'techno-magic-sky'),
  ]) {
    types.push(refusal(await take(api, player, wipeId, price)).type);
  }
  expect(types).toEqual(['not_found', 'not_found', 'refund_over', 'nothing_to_refund']);
  expect(await balance(api, player)).toBe(RICH - price);
});

test('orders that are not refunded have a reason', async () => {
  const [player, friend] = [await addPlayer(api, RICH), await addPlayer(api, RICH)];
  const wipeId = await addWipe(api, '3 days', 'techno-magic-rpg');
  const here = { serverId: 'techno-magic-rpg' };
  const early = await buyFromStore(api, player, { ...here, ago: '17 days 1 minute' });
  const within = await buyFromStore(api, player, {
    ...here,
    index: 1,
    mode: 'stack',
    ago: '16 days 23 hours 59 minutes',
  });
  const late = await buyFromStore(api, player, { ...here, index: 2, mode: 'stack', ago: '2 days 23 hours 59 minutes' });
  const gift = await buyFromStore(api, player, { ...here, recipient: friend.login, ago: '4 days' });
  const unbanned = await ban(api, { playerId: player.playerId, price: 500, server: 'techno-magic-rpg' });
  const unban = { banId: unbanned, expectedPrice: 500 };
  await api.request('POST', '/api/ban/unban', { as: player, body: unban, idempotencyKey: true });
  const refund = await getRefund(api, player, wipeId);
  const { [within.orderId]: back, ...kept } = reasons(refund);
  expect(back).toBeNull();
  expect(kept).toEqual({
    [early.orderId]: 'before',
    [late.orderId]: 'after',
    [gift.orderId]: 'gift',
    [refund.lines.find(({ kind }) => kind === 'unban')?.id ?? '']: 'service',
  });
  expect(refund.price.final).toBe(within.price);
  // A received gift is not refunded to its receiver either.
  expect((await getRefund(api, friend, wipeId)).lines).toEqual([]);
  await take(api, player, wipeId, within.price);
  expect((await listActiveGrants(api, player)).map(([grantId]) => grantId).sort()).toEqual(
    [early.grantId, late.grantId].sort(),
  );
  expect(await listActiveGrants(api, friend)).toHaveLength(1);
});

test('an extension is refunded alone, and the game server receives the previous end of the role', async () => {
  const player = await addPlayer(api, RICH);
  const early = await buyFromStore(api, player, { ago: '20 days' });
  const [[, end] = []] = await listActiveGrants(api, player);
  const extended = await buyFromStore(api, player, { mode: 'extend', ago: '1 day' });
  const wipeId = await addWipe(api);
  const refund = await getRefund(api, player, wipeId);
  expect(refund.roles).toMatchObject([{ change: 'changes', expiresAt: end }]);
  await take(api, player, wipeId, extended.price);
  expect(await listActiveGrants(api, player)).toEqual([[early.grantId, end]]);
  expect((await listRefundDeliveries(player)).at(-1)).toMatchObject({ action: 'role.grant', args: { until: end } });
});

test('an upgrade is refunded, and the role that it replaced is active again', async () => {
  const player = await addPlayer(api, RICH);
  const lower = await buyFromStore(api, player, { ago: '20 days' });
  const upgrade = await buyFromStore(api, player, { index: 2, ago: '1 day' });
  const wipeId = await addWipe(api);
  const refund = await getRefund(api, player, wipeId);
  expect(refund.roles.map(({ change }) => change).sort()).toEqual(['ends', 'returns']);
  await take(api, player, wipeId, upgrade.price);
  const returned = refund.roles.find(({ change }) => change === 'returns')?.expiresAt;
  expect(await listActiveGrants(api, player)).toEqual([[lower.grantId, returned]]);
});

test('role, extension, upgrade and stack of the same days are refunded together, and each ended role is revoked once', async () => {
  const player = await addPlayer(api, RICH);
  await buyFromStore(api, player, { ago: '9 days' });
  await buyFromStore(api, player, { mode: 'extend', ago: '8 days' });
  const upgrade = await buyFromStore(api, player, { index: 2, ago: '7 days' });
  const stacked = await buyFromStore(api, player, { index: 1, mode: 'stack', period: 'forever', ago: '6 days' });
  const before = await listRefundDeliveries(player);
  const wipeId = await addWipe(api);
  const { price, lines } = await getRefund(api, player, wipeId);
  expect(lines).toHaveLength(4);
  expect((await take(api, player, wipeId, price.final)).body.balance).toBe(RICH);
  expect(await listActiveGrants(api, player)).toEqual([]);
  const deliveries = (await listRefundDeliveries(player)).slice(before.length);
  expect(deliveries.map(({ action, args }) => [action, (args as { roleId: string }).roleId]).sort()).toEqual(
    [upgrade.roleId, stacked.roleId].map((roleId) => ['role.revoke', roleId]).sort(),
  );
});

test('of two wipes with overlapping windows the second refunds only what the first has not refunded', async () => {
  const player = await addPlayer(api, RICH);
  const server = { serverId: 'techno-magic-sky' };
  const first = await buyFromStore(api, player, { ...server, ago: '9 days' });
  const [one, other] = [
    await addWipe(api, '8 days', 'techno-magic-sky'),
    await addWipe(api, '2 days', 'techno-magic-sky'),
  ];
  const second = await buyFromStore(api, player, { ...server, index: 1, mode: 'stack', ago: '5 days' });
  expect(reasons(await getRefund(api, player, one))).toEqual({ [first.orderId]: null, [second.orderId]: 'after' });
  expect((await getRefund(api, player, other)).price.final).toBe(first.price + second.price);
  const both = await Promise.all([
    take(api, player, one, first.price),
    take(api, player, other, first.price + second.price),
  ]);
  const isFirst = both[0].status === 200;
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await balance(api, player)).toBe(isFirst ? RICH - second.price : RICH);
  if (!isFirst) return;
  expect(reasons(await getRefund(api, player, other))).toEqual({ [first.orderId]: 'refunded', [second.orderId]: null });
  expect((await take(api, player, other, second.price)).body.balance).toBe(RICH);
});

test('the wipe of another server and the orders of another player are not refunded', async () => {
  const [player, other] = [await addPlayer(api, RICH), await addPlayer(api, RICH)];
  const { price } = await buyFromStore(api, player, { ago: '1 day', serverId: 'magic-rpg' });
  const wipeId = await addWipe(api);
  for (const as of [player, other]) {
    expect(refusal(await take(api, as, wipeId, price)).type).toBe('nothing_to_refund');
  }
  expect((await getRefund(api, other, wipeId)).state).toBe('nothing');
});
