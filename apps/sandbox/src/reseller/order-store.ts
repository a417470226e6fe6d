import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import type { Clock } from '../clock.ts';
import type { JsonFile } from '../json-file.ts';

export type Method = components['schemas']['PaymentMethod'];
export type PaymentEvent = components['schemas']['PaymentEvent'];

/** A payment that the shop requests. Amount in minor units. */
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
  /** Used in the address of the checkout page, in place of the shop's order id. */
  id: string;
  state: 'open' | 'paid' | 'declined';
  createdAt: string;
  event: PaymentEvent | null;
  refunds: { id: string; amount: number }[];
  dispute: { id: string; state: DisputeState } | null;
}

export type DisputeState = 'opened' | 'lost' | 'won';

/** One delivery of an event to the shop. */
export interface Report {
  id: string;
  orderId: string;
  event: PaymentEvent;
  /** Earliest next attempt, milliseconds since 1970. */
  dueAt: number;
  attempts: number;
  deliveredAt: string | null;
  /** Last response of the shop: a status, or the error. */
  lastAnswer: string | null;
}

export interface ResellerState {
  orders: Order[];
  reports: Report[];
}

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;
// Limits the size of the file.
const KEPT_ORDERS = 500;

/** What is left of a paid order, minor units. */
export const refundable = ({ amount, refunds }: Order): number =>
  refunds.reduce((left, refund) => left - refund.amount, amount);

/** Stores orders and the reports still to deliver. Every change is saved to the file before the reply. */
export function createOrderStore(file: JsonFile<ResellerState>, clock: Clock) {
  const { orders, reports } = file.load() ?? { orders: [], reports: [] };
  // Files of earlier versions have neither.
  for (const order of orders) Object.assign(order, { refunds: order.refunds ?? [], dispute: order.dispute ?? null });

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

  function queue(order: Order, event: PaymentEvent | null, copies: number, delayMs: number): void {
    if (event === null) return;
    for (let copy = 0; copy < copies; copy += 1) {
      reports.push({
        id: randomUUID(),
        orderId: order.orderId,
        event,
        dueAt: clock.now() + delayMs,
        attempts: 0,
        deliveredAt: null,
        lastAnswer: null,
      });
    }
  }

  const eventOf = (order: Order, type: string, more: { amount: number; refundId?: string; disputeId?: string }) => ({
    eventId: randomUUID(),
    type,
    orderId: order.orderId,
    currency: order.currency,
    createdAt: new Date(clock.now()).toISOString(),
    ...more,
  });

  return {
    /** Registers an order; a repeated request returns the same order. Null if its amount or currency differs. */
    register(request: OrderRequest): Order | null {
      const known = orders.find((order) => order.orderId === request.orderId);
      if (known) return known.amount === request.amount && known.currency === request.currency ? known : null;
      const createdAt = new Date(clock.now()).toISOString();
      const order: Order = {
        ...request,
        id: randomUUID(),
        state: 'open',
        createdAt,
        event: null,
        refunds: [],
        dispute: null,
      };
      orders.push(order);
      save();
      return order;
    },

    /** Closes an open order and queues `copies` reports for the shop, due after `delayMs`. */
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
      queue(order, order.event, copies, delayMs);
      save();
    },

    /** Queues the event of a closed order again, as real resellers do. */
    reportAgain(order: Order): void {
      queue(order, order.event, 1, 0);
      save();
    },

    /** Refunds a paid order, in whole or in part; a repeated request changes nothing. False if that much was not paid. */
    refund(order: Order, id: string, amount: number): boolean {
      const known = order.refunds.find((refund) => refund.id === id);
      if (known) return known.amount === amount;
      if (order.state !== 'paid' || amount > refundable(order)) return false;
      order.refunds.push({ id, amount });
      queue(order, eventOf(order, 'payment.refunded', { refundId: id, amount }), 1, 0);
      save();
      return true;
    },

    /** Opens a dispute of a paid order, or decides it. */
    dispute(order: Order, state: DisputeState): void {
      if (order.state !== 'paid' || (order.dispute === null) !== (state === 'opened')) return;
      order.dispute = { id: order.dispute?.id ?? randomUUID(), state };
      queue(order, eventOf(order, `dispute.${state}`, { disputeId: order.dispute.id, amount: order.amount }), 1, 0);
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

    /** Schedules the next attempt after 1 s, 2 s, 4 s … at most a minute. */
    refused(report: Report, answer: string): void {
      report.lastAnswer = answer;
      report.dueAt = clock.now() + Math.min(FIRST_RETRY_MS * 2 ** report.attempts, LONGEST_RETRY_MS);
      report.attempts += 1;
      save();
    },
  };
}

export type OrderStore = ReturnType<typeof createOrderStore>;
