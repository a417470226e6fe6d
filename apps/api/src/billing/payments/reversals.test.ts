import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signWebhook } from '@hoshikraft/contract/signatures';
import fc from 'fast-check';
import { addPlayer, balance, buy, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { getDebt } from '../ledger/debts.ts';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';

const SECRET = 'secret-of-the-reseller';
const AMOUNT = 100_000;
const BONUS = 10_000;
const ROLE = 'hitech-cadet';
const HIGHER = 'hitech-pilot';

let api: TestApp;
let prices: Record<string, number>;
beforeAll(async () => {
  api = await createTestApp({ env: { RESELLER_SECRETS: SECRET } });
  const rows = await api.app.db.selectFrom('role_prices').selectAll().where('period', '=', 'month').execute();
  prices = Object.fromEntries(rows.map(({ role_id, amount }) => [role_id, amount]));
});
afterAll(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
  await api.close();
});

interface TopUp {
  player: Player;
  paymentId: string;
}

const addTopUp = async (player?: Player): Promise<TopUp> => {
  const payer = player ?? (await addPlayer(api, 0));
  const { id } = await api.app.db
    .insertInto('payments')
    .values({
      player_id: payer.playerId,
      idempotency_key: randomUUID(),
      locale: 'ru',
      method: 'bank_card',
      amount: AMOUNT,
      bonus: BONUS,
      currency: 'RUB',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { player: payer, paymentId: id };
};

const send = async (event: object): Promise<number> => {
  const raw = JSON.stringify(event);
  const timestamp = String(Math.floor(api.clock.now().getTime() / 1000));
  const headers = { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signWebhook(SECRET, timestamp, raw) };
  return (await api.request('POST', '/api/payment/webhook', { rawBody: raw, headers })).status;
};
const eventOf = ({ paymentId }: TopUp, type: string, amount = AMOUNT, reference = 'r1') => ({
  eventId: `event-${randomUUID()}`,
  type,
  orderId: paymentId,
  amount,
  currency: 'RUB',
  createdAt: api.clock.now().toISOString(),
  ...(type === 'payment.refunded' && { refundId: reference }),
  ...(type.startsWith('dispute.') && { disputeId: reference }),
});
const report = async (topUp: TopUp, type: string, amount = AMOUNT, reference = 'r1'): Promise<void> => {
  expect(await send(eventOf(topUp, type, amount, reference))).toBe(200);
};
const credited = async (player?: Player): Promise<TopUp> => {
  const topUp = await addTopUp(player);
  await report(topUp, 'payment.succeeded');
  return topUp;
};
const buyMonth = (player: Player, roleId: string, expectedPrice = prices[roleId] ?? Number.NaN, more: object = {}) =>
  buy(api, player, { roleId, period: 'month', mode: 'buy', expectedPrice, ...more });
const debtOf = ({ playerId }: Player) => getDebt(api.app.db, playerId);
const spentBy = async ({ playerId }: Player): Promise<number> => {
  const orders = api.app.db.selectFrom('orders').select('price_final').where('player_id', '=', playerId);
  return (await orders.where('refunded_at', 'is', null).execute()).reduce((sum, order) => sum + order.price_final, 0);
};
const kindsOf = async (player: Player): Promise<string[]> => {
  const answer = await api.request<{ items: { kind: string; description: string }[] }>(
    'GET',
    '/api/user/history/money',
    { as: player, headers: { 'accept-language': 'en' } },
  );
  expect(answer.status).toBe(200);
  return answer.body.items.map(({ kind }) => kind).reverse();
};

test('a refund takes the money and its share of the bonus from the balance', async () => {
  const topUp = await credited();
  await report(topUp, 'payment.refunded', 40_000);
  expect(await balance(api, topUp.player)).toBe(66_000);
  await report(topUp, 'payment.refunded', 60_000, 'r2');
  expect([await balance(api, topUp.player), await debtOf(topUp.player)]).toEqual([0, 0]);
  expect(await kindsOf(topUp.player)).toEqual(['top_up', 'top_up_bonus', 'top_up_refund', 'top_up_refund']);
});

test('a refund above the balance ends the newest purchases at the game server and takes their prices', async () => {
  const topUp = await credited();
  const { player } = topUp;
  const first = await buyMonth(player, ROLE);
  const upgrade = await buyMonth(player, HIGHER, undefined);
  expect([first.status, upgrade.status]).toEqual([200, 409]);
  const { details } = upgrade.body as unknown as { details: { price: { final: number } } };
  const price = details.price.final;
  expect((await buyMonth(player, HIGHER, price)).status).toBe(200);
  const left = await balance(api, player);
  await report(topUp, 'dispute.opened', left + 1_000);
  expect(await balance(api, player)).toBe(left);
  const bonus = Math.round(((left + 1_000) * BONUS) / AMOUNT);
  await report(topUp, 'dispute.lost', left + 1_000);
  // The upgrade ends, its price is returned, and the role before it is back.
  expect(await balance(api, player)).toBe(left + price - (left + 1_000) - bonus);
  expect(await debtOf(player)).toBe(0);
  const grants = api.app.db.selectFrom('grants').select(['role_id', 'state']).where('player_id', '=', player.playerId);
  expect(await grants.orderBy('role_id').execute()).toEqual([
    { role_id: ROLE, state: 'active' },
    { role_id: HIGHER, state: 'refunded' },
  ]);
  const deliveries = api.app.db.selectFrom('deliveries').select('action').where('player_id', '=', player.playerId);
  expect(
    (await deliveries.orderBy('seq').execute())
      .slice(-2)
      .map(({ action }) => action)
      .sort(),
  ).toEqual(['role.grant', 'role.revoke']);
});

test('what is missing is a debt: nothing can be bought until a top-up has paid it', async () => {
  const topUp = await credited();
  const { player } = topUp;
  expect((await buyMonth(player, ROLE)).status).toBe(200);
  // The role is over: it is not taken back.
  await api.app.db
    .updateTable('grants')
    .set({ started_at: new Date(0), expires_at: new Date(1) })
    .where('player_id', '=', player.playerId)
    .execute();
  const price = prices[ROLE] ?? 0;
  await report(topUp, 'payment.refunded');
  expect([await balance(api, player), await debtOf(player)]).toEqual([0, price]);
  const options = await api.request<{ debt: number }>('GET', '/api/pay', { as: player });
  expect(options.body.debt).toBe(price);
  const refused = await buyMonth(player, ROLE);
  expect(refusal(refused)).toMatchObject({ status: 409, type: 'debt_open' });
  await credited(player);
  expect([await balance(api, player), await debtOf(player)]).toEqual([AMOUNT + BONUS - price, 0]);
  expect((await kindsOf(player)).at(-1)).toBe('debt_payment');
  expect((await buyMonth(player, ROLE)).status).toBe(200);
});

test('a dispute that is won returns what it took, and pays the debt first', async () => {
  const topUp = await credited();
  const { player } = topUp;
  const { playerId: receiver, login } = await addPlayer(api, 0);
  await buyMonth(player, ROLE, undefined, { recipient: login });
  await api.app.db
    .updateTable('grants')
    .set({ started_at: new Date(0), expires_at: new Date(1) })
    .where('player_id', '=', receiver)
    .execute();
  const before = await balance(api, player);
  await report(topUp, 'dispute.lost');
  expect([await balance(api, player), await debtOf(player)]).toEqual([0, prices[ROLE]]);
  await report(topUp, 'dispute.won');
  expect([await balance(api, player), await debtOf(player)]).toEqual([before, 0]);
  // Late and repeated reports change nothing.
  await report(topUp, 'dispute.lost');
  await report(topUp, 'dispute.opened');
  expect(await balance(api, player)).toBe(before);
});

test('ten equal reports at once, and ten of the same refund, move the money once', async () => {
  const topUp = await credited();
  const same = eventOf(topUp, 'payment.refunded', 50_000);
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => send(same)),
    ...Array.from({ length: 10 }, () => send(eventOf(topUp, 'payment.refunded', 50_000))),
  ]);
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await balance(api, topUp.player)).toBe((AMOUNT + BONUS) / 2);
});

