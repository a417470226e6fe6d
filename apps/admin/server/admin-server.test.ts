import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { STATUS_HEADER } from '../src/page-header.ts';
import { startAdmin, startUpstream, type FakeUpstream } from './testing/admin-host.ts';

const ACCESS_ID = '10000000-0000-4000-8000-000000000001';
const TOKEN = `secret-${'x'.repeat(36)}`;
const COOKIE = `operator=${ACCESS_ID}.${TOKEN}`;
const WRITE = { 'x-hoshikraft-page': '1', 'content-type': 'application/json' };
const PENDING = { login: 'Admin', factor: 3, factors: [3] };

let api: FakeUpstream;
let admin: Awaited<ReturnType<typeof startAdmin>>;
const call = (path: string, init?: RequestInit, url = admin.url) => fetch(url + path, init);
const post = (path: string, headers: Record<string, string> = {}, body = '{}') =>
  call(path, { method: 'POST', headers: { ...WRITE, ...headers }, body });

beforeAll(async () => {
  api = await startUpstream(({ url = '', headers }, response) => {
    const send = (status: number, body: unknown, more = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'set-cookie': 'api=1', server: 'api', ...more })
        .end(JSON.stringify(body));
    if (url === '/api/admin/auth/login')
      send(200, { success: true, accessId: ACCESS_ID, accessToken: TOKEN, pending: PENDING });
    else if (url.startsWith('/api/admin/players')) send(429, {}, { 'retry-after': '7' });
    else if (url === '/api/admin/cut') response.destroy();
    else if (url === '/api/admin/main' && headers['access-id'] === undefined) send(401, { error_code: 8 });
    else send(200, { url });
  });
  admin = await startAdmin({ API_URL: api.url, ADMIN_URL: 'http://admin.test' });
});
afterEach(() => void api.received.splice(0));
afterAll(() => Promise.all([admin.close(), api.close()]));

