import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import type { Clock } from '../clock.ts';
import type { JsonFile } from '../json-file.ts';

export type Method = components['schemas']['PaymentMethod'];
export type PaymentEvent = components['schemas']['PaymentEvent'];

/** What a shop asks the reseller to collect. Amount in minor units. */
export interface OrderRequest {
  orderId: string;
  amount: number;
  currency: 'RUB';
  method: Method;
  description: string;
  returnUrl: string;
  failUrl: string;
}

export interface Order extends OrderRequest {
  /** Names the checkout page; the shop's own id is not in any address. */
  id: string;
  state: 'open' | 'paid' | 'declined';
  createdAt: string;
  event: PaymentEvent | null;
}

/** One copy of an event on its way to the shop. */
export interface Report {
  id: string;
  orderId: string;
  event: PaymentEvent;
  /** Earliest next try, milliseconds since 1970. */
  dueAt: number;
  attempts: number;
  deliveredAt: string | null;
  /** What the shop said last: a status, or why there was none. */
  lastAnswer: string | null;
}

export interface ResellerState {
  orders: Order[];
  reports: Report[];
}

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;
// Enough to look at; the file must not grow for ever.
const KEPT_ORDERS = 500;

/** The reseller's memory: orders and the reports it still owes. Every change is in the file before it is answered. */
export function createOrderStore(file: JsonFile<ResellerState>, clock: Clock) {
  const { orders, reports } = file.load() ?? { orders: [], reports: [] };

  function save(): void {
    const owed = new Set(reports.filter((report) => report.deliveredAt === null).map((report) => report.orderId));
    while (orders.length > KEPT_ORDERS) {
      const oldest = orders.findIndex((order) => !owed.has(order.orderId));
      if (oldest === -1) break;
      const [gone] = orders.splice(oldest, 1);
      const kept = reports.filter((report) => report.orderId !== gone?.orderId);
      reports.splice(0, reports.length, ...kept);
    }
    file.save({ orders, reports });
  }

  function queue(order: Order, copies: number, delayMs: number): void {
    if (order.event === null) return;
    for (let copy = 0; copy < copies; copy += 1) {
      reports.push({
        id: randomUUID(),
        orderId: order.orderId,
        event: order.event,
        dueAt: clock.now() + delayMs,
        attempts: 0,
        deliveredAt: null,
        lastAnswer: null,
      });
    }
  }

  return {
    /** Registers an order; the same one again gives the same checkout. Null when it came with other terms before. */
    register(request: OrderRequest): Order | null {
      const known = orders.find((order) => order.orderId === request.orderId);
      if (known) return known.amount === request.amount && known.currency === request.currency ? known : null;
      const createdAt = new Date(clock.now()).toISOString();
      const order: Order = { ...request, id: randomUUID(), state: 'open', createdAt, event: null };
      orders.push(order);
      save();
      return order;
    },

    /** Ends an open order and owes the shop `copies` reports of it, the first after `delayMs`. */
    settle(order: Order, outcome: 'paid' | 'declined', copies = 1, delayMs = 0): void {
      if (order.state !== 'open') return;
      order.state = outcome;
      order.event = {
        eventId: randomUUID(),
        type: outcome === 'paid' ? 'payment.succeeded' : 'payment.failed',
        orderId: order.orderId,
        amount: order.amount,
        currency: order.currency,
        createdAt: new Date(clock.now()).toISOString(),
      };
      queue(order, copies, delayMs);
      save();
    },

    /** Sends the event of an ended order once more, as resellers do. */
    reportAgain(order: Order): void {
      queue(order, 1, 0);
      save();
    },

    find: (id: string) => orders.find((order) => order.id === id) ?? null,
    latest: (count: number) => orders.slice(-count).reverse(),
    ofShop: (orderId: string) => orders.find((order) => order.orderId === orderId) ?? null,
    reportsOf: (orderId: string) => reports.filter((report) => report.orderId === orderId),
    owed: () => reports.filter((report) => report.deliveredAt === null),

    delivered(report: Report, answer: string): void {
      report.attempts += 1;
      report.lastAnswer = answer;
      report.deliveredAt = new Date(clock.now()).toISOString();
      save();
    },

    /** Puts a report off: 1 s, 2 s, 4 s … at most a minute, until the shop takes it. */
    refused(report: Report, answer: string): void {
      report.lastAnswer = answer;
      report.dueAt = clock.now() + Math.min(FIRST_RETRY_MS * 2 ** report.attempts, LONGEST_RETRY_MS);
      report.attempts += 1;
      save();
    },
  };
}

export type OrderStore = ReturnType<typeof createOrderStore>;
