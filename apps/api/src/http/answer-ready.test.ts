import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { startFakeRedis } from '../../testing/fake-redis.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Operation } from './define-operation.ts';
import { keepAnswer } from './kept-answer.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { askWire, portOf } from './testing/ask-wire.ts';
import { mounted, policiesWith, testParts } from './testing/mounted.ts';

const url = '/api/server/monitoring';
const ETAG = '"seven"';
const TEXT =
  '{"servers":{},"records":{"onlineCurrent":0,"onlineDay":0,"onlineMax":0,"timeOnlineDay":null,"timeOnlineMax":null}}';
const HEADERS = { etag: ETAG, 'cache-control': 'public, max-age=1' };
const READY = keepAnswer(TEXT, HEADERS);

let worked = 0;
let server: FastifyInstance;
afterEach(async () => {
  worked = 0;
  await server.close();
});

async function keeping(kept: KeptAnswer | null, options: Parameters<typeof mounted>[0] = {}): Promise<void> {
  const operation: Operation = {
    operationId: 'getMonitoring',
    handle: async () => {
      worked += 1;
      return kept ?? READY;
    },
    kept: () => kept,
  };
  server = await mounted({ without: 'getMonitoring', extra: [operation], ...options });
}

const ask = (headers: Record<string, string> = {}, address = '') => askWire(server, url + address, { headers });

test('what stands ready is sent without the operation; where nothing does, the operation answers the same', async () => {
  await keeping(READY);
  const ready = await ask();
  expect([ready.status, ready.body, worked]).toEqual([200, TEXT, 0]);
  await server.close();
  await keeping(null);
  const made = await ask();
  expect([made.status, made.body, worked]).toEqual([200, TEXT, 1]);
  expect(ready.headers).toMatchObject({ ...HEADERS, 'content-type': made.headers['content-type'] });
});

test('letters of more than a byte arrive as they are', async () => {
  const said = TEXT.replace(
    '{}',
    '{"сервер":{"status":"offline","tps":0,"online":0,"onlineDay":0,"maxPlayers":0,"players":[],"heartbeatAt":null}}',
  );
  await keeping(keepAnswer(said, HEADERS));
  const { body, headers } = await ask();
  expect([body, headers['content-length'], worked]).toEqual([said, String(Buffer.byteLength(said)), 0]);
});

test('whoever has it already is told so, by the kept answer and by the made one', async () => {
  for (const kept of [READY, null]) {
    await keeping(kept);
    const again = await ask({ 'if-none-match': `"other", W/${ETAG}` });
    expect([again.status, again.body, again.headers['etag']]).toEqual([304, '', ETAG]);
    expect(again.headers['content-type']).toBeUndefined();
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
    expect(worked).toBe(kept === null ? 2 : 0);
    await server.close();
  }
});

test('who claims to be somebody gets an answer of their own, and changes nobody else’s', async () => {
  await keeping(READY);
  expect((await ask({ 'access-id': 'somebody' })).headers['cache-control']).toBe('private, no-store');
  expect(worked).toBe(1);
  expect((await ask()).headers['cache-control']).toBe('public, max-age=1');
  expect(worked).toBe(1);
});

test('what is not plainly that call is the route’s to answer or to refuse', async () => {
  await keeping(READY);
  const statusOf = async (path: string, asked = {}) => (await askWire(server, path, asked)).status;
  expect(await statusOf(`${url}?`)).toBe(200);
  expect(await statusOf(url.replace('oring', 'orin%67'))).toBe(200);
  expect(await statusOf(url, { headers: { origin: 'https://elsewhere.example' } })).toBe(200);
  expect(await statusOf(url, { method: 'HEAD' })).toBe(200);
  expect(worked).toBe(4);
  for (const path of [`/${url}`, `${url}/`, url.toUpperCase(), `//elsewhere.example${url}`]) {
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  }
  expect(await statusOf(`${url}?more=1`)).toBe(400);
  expect(await statusOf(url, { method: 'POST', body: '{}' })).toBe(404);
  const sent = { 'content-type': 'application/json', 'content-length': '2' };
  const wired = await askWire(server, url, { headers: sent, body: '{}' });
  const injected = await server.inject({ url, headers: sent, payload: '{}' });
  expect([wired.status, wired.body]).toEqual([injected.statusCode, injected.body]);
});

test('input is checked, calls are counted and answers held to the contract before anything kept goes out', async () => {
  const policies = policiesWith((id) => (id === 'getMonitoring' ? { rate: 3 } : {}));
  await keeping(READY, { policies, ordinaryRate: 100 });
  expect((await ask({}, '?more=1')).status).toBe(400);
  expect((await ask({ 'accept-language': 'x'.repeat(201) })).status).toBe(400);
  expect((await ask()).status).toBe(200);
  expect(worked).toBe(0);
  for (const method of ['GET', 'HEAD']) {
    const refused = await askWire(server, url, { method });
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  }
  await server.close();
  await keeping(keepAnswer('{"servers":{}}', HEADERS));
  expect((await ask()).status).toBe(500);
});

