import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { signWebhook } from '@hoshikraft/contract/signatures';
import { DAY_MS } from '@hoshikraft/shared';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';
import { addPlayer, balance, type Player, signIn } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { sweepUnpaid } from './sweep-unpaid.ts';

type Event = components['schemas']['PaymentResult'];
const NEW = 'newest-secret-of-all';
const OLD = 'older-secret-of-all';
const AMOUNT = 100_000;
const CREDITED = 110_000;

let api: TestApp;
let player: Player;
let paymentId: string;

const newPayment = async (): Promise<string> => {
  const { id } = await api.app.db
    .insertInto('payments')
    .values({
      player_id: player.playerId,
      idempotency_key: randomUUID(),
      locale: 'ru',
      method: 'bank_card',
      amount: AMOUNT,
      bonus: CREDITED - AMOUNT,
      currency: 'RUB',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

beforeAll(async () => {
  api = await createTestApp({ env: { RESELLER_SECRETS: `${NEW},${OLD}` }, content: false });
});
beforeEach(async () => {
  player = await addPlayer(api, 0);
  paymentId = await newPayment();
});
afterAll(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
  await api.close();
});

const event = (more: Partial<Event> = {}): Event => ({
  eventId: `event-${randomUUID()}`,
  type: 'payment.succeeded',
  orderId: paymentId,
  amount: AMOUNT,
  currency: 'RUB',
  createdAt: api.clock.now().toISOString(),
  ...more,
});
const failed = () => event({ type: 'payment.failed' });

interface Sent {
  secret?: string;
  /** Seconds from now. */
  shift?: number;
  /** Sent instead of what was signed. */
  body?: string;
  headers?: Record<string, string | undefined>;
}

const secondsAt = (shift: number): string => String(Math.floor(api.clock.now().getTime() / 1000) + shift);

const report = async (
  what: Partial<Event> | Record<string, unknown>,
  { secret = NEW, shift = 0, body, headers = {} }: Sent = {},
): Promise<number> => {
  const raw = JSON.stringify(what);
  const timestamp = secondsAt(shift);
  const all = {
    'x-webhook-timestamp': timestamp,
    'x-webhook-signature': signWebhook(secret, timestamp, raw),
    ...headers,
  };
  const kept = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const answer = await api.request('POST', '/api/payment/webhook', {
    rawBody: body ?? raw,
    headers: Object.fromEntries(kept),
  });
  return answer.status;
};

const forgeries: [string, () => Promise<number>, number][] = [
  ['signed with a wrong secret', () => report(event(), { secret: 'guessed-secret' }), 401],
  ['without a signature', () => report(event(), { headers: { 'x-webhook-signature': undefined } }), 401],
  ['without a time', () => report(event(), { headers: { 'x-webhook-timestamp': undefined } }), 401],
  [
    'with a signature that is no hex',
    () => report(event(), { headers: { 'x-webhook-signature': 'z'.repeat(64) } }),
    401,
  ],
  ['changed after it was signed', () => report(event(), { body: JSON.stringify(event({ amount: 1 })) }), 401],
  [
    'with one space more than was signed',
    async () => {
      const what = event();
      return report(what, { body: `${JSON.stringify(what)} ` });
    },
    401,
  ],
  ['six minutes old', () => report(event(), { shift: -360 }), 401],
  ['six minutes ahead', () => report(event(), { shift: 360 }), 401],
  [
    'moved to a new time',
    () => {
      const what = event();
      const old = secondsAt(-4000);
      return report(what, { headers: { 'x-webhook-signature': signWebhook(NEW, old, JSON.stringify(what)) } });
    },
    401,
  ],
  ['of a payment nobody began', () => report(event({ orderId: randomUUID() })), 404],
  ['of a smaller sum', () => report(event({ amount: AMOUNT - 1 })), 409],
  ['of a greater sum', () => report(event({ amount: AMOUNT * 10 })), 409],
  ['in another currency', () => report(event({ currency: 'USD' as 'RUB' })), 400],
  ['with a sum as text', () => report(event({ amount: '100000' as unknown as number })), 400],
];

test.each(forgeries)('an event %s credits nothing', async (_name, send, status) => {
  expect(await send()).toBe(status);
  expect(await balance(api, player)).toBe(0);
  const kept = await api.app.db
    .selectFrom('payment_events')
    .select('event_id')
    .where('payment_id', '=', paymentId)
    .where('needs', 'is', null)
    .execute();
  expect(kept).toEqual([]);
});

const genuine: [string, (() => Promise<unknown>)[], string, number][] = [
  ['a success', [() => report(event())], 'succeeded', CREDITED],
  ['a success signed with the older secret', [() => report(event(), { secret: OLD })], 'succeeded', CREDITED],
  ['a success four minutes late', [() => report(event(), { shift: -240 })], 'succeeded', CREDITED],
  ['a failure', [() => report(failed())], 'failed', 0],
  ['a success after a failure', [() => report(failed()), () => report(event())], 'succeeded', CREDITED],
  ['a failure after a success', [() => report(event()), () => report(failed())], 'succeeded', CREDITED],
  ['two different successes', [() => report(event()), () => report(event())], 'succeeded', CREDITED],
  [
    'failure, success, failure, success',
    [() => report(failed()), () => report(event()), () => report(failed()), () => report(event())],
    'succeeded',
    CREDITED,
  ],
];

test.each(genuine)('%s is counted once', async (_name, reports, status, credited) => {
  for (const send of reports) expect(await send()).toBe(200);
  expect(await balance(api, player)).toBe(credited);
  const payment = api.app.db.selectFrom('payments').select('status').where('id', '=', paymentId);
  expect(await payment.executeTakeFirstOrThrow()).toEqual({ status });
});

test('a success with fields that we do not know and a long id is credited, and stored as it came', async () => {
  const sent = { ...event({ eventId: 'e'.repeat(300) }), fee: 12.5, customer: { country: 'RU' } };
  expect(await report(sent)).toBe(200);
  expect(await balance(api, player)).toBe(CREDITED);
  const stored = api.app.db.selectFrom('payment_events').select('body').where('event_id', '=', sent.eventId);
  expect((await stored.executeTakeFirstOrThrow()).body).toEqual(sent);
});

const others: [string, (eventId: string) => Record<string, unknown>, boolean][] = [
  ['payment.refunded', (eventId) => ({ ...event({ eventId }), type: 'payment.refunded', amount: -AMOUNT }), true],
  ['payment.chargeback', (eventId) => ({ ...event({ eventId }), type: 'payment.chargeback', amount: '10.00' }), true],
  ['payment.pending', (eventId) => ({ eventId, type: 'payment.pending', orderId: paymentId }), true],
  ['an event of no payment', (eventId) => ({ eventId, type: 'payout.sent', orderId: 17 }), false],
];

test.each(others)('%s is stored once, changes nothing, and is an error in the log', async (_name, of, hasPayment) => {
  const eventId = `event-${randomUUID()}`;
  const sent = of(eventId);
  expect([await report(sent), await report(sent)]).toEqual([200, 200]);
  expect(await balance(api, player)).toBe(0);
  const stored = await api.app.db
    .selectFrom('payment_events')
    .select(['payment_id', 'type', 'body'])
    .where('event_id', '=', eventId)
    .execute();
  expect(stored).toEqual([{ payment_id: hasPayment ? paymentId : null, type: sent['type'], body: sent }]);
  const lines = api.log.filter((line) => line.includes(eventId)).map((line) => JSON.parse(line) as { level: number });
  expect(lines.filter(({ level }) => level === 50)).toHaveLength(1);
});

test('a success is credited even if another event was stored under its id', async () => {
  const eventId = `event-${randomUUID()}`;
  expect(await report({ eventId, type: 'payment.pending' })).toBe(200);
  expect(await report(event({ eventId }))).toBe(200);
  expect(await balance(api, player)).toBe(CREDITED);
});

test('an unpaid payment with a stored event is deleted, and its event stays', async () => {
  const eventId = `event-${randomUUID()}`;
  await report({ eventId, type: 'payment.pending', orderId: paymentId });
  api.clock.advance(100 * DAY_MS);
  await runJob(api.app, sweepUnpaid);
  const { db } = api.app;
  expect(await db.selectFrom('payments').select('id').where('id', '=', paymentId).execute()).toEqual([]);
  const stored = db.selectFrom('payment_events').select('payment_id').where('event_id', '=', eventId);
  expect(await stored.executeTakeFirstOrThrow()).toEqual({ payment_id: null });
});

test('one event fifty times at once is credited once', async () => {
  const what = event();
  const statuses = await Promise.all(Array.from({ length: 50 }, () => report(what)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await balance(api, player)).toBe(CREDITED);
});

test('fifty events of one payment at once are credited once', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 50 }, (_unused, index) => report(index % 3 === 0 ? failed() : event())),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await balance(api, player)).toBe(CREDITED);
});

