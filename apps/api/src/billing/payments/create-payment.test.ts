import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { signWebhook } from '@hoshikraft/contract/signatures';
import { DAY_MS } from '@hoshikraft/shared';
import { type FakeReseller, startFakeReseller } from '../../../testing/fake-reseller.ts';
import { addPlayer, balance, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { sweepUnpaid } from './sweep-unpaid.ts';

type Schemas = components['schemas'];
let api: TestApp;
let reseller: FakeReseller;
let player: Player;

beforeAll(async () => {
  reseller = await startFakeReseller();
  const env = {
    RESELLER_URL: reseller.url,
    RESELLER_KEY: 'shop-key',
    RESELLER_SECRETS: 'newest-secret-of-all,older-secret-of-all',
    SITE_URL: 'https://site.example',
  };
  api = await createTestApp({ env, content: false });
});
beforeEach(async () => {
  reseller.behaviour = 'well';
  reseller.orders.length = 0;
  player = await addPlayer(api, 0);
});
afterAll(async () => {
  await api.close();
  await reseller.close();
});

const pay = (body: object, key: string = randomUUID(), headers: Record<string, string> = {}, as: Player = player) =>
  api.request<Schemas['PaymentStarted']>('POST', '/api/pay', { as, body, headers, idempotencyKey: key });
const paymentsOf = (as: Player) =>
  api.app.db.selectFrom('payments').selectAll().where('player_id', '=', as.playerId).execute();

test('a payment is registered with the reseller and the player is sent there', async () => {
  const answer = await pay({ method: 'bank_card', amount: 100_000 }, randomUUID(), { 'accept-language': 'en' });
  const { paymentId, redirectUrl } = answer.body;
  expect(answer.status).toBe(200);
  expect(redirectUrl).toBe(`https://pay.example/checkout/${paymentId}`);
  const [order] = reseller.orders;
  expect(order?.body).toEqual({
    orderId: paymentId,
    amount: 100_000,
    currency: 'RUB',
    method: 'bank_card',
    description: `Hoshikraft balance top-up, player ${player.login}`,
    returnUrl: 'https://site.example/en/pay?notify=success',
    failUrl: 'https://site.example/en/pay?notify=failed',
  });
  const { 'x-key-id': keyId, 'x-timestamp': timestamp, 'x-signature': signature } = order?.headers ?? {};
  expect(keyId).toBe('shop-key');
  expect(signature).toBe(signWebhook('newest-secret-of-all', String(timestamp), order?.raw ?? ''));
  expect(await paymentsOf(player)).toMatchObject([
    { id: paymentId, amount: 100_000, bonus: 10_000, status: 'created' },
  ]);
  expect(await balance(api, player)).toBe(0);
});

test('the same key makes one payment and one order', async () => {
  const key = randomUUID();
  const first = await pay({ method: 'bank_card', amount: 50_000 }, key);
  const again = await pay({ amount: 50_000, method: 'bank_card' }, key);
  expect(again.text).toBe(first.text);
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(reseller.orders).toHaveLength(1);
});

test('the same key with another amount is refused', async () => {
  const key = randomUUID();
  await pay({ method: 'bank_card', amount: 50_000 }, key);
  const other = await pay({ method: 'bank_card', amount: 50_001 }, key);
  expect(refusal(other)).toEqual({ status: 422, code: 2, type: 'idempotency_key_reused' });
  expect(reseller.orders).toHaveLength(1);
});

test('ten concurrent requests with one key are one payment', async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => pay({ method: 'bank_card', amount: 50_000 }, key)),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await paymentsOf(player)).toHaveLength(1);
  expect(new Set(reseller.orders.map(({ body }) => body['orderId'])).size).toBe(1);
});

test('a failing reseller is 503, and a retry with the same key continues the same payment on the same terms', async () => {
  const key = randomUUID();
  const body = { method: 'cryptocurrency', amount: 70_000 };
  reseller.behaviour = 'broken';
  expect(refusal(await pay(body, key))).toEqual({ status: 503, code: 9, type: 'outside_unavailable' });
  const [begun] = await paymentsOf(player);
  expect(begun).toMatchObject({ status: 'created', order_url: null });
  reseller.behaviour = 'well';
  // The player has changed the language meanwhile; the order must not change.
  const answer = await pay(body, key, { 'accept-language': 'en' });
  expect(answer.body.paymentId).toBe(begun?.id);
  expect(reseller.orders.map((order) => order.body)).toEqual([reseller.orders[0]?.body, reseller.orders[0]?.body]);
});

