import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { signWebhook } from '@hoshikraft/contract/signatures';
import { HOUR_MS } from '@hoshikraft/shared';
import { addOperator } from '../../../testing/operators.ts';
import { addPlayer, balance, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { listLedgerFaults } from '../../billing/ledger/ledger-faults.ts';

type Schemas = components['schemas'];

const SECRET = 'secret-of-the-reseller';

let api: TestApp;
let operator: Player;
let player: Player;
let paymentId: string;
beforeAll(async () => {
  api = await createTestApp({ env: { RESELLER_SECRETS: SECRET }, content: false });
});
beforeEach(async () => {
  operator = await addOperator(api);
  player = await addPlayer(api, 0);
  paymentId = randomUUID();
});
afterAll(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
  await api.close();
});

const begin = () =>
  api.app.db
    .insertInto('payments')
    .values({
      id: paymentId,
      player_id: player.playerId,
      ...{
        idempotency_key: randomUUID(),
        locale: 'ru',
        method: 'bank_card',
        amount: 1_000,
        bonus: 100,
        currency: 'RUB',
      },
    })
    .execute();
const event = (more: object = {}) => ({
  eventId: randomUUID(),
  type: 'payment.succeeded',
  orderId: paymentId,
  amount: 1_000,
  currency: 'RUB',
  createdAt: api.clock.now().toISOString(),
  ...more,
});
const report = async (body: object): Promise<number> => {
  const raw = JSON.stringify(body);
  const timestamp = String(Math.floor(api.clock.now().getTime() / 1000));
  const headers = { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signWebhook(SECRET, timestamp, raw) };
  return (await api.request('POST', '/api/payment/webhook', { rawBody: raw, headers })).status;
};
const get = async <Body>(path: string) => (await api.request<Body>('GET', `/api/admin/${path}`, { as: operator })).body;
const find = async (eventId: string) =>
  (await get<Schemas['PaymentEventList']>('payment-events?limit=100')).items.find((item) => item.eventId === eventId);
const change = (id: string, what: 'read-again' | 'handled') =>
  api.request<Schemas['OperatorAct']>('POST', `/api/admin/payment-events/${id}/${what}`, {
    as: operator,
    body: { reason: 'ticket 12' },
    idempotencyKey: true,
  });
const attention = async () => (await get<Schemas['AdminMain']>('main')).attention;

test('a success that came before its payment is read again: its money moves once, whoever else reads it', async () => {
  const early = event();
  expect(await report(early)).toBe(404);
  const stored = await find(early.eventId);
  expect(stored).toMatchObject({ needs: 'unknown_payment', paymentId: null, type: 'payment.succeeded' });
  const id = stored?.id ?? '';
  expect((await change(id, 'read-again')).body).toMatchObject({
    ...{ kind: 'event', player: null, subject: early.eventId, before: 'unknown_payment', after: 'unknown_payment' },
  });
  await begin();
  // Twice by operators, while the service sends it and another success of the payment.
  const answers = await Promise.all([
    change(id, 'read-again'),
    change(id, 'read-again'),
    ...[early, early, event()].map(async (sent) => ({ status: await report(sent), body: null })),
  ]);
  expect(answers.slice(2).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.slice(0, 2).every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect([await balance(api, player), await find(early.eventId)]).toEqual([1_100, undefined]);
  expect(refusal(await change(id, 'read-again'))).toMatchObject({ status: 409, type: 'payment_event_done' });
  const record = await get<Schemas['AdminPaymentRecord']>(`payments/${paymentId}`);
  expect(record.payment).toMatchObject({ id: paymentId, state: 'succeeded', player: { login: player.login } });
  expect(record.movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['top_up', 1_000],
    ['top_up_bonus', 100],
  ]);
  expect(record.events).toHaveLength(2);
  expect(record.events.find(({ eventId }) => eventId === early.eventId)).toMatchObject({ needs: null, paymentId });
  expect(JSON.parse(record.events.find((item) => item.eventId === early.eventId)?.body ?? '')).toEqual(early);
});

