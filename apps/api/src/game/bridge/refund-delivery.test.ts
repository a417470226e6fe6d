import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import { listLedgerFaults } from '../../billing/ledger/ledger-faults.ts';
import { balance, type Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { refundDelivery } from './refund-delivery.ts';
import { resendDelivery } from './resend-delivery.ts';
import { gameCaller } from './testing/game-caller.ts';
import { purchases } from './testing/purchases.ts';
import { deliveryOf } from './testing/queue-delivery.ts';

type Schemas = components['schemas'];

const START = 10_000_000;
let api: TestApp;
let store: Awaited<ReturnType<typeof purchases>>;
let player: Player;
beforeAll(async () => {
  api = await createTestApp();
  store = await purchases(api);
});
beforeEach(async () => {
  player = await store.newPlayer();
});
afterEach(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});
afterAll(() => api.close());

const refund = (id: string) => inTransaction(api.app.db, (trx) => refundDelivery(trx, id, api.clock.now()));
const resend = (id: string) => inTransaction(api.app.db, (trx) => resendDelivery(trx, id, api.clock.now()));
const buyDead = async (...[as, wish]: Parameters<typeof store.buy>) => {
  const bought = await store.buy(as, wish);
  await store.markDead(bought.deliveryId);
  return bought;
};

test('the order is refunded, the role ends, and the history has the reason', async () => {
  const { deliveryId, grantId, price } = await buyDead(player);
  expect(await refund(deliveryId)).toMatchObject({ payer: player.login, amount: price });
  expect(await balance(api, player)).toBe(START);
  expect(await deliveryOf(api, deliveryId)).toMatchObject({ status: 'refunded' });
  const roles = await api.request<Schemas['CabinetRoleList']>('GET', '/api/cabinet/roles', { as: player });
  expect(roles.body.items.map((role) => [role.grantId, role.state])).toEqual([[grantId, 'refunded']]);
  const history = await api.request<Schemas['MoneyHistory']>('GET', '/api/user/history/money', { as: player });
  expect(history.body.items[0]).toMatchObject({ kind: 'order_refund', amount: price });
  expect(history.body.items[0]?.description).toMatch(/^Возврат: «.+» на 31 день не выдана, HiTech$/);
  // An acknowledgement may have been lost: the game server revokes a role that it may have granted.
  expect((await store.deliveriesOf(player)).at(-1)).toMatchObject({ action: 'role.revoke', status: 'queued' });
  expect((await store.buy(player)).price).toBe(price);
});

test('of ten concurrent refunds one succeeds, and a later one is refused', async () => {
  const { deliveryId } = await buyDead(player);
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => refund(deliveryId)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(refund(deliveryId)).rejects.toThrow('already refunded');
  await expect(resend(deliveryId)).rejects.toThrow('already refunded');
  expect(await balance(api, player)).toBe(START);
});

