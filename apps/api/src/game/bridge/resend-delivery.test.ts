import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DAY_MS } from '@hoshikraft/shared';
import type { Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { selectDeadDeliveries } from './dead-deliveries-repository.ts';
import { resendDelivery } from './resend-delivery.ts';
import { gameCaller, type GameCaller } from './testing/game-caller.ts';
import { purchases } from './testing/purchases.ts';
import { deliveryOf, queueDelivery } from './testing/queue-delivery.ts';

let api: TestApp;
let hitech: GameCaller;
let store: Awaited<ReturnType<typeof purchases>>;
let player: Player;
beforeAll(async () => {
  api = await createTestApp();
  hitech = await gameCaller(api, 'hitech');
  store = await purchases(api);
});
beforeEach(async () => {
  player = await store.newPlayer();
});
afterAll(() => api.close());

const resend = (id: string) => inTransaction(api.app.db, (trx) => resendDelivery(trx, id, api.clock.now()));
const leased = async () => (await hitech.heartbeat()).body.deliveries.find(({ login }) => login === player.login);

test('dead deliveries are listed with the data an operator needs, and no others are', async () => {
  const giver = await store.newPlayer();
  const dead = await store.buy(giver, { recipient: player.login });
  const open = await store.buy(player, { role: 1, mode: 'stack' });
  await store.markDead(dead.deliveryId);
  const listed = await selectDeadDeliveries(api.app.db).execute();
  expect(listed.find(({ id }) => id === dead.deliveryId)).toMatchObject({
    server_id: 'hitech',
    login: player.login,
    action: 'role.grant',
    role_id: store.roleIds[0],
    code: 'inventory_full',
    order_id: dead.orderId,
    price_final: dead.price,
    payer: giver.login,
  });
  expect(listed.map(({ id }) => id)).not.toContain(open.deliveryId);
});

test('a resent delivery has all its attempts, and its last lease is stale', async () => {
  const { deliveryId, endsAt } = await store.buy(player);
  const before = await leased();
  await store.markDead(deliveryId);
  expect(await leased()).toBeUndefined();
  await resend(deliveryId);
  expect(await deliveryOf(api, deliveryId)).toMatchObject({
    status: 'queued',
    attempt: 0,
    expires_at: new Date(String(endsAt)),
  });
  const late = { id: deliveryId, leaseId: String(before?.leaseId), status: 'failed' as const, code: 'late' };
  expect((await hitech.ack([late])).body[0]?.result).toBe('stale');
  const again = await leased();
  expect(again).toMatchObject({ id: deliveryId, attempt: 1 });
  await hitech.ack([{ id: deliveryId, leaseId: String(again?.leaseId), status: 'done', code: null }]);
  expect(await deliveryOf(api, deliveryId)).toMatchObject({ status: 'done' });
});

test('a resent delivery without an end expires after another year', async () => {
  const { deliveryId } = await store.buy(player, { period: 'forever' });
  await store.markDead(deliveryId);
  api.clock.advance(300 * DAY_MS);
  await resend(deliveryId);
  const { expires_at } = await deliveryOf(api, deliveryId);
  expect(expires_at).toEqual(new Date(api.clock.now().getTime() + 365 * DAY_MS));
});

test('two concurrent calls send it once', async () => {
  const { deliveryId } = await store.buy(player);
  await store.markDead(deliveryId);
  const results = await Promise.allSettled([resend(deliveryId), resend(deliveryId)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(resend(deliveryId)).rejects.toThrow('still in progress');
});

test('a role that has ended or was upgraded is not delivered', async () => {
  const { deliveryId } = await store.buy(player);
  await store.markDead(deliveryId);
  const other = await store.newPlayer();
  const low = await store.buy(other);
  await store.markDead(low.deliveryId);
  await store.buy(other, { role: 1 });
  await expect(resend(low.deliveryId)).rejects.toThrow('replaces this one');
  api.clock.advance(31 * DAY_MS);
  await expect(resend(deliveryId)).rejects.toThrow('has ended');
});

test('an older end is not sent after a newer one', async () => {
  const first = await store.buy(player);
  await store.markDead(first.deliveryId);
  const second = await store.buy(player, { mode: 'extend' });
  await expect(resend(first.deliveryId)).rejects.toThrow('replaces this one');
  await store.markDead(second.deliveryId);
  await resend(first.deliveryId);
  await resend(second.deliveryId);
  expect((await leased())?.id).toBe(first.deliveryId);
});

test('a role is not revoked from a player who has it again', async () => {
  const revoke = () =>
    queueDelivery(api, {
      serverId: 'hitech',
      login: player.login,
      action: 'role.revoke',
      roleId: String(store.roleIds[0]),
    });
  const id = await revoke();
  await store.markDead(id);
  await resend(id);
  await store.markDead(id);
  const { deliveryId } = await store.buy(player);
  await store.markDead(deliveryId);
  await expect(resend(id)).rejects.toThrow('has bought this privilege again');
});

test('a delivered, never sold or malformed id is refused with a message', async () => {
  const { deliveryId } = await store.buy(player);
  await store.settle(deliveryId);
  await expect(resend(deliveryId)).rejects.toThrow('was completed');
  await expect(resend(randomUUID())).rejects.toThrow(/^Delivery .* not found$/);
  await expect(resend('1; DROP TABLE')).rejects.toThrow(/^Delivery .* not found$/);
});