test('each event that cannot be applied says why, is counted, and leaves the list when it is dealt with', async () => {
  await begin();
  const before = (await attention()).paymentEvents ?? 0;
  const dispute = { type: 'dispute.opened', disputeId: 'd-1' };
  const cases: [object & { eventId: string }, string][] = [
    [event({ type: 'payout.sent' }), 'unknown_type'],
    [event({ amount: 999 }), 'mismatch'],
    [event({ type: 'payment.refunded' }), 'incomplete'],
    [event(dispute), 'dispute'],
    [event({ type: 'payment.refunded', refundId: 'r-1', amount: 5_000 }), 'too_much'],
    [event({ ...dispute, orderId: randomUUID() }), 'unknown_payment'],
  ];
  for (const [sent, needs] of cases) {
    await report(sent);
    expect(await find(sent.eventId)).toMatchObject({ needs, handledAt: null });
  }
  expect((await attention()).paymentEvents).toBe(before + cases.length);
  const forged = { ...event(), eventId: 'forged' };
  const headers = { 'x-webhook-timestamp': '1', 'x-webhook-signature': 'a'.repeat(64) };
  await api.request('POST', '/api/payment/webhook', { rawBody: JSON.stringify(forged), headers });
  expect(await find('forged')).toBeUndefined();
  const { id = '' } = (await find(cases[1]?.[0].eventId ?? '')) ?? {};
  expect((await change(id, 'handled')).body).toMatchObject({
    ...{ kind: 'event', player: { id: player.playerId }, before: 'mismatch', after: 'handled', reason: 'ticket 12' },
  });
  expect(refusal(await change(id, 'handled'))).toMatchObject({ status: 409, type: 'payment_event_done' });
  expect((await attention()).paymentEvents).toBe(before + cases.length - 1);
  expect(await balance(api, player)).toBe(0);
});

test('a payment is found by its id, and by the ids that the service gave its events and refunds', async () => {
  await begin();
  const { eventId } = event();
  await report(event({ eventId }));
  await report(event({ type: 'payment.refunded', refundId: `re_${eventId}`, amount: 400 }));
  for (const q of [paymentId, eventId, `re_${eventId}`, player.login.toUpperCase()]) {
    const { items } = await get<Schemas['AdminPaymentList']>(`payments?q=${q}`);
    expect(items).toMatchObject([{ id: paymentId, amount: 1_000, refundable: 600 }]);
  }
  const { status } = await api.request('GET', '/api/admin/payments?from=2026-99-99', { as: operator });
  expect(status).toBe(400);
  const support = await addOperator(api, ['player', 'moderator']);
  expect((await api.request('GET', '/api/admin/payments', { as: support })).status).toBe(403);
});

test('debts are listed with their cause, and a refund not answered for an hour is counted', async () => {
  await begin();
  await report(event());
  const spend = { amount: -1_100, expectedBalance: 1_100, reason: 'spent' };
  const path = `/api/admin/players/${player.playerId}/balance`;
  await api.request('POST', path, { as: operator, body: spend, idempotencyKey: true });
  const before = await attention();
  await report(event({ type: 'dispute.lost', disputeId: 'd-2' }));
  const { items } = await get<Schemas['DebtList']>('debts?limit=100');
  expect(items).toContainEqual(
    expect.objectContaining({
      player: { id: player.playerId, login: player.login },
      amount: 1_100,
      cause: 'dispute',
      paymentId,
    }),
  );
  const at = new Date(api.clock.now().getTime() - HOUR_MS);
  const refund = { payment_id: paymentId, kind: 'refund', reference: 'r', state: 'asked', amount: 1, created_at: at };
  await api.app.db.insertInto('payment_reversals').values(refund).execute();
  const after = await attention();
  expect([after.debts, after.askedRefunds]).toEqual([(before.debts ?? 0) + 1, (before.askedRefunds ?? 0) + 1]);
  const asked = await get<Schemas['AdminPaymentList']>('payments?asked=true');
  expect(asked.items.map(({ id }) => id)).toContain(paymentId);
});
