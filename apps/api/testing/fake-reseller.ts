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
  /** What it does with the next calls: answers, breaks, or never answers. */
  mood: 'well' | 'broken' | 'silent';
  close(): Promise<void>;
}

/** A reseller of the test's own on a real socket: it keeps what came and answers as told. */
export async function startFakeReseller(): Promise<FakeReseller> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const raw = Buffer.concat(parts).toString('utf8');
      const body = JSON.parse(raw) as ReceivedOrder['body'];
      reseller.orders.push({ headers: request.headers, raw, body });
      if (reseller.mood === 'silent') return;
      response.writeHead(reseller.mood === 'well' ? 200 : 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ orderUrl: `https://pay.example/checkout/${String(body['orderId'])}` }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const reseller: FakeReseller = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders: [],
    mood: 'well',
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return reseller;
}
