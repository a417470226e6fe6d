import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Operation } from './define-operation.ts';
import { keepAnswer } from './kept-answer.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { mounted, policiesWith } from './testing/mounted.ts';

const url = '/api/server/monitoring';
const ETAG = '"seven"';
const TEXT =
  '{"servers":{},"records":{"onlineCurrent":0,"onlineDay":0,"onlineMax":0,"timeOnlineDay":null,"timeOnlineMax":null}}';
const HEADERS = { etag: ETAG, 'cache-control': 'public, max-age=1' };

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
      return keepAnswer(TEXT, HEADERS);
    },
    kept: () => kept,
  };
  server = await mounted({ without: 'getMonitoring', extra: [operation], ...options });
}

const ask = (headers: Record<string, string> = {}, address = '') => server.inject({ url: url + address, headers });

test('what stands ready is sent without the operation; where nothing does, the operation answers the same', async () => {
  await keeping(keepAnswer(TEXT, HEADERS));
  const ready = await ask();
  expect([ready.statusCode, ready.body, worked]).toEqual([200, TEXT, 0]);
  await server.close();
  await keeping(null);
  const made = await ask();
  expect([made.statusCode, made.body, worked]).toEqual([200, TEXT, 1]);
  expect(ready.headers).toMatchObject({ ...HEADERS, 'content-type': made.headers['content-type'] });
});

test('letters of more than a byte arrive as they are', async () => {
  const text = TEXT.replace(
    '{}',
    '{"сервер":{"status":"offline","tps":0,"online":0,"onlineDay":0,"maxPlayers":0,"players":[],"heartbeatAt":null}}',
  );
  await keeping(keepAnswer(text, HEADERS));
  const { body, headers } = await ask();
  expect([body, headers['content-length']]).toEqual([text, String(Buffer.byteLength(text))]);
});

test('whoever has it already is told so, by the kept answer and by the made one', async () => {
  for (const kept of [keepAnswer(TEXT, HEADERS), null]) {
    await keeping(kept);
    const again = await ask({ 'if-none-match': `"other", W/${ETAG}` });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', ETAG]);
    expect(again.headers['content-type']).toBeUndefined();
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
    if (kept === null) expect(worked).toBe(2);
    await server.close();
  }
});

test('who claims to be somebody gets an answer of their own, and changes nobody else’s', async () => {
  await keeping(keepAnswer(TEXT, HEADERS));
  expect((await ask({ 'access-id': 'somebody' })).headers['cache-control']).toBe('private, no-store');
  expect(worked).toBe(1);
  expect((await ask()).headers['cache-control']).toBe('public, max-age=1');
});

test('input is checked, calls are counted and answers held to the contract before anything kept goes out', async () => {
  const policies = policiesWith((id) => (id === 'getMonitoring' ? { rate: 3 } : {}));
  await keeping(keepAnswer(TEXT, HEADERS), { policies, ordinaryRate: 100 });
  expect((await ask({}, '?more=1')).statusCode).toBe(400);
  expect((await ask({ 'accept-language': 'x'.repeat(201) })).statusCode).toBe(400);
  expect((await ask()).statusCode).toBe(200);
  const refused = await server.inject({ method: 'HEAD', url });
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  await server.close();
  await keeping(keepAnswer('{"servers":{}}', HEADERS));
  expect((await ask()).statusCode).toBe(500);
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
      const { 'x-request-id': id, date: _date, ...rest } = (await api.request('GET', path, { headers })).headers;
      return { id, rest };
    };
    const [one, other] = [await heads({}), await heads({})];
    expect(one.rest).toEqual(other.rest);
    expect(one.id).not.toBe(other.id);
    const made = await heads({ origin: 'https://launcher.example' });
    const { 'access-control-allow-origin': _origin, 'access-control-expose-headers': _exposed, ...same } = made.rest;
    expect(one.rest).toEqual(same);
    expect(one.rest['vary']).toMatch(/^Origin\b/);
    expect(api.log.slice(logged).filter((line) => line.includes('"msg":"request"'))).toHaveLength(3);
    const { text } = await api.request('GET', '/metrics');
    const operation = path === '/api/main' ? 'getMain' : 'getMonitoring';
    expect(text).toContain(`http_request_duration_seconds_count{operation="${operation}",status="200"} 4`);
  },
);

test('HEAD of a kept answer says as much as GET, and sends nothing', async () => {
  await keeping(keepAnswer(TEXT, HEADERS));
  const [get, head] = [await ask(), await server.inject({ method: 'HEAD', url })];
  const { 'x-request-id': _one, date: _two, ...rest } = get.headers;
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers).toMatchObject(rest);
});
