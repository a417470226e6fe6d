import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import express from 'express';
import { readConfig } from '../config.ts';
import { securityHeaders } from '../security-headers.ts';
import { sendRequest } from '../testing/send-request.ts';
import { close, listen } from '../testing/upstream.ts';
import { cachedPublicPages } from './public-pages.ts';
import { findPublicPage, type PublicPage } from './public-page.ts';
import { authOf, tokenOf } from '../testing/fixtures.ts';

jest.setTimeout(60_000);

const FOR_ONE = 'rendered for this one';

/** The result of rendering an address. */
let render: (page: PublicPage) => Response;
let rendered: string[] = [];
let renderingMs = 0;
/** Added to the clock, in ms. */
let later = 0;
let server: Server;
let url: string;

const page = (text = '', init?: ResponseInit): Response =>
  new Response(`<html><body>${text}</body></html>`, {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...init?.headers },
  });

beforeEach(async () => {
  const clock = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => clock() + later);
  later = 0;
  rendered = [];
  renderingMs = 0;
  render = ({ address }) => page(address);
  const config = readConfig({});
  const app = express();
  app.use(securityHeaders({ https: false, development: false }));
  app.use(
    cachedPublicPages({
      config,
      render: async (wanted) => {
        rendered.push(wanted.address);
        await new Promise((resolve) => setTimeout(resolve, renderingMs));
        const response = render(wanted);
        return { status: response.status, headers: response.headers, html: await response.text() };
      },
    }),
  );
  app.use((_request, response) => void response.send(FOR_ONE));
  server = createServer(app);
  url = await listen(server);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await close(server);
});

const open = (path: string) => sendRequest(url + path);

test('a page that redirects is not stored', async () => {
  render = () => new Response(null, { status: 302, headers: { location: '/ru/rules' } });
  const answers = [await open('/ru/team'), await open('/ru/team')];
  expect(answers.map(({ status, headers }) => [status, headers['location']])).toEqual(
    Array(2).fill([302, '/ru/rules']),
  );
  expect(rendered).toHaveLength(2);
});

test('headers of the rendered page are stored, except for caching, encoding and cookies', async () => {
  render = () =>
    page('', {
      headers: {
        link: '</x.css>; rel=preload',
        'cache-control': 'public, max-age=600',
        'content-security-policy': "script-src 'sha256-x'",
        'content-encoding': 'identity',
        'set-cookie': 'a=1',
      },
    });
  for (const { headers, cookies } of [await open('/ru'), await open('/ru')]) {
    expect(headers).toMatchObject({
      link: '</x.css>; rel=preload',
      'content-security-policy': "script-src 'sha256-x'",
      'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=60',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    });
    expect([headers['content-encoding'], cookies]).toEqual([undefined, []]);
  }
  expect(rendered).toHaveLength(1);
});

test('a player gets the same bytes as visitors, and the signed-in hint as a cookie', async () => {
  const visitor = await open('/ru/store');
  const cookie = `access_id=${authOf(1).accessId}; access_token=${tokenOf(1)}`;
  const [player, hinted] = [
    await sendRequest(`${url}/ru/store`, { headers: { cookie } }),
    await sendRequest(`${url}/ru/store`, { headers: { cookie: `${cookie}; signed_in=1` } }),
  ];
  expect([player.body, hinted.body]).toEqual([visitor.body, visitor.body]);
  expect(player.cookies).toEqual([expect.stringMatching(/^signed_in=1; Max-Age=31536000; Path=\/; SameSite=Lax$/)]);
  expect(player.headers['cache-control']).toBe('private, no-cache');
  expect([hinted.cookies, hinted.headers['cache-control']]).toEqual([[], visitor.headers['cache-control']]);
  // Their guard needs the session.
  expect((await sendRequest(`${url}/ru/login`, { headers: { cookie } })).body).toBe(FOR_ONE);
  expect((await open('/ru/login')).body).not.toBe(FOR_ONE);
});

test('a rate limit of one visitor is sent to no other visitor', async () => {
  render = () => page('', { status: 429 });
  renderingMs = 1000;
  const statuses = (await Promise.all([open('/ru'), open('/ru')])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 429]);
});

test('HEAD has the headers of GET, from the same page', async () => {
  const get = await open('/ru');
  const head = await sendRequest(`${url}/ru`, { method: 'HEAD' });
  const headersOf = ({ headers }: typeof get) => [headers['content-type'], headers['content-length'], headers['vary']];
  expect([head.status, head.body, headersOf(head)]).toEqual([200, '', headersOf(get)]);
  expect(rendered).toHaveLength(1);
});

