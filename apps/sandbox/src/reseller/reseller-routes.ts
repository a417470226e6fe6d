import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../clock.ts';
import type { SandboxConfig } from '../config.ts';
import { formField, sendPage, spokenIn } from '../http/pages.ts';
import { checkoutPage, missingOrderPage } from './checkout-page.ts';
import { type Order, type OrderStore, refundable } from './order-store.ts';
import { isSignedByShop, METHODS, parseOrder, parseRefund } from './order-request.ts';
import type { WebhookSender } from './webhook-sender.ts';

export interface ResellerContext {
  config: SandboxConfig;
  clock: Clock;
  book: OrderStore;
  sender: WebhookSender;
}

// The bank behind the test card that every payment service has.
const DECLINED_CARD = '4000000000000002';

/** The payment reseller: orders over a signed call, a checkout page for the payer, reports to the shop. */
export function resellerRoutes(app: FastifyInstance, { config, clock, book, sender }: ResellerContext): void {
  const addressOf = (order: Order) => `${config.publicUrl}/reseller/checkout/${order.id}`;

  app.post('/reseller/orders', (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!isSignedByShop(config.reseller, request.headers, body, clock.now())) {
      return reply.code(401).send({ error: 'signature not accepted' });
    }
    const wanted = parseOrder(body);
    if (typeof wanted === 'string') return reply.code(422).send({ error: wanted });
    const order = book.register(wanted);
    if (!order) return reply.code(409).send({ error: 'this order exists with other terms' });
    return reply.send({ orderUrl: addressOf(order) });
  });

  app.post<{ Params: { orderId: string } }>('/reseller/orders/:orderId/refunds', (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!isSignedByShop(config.reseller, request.headers, body, clock.now())) {
      return reply.code(401).send({ error: 'signature not accepted' });
    }
    const wanted = parseRefund(body);
    if (typeof wanted === 'string') return reply.code(422).send({ error: wanted });
    const order = book.ofShop(request.params.orderId);
    if (!order) return reply.code(404).send({ error: 'no such order' });
    if (!book.refund(order, wanted.refundId, wanted.amount)) {
      return reply.code(409).send({ error: 'not paid, or more than is left of the order' });
    }
    sender.wake();
    return reply.send({ refundId: wanted.refundId, state: 'succeeded' });
  });

  app.get<{ Params: { orderId: string } }>('/reseller/orders/:orderId', (request, reply) => {
    const order = book.ofShop(request.params.orderId);
    if (!order) return reply.code(404).send({ error: 'no such order' });
    return reply.send({ ...order, orderUrl: addressOf(order), reports: book.reportsOf(order.orderId) });
  });

  app.get<{ Params: { id: string }; Querystring: { method?: string } }>('/reseller/checkout/:id', (request, reply) => {
    const locale = spokenIn(request);
    const order = book.find(request.params.id);
    if (!order) return sendPage(reply, missingOrderPage(locale), { status: 404 });
    const method = METHODS.find((one) => one === request.query.method) ?? order.method;
    const view = { locale, order, method, reports: book.reportsOf(order.orderId), address: addressOf(order) };
    return sendPage(reply, checkoutPage({ ...view, lateSeconds: config.reseller.lateSeconds }));
  });

  function leave(reply: FastifyReply, order: Order): FastifyReply {
    sender.wake();
    return reply.redirect(order.state === 'paid' ? order.returnUrl : order.failUrl, 303);
  }

  app.post<{ Params: { id: string } }>('/reseller/checkout/:id', (request, reply) => {
    const order = book.find(request.params.id);
    if (!order) return sendPage(reply, missingOrderPage(spokenIn(request)), { status: 404 });
    const action = formField(request.body, 'action');
    if (action === 'report-again') {
      book.reportAgain(order);
      sender.wake();
      return reply.redirect(addressOf(order), 303);
    }
    const afterwards: Readonly<Record<string, () => unknown>> = {
      refund: () => book.refund(order, randomUUID(), refundable(order)),
      'dispute-opened': () => book.dispute(order, 'opened'),
      'dispute-lost': () => book.dispute(order, 'lost'),
      'dispute-won': () => book.dispute(order, 'won'),
    };
    if (order.state === 'paid' && Object.hasOwn(afterwards, action)) {
      afterwards[action]?.();
      sender.wake();
      return reply.redirect(addressOf(order), 303);
    }
    const byCard = formField(request.body, 'method') === 'bank_card';
    const refused = byCard && formField(request.body, 'card').replace(/\s/g, '') === DECLINED_CARD;
    if (action === 'decline' || refused) book.settle(order, 'declined');
    else if (action === 'pay-late') book.settle(order, 'paid', 1, config.reseller.lateSeconds * 1000);
    else if (action === 'pay-twice') book.settle(order, 'paid', 2);
    else if (action === 'pay') book.settle(order, 'paid');
    else return reply.code(400).send({ error: 'unknown action' });
    return leave(reply, order);
  });
}
