import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import express from 'express';
import { cleanAddress } from './clean-address.ts';
import { readConfig } from './config.ts';
import { referralLinks } from './referral-links.ts';
import { SOURCE_ALIASES } from './source-aliases.ts';
import { sendRequest, PAGE_WRITE } from './testing/send-request.ts';
import { type ProxyHost, startProxy } from './testing/proxy-host.ts';
import { close, listen } from './testing/upstream.ts';

/** Stand-in for the API, which knows one code. */
const reports: { path: string; from: string | undefined; agent: string | undefined; code: unknown }[] = [];
let mood: 'well' | 'broken' | 'silent' = 'well';
let api: Server;
let apiUrl: string;
let host: Server;
let url: string;
let proxy: ProxyHost;
beforeAll(async () => {
  api = createServer(({ url: path = '', headers }, response) => {
    const { 'x-forwarded-for': from, 'user-agent': agent, 'referral-code': code } = headers;
    reports.push({ path, from: String(from), agent, code });
    if (mood === 'silent') return;
    const isKnown = !path.startsWith('/api/referral/') || path.endsWith('/Yuki');
    response.writeHead(mood === 'broken' ? 500 : isKnown ? 200 : 404, { 'content-type': 'application/json' });
    response.end('{"success":true}');
  });
  apiUrl = await listen(api);
  const config = readConfig({ SITE_URL: 'https://hoshi.test', API_URL: apiUrl, TRUST_PROXY_HOPS: '1' });
  const app = express();
  app.use(referralLinks(config));
  app.use(cleanAddress({ primaryOrigin: config.primaryOrigin }));
  app.use((_request, response) => void response.send('page'));
  host = createServer(app);
  url = await listen(host);
  proxy = await startProxy(apiUrl, { siteOrigin: 'https://hoshi.test' });
});
afterEach(() => {
  reports.length = 0;
  mood = 'well';
});
afterAll(() => Promise.all([close(host), close(api), proxy.close()]));

const COOKIE = 'referralCode=Yuki; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax';