test('if rendering throws, visitors get the stored page, marked as outdated', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('/ru/team');
  later = 60_000;
  render = () => {
    throw new Error('broken');
  };
  const answer = await open('/ru/team');
  expect([answer.status, answer.headers['warning']]).toEqual([200, '110 - "Response is Stale"']);
  expect(answer.body).toContain('/ru/team');
  expect(answer.body).toContain('site-old-note');
  expect(logged.mock.calls).toEqual([['site: /ru/team was not rendered: broken']]);
});

test('a page with a path parameter is stored for each existing address, and 404 is not stored', async () => {
  render = ({ address }) => (/nowhere/.test(address) ? page('', { status: 404 }) : page(address));
  for (const path of ['/ru/servers/hitech', '/ru/servers/magic-rpg', '/en/servers/hitech?period=week']) {
    expect([(await open(path)).body, (await open(path)).body]).toEqual(
      Array(2).fill(`<html><body>${path}</body></html>`),
    );
  }
  expect(rendered).toHaveLength(3);
  expect([(await open('/ru/servers/nowhere')).status, (await open('/ru/servers/nowhere')).status]).toEqual([404, 404]);
  expect(rendered).toHaveLength(5);
});

test.each([
  '/ru/servers/HiTech',
  '/ru/servers/hitech/x',
  '/ru/servers/',
  '/ru/servers/hi%74ech',
  '/ru/servers/hitech?period=day',
  '/ru/profile/player/friends/requests',
  '/ru/cabinet/roles',
  '/ru/2fa',
  '/ru/news/create',
])('%s is not from the cache', async (path) => {
  expect((await open(path)).body).toBe(FOR_ONE);
  expect(rendered).toEqual([]);
});

test('ten thousand invented addresses evict nothing: they are not stored', async () => {
  const long = 'x'.repeat(10_000);
  // Like the store page: a server that the API does not know is 404.
  render = ({ address }) =>
    /server=(?!hitech(&|$))|invented/.test(address) ? page(long, { status: 404 }) : page(address + long);
  await open('/ru');
  const invented = (n: number): string =>
    [
      `/ru/store?server=invented-${n}`,
      `/ru/store?period=p${n}`,
      `/ru/store?server=hitech&period=p${n}`,
      `/ru/store?period=forever&server=hitech&server=s${n}`,
      `/ru?utm_source=${n}`,
      `/ru/team?server=hitech${n}`,
      `/ru/?n=${n}`,
      `/en/store?SERVER=hitech${n}`,
      `/en/servers/invented-${n}`,
    ][n % 9] ?? '';
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < 10_000) await open(invented((next += 1)));
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  const before = rendered.length;
  const home = await open('/ru');
  expect([home.status, rendered.slice(before).filter((address) => address !== '/ru')]).toEqual([200, []]);
  // Only well-formed ids were rendered for the cache, and none of them was stored.
  expect(new Set(rendered.map((address) => address.replace(/\d+/, '')))).toEqual(
    new Set(['/ru', '/ru/store?server=invented-', '/en/servers/invented-']),
  );
});

test.each([
  ['/ru/store?server=hitech&period=forever', 1],
  ['/ru/store?period=three_months', 1],
  ['/ru/store?period=forever&server=hitech', 0],
  ['/ru/store?period=forever&period=forever', 0],
  ['/ru/store?server=', 0],
  ['/ru/store?__proto__=a', 0],
  ['/ru/news?tag=wipe&server=hitech&sort=title', 1],
  ['/ru/news?sort=title&tag=wipe', 0],
  ['/ru/news?q=wipe', 0],
  ['/ru/news/wipe-winter-2025', 1],
  ['/ru/news/wipe-winter-2025?tag=wipe', 0],
  ['/ru/news/Wipe', 0],
  ['/ru/news/:document_id', 0],
  ['/ru/store/hitech', 0],
])('%s is rendered for the cache %i times of three', async (path, times) => {
  for (let time = 0; time < 3; time += 1) await open(path);
  expect(rendered).toHaveLength(times);
});

test("a profile's overview and charts have a place in the cache, chosen periods and players have none", () => {
  const keyOf = (query: string) =>
    findPublicPage({ headers: {} } as IncomingMessage, `/ru/profile/Yuki/statistics${query}`, new Map(), '')?.cacheKey;
  expect(keyOf('')).toBeDefined();
  expect(keyOf('?view=charts')).toBeDefined();
  expect(['?view=others', '?view=charts&period=1y', '?with=Neko'].map(keyOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