test('an unresponsive reseller is 503 within five seconds, and no transaction is open meanwhile', async () => {
  expect(api.app.config.reseller.timeoutMs).toBeLessThan(5000);
  reseller.behaviour = 'silent';
  const { timeoutMs } = api.app.config.reseller;
  api.app.config.reseller.timeoutMs = 500;
  const waiting = pay({ method: 'bank_card', amount: 50_000 });
  while (reseller.orders.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const { rows } = await api.app.pool.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  expect(rows).toEqual([]);
  expect(refusal(await waiting)).toMatchObject({ status: 503, code: 9 });
  api.app.config.reseller.timeoutMs = timeoutMs;
});

const refusedTerms: [string, object, Schemas['Region'], string, number][] = [
  ['a kopeck too little', { method: 'bank_card', amount: 999 }, 'russia', 'amount', 422],
  ['a kopeck too much', { method: 'bank_card', amount: 10_000_001 }, 'russia', 'amount', 422],
  ['a method of another region', { method: 'instant_payment', amount: 50_000 }, 'global', 'method', 422],
  ['a method nobody has', { method: 'cash', amount: 50_000 }, 'russia', 'body/method', 400],
  ['nothing', { method: 'bank_card', amount: 0 }, 'russia', 'body/amount', 400],
  ['less than nothing', { method: 'bank_card', amount: -1 }, 'russia', 'body/amount', 400],
  ['half a kopeck', { method: 'bank_card', amount: 5000.5 }, 'russia', 'body/amount', 400],
  ['a text', { method: 'bank_card', amount: '5000' }, 'russia', 'body/amount', 400],
  ['a bonus of its own', { method: 'bank_card', amount: 5000, bonus: 1 }, 'russia', 'body/bonus', 400],
];

test.each(refusedTerms)('%s is refused before the reseller is called', async (_name, body, region, field, status) => {
  const buyer = await addPlayer(api, 0, region);
  const answer = await pay(body, randomUUID(), {}, buyer);
  expect(answer.status).toBe(status);
  expect(Object.keys((answer.body as unknown as Schemas['Error']).details?.fields ?? {})).toEqual([field]);
  expect(await paymentsOf(buyer)).toEqual([]);
  expect(reseller.orders).toEqual([]);
});

test('methods depend on the region, and limits and bonuses are listed', async () => {
  const abroad = await addPlayer(api, 0, 'global');
  const options = async (as: Player) =>
    (await api.request<Schemas['PaymentOptions']>('GET', '/api/pay', { as, headers: { 'accept-language': 'ru' } }))
      .body;
  expect((await options(player)).methods.map(({ id }) => id)).toEqual([
    'bank_card',
    'instant_payment',
    'cryptocurrency',
  ]);
  expect((await options(abroad)).methods.map(({ id }) => id)).toEqual(['bank_card', 'cryptocurrency']);
  expect(await options(player)).toMatchObject({
    limits: { min: 1_000, max: 10_000_000 },
    bonuses: [
      { from: 50_000, percent: 5 },
      { from: 100_000, percent: 10 },
      { from: 300_000, percent: 20 },
      { from: 700_000, percent: 35 },
      { from: 1_500_000, percent: 50 },
    ],
    currency: 'RUB',
  });
});

test('a key that was used for another operation creates no payment and no order', async () => {
  const key = randomUUID();
  await api.request('POST', '/api/user/set-region', { as: player, body: { region: 'russia' }, idempotencyKey: key });
  const refused = await pay({ method: 'bank_card', amount: 50_000 }, key);
  expect(refusal(refused)).toEqual({ status: 422, code: 2, type: 'idempotency_key_reused' });
  expect(await paymentsOf(player)).toEqual([]);
  expect(reseller.orders).toEqual([]);
});

test('after ninety days a payment without a page is deleted, an unpaid one lapses and a paid one stays', async () => {
  const body = { method: 'bank_card', amount: 50_000 };
  reseller.behaviour = 'broken';
  await pay(body);
  reseller.behaviour = 'well';
  const [shown, paid, failed] = [await pay(body), await pay(body), await pay(body)].map((one) => one.body.paymentId);
  const settle = (id: string | undefined, status: string) =>
    api.app.db
      .updateTable('payments')
      .set({ status, settled_at: api.clock.now() })
      .where('id', '=', String(id))
      .execute();
  await settle(paid, 'succeeded');
  await settle(failed, 'failed');
  const event = { event_id: randomUUID(), payment_id: String(failed), type: 'payment.failed', body: '{}' };
  await api.app.db.insertInto('payment_events').values(event).execute();
  const known = async () => {
    const rows = await paymentsOf(player);
    return Object.fromEntries(rows.map((row) => [row.id, row.status]));
  };
  const before = await known();
  expect(Object.values(before).sort()).toEqual(['created', 'created', 'failed', 'succeeded']);
  api.clock.advance(90 * DAY_MS - 1000);
  await runJob(api.app, sweepUnpaid);
  expect(await known()).toEqual(before);
  api.clock.advance(2000);
  await runJob(api.app, sweepUnpaid);
  expect(await known()).toEqual({ [String(shown)]: 'lapsed', [String(paid)]: 'succeeded', [String(failed)]: 'lapsed' });
  const events = api.app.db.selectFrom('payment_events').select('event_id').where('payment_id', '=', String(failed));
  expect(await events.execute()).toEqual([]);
});