const countedBy = (redisUrl: string) =>
  keeping(READY, {
    policies: policiesWith((id) => (id === 'getMonitoring' ? { rate: 4 } : {})),
    ordinaryRate: 100,
    parts: { ...testParts, config: { ...testParts.config, redisUrl } },
  });

test('processes that share a Redis count these calls together', async () => {
  const redis = await startFakeRedis();
  await countedBy(redis.url);
  const other = server;
  await countedBy(redis.url);
  const key = `hoshikraft-rate-GET ${url} 127.0.0.1`;
  const calls = () => redis.counts.get(key) ?? 0;
  try {
    // Before a connection stands everybody is let through, uncounted.
    while (calls() < 1) await askWire(server, url);
    while (calls() < 2) await askWire(other, url);
    for (const node of [server, other]) expect((await askWire(node, url)).status).toBe(200);
    expect([calls(), worked]).toEqual([4, 0]);
    for (const node of [server, other]) {
      const { status, headers } = await askWire(node, url);
      expect([status, headers['retry-after']]).toEqual([429, '60']);
    }
    expect([...redis.counts.keys()]).toEqual([key]);
  } finally {
    await other.close();
    await server.close();
    await redis.close();
  }
});

test('a Redis that is down lets everyone through', async () => {
  await countedBy('redis://127.0.0.1:1');
  for (let call = 0; call < 6; call += 1) expect((await ask()).status).toBe(200);
  expect(worked).toBe(0);
});

test('while the server closes, callers are told that their connection ends', async () => {
  await keeping(READY);
  const socket = connect(await portOf(server), '127.0.0.1');
  await once(socket, 'connect');
  const said = text(socket);
  socket.write(`GET ${url} HTTP/1.1\r\nHost: a\r\n\r\nGET ${url} HTTP/1.1\r\nHost: a\r\n`);
  await once(server.server, 'request');
  const closed = server.close();
  while (server.server.listening) await turn();
  socket.write('\r\n');
  const [, first = '', second = ''] = (await said).split(/HTTP\/1\.1 \d{3}/);
  expect([first, second].map((head) => /^connection: (.*)\r$/im.exec(head)?.[1])).toEqual(['keep-alive', 'close']);
  await closed;
});

test('a connection that was reset meanwhile, and has no address any more, ends nothing but itself', async () => {
  await keeping(READY);
  server.server.prependOnceListener('request', ({ socket }: IncomingMessage) => {
    Object.defineProperty(socket, 'remoteAddress', { value: undefined });
  });
  await ask();
  expect(worked).toBe(1);
  expect((await ask()).body).toBe(TEXT);
  expect(worked).toBe(1);
});

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ env: { CORS_ORIGINS: 'https://launcher.example' } });
});
afterAll(() => api.close());

test.each(['/api/server/monitoring', '/api/main'])(
  '%s says the same before a kept answer as before any',
  async (path) => {
    await keeping(null);
    await api.request('GET', path);
    const logged = api.log.length;
    const heads = async (headers: Record<string, string>) => {
      const { 'x-request-id': id, date: _date, ...rest } = (await askWire(api.server, path, { headers })).headers;
      return { id, rest };
    };
    const [one, other] = [await heads({}), await heads({})];
    expect(one.rest).toEqual(other.rest);
    expect(one.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.id).not.toBe(other.id);
    const made = await heads({ origin: 'https://launcher.example' });
    const { 'access-control-allow-origin': _origin, 'access-control-expose-headers': _exposed, ...same } = made.rest;
    expect(one.rest).toEqual(same);
    expect(one.rest['vary']).toMatch(/^Origin\b/);
    const operation = path === '/api/main' ? 'getMain' : 'getMonitoring';
    const lines = api.log.slice(logged).filter((line) => line.includes('"msg":"request"'));
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
      [one, other, made].map(({ id }) =>
        expect.objectContaining({ reqId: id, operation, status: 200, ms: expect.any(Number) }),
      ),
    );
    const { text: metrics } = await api.request('GET', '/metrics');
    expect(metrics).toContain(`http_request_duration_seconds_count{operation="${operation}",status="200"} 4`);
  },
);

test('HEAD of a kept answer says as much as GET, and sends nothing', async () => {
  await keeping(READY);
  const [get, head] = [await ask(), await askWire(server, url, { method: 'HEAD' })];
  expect([head.status, head.body]).toEqual([200, '']);
  const { etag, 'cache-control': cached, 'content-type': type, 'content-length': length } = get.headers;
  expect(head.headers).toMatchObject({ etag, 'cache-control': cached, 'content-type': type, 'content-length': length });
});
