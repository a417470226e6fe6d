import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { leaseDeliveries, retryDelay } from './deliveries-repository.ts';
import { gameCaller } from './testing/game-caller.ts';
import type { GameCaller } from './testing/game-caller.ts';
import { deliveryOf, queueDelivery } from './testing/queue-delivery.ts';

const HOUR_MS = 3_600_000;

let api: TestApp;
let hitech: GameCaller;
let magic: GameCaller;

beforeAll(async () => {
  api = await createTestApp();
  hitech = await gameCaller(api, 'hitech');
  magic = await gameCaller(api, 'magic-rpg');
});

afterAll(() => api.close());

beforeEach(async () => {
  await api.app.db.deleteFrom('deliveries').execute();
});

const queue = (login = 'Kitsune', more: object = {}) => queueDelivery(api, { serverId: 'hitech', login, ...more });

async function lease(from = hitech) {
  const { body } = await from.heartbeat();
  return body.deliveries;
}

async function leaseOne() {
  const [delivery, second] = await lease();
  if (!delivery || second) throw new Error('exactly one delivery was expected');
  return delivery;
}

const answer = ({ id, leaseId }: { id: string; leaseId: string }, status: 'done' | 'failed' | 'deferred' = 'done') => ({
  id,
  leaseId,
  status,
  code: status === 'done' ? null : 'inventory_full',
});

async function ackOne(given: Parameters<typeof answer>[0], status?: 'done' | 'failed' | 'deferred', from = hitech) {
  const { body } = await from.ack([answer(given, status)]);
  return body[0]?.result;
}

test('retry delays grow: 5 s doubled up to an hour', () => {
  const waits = Array.from({ length: 12 }, (_, index) => retryDelay(index + 1) / 1000);
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
});

test('a delivery is leased once for 60 s, then again under a new lease', async () => {
  const id = await queue('Kitsune', { until: '2031-01-01T00:00:00.000Z' });
  const first = await leaseOne();
  expect(first).toMatchObject({
    id,
    attempt: 1,
    action: 'role.grant',
    login: 'Kitsune',
    args: { roleId: 'test-role' },
  });
  api.clock.advance(58_000);
  expect(await lease()).toEqual([]);
  api.clock.advance(3000);
  const again = await leaseOne();
  expect(again).toMatchObject({ id, attempt: 2 });
  expect(again.leaseId).not.toBe(first.leaseId);
  expect(await ackOne(first)).toBe('stale');
  expect(await ackOne(again)).toBe('accepted');
  expect(await deliveryOf(api, id)).toMatchObject({ status: 'done', attempt: 2 });
});

test('a repeated acknowledgement is accepted and changes nothing, whatever its content', async () => {
  const id = await queue();
  const leased = await leaseOne();
  expect(await ackOne(leased)).toBe('accepted');
  const done = await deliveryOf(api, id);
  api.clock.advance(5000);
  expect(await ackOne(leased)).toBe('accepted');
  expect(await ackOne(leased, 'failed')).toBe('accepted');
  expect(await deliveryOf(api, id)).toEqual(done);
  expect(await lease()).toEqual([]);
});

test('ten concurrent acknowledgements count once', async () => {
  const id = await queue();
  const leased = await leaseOne();
  const results = await Promise.all(Array.from({ length: 10 }, () => ackOne(leased, 'failed')));
  expect(new Set(results)).toEqual(new Set(['accepted']));
  expect(await deliveryOf(api, id)).toMatchObject({ status: 'failed', attempt: 1 });
});

test('another server neither gets a delivery nor can acknowledge it, and an unknown id is unknown', async () => {
  const id = await queue();
  expect(await lease(magic)).toEqual([]);
  const leased = await leaseOne();
  expect(await ackOne(leased, 'done', magic)).toBe('unknown');
  expect(await ackOne({ id: randomUUID(), leaseId: leased.leaseId })).toBe('unknown');
  expect(await deliveryOf(api, id)).toMatchObject({ status: 'leased' });
});

test('one batch gives one result each, in its own order', async () => {
  await queue('Kitsune');
  await queue('Ronin');
  const leased = await lease();
  const stranger = { id: randomUUID(), leaseId: randomUUID() };
  const { body } = await hitech.ack([...leased.reverse().map((one) => answer(one)), answer(stranger)]);
  expect(body.map(({ id }) => id)).toEqual([...leased.map(({ id }) => id), stranger.id]);
  expect(body.map(({ result }) => result)).toEqual(['accepted', 'accepted', 'unknown']);
});

test('after twelve failed attempts a delivery is dead and is not sent again', async () => {
  const id = await queue();
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    const leased = await leaseOne();
    expect(leased.attempt).toBe(attempt);
    expect(await ackOne(leased, 'failed')).toBe('accepted');
    if (attempt < 12) {
      expect(await lease()).toEqual([]);
      api.clock.advance(retryDelay(attempt) - 1000);
      expect(await lease()).toEqual([]);
      api.clock.advance(1500);
    }
  }
  expect(await deliveryOf(api, id)).toMatchObject({ status: 'dead', attempt: 12, code: 'inventory_full' });
  api.clock.advance(2 * HOUR_MS);
  expect(await lease()).toEqual([]);
});