test.each([
  ['of an unknown payment', { orderId: randomUUID() }],
  ['of an order that is not ours', { orderId: 'X-1' }],
  ['without its id', { refundId: undefined }],
  ['in another currency', { currency: 'USD' }],
  ['of a part of a kopeck', { amount: 0.5 }],
  ['of nothing', { amount: 0 }],
])('a refund %s is stored, answered with 200, logged, and moves nothing', async (_what, change) => {
  const topUp = await credited();
  const event = { ...eventOf(topUp, 'payment.refunded', 50_000), ...change };
  expect(await send(event)).toBe(200);
  expect(await balance(api, topUp.player)).toBe(AMOUNT + BONUS);
  expect(api.log.some((line) => line.includes(event.eventId) && line.includes('needs a person'))).toBe(true);
});

test('more than was paid never goes back, and is logged', async () => {
  const topUp = await credited();
  await report(topUp, 'payment.refunded', AMOUNT);
  await report(topUp, 'dispute.lost', AMOUNT, 'd1');
  expect([await balance(api, topUp.player), await debtOf(topUp.player)]).toEqual([0, 0]);
  expect(api.log.filter((line) => line.includes(topUp.paymentId) && line.includes('needs a person'))).toHaveLength(1);
});

type Step = readonly [type: string, amount?: number, reference?: string];
const EVENTS: readonly Step[] = [
  ['payment.succeeded'],
  ['payment.failed'],
  ['payment.refunded', 40_001, 'r1'],
  ['payment.refunded', 59_999, 'r2'],
  ['dispute.opened', AMOUNT, 'd1'],
  ['dispute.lost', AMOUNT, 'd1'],
  ['dispute.won', AMOUNT, 'd1'],
];