describe('sign-in', () => {
  test('keeps the token in a cookie that scripts cannot read, and passes on the rest', async () => {
    const answer = await post('/api/admin/auth/login', { cookie: COOKIE }, '{"login":"admin","password":"secret"}');
    expect(await answer.json()).toEqual({ success: true, accessId: ACCESS_ID, pending: PENDING });
    expect(answer.headers.getSetCookie()).toEqual([`${COOKIE}; Path=/; HttpOnly; SameSite=Strict`]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(api.received).toMatchObject([{ body: '{"login":"admin","password":"secret"}' }]);
    expect(api.received[0]?.headers['access-id']).toBeUndefined();
  });

  test('over https the cookie is of this host alone', async () => {
    const secure = await startAdmin({ API_URL: api.url, ADMIN_URL: 'https://admin.test' });
    const init = { method: 'POST', headers: { ...WRITE, cookie: COOKIE }, body: '{}' };
    const answer = await call('/api/admin/auth/login', init, secure.url);
    const line = `__Host-${COOKIE}; Path=/; HttpOnly; Secure; SameSite=Strict`;
    expect(answer.headers.getSetCookie()).toEqual([line]);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
    // The cookie of another scheme is not read.
    const main = (cookie: string) => call('/api/admin/main', { headers: { cookie } }, secure.url);
    expect((await main(COOKIE)).headers.get(STATUS_HEADER)).toBe('401');
    expect((await main(line)).headers.get(STATUS_HEADER)).toBeNull();
    await secure.close();
  });

  test.each(['operator=nonsense', `operator=${ACCESS_ID}.short`, `operator=${ACCESS_ID}`])(
    'a malformed cookie is not forwarded, and 401 deletes it: %s',
    async (cookie) => {
      const answer = await call('/api/admin/main', { headers: { cookie } });
      // A browser writes every 401 to its console.
      expect([answer.status, answer.headers.get(STATUS_HEADER)]).toEqual([200, '401']);
      expect(await answer.json()).toEqual({ error_code: 8 });
      expect(answer.headers.getSetCookie()).toEqual(['operator=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict']);
    },
  );

  test('sign-out deletes the cookie', async () => {
    const answer = await post('/api/user/auth/logout', { cookie: COOKIE });
    expect(answer.headers.getSetCookie()[0]).toContain('operator=; Max-Age=0');
    expect(api.received[0]?.headers).toMatchObject({ 'access-id': ACCESS_ID, 'access-token': TOKEN });
  });
});

describe('calls', () => {
  test('carry the credentials of the cookie and the address of the operator, and nothing else of the browser', async () => {
    const headers = {
      cookie: COOKIE,
      'access-id': 'forged',
      'x-forwarded-for': '203.0.113.9',
      'accept-language': 'en',
      'idempotency-key': 'k1',
      referer: 'http://admin.test/players',
    };
    const answer = await post('/api/admin/players/1/balance?x=1', headers, '{"amount":1}');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(answer.headers.get('server')).toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([]);
    const [received] = api.received;
    expect(received).toMatchObject({ call: 'POST /api/admin/players/1/balance?x=1', body: '{"amount":1}' });
    expect(received?.headers).toMatchObject({
      'access-id': ACCESS_ID,
      'access-token': TOKEN,
      'accept-language': 'en',
      'idempotency-key': 'k1',
      'x-forwarded-for': '127.0.0.1',
    });
    for (const name of ['cookie', 'referer', 'x-hoshikraft-page']) expect(received?.headers[name]).toBeUndefined();
  });

  test('behind a proxy the address is the one that the proxy saw', async () => {
    const behind = await startAdmin({ API_URL: api.url, TRUST_PROXY_HOPS: '1' });
    await call('/api/admin/main', { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9:4000' } }, behind.url);
    await behind.close();
    expect(api.received[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
  });

  test.each([
    'GET /api/main',
    'GET /api/admin',
    'GET /api/admin/../main',
    'GET /api/admin/%2e%2e/main',
    'GET /api/admin/players%2F1',
    'GET /api/user/auth/logout',
    'POST /api/user/auth/login',
    'POST /api/user/register',
    'DELETE /api/admin/players',
  ])('%s is not passed on', async (line) => {
    const [method = '', path = ''] = line.split(' ');
    expect((await call(path, { method, headers: WRITE })).status).toBe(404);
    expect(api.received).toEqual([]);
  });

  test.each([
    'POST /api/user/auth/token',
    'POST /api/user/auth/code',
    'GET /api/user/auth/code',
    'GET /api/user/auth/prove',
    'POST /api/user/auth/prove',
    'POST /api/user/auth/prove/send',
    'POST /api/user/auth/passkey',
    'GET /api/captcha/challenge',
  ])('%s is passed on', async (line) => {
    const [method = '', path = ''] = line.split(' ');
    expect((await call(path, { method, headers: { ...WRITE, origin: 'http://admin.test' } })).status).toBe(200);
    expect(api.received.map((received) => received.call)).toEqual([line]);
  });

  test.each([
    ['without the header of our pages', { 'content-type': 'application/json' }],
    ['of another origin', { ...WRITE, origin: 'https://evil.test' }],
  ])('a write %s is refused', async (_how, headers: Record<string, string>) => {
    const init = { method: 'POST', headers: { ...headers, cookie: COOKIE, 'accept-language': 'ru' }, body: '{}' };
    const answer = await call('/api/admin/players/1/groups', init);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error_code: 2, error_message: 'Не удалось обработать запрос' });
    expect(api.received).toEqual([]);
  });

  test('a body over 64 KiB is refused', async () => {
    expect((await post('/api/admin/players/1/balance', {}, 'x'.repeat(65_537))).status).toBe(413);
    expect(api.received).toEqual([]);
  });

  test('an API that is away is 503; what became of a write that it received is unknown', async () => {
    const alone = await startAdmin({ API_URL: 'http://127.0.0.1:9' });
    const away = await call('/api/admin/main', { headers: { 'accept-language': 'en' } }, alone.url);
    await alone.close();
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await away.json()).toMatchObject({ error_message: 'The service is temporarily unavailable' });
    const cut = await post('/api/admin/cut', { 'idempotency-key': 'k1' });
    expect(await cut.json()).toMatchObject({ details: { type: 'outcome_unknown' } });
  });
});

describe('pages', () => {
  test.each(['/', '/players', '/players/10000000-0000-4000-8000-000000000001', '/sign-in'])(
    '%s is the app, under a strict policy',
    async (path) => {
      const answer = await call(path);
      expect(await answer.text()).toContain('<title>Hoshikraft</title>');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("style-src 'self' 'unsafe-inline'");
      expect(answer.headers.get('x-powered-by')).toBeNull();
    },
  );

  test('files with a hash in their name stay in caches, the id of the build does not', async () => {
    expect((await call('/assets/main-1.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const build = await call('/builds/latest.json');
    expect([await build.json(), build.headers.get('cache-control')]).toEqual([{ build: '1' }, 'no-cache']);
    expect((await call('/assets/main-2.js')).status).toBe(404);
  });

  test('it says that it is alive and ready', async () => {
    for (const path of ['/health/live', '/health/ready'])
      expect(await (await call(path)).json()).toEqual({ status: 'ok' });
  });
});