test('an event refused for its sum needs a person: the correct one is accepted under the same id', async () => {
  const eventId = `event-${randomUUID()}`;
  const stored = api.app.db.selectFrom('payment_events').select('needs').where('event_id', '=', eventId);
  expect(await report(event({ eventId, amount: 1 }))).toBe(409);
  expect(await stored.execute()).toEqual([{ needs: 'mismatch' }]);
  expect(await report(event({ eventId }))).toBe(200);
  expect(await stored.execute()).toEqual([{ needs: null }]);
  expect(await balance(api, player)).toBe(CREDITED);
});

test('one event id for two payments is refused with an error in the log, and the second is not credited', async () => {
  const first = event();
  expect(await report(first)).toBe(200);
  const other = await newPayment();
  expect(await report({ ...first, orderId: other })).toBe(409);
  expect(await balance(api, player)).toBe(CREDITED);
  const loud = api.log.filter((line) => line.includes(other)).map((line) => JSON.parse(line) as { level: number });
  expect(loud.map(({ level }) => level)).toContain(50);
});

test('a success after its payment has lapsed is credited once, with an error in the log', async () => {
  const shown = { order_url: 'https://pay.example/checkout/1' };
  await api.app.db.updateTable('payments').set(shown).where('id', '=', paymentId).execute();
  api.clock.advance(200 * DAY_MS);
  await runJob(api.app, sweepUnpaid);
  expect(await report(failed())).toBe(200);
  const late = event();
  expect([await report(late), await report(late), await report(event())]).toEqual([200, 200, 200]);
  expect(await balance(api, await signIn(api, player.playerId))).toBe(CREDITED);
  const loud = api.log.map((line) => JSON.parse(line) as { level: number; eventId?: string });
  expect(loud).toContainEqual(expect.objectContaining({ level: 50, paymentId, eventId: late.eventId }));
});