describe('/r/{code}', () => {
  test.each<[string, Record<string, string>, string]>([
    ['/r/Yuki', {}, '/ru'],
    ['/r/Yuki/', { 'accept-language': 'en-GB' }, '/en'],
    ['/r/Yuki', { 'accept-language': 'en', cookie: 'locale=ru' }, '/ru'],
    ['/en/r/Yuki', { cookie: 'locale=ru' }, '/en'],
    ['/r/Yu%E2%80%8Bki', {}, '/ru'],
    ['//r//Yuki', {}, '/ru'],
    ['/r/Yuki?utm_source=vk&a=%26', {}, '/ru?utm_source=vk&a=%26'],
    ['/r/Yuki?return_to=//evil.example', {}, '/ru?return_to=//evil.example'],
  ])('%s with %j stores the code for a year, reports the visit and redirects to %s', async (path, headers, target) => {
    const agent = 'Mozilla/5.0 (X11; CUBOT X18) Firefox/142.0';
    const answer = await sendRequest(url + path, {
      headers: { ...headers, 'user-agent': agent, 'x-forwarded-for': '192.0.2.1, 203.0.113.9' },
    });
    expect([answer.status, answer.headers['location'], answer.cookies]).toEqual([302, target, [COOKIE]]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(reports).toEqual([{ path: '/api/referral/visit/Yuki', from: '203.0.113.9', agent, code: undefined }]);
  });

  test('a code that no player has is not stored', async () => {
    const answer = await sendRequest(`${url}/r/Nobody`);
    expect([answer.status, answer.headers['location'], answer.cookies]).toEqual([302, '/ru', []]);
  });

  test.each(['broken', 'silent'] as const)(
    'while the API is %s the visitor is redirected, and the code stored',
    async (how) => {
      mood = how;
      const answer = await sendRequest(`${url}/r/Yuki`);
      expect([answer.status, answer.headers['location'], answer.cookies]).toEqual([302, '/ru', [COOKIE]]);
    },
  );

  test.each([
    '/r/%0d%0aSet-Cookie:%20a=b',
    '/r/Yuki;%20Domain=evil.example',
    '/r/..%2f..%2fevil',
    '/r/%2f%2fevil.example',
    '/r/@evil.example',
    '/r/https:%2f%2fevil.example',
    "/r/'--",
    '/r/__proto__%00',
    `/r/${'a'.repeat(17)}`,
    '/r/ab',
    '/r/%D1%8F%D1%8F%D1%8F',
    '/r/%',
  ])('%s redirects to the home page, stores nothing and makes no call', async (path) => {
    const answer = await sendRequest(url + path);
    expect([answer.status, answer.headers['location'], answer.cookies]).toEqual([302, '/ru', []]);
    expect(reports).toEqual([]);
  });

  test.each(['/r', '/r/', '/ru/r', '/r/a/b', '/rr/Yuki', '/ru/R/Yuki'])('%s is not an invitation', async (path) => {
    const answer = await sendRequest(url + path);
    expect(answer.cookies.join()).not.toContain('referralCode');
    expect(reports).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['HEAD', {}],
    ['GET', { 'sec-purpose': 'prefetch;prerender' }],
  ])('%s with %j is no visit', async (method, headers) => {
    const answer = await sendRequest(`${url}/r/Yuki`, { method, headers });
    expect([answer.status, answer.cookies, reports]).toEqual([302, [], []]);
  });

  test.each([
    ['TelegramBot (like TwitterBot)', '/r/Yuki', 'ru', 'Yuki зовёт играть'],
    ['facebookexternalhit/1.1', '/en/r/Yuki', 'en', 'Yuki invites you to play'],
    ['WhatsApp/2.23', '/r/Yuki', 'ru', 'Yuki зовёт играть'],
  ])('%s gets a preview of the link, and is not counted as a visit', async (agent, path, locale, title) => {
    const answer = await sendRequest(url + path, { headers: { 'user-agent': agent } });
    expect([answer.status, answer.cookies, reports]).toEqual([200, [], []]);
    expect(answer.body).toContain(`<meta property="og:title" content="${title}">`);
    expect(answer.body).toContain(`content="https://hoshi.test/share/invite/Yuki.${locale}.jpg"`);
  });
});

describe('/source/{word}', () => {
  test.each(Object.entries(SOURCE_ALIASES))('%s redirects to the code %s', async (word, code) => {
    const answer = await sendRequest(`${url}/source/${word.toUpperCase()}`);
    expect([answer.status, answer.headers['location']]).toEqual([302, `/r/${code}`]);
  });

  test('there are 35 codes, and the language of the address stays', async () => {
    expect(Object.keys(SOURCE_ALIASES)).toHaveLength(35);
    expect((await sendRequest(`${url}/en/source/vk`)).headers['location']).toBe('/en/r/Fumikaze');
    const tagged = await sendRequest(`${url}/source/vk?utm_campaign=spring`);
    expect(tagged.headers['location']).toBe('/r/Fumikaze?utm_campaign=spring');
  });

  test.each(['nothing', 'constructor', '__proto__', '%2f%2fevil.example', 'vk%00', '%'])(
    '%s has no code: it redirects to the home page',
    async (word) => {
      const answer = await sendRequest(`${url}/source/${word}`);
      expect([answer.status, answer.headers['location'], answer.cookies]).toEqual([302, '/ru', []]);
    },
  );

  test('the environment replaces the codes; a malformed pair is refused at start', () => {
    const { sourceAliases } = readConfig({ SOURCE_ALIASES: 'Our-Forum=Yuki, radio=Mari' });
    expect([...sourceAliases]).toEqual([
      ['our-forum', 'Yuki'],
      ['radio', 'Mari'],
    ]);
    expect(() => readConfig({ SOURCE_ALIASES: 'forum' })).toThrow('SOURCE_ALIASES');
    expect(() => readConfig({ SOURCE_ALIASES: 'forum=//evil' })).toThrow('SOURCE_ALIASES');
  });
});

describe('a visitor who came by a code', () => {
  const call = (path: string, headers: Record<string, string>) =>
    sendRequest(proxy.url + path, { method: 'POST', headers: { ...PAGE_WRITE, ...headers }, body: '{}' });
  const reportedCode = (path: string) => reports.find((report) => report.path === path)?.code;

  test.each(['/api/user/register', '/api/user/oauth/register', '/api/user/reg%69ster'])(
    'sends the code with %s, only from the cookie',
    async (path) => {
      await call(path, { cookie: 'referralCode=Yuki', 'referral-code': 'Mallory' });
      expect(reportedCode(path)).toBe('Yuki');
      reports.length = 0;
      await call(path, { 'referral-code': 'Mallory' });
      await call(path, { cookie: 'referralCode=//evil' });
      expect(reports.map(({ code }) => code)).toEqual([undefined, undefined]);
    },
  );

  test("counts as a download with the launcher's download call only", async () => {
    await call('/api/visits/download', { cookie: 'referralCode=Yuki' });
    await call('/api/user/validation', { cookie: 'referralCode=Yuki' });
    const paths = reports.map(({ path, code }) => [path, code]).sort();
    expect(paths).toEqual([
      ['/api/referral/download/Yuki', undefined],
      ['/api/user/validation', undefined],
      ['/api/visits/download', undefined],
    ]);
  });

  test('a download requested by another site is not counted', async () => {
    const headers = { cookie: 'referralCode=Yuki', 'sec-fetch-site': 'cross-site' };
    expect((await call('/api/visits/download', headers)).status).toBe(403);
    expect(reports).toEqual([]);
  });
});