test('whatever the order of events and purchases, the sums are those of the events', async () => {
  const steps = fc.array(fc.constantFrom<Step | 'buy' | 'upgrade'>(...EVENTS, 'buy', 'upgrade'), {
    minLength: 3,
    maxLength: 14,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const topUp = await addTopUp();
      const { player } = topUp;
      for (const step of sequence) {
        if (typeof step !== 'string') await report(topUp, ...step);
        else await buyMonth(player, step === 'buy' ? ROLE : HIGHER);
      }
      const names = new Set(sequence.filter((step) => typeof step !== 'string').map(([type, , at]) => `${type} ${at}`));
      const has = (name: string, amount: number): number => (names.has(name) ? amount : 0);
      const lost = names.has('dispute.won d1') ? 0 : has('dispute.lost d1', AMOUNT);
      const wanted = has('payment.refunded r1', 40_001) + has('payment.refunded r2', 59_999) + lost;
      const isPaid = names.has('payment.succeeded undefined');
      const taken = isPaid ? Math.min(AMOUNT, wanted) : 0;
      const bonus = Math.round((taken * BONUS) / AMOUNT);
      const [has_, owes] = [await balance(api, player), await debtOf(player)];
      const expected = (isPaid ? AMOUNT + BONUS : 0) - taken - bonus - (await spentBy(player));
      expect(Math.abs(has_ - owes - expected)).toBeLessThanOrEqual(1);
      expect([has_ > 0 && owes > 0, has_ < 0, owes < 0]).toEqual([false, false, false]);
      if (owes > 0) expect(refusal(await buyMonth(player, ROLE)).type).toBe('debt_open');
    }),
    { numRuns: 40 },
  );
});