test('twelve leases without an acknowledgement also make a delivery dead', async () => {
  const id = await queue();
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    expect(await leaseOne()).toMatchObject({ attempt });
    api.clock.advance(HOUR_MS + 1000);
  }
  expect(await lease()).toEqual([]);
  expect(await deliveryOf(api, id)).toMatchObject({ status: 'dead', code: 'unanswered' });
});

test('a deferral is no attempt: the delay grows each time and the delivery never becomes dead', async () => {
  const id = await queue();
  for (let count = 1; count <= 20; count += 1) {
    expect(await ackOne(await leaseOne(), 'deferred')).toBe('accepted');
    api.clock.advance(retryDelay(count) - 500);
    expect(await lease()).toEqual([]);
    api.clock.advance(1000);
  }
  expect(await deliveryOf(api, id)).toMatchObject({ status: 'queued', attempt: 0, deferrals: 20 });
});

test('an expired delivery is not sent', async () => {
  const id = await queue('Kitsune', { life: 10_000 });
  api.clock.advance(11_000);
  expect(await lease()).toEqual([]);
  expect(await deliveryOf(api, id)).toMatchObject({ status: 'dead', code: 'expired' });
});

test('deliveries about one role of one player go out in order, one at a time; others do not wait', async () => {
  const first = await queue('Kitsune', { until: '2031-01-01T00:00:00.000Z' });
  const second = await queue('Kitsune', { until: '2032-01-01T00:00:00.000Z' });
  const other = await queue('Kitsune', { roleId: 'another-role' });
  const { body } = await hitech.heartbeat();
  expect(body.deliveries.map(({ id }) => id)).toEqual([first, other]);
  expect(body.more).toBe(true);
  const [leased] = body.deliveries;
  if (!leased) throw new Error('nothing leased');
  await ackOne(leased, 'failed');
  expect(await lease()).toEqual([]);
  api.clock.advance(6000);
  await ackOne(await leaseOne());
  expect((await leaseOne()).id).toBe(second);
});

test('different bans of a player and a role are delivered independently; commands for one ban in order', async () => {
  const lift = (banId: string) => queue('Kitsune', { action: 'ban.lift', banId });
  const [first, second, again] = [await lift('ban-1'), await lift('ban-2'), await lift('ban-1')];
  const role = await queue('Kitsune', { roleId: 'ban-1' });
  const { body } = await hitech.heartbeat();
  expect(body.deliveries.map(({ id }) => id)).toEqual([first, second, role]);
  expect(body.more).toBe(true);
  await hitech.ack(body.deliveries.map((one) => answer(one)));
  expect((await leaseOne()).id).toBe(again);
});

test('a heartbeat gets at most 50 deliveries, and more is true if others wait', async () => {
  for (let index = 0; index < 60; index += 1) await queue(`player_${index}`);
  const first = (await hitech.heartbeat()).body;
  const rest = (await hitech.heartbeat()).body;
  expect([first.deliveries.length, first.more]).toEqual([50, true]);
  expect([rest.deliveries.length, rest.more]).toEqual([10, false]);
});

test('two concurrent processes never lease the same delivery, and neither waits for the other', async () => {
  for (let index = 0; index < 60; index += 1) await queue(`player_${index}`);
  const now = api.clock.now();
  const ids = await api.app.db.transaction().execute(async (trx) => {
    const mine = await leaseDeliveries(trx, 'hitech', now);
    // Not committed yet: the other transaction must skip leased rows. If it waited, it would wait for ever.
    const others = await leaseDeliveries(api.app.db, 'hitech', now);
    return [mine, others].map(({ deliveries }) => deliveries.map(({ id }) => id));
  });
  expect(ids.map(({ length }) => length)).toEqual([50, 10]);
  expect(new Set(ids.flat()).size).toBe(60);
});

test('a heartbeat does not wait for a lock on the total count or on a player to be refunded', async () => {
  const { db } = api.app;
  await hitech.heartbeat();
  const id = await queue('Held');
  const lift = await queue('Held', { action: 'ban.lift', life: 1000 });
  api.clock.advance(2000);
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('online_totals').select('bucket').forUpdate().execute();
    await trx.selectFrom('players').select('id').where('login', '=', 'Held').forUpdate().execute();
    // If it waited, it would wait for ever.
    const { status, body } = await hitech.heartbeat();
    expect([status, body.deliveries.map((one) => one.id)]).toEqual([200, [id]]);
  });
  expect(await deliveryOf(api, lift)).toMatchObject({ status: 'dead' });
});
