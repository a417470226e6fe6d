import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { signWebhook } from '@hoshikraft/contract/signatures';
import { type ResellerOrder, resellerOverHttp, ResellerUnavailable } from './reseller.ts';

const order: ResellerOrder = {
  orderId: '0b1f2c55-2a1e-4c7e-9c1f-1f5d6a7b8c9d',
  amount: 100_000,
  currency: 'RUB',
  method: 'bank_card',
  description: 'Пополнение баланса Hoshikraft, игрок Kaede',
  returnUrl: 'https://site.example/ru/pay?notify=success',
  failUrl: 'https://site.example/ru/pay?notify=failed',
};
const NOW = new Date('2026-03-10T12:00:00.900Z');

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const listen = async (
  answer: (request: IncomingMessage, body: string, response: ServerResponse) => void,
  timeoutMs = 30_000,
) => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => answer(request, Buffer.concat(parts).toString('utf8'), response));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/reseller`;
  return resellerOverHttp({ url, key: 'shop', secret: 'secret', timeoutMs, now: () => NOW });
};
const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

test('an order is signed with its timestamp and the exact body', async () => {
  const seen: { url?: string | undefined; headers?: IncomingMessage['headers']; body?: string } = {};
  const reseller = await listen((request, body, response) => {
    Object.assign(seen, { url: request.url, headers: request.headers, body });
    json(response, 200, { orderUrl: 'https://pay.example/checkout/1' });
  });
  expect(await reseller.createOrder(order)).toEqual({ orderUrl: 'https://pay.example/checkout/1' });
  expect(seen.url).toBe('/reseller/orders');
  expect(JSON.parse(seen.body ?? '')).toEqual(order);
  expect(seen.headers).toMatchObject({
    'x-key-id': 'shop',
    'x-timestamp': '1773144000',
    'x-signature': signWebhook('secret', '1773144000', seen.body ?? ''),
  });
});

const unusable: [string, (response: ServerResponse) => void][] = [
  ['refuses', (response) => json(response, 401, { error: 'no' })],
  ['breaks', (response) => json(response, 500, { orderUrl: 'https://pay.example/checkout/1' })],
  ['sends elsewhere', (response) => json(response, 302, {}, { location: 'https://pay.example/orders' })],
  ['answers no JSON', (response) => response.end('<html>')],
  ['answers without an address', (response) => json(response, 200, { url: 'https://pay.example' })],
  ['answers a script', (response) => json(response, 200, { orderUrl: 'javascript:alert(1)' })],
  [
    'returns an endless address',
    (response) => json(response, 200, { orderUrl: `https://pay.example/${'a'.repeat(2000)}` }),
  ],
  ['hangs', () => undefined],
  ['hangs in the middle', (response) => response.writeHead(200).write('{"orderUrl":')],
  ['hangs up', (response) => response.destroy()],
];

test.each(unusable)('a reseller that %s is unavailable', async (_name, answer) => {
  const reseller = await listen((_request, _body, response) => answer(response), 200);
  await expect(reseller.createOrder(order)).rejects.toBeInstanceOf(ResellerUnavailable);
});

test('an unreachable reseller is unavailable', async () => {
  const reseller = resellerOverHttp({
    url: 'http://127.0.0.1:9',
    key: 'shop',
    secret: 'secret',
    timeoutMs: 200,
    now: () => NOW,
  });
  await expect(reseller.createOrder(order)).rejects.toBeInstanceOf(ResellerUnavailable);
});
