import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { signWebhook } from '@hoshikraft/contract/signatures';
import { type FakeReseller, startFakeReseller } from '../../../testing/fake-reseller.ts';
import { addOperator } from '../../../testing/operators.ts';
import { addPlayer, balance, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { listLedgerFaults } from '../../billing/ledger/ledger-faults.ts';
import { addCreditedPayment } from '../../billing/payments/testing/credited-payment.ts';

type Schemas = components['schemas'];

const SECRET = 'secret-of-the-reseller';

let api: TestApp;
let reseller: FakeReseller;
let operator: Player;
let player: Player;
let paymentId: string;
beforeAll(async () => {
  reseller = await startFakeReseller();
  const env = { RESELLER_URL: reseller.url, RESELLER_KEY: 'shop-key', RESELLER_SECRETS: SECRET };
  api = await createTestApp({ env, content: false });
});
beforeEach(async () => {
  reseller.behaviour = 'well';
  reseller.orders.length = 0;
  operator = await addOperator(api);
  player = await addPlayer(api, 0);
  paymentId = await addCreditedPayment(api, player.playerId, { amount: 100_000, bonus: 10_000 });
});
afterAll(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
  await api.close();
  await reseller.close();
});

const refund = (amount: number, expectedRefundable = 100_000, key: string = randomUUID(), as = operator) =>
  api.request<Schemas['OperatorAct']>('POST', `/api/admin/payments/${paymentId}/refund`, {
    as,
    body: { amount, expectedRefundable, reason: 'asked by the player' },
    headers: { 'accept-language': 'en' },
    idempotencyKey: key,
  });
const list = async () =>
  (
    await api.request<Schemas['AdminPaymentList']>('GET', `/api/admin/players/${player.playerId}/payments`, {
      as: operator,
    })
  ).body.items;
const report = async (refundId: string, amount: number): Promise<number> => {
  const event = {
    eventId: randomUUID(),
    type: 'payment.refunded',
    orderId: paymentId,
    refundId,
    amount,
    currency: 'RUB',
  };
  const raw = JSON.stringify(event);
  const timestamp = String(Math.floor(api.clock.now().getTime() / 1000));
  const headers = { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signWebhook(SECRET, timestamp, raw) };
  return (await api.request('POST', '/api/payment/webhook', { rawBody: raw, headers })).status;
};

test('a refund is asked for, taken from the player, and in the audit log', async () => {
  const key = randomUUID();
  const { status, body } = await refund(40_000, 100_000, key);
  expect(status).toBe(200);
  expect(body).toMatchObject({ kind: 'payment', before: 100_000, after: 60_000, player: { id: player.playerId } });
  expect(reseller.orders.map((order) => order.body)).toEqual([{ refundId: key, amount: 40_000 }]);
  expect(await balance(api, player)).toBe(66_000);
  expect(await list()).toMatchObject([{ id: paymentId, state: 'succeeded', refundable: 60_000, dispute: null }]);
  // The service reports it as well.
  expect(await report(key, 40_000)).toBe(200);
  expect(await balance(api, player)).toBe(66_000);
});

test('a service that does not answer is asked again by the same key; its report in between is not taken twice', async () => {
  const key = randomUUID();
  reseller.behaviour = 'broken';
  expect(refusal(await refund(50_000, 100_000, key))).toMatchObject({ status: 503, type: 'outside_unavailable' });
  expect(await balance(api, player)).toBe(110_000);
  expect(await report(key, 50_000)).toBe(200);
  expect(await balance(api, player)).toBe(55_000);
  reseller.behaviour = 'well';
  expect((await refund(50_000, 100_000, key)).body).toMatchObject({ before: 100_000, after: 50_000 });
  expect(await balance(api, player)).toBe(55_000);
});

test('what the service refuses, what is out of date and what is over the rest moves nothing', async () => {
  reseller.behaviour = 'refusing';
  expect(refusal(await refund(1_000))).toMatchObject({ status: 409, type: 'refund_refused' });
  reseller.behaviour = 'well';
  expect(refusal(await refund(1_000, 90_000))).toMatchObject({ status: 409, type: 'refundable_changed' });
  const over = await refund(100_001);
  expect(refusal(over)).toMatchObject({ status: 409, type: 'refund_too_large' });
  expect(over.text).toContain('₽1,000 can be refunded');
  const moderator = await addOperator(api, ['player', 'moderator']);
  expect(refusal(await refund(1_000, 100_000, randomUUID(), moderator))).toMatchObject({ status: 403 });
  await api.app.db
    .insertInto('payments')
    .values({
      id: (paymentId = randomUUID()),
      player_id: player.playerId,
      ...{ idempotency_key: randomUUID(), locale: 'ru', method: 'bank_card', amount: 1_000, bonus: 0, currency: 'RUB' },
    })
    .execute();
  expect(refusal(await refund(1_000, 0))).toMatchObject({ status: 409, type: 'payment_not_paid' });
  paymentId = randomUUID();
  expect((await refund(1_000)).status).toBe(404);
  expect(await balance(api, player)).toBe(110_000);
});

test('five refunds of everything at once take it once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => refund(100_000)));
  const made = answers.filter(({ status }) => status === 200);
  expect(made.length).toBeGreaterThanOrEqual(1);
  expect([await balance(api, player), (await list())[0]?.refundable]).toEqual([0, 0]);
});

test('what was spent before is a debt that operators see', async () => {
  await api.request('POST', `/api/admin/players/${player.playerId}/balance`, {
    as: operator,
    body: { amount: -110_000, expectedBalance: 110_000, reason: 'spent' },
    idempotencyKey: true,
  });
  expect((await refund(100_000)).status).toBe(200);
  const seen = await api.request<Schemas['AdminPlayer']>('GET', `/api/admin/players/${player.playerId}`, {
    as: operator,
  });
  expect(seen.body).toMatchObject({ balance: 0, debt: 110_000 });
});
