import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import express from 'express';
import { readConfig } from '../config.ts';
import { securityHeaders } from '../security-headers.ts';
import { ask } from '../testing/ask.ts';
import { close, listen } from '../testing/upstream.ts';
import { keptPages } from './kept-pages.ts';
import type { Visit } from './visit.ts';

jest.setTimeout(60_000);

const FOR_ONE = 'drawn for this one';

/** What drawing an address comes to. */
let draw: (visit: Visit, nonce: string) => Response;
let drawn: string[] = [];
/** How much later it is than the clock says, in ms. */
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
  drawn = [];
  draw = ({ address }) => page(address);
  const config = readConfig({});
  const app = express();
  app.use(securityHeaders({ https: false, development: false }));
  app.use(
    keptPages({
      config,
      draw: async (visit, nonce) => {
        drawn.push(visit.address);
        return draw(visit, nonce);
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

const open = (path: string) => ask(url + path);

test.each(['br', 'gzip'])(
  'a page that %s cannot be packed around its nonces in is answered as it is',
  async (coding) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    // What no text has, as it stands in for a nonce meanwhile: it is packed as a repetition of that.
    const noText = [0xc0, 0xc1, ...Array.from({ length: 11 }, (_, at) => 0xf5 + at)];
    const pairs = Array.from({ length: noText.length * 0xc0 }, (_, at) => [noText[at % noText.length] ?? 0, at % 0xc0]);
    const noise = Buffer.from(pairs.flat());
    draw = (_visit, nonce) =>
      new Response(Buffer.concat([...Array<Buffer>(40).fill(Buffer.from(`<b nonce="${nonce}">`)), noise]), {
        headers: { 'content-type': 'text/html' },
      });
    for (let time = 0; time < 2; time += 1) {
      const { status, headers, body } = await ask(`${url}/ru/team`, { headers: { 'accept-encoding': coding } });
      expect([status, headers['content-encoding']]).toEqual([200, undefined]);
      expect(body.match(/<b nonce="[^"]{24}">/g)).toHaveLength(40);
    }
    expect(logged.mock.calls).toEqual([[expect.stringMatching(/not packed/)]]);
  },
);

test('a drawing that leads elsewhere says where, and is not kept', async () => {
  draw = () => new Response(null, { status: 302, headers: { location: '/ru/rules' } });
  const answers = [await open('/ru/team'), await open('/ru/team')];
  expect(answers.map(({ status, headers }) => [status, headers['location']])).toEqual(
    Array(2).fill([302, '/ru/rules']),
  );
  expect(drawn).toHaveLength(2);
});

test('what a drawing says besides its body is kept with it; policy, caching and packing are each answer’s own', async () => {
  draw = (_visit, nonce) =>
    page(nonce, {
      headers: {
        link: '</x.css>; rel=preload',
        'cache-control': 'public, max-age=600',
        'content-security-policy': `script-src 'nonce-${nonce}'`,
        'content-encoding': 'identity',
      },
    });
  for (const { headers, body } of [await open('/ru'), await open('/ru')]) {
    expect(headers).toMatchObject({ link: '</x.css>; rel=preload', 'cache-control': 'private, no-cache' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-security-policy']).toContain(/<body>(.*)<\/body>/.exec(body)?.[1]);
  }
  expect(drawn).toHaveLength(1);
});

test('HEAD says what GET says, from the same page', async () => {
  const get = await open('/ru');
  const head = await ask(`${url}/ru`, { method: 'HEAD' });
  const said = ({ headers }: typeof get) => [headers['content-type'], headers['content-length'], headers['vary']];
  expect([head.status, head.body, said(head)]).toEqual([200, '', said(get)]);
  expect(drawn).toHaveLength(1);
});

test.each([
  ['sets a cookie', { 'set-cookie': 'a=1' }],
  ['says that nobody may keep it', { 'cache-control': 'private, no-store' }],
])('a drawing that %s is nobody else’s: each is drawn their own', async (_what, headers) => {
  draw = () => page('foreign', { headers });
  const answers = [await open('/ru/team'), await open('/ru/team')];
  expect(answers.map(({ body, cookies }) => [body, cookies.join().includes('a=1')])).toEqual(
    Array(2).fill([FOR_ONE, false]),
  );
});

test('where drawing throws, visitors get the kept page, marked as old', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('/ru/team');
  later = 60_000;
  draw = () => {
    throw new Error('broken');
  };
  const answer = await open('/ru/team');
  expect([answer.status, answer.headers['warning']]).toEqual([200, '110 - "Response is Stale"']);
  expect(Number(answer.headers['age'])).toBeGreaterThanOrEqual(60);
  expect(answer.body).toContain('/ru/team');
  expect(answer.body).toContain('site-old-note');
  expect(logged.mock.calls).toEqual([['site: /ru/team was not drawn: broken']]);
});

test('a page with a parameter in its path is kept for each address that there is, and what is not found is not', async () => {
  draw = ({ address }) => (/nowhere/.test(address) ? page('', { status: 404 }) : page(address));
  for (const path of ['/ru/servers/hitech', '/ru/servers/magic-rpg', '/en/servers/hitech?period=week']) {
    expect([(await open(path)).body, (await open(path)).body]).toEqual(
      Array(2).fill(`<html><body>${path}</body></html>`),
    );
  }
  expect(drawn).toHaveLength(3);
  expect([(await open('/ru/servers/nowhere')).status, (await open('/ru/servers/nowhere')).status]).toEqual([404, 404]);
  expect(drawn).toHaveLength(5);
});

test.each([
  '/ru/servers/HiTech',
  '/ru/servers/hitech/x',
  '/ru/servers/',
  '/ru/servers/hi%74ech',
  '/ru/servers/hitech?period=day',
  // Whoever hides is gone from the next page on.
  '/ru/top/playtime',
  '/ru/top/likes/hitech',
  '/ru/profile/player/statistics',
  '/ru/profile/player/roles',
  '/ru/profile/player/friends/list',
])('%s is no page for all: whoever asks has it drawn', async (path) => {
  expect((await open(path)).body).toBe(FOR_ONE);
  expect(drawn).toEqual([]);
});

test('ten thousand invented addresses push out nothing: they are not kept', async () => {
  const long = 'x'.repeat(10_000);
  // As the store itself: what the API does not know is not found.
  draw = ({ address }) =>
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
  const lane = async (): Promise<void> => {
    while (next < 10_000) await open(invented((next += 1)));
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  const before = drawn.length;
  const home = await open('/ru');
  expect([home.status, drawn.slice(before).filter((address) => address !== '/ru')]).toEqual([200, []]);
  // Only the servers that could have been the API's were ever drawn for all, and none of them is still there.
  expect(new Set(drawn.map((address) => address.replace(/\d+/, '')))).toEqual(
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
])('%s is drawn for all %i times of three', async (path, times) => {
  for (let time = 0; time < 3; time += 1) await open(path);
  expect(drawn).toHaveLength(times);
});
