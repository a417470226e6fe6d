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
  /** Answers well at last what it was silent about. */
  speak(): void;
  close(): Promise<void>;
}

/** A reseller of the test's own on a real socket: it keeps what came and answers as told. */
export async function startFakeReseller(): Promise<FakeReseller> {
  const held: (() => void)[] = [];
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
      if (reseller.mood === 'silent') held.push(() => answer(200));
      else answer(reseller.mood === 'well' ? 200 : 500);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const reseller: FakeReseller = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders: [],
    mood: 'well',
    speak: () => held.splice(0).forEach((answer) => answer()),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return reseller;
}
