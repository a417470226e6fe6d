import { expect, test } from '@jest/globals';
import { memoryFile } from '../testing/memory-file.ts';
import { createOrderStore } from './order-store.ts';
import type { OrderRequest, ResellerState } from './order-store.ts';

const request: OrderRequest = {
  orderId: '3f0c1d6e-0000-4000-8000-000000000001',
  amount: 100_000,
  currency: 'RUB',
  method: 'bank_card',
  description: 'Пополнение',
  returnUrl: 'https://shop.example/ru/pay?notify=success',
  failUrl: 'https://shop.example/ru/pay',
};

function open() {
  const file = memoryFile<ResellerState>();
  const time = { at: 1_790_000_000_000 };
  const clock = { now: () => time.at };
  return { file, time, clock, book: createOrderStore(file, clock) };
}

function registered(book: ReturnType<typeof createOrderStore>) {
  const order = book.register(request);
  if (!order) throw new Error('refused');
  return order;
}

test('the same order again has the same checkout, with another amount it is refused', () => {
  const { book } = open();
  expect(book.register(request)?.id).toBe(registered(book).id);
  expect(book.register({ ...request, amount: 1 })).toBeNull();
});

test('an order ends once: a second press changes nothing', () => {
  const { book } = open();
  const order = registered(book);
  book.settle(order, 'paid');
  book.settle(order, 'declined');
  expect(order.state).toBe('paid');
  expect(book.reportsOf(order.orderId).map(({ event }) => event.type)).toEqual(['payment.succeeded']);
});

test('reporting twice or again repeats the very same event', () => {
  const { book } = open();
  const order = registered(book);
  book.settle(order, 'paid', 2);
  book.reportAgain(order);
  const ids = book.reportsOf(order.orderId).map(({ event }) => event.eventId);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('nothing can be reported about an order still open', () => {
  const { book } = open();
  book.reportAgain(registered(book));
  expect(book.owed()).toEqual([]);
});

test('a restart loses neither orders nor owed reports', () => {
  const { book, file, clock } = open();
  const order = registered(book);
  book.settle(order, 'paid', 1, 30_000);
  const [report] = book.owed();
  const after = createOrderStore(file, clock);
  expect(after.find(order.id)).toEqual(order);
  expect(after.owed()).toEqual([report]);
});

test('a refused report waits twice as long each time, at most a minute', () => {
  const { book, time } = open();
  book.settle(registered(book), 'paid');
  const [report] = book.owed();
  if (!report) throw new Error('no report');
  const waits = Array.from({ length: 9 }, () => {
    book.refused(report, '503');
    return report.dueAt - time.at;
  });
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  book.delivered(report, '200');
  expect(book.owed()).toEqual([]);
});

test('a paid order is refunded in parts, each id once and no more than was paid', () => {
  const { book } = open();
  const order = registered(book);
  expect(book.refund(order, 'r1', 1)).toBe(false);
  book.settle(order, 'paid');
  expect([book.refund(order, 'r1', 60_000), book.refund(order, 'r1', 60_000), book.refund(order, 'r1', 1)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([book.refund(order, 'r2', 40_001), book.refund(order, 'r3', 40_000)]).toEqual([false, true]);
  expect(book.reportsOf(order.orderId).map(({ event }) => event)).toMatchObject([
    { type: 'payment.succeeded' },
    { type: 'payment.refunded', refundId: 'r1', amount: 60_000, currency: 'RUB' },
    { type: 'payment.refunded', refundId: 'r3', amount: 40_000, currency: 'RUB' },
  ]);
});

test('a dispute is opened once, then decided, under one id', () => {
  const { book } = open();
  const order = registered(book);
  book.settle(order, 'paid');
  book.dispute(order, 'lost');
  for (const state of ['opened', 'opened', 'lost', 'won'] as const) book.dispute(order, state);
  const events = book.reportsOf(order.orderId).map(({ event }) => event as { type: string; disputeId?: string });
  expect(events.map(({ type }) => type)).toEqual([
    'payment.succeeded',
    'dispute.opened',
    'dispute.lost',
    'dispute.won',
  ]);
  expect(new Set(events.slice(1).map(({ disputeId }) => disputeId)).size).toBe(1);
});
