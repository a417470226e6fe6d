import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { addOperator } from '../../../testing/operators.ts';
import { balance, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { listLedgerFaults } from '../../billing/ledger/ledger-faults.ts';
import { purchases } from '../../game/bridge/testing/purchases.ts';

type Schemas = components['schemas'];

let api: TestApp;
let store: Awaited<ReturnType<typeof purchases>>;
let operator: Player;
beforeAll(async () => {
  api = await createTestApp();
  store = await purchases(api);
  operator = await addOperator(api);
});
afterAll(() => api.close());

const change = (id: string, what: 'resend' | 'refund') =>
  api.request<Schemas['OperatorAct']>('POST', `/api/admin/deliveries/${id}/${what}`, {
    as: operator,
    body: { reason: 'ticket 12' },
    idempotencyKey: true,
  });
const list = async () =>
  (await api.request<Schemas['DeadDeliveryList']>('GET', '/api/admin/deliveries', { as: operator })).body.items;
const countDead = async () =>
  (await api.request<Schemas['AdminMain']>('GET', '/api/admin/main', { as: operator })).body.attention.deadDeliveries;

test('a dead delivery is listed and refunded once, with an act', async () => {
  const player = await store.newPlayer();
  const before = await balance(api, player);
  const { deliveryId, price } = await store.buy(player);
  expect([await list(), await countDead()]).toEqual([[], 0]);
  await store.markDead(deliveryId);
  expect(await countDead()).toBe(1);
  expect(await list()).toMatchObject([
    { id: deliveryId, player: { id: player.playerId, login: player.login }, payer: player.login, price },
  ]);
  const answers = await Promise.all([change(deliveryId, 'refund'), change(deliveryId, 'refund')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
    kind: 'refund',
    operator: operator.login,
    player: { login: player.login },
    before: 'dead',
    after: 'refunded',
    reason: 'ticket 12',
  });
  expect([await balance(api, player), await list()]).toEqual([before, []]);
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});

test('a dead delivery is sent again, and an act that cannot be undone says so', async () => {
  const { deliveryId } = await store.buy(await store.newPlayer());
  expect(refusal(await change(deliveryId, 'resend'))).toMatchObject({ status: 409, type: 'delivery_not_dead' });
  await store.markDead(deliveryId);
  const { status, body } = await change(deliveryId, 'resend');
  expect([status, body.after]).toEqual([200, 'queued']);
  expect(await list()).toEqual([]);
  const undo = await api.request('POST', `/api/admin/acts/${body.id}/undo`, {
    as: operator,
    body: { reason: 'mistake' },
    idempotencyKey: true,
  });
  expect(refusal(undo)).toMatchObject({ status: 409, type: 'act_not_undoable' });
});

test('an unknown delivery is not found', async () => {
  expect((await change(randomUUID(), 'resend')).status).toBe(404);
});
