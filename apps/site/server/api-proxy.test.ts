import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sendRequest, PAGE_WRITE } from './testing/send-request.ts';
import { authOf, tokenOf } from './testing/fixtures.ts';
import { type ProxyHost, startProxy } from './testing/proxy-host.ts';
import { close, listen, startUpstream, type Upstream } from './testing/upstream.ts';

let api: Upstream;
let site: ProxyHost;
const cookie = (n: number): string => `access_id=${authOf(n).accessId}; access_token=${tokenOf(n)}; locale=ru`;

beforeAll(async () => {
  api = await startUpstream();
  site = await startProxy(api.url);
});
afterEach(() => void api.received.splice(0));
afterAll(() => Promise.all([site.close(), api.close()]));

describe('credentials', () => {
  test('cookies become headers and are not forwarded', async () => {
    const answer = await sendRequest(`${site.url}/api/main`, { headers: { cookie: cookie(1) } });
    expect(JSON.parse(answer.body)).toMatchObject({ auth: { data: { login: 'Canary_1' } } });
    const headers = api.received[0]?.headers;
    expect(headers).toMatchObject({ 'access-id': authOf(1).accessId, 'access-token': tokenOf(1) });
    expect(headers?.cookie).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('a picture of a player is requested without credentials, so that it can be cached', async () => {
    const headers = { cookie: cookie(1), 'if-none-match': '"f1"' };
    const answer = await sendRequest(`${site.url}/api/skin/Yuki/face?size=32`, { headers });
    expect(api.received[0]).toMatchObject({ path: '/api/skin/Yuki/face', headers: { 'if-none-match': '"f1"' } });
    expect(api.received[0]?.headers['access-id']).toBeUndefined();
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=8' });
  });

  test('a page cannot send credentials in headers', async () => {
    const forged = { 'access-id': authOf(2).accessId, 'access-token': tokenOf(2) };
    const answer = await sendRequest(`${site.url}/api/main`, { headers: forged });
    expect(JSON.parse(answer.body)).toMatchObject({ auth: null });
  });

  test.each(['access_id=1; access_token=2', `access_id=${authOf(1).accessId}`, 'access_token=x'])(
    'malformed credentials are not forwarded: %s',
    async (broken) => {
      await sendRequest(`${site.url}/api/main`, { headers: { cookie: broken } });
      expect(api.received[0]?.headers['access-id']).toBeUndefined();
    },
  );

  test.each([
    ['/api/user/auth/login', 1],
    ['/api/user/register', 2],
    ['/api/user/auth/token-legacy', 3],
  ])('%s responds without the token, which goes into a cookie', async (path, n) => {
    const answer = await sendRequest(site.url + path, { method: 'POST', headers: PAGE_WRITE, body: '{"login":"a"}' });
    expect(answer.body).not.toContain('canary-token');
    expect(JSON.parse(answer.body)).toMatchObject({ success: true, accessId: authOf(n).accessId });
    expect(answer.cookies).toEqual([
      `access_id=${authOf(n).accessId}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
      `access_token=${tokenOf(n)}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
      'signed_in=1; Max-Age=31536000; Path=/; SameSite=Lax',
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test.each(['/api/user/auth/log%69n', '/%61pi/user/auth/login', '/api/user/%72egister'])(
    'a sign-in with an escaped path (%s) hides the token too',
    async (path) => {
      const answer = await sendRequest(site.url + path, { method: 'POST', headers: PAGE_WRITE, body: '{"login":"a"}' });
      expect(answer.body).not.toContain('canary-token');
    },
  );

  test('a token of the previous site is sent only with its exchange, without the current credentials', async () => {
    const headers = { ...PAGE_WRITE, 'access-token': 'token-of-old', cookie: cookie(1) };
    for (const path of ['/api/user/auth/token-legacy', '/api/user/auth/login']) {
      await sendRequest(site.url + path, { method: 'POST', headers, body: '{"login":"a"}' });
    }
    expect(api.received.map(({ headers }) => [headers['access-id'], headers['access-token']])).toEqual([
      [undefined, 'token-of-old'],
      [authOf(1).accessId, tokenOf(1)],
    ]);
  });

  test.each(['/api/launcher/auth', '/api/l%61uncher/auth', '/api/admin/main', '/api/%61dmin/auth/login'])(
    'calls of the launcher and of operators are not forwarded: %s',
    async (path) => {
      const headers = { ...PAGE_WRITE, cookie: cookie(1) };
      expect((await sendRequest(site.url + path, { method: 'POST', headers, body: '{}' })).status).toBe(404);
      expect(api.received).toEqual([]);
    },
  );

  test('on https the cookies are Secure', async () => {
    const secure = await startProxy(api.url, { siteOrigin: 'https://site.test' });
    const answer = await sendRequest(`${secure.url}/api/user/auth/login`, {
      method: 'POST',
      headers: PAGE_WRITE,
      body: '{}',
    });
    await secure.close();
    expect(answer.cookies).toHaveLength(3);
    for (const line of answer.cookies) expect(line).toContain('; Secure');
    for (const line of answer.cookies.slice(0, 2)) expect(line).toContain('; HttpOnly');
  });

  test('a wrong password sets nothing', async () => {
    const body = '{"login":"a","password":"wrong"}';
    const answer = await sendRequest(`${site.url}/api/user/auth/login`, { method: 'POST', headers: PAGE_WRITE, body });
    expect(JSON.parse(answer.body)).toEqual({ success: false, captchaRequired: false });
    expect(answer.cookies).toEqual([]);
  });

  test.each([
    ['did not receive', 503],
    ['refused', 429],
  ])('a sign-out that the API %s is retried until the session has ended', async (_how, status) => {
    const calls: string[] = [];
    const upstream = createServer((request, response) => {
      calls.push(`${request.method} ${request.url} ${request.headers['access-token']}`);
      request.resume();
      response.writeHead(calls.length < 3 ? status : 200, { 'content-type': 'application/json' }).end('{}');
    });
    const host = await startProxy(await listen(upstream));
    const headers = { ...PAGE_WRITE, cookie: cookie(1) };
    const answer = await sendRequest(`${host.url}/api/user/auth/logout`, { method: 'POST', headers });
    expect([answer.status, answer.cookies.length]).toEqual([status, 4]);
    while (calls.length < 3) await sleep(20);
    await host.close();
    await close(upstream);
    expect(new Set(calls)).toEqual(new Set([`POST /api/user/auth/logout ${tokenOf(1)}`]));
  });

  test('a write with an idempotency key that was cut off has an unknown outcome, one that never reached the API does not', async () => {
    const cutting = createServer((request) => request.socket.destroy());
    const [cut, unavailable] = [await startProxy(await listen(cutting)), await startProxy('http://127.0.0.1:9')];
    const headers = { ...PAGE_WRITE, 'idempotency-key': '00000000-0000-4000-8000-000000000001' };
    const types: unknown[] = [];
    for (const { url } of [cut, unavailable]) {
      const { body } = await sendRequest(`${url}/api/store/buy`, { method: 'POST', headers, body: '{}' });
      types.push((JSON.parse(body) as { details: { type: string } }).details.type);
    }
    await Promise.all([cut.close(), unavailable.close(), close(cutting)]);
    expect(types).toEqual(['outcome_unknown', 'database_unavailable']);
  });

  test('logout clears the cookies, also while the API is unavailable', async () => {
    const unavailable = await startProxy('http://127.0.0.1:9');
    const headers = { ...PAGE_WRITE, cookie: cookie(1) };
    const answers = await Promise.all(
      [site, unavailable].map(({ url }) => sendRequest(`${url}/api/user/auth/logout`, { method: 'POST', headers })),
    );
    await unavailable.close();
    expect(answers.map(({ status }) => status)).toEqual([200, 503]);
    for (const { cookies } of answers) {
      expect(cookies).toEqual([
        'access_id=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
        'access_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
        'signed_in=; Max-Age=0; Path=/; SameSite=Lax',
        'account_theme=; Max-Age=0; Path=/; SameSite=Lax',
      ]);
    }
  });
});

describe('forwarding', () => {
  test('cookies of the API never reach the page', async () => {
    const answer = await sendRequest(`${site.url}/api/server/monitoring`);
    expect(answer.cookies).toEqual([]);
    expect(answer.headers['etag']).toBe('"m1"');
  });

  test('the visitor cannot choose the address that the API sees', async () => {
    const spoofed = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', forwarded: 'for=203.0.113.9' };
    await sendRequest(`${site.url}/api/main`, { headers: spoofed });
    const headers = api.received[0]?.headers ?? {};
    expect(headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
    expect(JSON.stringify(headers)).not.toContain('203.0.113.9');
  });

  test('behind one proxy the last address counts', async () => {
    const behind = await startProxy(api.url, { proxyHops: 1 });
    await sendRequest(`${behind.url}/api/main`, { headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7:4711' } });
    await behind.close();
    expect(api.received[0]?.headers['x-forwarded-for']).toBe('198.51.100.7');
  });

  test('headers of the hop are not forwarded, and a long user agent is cut at 500', async () => {
    const headers = {
      connection: 'keep-alive, x-secret',
      'x-secret': '1',
      te: 'trailers',
      'user-agent': 'u'.repeat(900),
    };
    await sendRequest(`${site.url}/api/main`, { headers });
    const sent = api.received[0]?.headers;
    expect(sent).not.toHaveProperty('x-secret');
    expect(sent).not.toHaveProperty('te');
    expect(sent?.['user-agent']).toHaveLength(500);
  });

  test('a body arrives whole, with its query', async () => {
    const body = JSON.stringify({ text: 'ж'.repeat(40_000) });
    await sendRequest(`${site.url}/api/store/buy?x=1`, { method: 'POST', headers: PAGE_WRITE, body });
    expect(api.received[0]).toMatchObject({ method: 'POST', path: '/api/store/buy', body });
  });

  test('a form as large as a document may be arrives whole', async () => {
    const form = new FormData();
    form.append('content', 'ж'.repeat(500_000));
    const sent = new Response(form);
    const headers = { ...PAGE_WRITE, 'content-type': sent.headers.get('content-type') ?? '' };
    const body = await sent.text();
    await sendRequest(`${site.url}/api/document/edit`, { method: 'POST', headers, body });
    expect(Buffer.byteLength(body)).toBeGreaterThan(1_000_000);
    expect(api.received[0]).toMatchObject({ path: '/api/document/edit', body });
  });

  test.each(['/api/../metrics', '/api/%2e%2e/metrics', '/api/x/..%2f..%2fmetrics', '/api/%'])(
    '%s cannot leave /api',
    async (path) => {
      expect((await sendRequest(site.url + path)).status).toBe(400);
      expect(api.received).toEqual([]);
    },
  );

  test('a response is streamed while the API is still writing it', async () => {
    let finish: () => void = () => undefined;
    const slow = createServer((_request, response) => {
      response.write('first ');
      finish = () => response.end('second');
    });
    const proxy = await startProxy(await listen(slow));
    const response = await fetch(`${proxy.url}/api/stream`);
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe('first ');
    finish();
    const second = await reader?.read();
    expect(new TextDecoder().decode(second?.value)).toBe('second');
    await Promise.all([proxy.close(), close(slow)]);
  });

  test('a sign-in response that is not JSON is hidden and becomes an error', async () => {
    const odd = createServer((request, response) => {
      void text(request).then(() => response.end(`<html>${tokenOf(1)}</html>`));
    });
    const proxy = await startProxy(await listen(odd));
    const answer = await sendRequest(`${proxy.url}/api/user/auth/login`, {
      method: 'POST',
      headers: PAGE_WRITE,
      body: '{}',
    });
    expect(answer.status).toBe(503);
    expect(answer.body).not.toContain('canary-token');
    expect(answer.cookies).toEqual([]);
    await Promise.all([proxy.close(), close(odd)]);
  });
});

describe('a response to a visitor', () => {
  test('is revalidated if it differs by player: it is wrong after they sign in', async () => {
    const headersOf = async (path: string) => (await sendRequest(site.url + path)).headers['cache-control'];
    expect(await headersOf('/api/main')).toBe('private, no-cache');
    expect(await headersOf('/api/team')).toBe('private, no-cache');
    expect(await headersOf('/api/server/monitoring')).toBe('public, max-age=1');
  });
});
