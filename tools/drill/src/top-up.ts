import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { components } from '@hoshikraft/contract';
import { signWebhook } from '@hoshikraft/contract/signatures';
import { callUntilAcknowledged, type ClientOptions } from './retry-call.ts';
import type { Shopper } from './shoppers.ts';

type Schemas = components['schemas'];

/** Amount of each top-up, and the credit with the bonus of 10 % (decisions, section 5), kopecks. */
const AMOUNT = 100_000;
export const CREDIT = 110_000;

/** Secret that signs the reseller's webhooks. */
export const RESELLER_SECRET = 'the-reseller-of-the-drill-signs-with-this';

/** A payment that was started and reported as paid, both acknowledged; or given up with the last error. */
export type TopUp =
  | { kind: 'acknowledged'; payer: string; paymentId: string; tries: number }
  | { kind: 'given up'; payer: string; why: string };

/** Starts a server of the reseller that accepts each order. */
export async function startReseller(): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    void json(request).then((order) => {
      const { orderId } = order as { orderId: string };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ orderUrl: `https://pay.example/checkout/${orderId}` }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function signed(body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signWebhook(RESELLER_SECRET, timestamp, body) };
}

/** Starts a payment and reports it as paid twice at once; retries each call until it is acknowledged. */
export async function topUp(client: ClientOptions, payer: Shopper): Promise<TopUp> {
  const who = { payer: payer.playerId };
  const order: Schemas['PaymentOrder'] = { method: 'bank_card', amount: AMOUNT };
  const begun = await callUntilAcknowledged<Schemas['PaymentStarted']>(client, {
    path: '/api/pay',
    body: JSON.stringify(order),
    headers: (key) => ({ ...payer.headers, 'idempotency-key': key }),
  });
  if (begun.kind === 'given up') return { ...begun, ...who };
  const { paymentId } = begun.body;
  const event: Schemas['PaymentEvent'] = {
    eventId: randomUUID(),
    type: 'payment.succeeded',
    orderId: paymentId,
    amount: AMOUNT,
    currency: 'RUB',
    createdAt: new Date().toISOString(),
  };
  const body = JSON.stringify(event);
  const report = () =>
    callUntilAcknowledged(client, { path: '/api/payment/webhook', body, headers: () => signed(body) });
  const reports = await Promise.all([report(), report()]);
  let { tries } = begun;
  for (const end of reports) {
    if (end.kind === 'given up') return { ...end, ...who };
    tries += end.tries;
  }
  return { kind: 'acknowledged', ...who, paymentId, tries };
}