test('of a concurrent refund and resend one succeeds', async () => {
  const { deliveryId, price } = await buyDead(player);
  const results = await Promise.allSettled([refund(deliveryId), resend(deliveryId)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refunded = (await deliveryOf(api, deliveryId)).status === 'refunded';
  expect(await balance(api, player)).toBe(refunded ? START : START - price);
});

test('a gift is refunded to the giver', async () => {
  const giver = await store.newPlayer();
  const { deliveryId, price } = await buyDead(giver, { recipient: player.login });
  expect(await refund(deliveryId)).toMatchObject({ payer: giver.login, amount: price });
  expect([await balance(api, giver), await balance(api, player)]).toEqual([START, START]);
});

test('a refunded extension ends its period and leaves the role until its earlier end', async () => {
  const first = await store.buy(player);
  await store.settle(first.deliveryId);
  const second = await buyDead(player, { mode: 'extend' });
  await refund(second.deliveryId);
  expect(await store.grant(first.grantId)).toMatchObject({
    state: 'active',
    expires_at: new Date(String(first.endsAt)),
  });
  const correction = (await store.deliveriesOf(player)).at(-1);
  expect(correction).toMatchObject({ action: 'role.grant', args: { until: first.endsAt }, order_id: first.orderId });
  await store.markDead(String(correction?.id));
  await expect(refund(String(correction?.id))).rejects.toThrow('was delivered by delivery');
  expect(await balance(api, player)).toBe(START - first.price);
  expect((await store.buy(player, { mode: 'extend' })).endsAt).toBe(second.endsAt);
});

test('periods are refunded from the last one, and not those that a later delivery gave', async () => {
  const first = await buyDead(player);
  const second = await buyDead(player, { mode: 'extend' });
  await expect(refund(first.deliveryId)).rejects.toThrow(
    `Refund the later delivery of this privilege first: ${second.deliveryId}`,
  );
  await store.settle(second.deliveryId);
  await expect(refund(first.deliveryId)).rejects.toThrow('was delivered by delivery');
  expect(await balance(api, player)).toBe(START - first.price - second.price);
});

test('a refunded upgrade restores the replaced role with the time it had left', async () => {
  const low = await store.buy(player);
  await store.settle(low.deliveryId);
  api.clock.advance(10 * DAY_MS);
  const high = await buyDead(player, { role: 1 });
  expect(high.price).toBeGreaterThan(0);
  await expect(resend(low.deliveryId)).rejects.toThrow('was completed');
  api.clock.advance(2 * DAY_MS);
  await refund(high.deliveryId);
  expect(await balance(api, player)).toBe(START - low.price);
  const until = new Date(new Date(String(low.endsAt)).getTime() + 2 * DAY_MS);
  expect(await store.grant(low.grantId)).toMatchObject({ state: 'active', replaced_at: null, expires_at: until });
  expect(await store.grant(high.grantId)).toMatchObject({ state: 'refunded' });
  const deliveries = (await store.deliveriesOf(player)).slice(-2);
  expect(deliveries.find(({ grant_id }) => grant_id === high.grantId)).toMatchObject({ action: 'role.revoke' });
  expect(deliveries.find(({ grant_id }) => grant_id === low.grantId)).toMatchObject({
    action: 'role.grant',
    args: { until: until.toISOString() },
    order_id: low.orderId,
  });
  expect((await store.buy(player, { role: 1 })).price).toBe(high.price);
});

test('a role whose value was used for an upgrade, and an upgrade of a role that was bought again, are not refunded', async () => {
  const low = await buyDead(player);
  const high = await buyDead(player, { role: 1 });
  await expect(refund(low.deliveryId)).rejects.toThrow('was upgraded');
  const again = await store.buy(player, { mode: 'stack' });
  await expect(refund(high.deliveryId)).rejects.toThrow('again');
  expect(await store.grant(low.grantId)).toMatchObject({ state: 'replaced', expires_at: new Date(String(low.endsAt)) });
  expect(await balance(api, player)).toBe(START - low.price - high.price - again.price);
});

test('a late acknowledgement counts until the refund', async () => {
  const hitech = await gameCaller(api, 'hitech');
  const sold = [await store.buy(player), await store.buy(await store.newPlayer())];
  const { body } = await hitech.heartbeat();
  const ack = async (deliveryId: string) => {
    const leaseId = String(body.deliveries.find(({ id }) => id === deliveryId)?.leaseId);
    return (await hitech.ack([{ id: deliveryId, leaseId, status: 'done', code: null }])).body[0]?.result;
  };
  const [given, paidBack] = sold.map(({ deliveryId }) => deliveryId) as [string, string];
  await store.markDead(given);
  await store.markDead(paidBack);
  await refund(paidBack);
  expect([await ack(given), await ack(paidBack)]).toEqual(['accepted', 'stale']);
  expect(await deliveryOf(api, given)).toMatchObject({ status: 'done', code: null, done_at: api.clock.now() });
  expect(await deliveryOf(api, paidBack)).toMatchObject({ status: 'refunded' });
  await expect(refund(given)).rejects.toThrow('was completed');
  const roles = await api.request<Schemas['CabinetRoleList']>('GET', '/api/cabinet/roles', { as: player });
  expect(roles.body.items[0]?.delivery).toEqual({ id: given, status: 'delivered' });
});

test('a role that expired before its delivery is refunded, and the game server gets no command', async () => {
  const { deliveryId } = await buyDead(player);
  api.clock.advance(40 * DAY_MS);
  await refund(deliveryId);
  expect(await balance(api, player)).toBe(START);
  expect(await store.deliveriesOf(player)).toHaveLength(1);
});

test('a delivered, leased, free or unknown delivery is refused', async () => {
  const { deliveryId } = await store.buy(player);
  await expect(refund(deliveryId)).rejects.toThrow('still in progress');
  await store.settle(deliveryId);
  await expect(refund(deliveryId)).rejects.toThrow('was completed');
  await store.buy(player, { role: 1 });
  const [, revoke] = await store.deliveriesOf(player);
  await store.markDead(String(revoke?.id));
  await expect(refund(String(revoke?.id))).rejects.toThrow('was not paid for');
  await expect(refund(randomUUID())).rejects.toThrow(/^Delivery .* not found$/);
});
