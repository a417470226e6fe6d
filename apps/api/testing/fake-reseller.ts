import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedOrder {
  headers: IncomingHttpHeaders;
  raw: string;
  body: Record<string, unknown>;
}

export interface FakeReseller {
  url: string;
  orders: ReceivedOrder[];
  /** How it handles the next requests: responds, fails, refuses or does not respond. */
  behaviour: 'well' | 'broken' | 'refusing' | 'silent';
  /** Responds to all requests that are still open. */
  respondToOpen(): void;
  close(): Promise<void>;
}

/** Starts a payment reseller on a real socket; it stores the orders and refunds that it receives. */
export async function startFakeReseller(): Promise<FakeReseller> {
  const open: (() => void)[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const raw = Buffer.concat(parts).toString('utf8');
      const body = JSON.parse(raw) as ReceivedOrder['body'];
      reseller.orders.push({ headers: request.headers, raw, body });
      const answer = (status: number) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ orderUrl: `https://pay.example/checkout/${String(body['orderId'])}` }));
      };
      if (reseller.behaviour === 'silent') open.push(() => answer(200));
      else answer({ well: 200, broken: 500, refusing: 409 }[reseller.behaviour]);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const reseller: FakeReseller = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders: [],
    behaviour: 'well',
    respondToOpen: () => open.splice(0).forEach((answer) => answer()),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return reseller;
}
