import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { signWebhook } from '@hoshikraft/contract/signatures';
import { type FakeReseller, startFakeReseller } from '../../../testing/fake-reseller.ts';
import { getDebt } from '../ledger/debts.ts';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';
import { addPlayer, balance, buy } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Schemas = components['schemas'];
const SECRET = 'webhook-secret-of-the-test';
let api: TestApp;
let reseller: FakeReseller;

beforeAll(async () => {
  reseller = await startFakeReseller();
  api = await createTestApp({ engine: 'pglite', env: { RESELLER_URL: reseller.url, RESELLER_SECRETS: SECRET } });
});
afterAll(async () => {
  await api.close();
  await reseller.close();
});

test('on PGlite all money operations work: top-up, payment event, purchase, history, refund', async () => {
  const player = await addPlayer(api, 0);
  const body = { method: 'bank_card', amount: 100_000 };
  const begun = await api.request<Schemas['PaymentStarted']>('POST', '/api/pay', {
    as: player,
    body,
    idempotencyKey: true,
  });
  const send = (type: string, more: object = {}) => {
    const ids = { eventId: `of ${type}`, type, orderId: begun.body.paymentId };
    const createdAt = api.clock.now().toISOString();
    const event = JSON.stringify({ ...ids, amount: body.amount, currency: 'RUB', createdAt, ...more });
    const timestamp = String(Math.floor(api.clock.now().getTime() / 1000));
    const headers = { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signWebhook(SECRET, timestamp, event) };
    return api.request('POST', '/api/payment/webhook', { rawBody: event, headers });
  };
  const reports = await Promise.all([1, 2, 3].map(() => send('payment.succeeded')));
  expect(reports.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await balance(api, player)).toBe(110_000);

  const { items } = (
    await api.request<Schemas['StoreRoleList']>('GET', '/api/store/roles?server=hitech', { as: player })
  ).body;
  const offer = items[0]?.offers[0];
  const order = { roleId: items[0]?.id, mode: offer?.mode, period: offer?.period, expectedPrice: offer?.price.final };
  const key = randomUUID();
  const bought = await Promise.all([buy(api, player, order, key), buy(api, player, order, key)]);
  expect(bought.map(({ status }) => status)).toEqual([200, 200]);
  const left = 110_000 - (offer?.price.final ?? 0);
  expect(await balance(api, player)).toBe(left);
  const history = await api.request<Schemas['MoneyHistory']>('GET', '/api/user/history/money', { as: player });
  expect(history.body.items.map(({ kind, balanceAfter }) => [kind, balanceAfter])).toEqual([
    ['purchase', left],
    ['top_up_bonus', 110_000],
    ['top_up', 100_000],
  ]);

  const refunds = await Promise.all([1, 2, 3].map(() => send('payment.refunded', { refundId: 'r1' })));
  expect(refunds.map(({ status }) => status)).toEqual([200, 200, 200]);
  // The role is taken back, so that nothing is owed.
  expect([await balance(api, player), await getDebt(api.app.db, player.playerId)]).toEqual([0, 0]);
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});
