import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sendRequest, PAGE_WRITE } from './testing/send-request.ts';
import { authOf, tokenOf } from './testing/fixtures.ts';
import { type ProxyHost, startProxy } from './testing/proxy-host.ts';
import { startUpstream, type Upstream } from './testing/upstream.ts';

let api: Upstream;
let site: ProxyHost;

beforeAll(async () => {
  api = await startUpstream();
  site = await startProxy(api.url, { siteOrigin: 'https://site.test' });
});
afterEach(() => void api.received.splice(0));
afterAll(() => Promise.all([site.close(), api.close()]));

const { 'sec-fetch-site': _site, ...withoutSite } = PAGE_WRITE;
const { 'x-hoshikraft-page': _page, ...withoutPage } = PAGE_WRITE;

const REFUSED: [string, Record<string, string>][] = [
  ['from another site', { ...PAGE_WRITE, 'sec-fetch-site': 'cross-site' }],
  ['from a sister domain', { ...PAGE_WRITE, 'sec-fetch-site': 'same-site' }],
  ['typed into the address bar', { ...PAGE_WRITE, 'sec-fetch-site': 'none' }],
  [
    'from another site that names our origin',
    { ...PAGE_WRITE, 'sec-fetch-site': 'cross-site', origin: 'https://site.test' },
  ],
  ['with neither site nor origin', withoutSite],
  ['from an opaque origin', { ...withoutSite, origin: 'null' }],
  ['from http instead of https', { ...withoutSite, origin: 'http://site.test' }],
  ['from another port', { ...withoutSite, origin: 'https://site.test:8443' }],
  ['from an origin that begins like ours', { ...withoutSite, origin: 'https://site.test.evil.example' }],
  ['with a Host that repeats its foreign origin', { ...withoutSite, origin: 'http://evil.test', host: 'evil.test' }],
  ['without our header', withoutPage],
  ['as a form', { ...PAGE_WRITE, 'content-type': 'application/x-www-form-urlencoded' }],
  ['as plain text', { ...PAGE_WRITE, 'content-type': 'text/plain' }],
  ['as plain text that mentions JSON', { ...PAGE_WRITE, 'content-type': 'text/plain; application/json' }],
  ['as something like JSON', { ...PAGE_WRITE, 'content-type': 'application/jsonp' }],
];

const PATHS = ['/api/user/auth/login', '/api/user/auth/logout', '/api/store/buy'];

describe.each(PATHS)('a write to %s', (path) => {
  test.each(REFUSED)('%s is refused and never reaches the API', async (_name, headers) => {
    const answer = await sendRequest(site.url + path, { method: 'POST', headers, body: '{"a":1}' });
    expect(answer.status).toBe(403);
    expect(answer.cookies).toEqual([]);
    expect(api.received).toEqual([]);
  });

  test('of our own page passes', async () => {
    await sendRequest(site.url + path, { method: 'POST', headers: PAGE_WRITE, body: '{"a":1}' });
    expect(api.received).toHaveLength(1);
  });

  test('of our own page in a browser that sends only Origin passes', async () => {
    const headers = { ...withoutSite, origin: 'https://site.test' };
    await sendRequest(site.url + path, { method: 'POST', headers, body: '{"a":1}' });
    expect(api.received).toHaveLength(1);
  });
});

test('a write without a body needs no type, one with a file may be multipart', async () => {
  const { 'content-type': _type, ...bare } = PAGE_WRITE;
  await sendRequest(`${site.url}/api/user/auth/logout`, { method: 'POST', headers: bare });
  const upload = { ...PAGE_WRITE, 'content-type': 'multipart/form-data; boundary=x' };
  await sendRequest(`${site.url}/api/user/avatar/upload`, { method: 'POST', headers: upload, body: '--x--' });
  expect(api.received).toHaveLength(2);
});

test('a read needs no header', async () => {
  expect((await sendRequest(`${site.url}/api/main`, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
});

describe('tabs share cookies: in a browser where Tanuki has signed in', () => {
  const [{ accessId: kitsune }, { accessId: tanuki }] = [authOf(1), authOf(2)];
  const write = (path: string, shown: string, cookie = `access_id=${tanuki}; access_token=${tokenOf(2)}`) =>
    sendRequest(site.url + path, {
      method: 'POST',
      headers: { ...PAGE_WRITE, 'x-hoshikraft-page': shown, 'accept-language': 'en', cookie },
      body: '{}',
    });

  test.each(['/api/store/buy', '/api/%73tore/buy', '/api/pay', '/api/user/sessions/end-others'])(
    'a page that shows Kitsune cannot write by %s',
    async (path) => {
      const { status, body } = await write(path, kitsune);
      expect(status).toBe(409);
      expect(JSON.parse(body)).toMatchObject({ error_code: 5, details: { type: 'another_player' } });
      expect(api.received).toEqual([]);
    },
  );

  test.each([
    ['a page that shows her buys', '/api/store/buy', tanuki],
    ['a page without a player buys', '/api/store/buy', '1'],
    ['a page that shows Kitsune requests the session', '/api/user/auth/token', kitsune],
    ['a page that shows Kitsune signs out', '/api/user/auth/logout', kitsune],
  ])('%s', async (_what, path, shown) => {
    await write(path, shown);
    expect(api.received).toHaveLength(1);
  });

  test('a page that shows Kitsune after a sign-out gets the error of the API', async () => {
    await write('/api/store/buy', kitsune, '');
    expect(api.received).toHaveLength(1);
  });
});
