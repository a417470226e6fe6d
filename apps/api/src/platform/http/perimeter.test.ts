import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { HEADERS_MS, REQUEST_MS } from '@hoshikraft/shared/request-deadlines';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startFakeRedis } from '../../../testing/fake-redis.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { SignedUp, TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let player: SignedUp;
beforeAll(async () => {
  api = await createTestApp({
    env: { RATE_LIMITS: 'on', CORS_ORIGINS: 'https://launcher.example', TRUST_PROXY_HOPS: '1' },
  });
  player = await api.signUp();
  await api.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

const allowed = async (origin: string) =>
  (await api.request('GET', '/api/main', { headers: { origin } })).headers['access-control-allow-origin'];

test('only configured origins, the site and loopback may read responses, never with cookies', async () => {
  for (const origin of [
    'https://launcher.example',
    'http://127.0.0.1:4200',
    'http://localhost:1234',
    'http://[::1]:80',
  ]) {
    expect(await allowed(origin)).toBe(origin);
  }
  for (const origin of [
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'https://launcher.example.evil.example',
    'file://',
  ]) {
    expect([origin, await allowed(origin)]).toEqual([origin, undefined]);
  }
  const preflight = await api.server.inject({
    method: 'OPTIONS',
    url: '/api/store/buy',
    headers: {
      origin: 'http://127.0.0.1:9999',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'access-id,access-token,idempotency-key,content-type',
    },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
  expect(preflight.headers['access-control-allow-headers']).toContain('Access-Token');
});

test('every response has the security headers, errors too', async () => {
  for (const path of ['/api/main', '/api/nothing', '/health/live']) {
    const { headers } = await api.request('GET', path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  }
});

test('too many calls from one address get 429 with Retry-After; other addresses do not, and a forged address does not help', async () => {
  const send = (forwarded: string) =>
    api.request('POST', '/api/user/validation', {
      body: { login: 'free_one' },
      headers: { 'x-forwarded-for': forwarded },
    });
  for (let call = 0; call < 60; call += 1) expect((await send(`${call}.1.1.1, 203.0.113.7`)).status).toBe(200);
  const refused = await send('9.9.9.9, 203.0.113.7');
  expect(refused).toMatchObject({ status: 429, body: { error_code: 6, details: { type: 'too_many_requests' } } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send('203.0.113.8')).status).toBe(200);
});

test('an IPv6 household counts as one', async () => {
  const send = (tail: number) =>
    api.request('POST', '/api/user/validation', {
      body: { login: 'free_one' },
      headers: { 'x-forwarded-for': `2001:db8:5:6::${tail}` },
    });
  for (let call = 1; call <= 60; call += 1) await send(call);
  expect((await send(99)).status).toBe(429);
});

test('processes that share a Redis count together', async () => {
  const redis = await startFakeRedis();
  const env = { RATE_LIMITS: 'on', REDIS_URL: redis.url };
  const nodes = [await createTestApp({ env, content: false }), await createTestApp({ env, content: false })];
  let calls = 0;
  const send = () => nodes[calls++ % 2]?.request('POST', '/api/user/validation', { body: { login: 'free_one' } });
  try {
    // Until the connection is open every call is allowed and not counted.
    while (redis.counts.size === 0) await send();
    while (Math.max(...redis.counts.values()) < 60) expect((await send())?.status).toBe(200);
    for (const _node of nodes) expect(await send()).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    expect([...redis.counts.keys()]).toEqual([expect.stringMatching(/^hoshikraft-rate-.*127\.0\.0\.1$/)]);
  } finally {
    await Promise.all(nodes.map((node) => node.close()));
    await redis.close();
  }
});

test('a Redis that is down lets everyone through', async () => {
  const withRedis = await createTestApp({
    env: { RATE_LIMITS: 'on', REDIS_URL: 'redis://127.0.0.1:1' },
    content: false,
  });
  try {
    for (let call = 0; call < 3; call += 1) expect((await withRedis.request('GET', '/api/main')).status).toBe(200);
  } finally {
    await withRedis.close();
  }
});

test('the description is served, and a page to read it', async () => {
  const { status, body } = await api.request<{ paths: object }>('GET', '/api/openapi.json');
  expect(status).toBe(200);
  expect(Object.keys(body.paths)).toContain('/store/buy');
  const page = await api.request('GET', '/api/docs');
  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.text).not.toMatch(/<script>|onload=/);
});

test('the description and its page have the name of the project', async () => {
  const named = await createTestApp({ env: { BRAND_NAME: 'Tsukicraft' }, content: false });
  try {
    const { body, text } = await named.request<{ info: object }>('GET', '/api/openapi.json');
    expect(body.info).toMatchObject({ title: 'Tsukicraft API', version: expect.any(String) });
    const page = await named.request('GET', '/api/docs');
    expect(page.text).toContain('<title>Tsukicraft API</title>');
    expect(text + page.text).not.toContain('Hoshikraft API');
  } finally {
    await named.close();
  }
});

test('malformed HTTP is refused in the contract’s shape', async () => {
  const socket = connect((api.server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('GET / HTTP/9 nonsense\r\n\r\n');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toContain('400 Bad Request');
  expect(JSON.parse(body)).toMatchObject({ error_code: 2, details: { type: 'malformed_request' } });
});

test('metrics count calls by operation', async () => {
  await api.request('GET', '/api/main', { as: player });
  const { text, headers } = await api.request('GET', '/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(text).toMatch(/http_request_duration_seconds_count\{operation="getMain",status="2xx"\} [1-9]/);
});

test('an unknown method and a path outside of the documentation are refused without an internal error', async () => {
  const send = async (method: 'QUERY' | 'GET', url: string) => (await api.server.inject({ method, url })).statusCode;
  expect(await send('QUERY', '/api/main')).toBe(400);
  expect(await send('GET', '/api/docs/static/%00')).toBe(404);
  expect(api.log.join()).not.toContain('request failed');
});

test('a request has the timeout of all servers of the project', () => {
  const { headersTimeout, requestTimeout } = api.server.server;
  expect([headersTimeout, requestTimeout]).toEqual([HEADERS_MS, REQUEST_MS]);
});

test('receiving a slow body does not count towards the deadline of its processing', async () => {
  const patient = await createTestApp({ env: { WRITE_DEADLINE_MS: '3000' }, content: false });
  await patient.server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((patient.server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST /api/user/validation HTTP/1.1\r\nHost: a\r\nConnection: close\r\n' +
      'Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{"login":',
  );
  await sleep(3500);
  socket.write('"free_one"}');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  await patient.close();
});

test('a body that is sent too slowly is closed', async () => {
  const { port } = api.server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/user/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
  );
  const drip = setInterval(() => socket.write(' '), 100);
  socket.on('error', () => undefined);
  const answer = await text(socket).finally(() => clearInterval(drip));
  expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
});
