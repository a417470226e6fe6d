import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sendRequest, PAGE_WRITE } from './testing/send-request.ts';
import { authOf, tokenOf } from './testing/fixtures.ts';
import { type ProxyHost, startProxy } from './testing/proxy-host.ts';
import { OAUTH_KEY, startUpstream, type Upstream } from './testing/upstream.ts';

let api: Upstream;
let site: ProxyHost;
beforeAll(async () => {
  api = await startUpstream();
  site = await startProxy(api.url);
});
afterEach(() => void api.received.splice(0));
afterAll(() => Promise.all([site.close(), api.close()]));

test('the key of a sign-in by another service is stored in a cookie and hidden from the page', async () => {
  const answer = await sendRequest(`${site.url}/api/user/oauth/begin`, {
    method: 'POST',
    headers: PAGE_WRITE,
    body: '{}',
  });
  expect(JSON.parse(answer.body)).toEqual({ url: 'https://id.example/' });
  expect(answer.cookies).toEqual([
    `oauth_key=${OAUTH_KEY}; Max-Age=1200; Path=/api/user/oauth/; HttpOnly; SameSite=Lax`,
  ]);
  const secure = await startProxy(api.url, { siteOrigin: 'https://site.test' });
  const begun = await sendRequest(`${secure.url}/api/user/oauth/begin`, {
    method: 'POST',
    headers: PAGE_WRITE,
    body: '{}',
  });
  await secure.close();
  expect(begun.cookies[0]).toContain('; HttpOnly; Secure');
});

test('the key is sent as a header, only from the cookie, and with no other call', async () => {
  const keyOf = async (path: string, headers: Record<string, string>) => {
    await sendRequest(site.url + path, { method: 'POST', headers: { ...PAGE_WRITE, ...headers }, body: '{}' });
    return api.received.at(-1)?.headers['oauth-key'];
  };
  const held = { cookie: `oauth_key=${OAUTH_KEY}` };
  expect(await keyOf('/api/user/oauth/google', held)).toBe(OAUTH_KEY);
  expect(await keyOf('/api/user/oauth/goo%67le', held)).toBe(OAUTH_KEY);
  expect(await keyOf('/api/user/oauth/google', { 'oauth-key': 'f'.repeat(43) })).toBeUndefined();
  expect(await keyOf('/api/user/oauth/google', { cookie: 'oauth_key=short' })).toBeUndefined();
  expect(await keyOf('/api/user/auth/login', held)).toBeUndefined();
});

test.each(['/api/user/oauth/google', '/api/user/oauth/register', '/api/user/oauth/goo%67le'])(
  '%s responds without the token, which goes into a cookie, and the key is deleted',
  async (path) => {
    const headers = { ...PAGE_WRITE, cookie: `oauth_key=${OAUTH_KEY}` };
    const answer = await sendRequest(site.url + path, { method: 'POST', headers, body: '{}' });
    expect(answer.body).not.toContain('canary-token');
    expect(answer.cookies).toEqual([
      `access_id=${authOf(1).accessId}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
      `access_token=${tokenOf(1)}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
      'signed_in=1; Max-Age=31536000; Path=/; SameSite=Lax',
      'oauth_key=; Max-Age=0; Path=/api/user/oauth/; HttpOnly; SameSite=Lax',
    ]);
  },
);

test('a sign-in by passkey has a separate key, sent only with its two calls', async () => {
  const begun = await sendRequest(`${site.url}/api/user/passkey/begin`, {
    method: 'POST',
    headers: PAGE_WRITE,
    body: '{}',
  });
  expect(JSON.parse(begun.body)).toEqual({ question: { challenge: 'asked' } });
  expect(begun.cookies).toEqual([
    `passkey_key=${OAUTH_KEY}; Max-Age=300; Path=/api/user/passkey/; HttpOnly; SameSite=Lax`,
  ]);
  const keysOf = async (path: string, headers: Record<string, string>) => {
    const answer = await sendRequest(site.url + path, {
      method: 'POST',
      headers: { ...PAGE_WRITE, ...headers },
      body: '{}',
    });
    const heard = api.received.at(-1)?.headers ?? {};
    return { answer, keys: [heard['passkey-key'], heard['oauth-key']] };
  };
  const cookie = `passkey_key=${OAUTH_KEY}; oauth_key=${'o'.repeat(43)}`;
  const { answer, keys } = await keysOf('/api/user/passkey/login', { cookie });
  expect(keys).toEqual([OAUTH_KEY, undefined]);
  expect(answer.body).not.toContain('canary-token');
  expect(answer.cookies).toContain('passkey_key=; Max-Age=0; Path=/api/user/passkey/; HttpOnly; SameSite=Lax');
  expect(answer.cookies).toContain(`access_token=${tokenOf(1)}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`);
  expect((await keysOf('/api/user/passkey/login', { 'passkey-key': 'f'.repeat(43) })).keys).toEqual([
    undefined,
    undefined,
  ]);
  expect((await keysOf('/api/user/auth/login', { cookie })).keys).toEqual([undefined, undefined]);
});
