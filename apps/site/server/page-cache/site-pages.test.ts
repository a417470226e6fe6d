import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type TestResponse, sendRequest } from '../testing/send-request.ts';
import { authOf, tokenOf } from '../testing/fixtures.ts';
import { type SiteProcess, startSite } from '../testing/site-process.ts';
import { startUpstream, type Upstream } from '../testing/upstream.ts';

jest.setTimeout(60_000);

let api: Upstream;
let site: SiteProcess;
beforeAll(async () => {
  api = await startUpstream();
  site = await startSite({ API_URL: api.url });
});
afterAll(async () => {
  await site.stop();
  await api.close();
});

const open = (path: string, headers: Record<string, string> = {}): Promise<TestResponse> =>
  sendRequest(site.url + path, { headers });
/** Number of renderings: each begins with this call. */
const renderings = (): number => api.received.filter(({ path }) => path === '/api/main').length;
const WINDOWS = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' };

describe('a public page', () => {
  test('is rendered once for concurrent requests, and shows nothing of the first player', async () => {
    const before = renderings();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        open('/ru/team', { 'user-agent': `Browser ${n}`, 'accept-language': 'ru', cookie: `theme=${n}; locale=ru` }),
      ),
    );
    expect(renderings() - before).toBe(1);
    expect(answers.every(({ status, body }) => status === 200 && body.endsWith('</html>'))).toBe(true);
    const { headers } = api.received.find(({ path }) => path === '/api/main') ?? { headers: {} };
    expect(JSON.stringify(headers)).not.toMatch(/Browser|theme|cookie/);
  });

  test('is compressed as the browser accepts it, with the same bytes each time', async () => {
    const [br, gzip, plain] = await Promise.all(
      ['br', 'gzip', 'identity'].map((coding) => open('/en/team', { 'accept-encoding': coding })),
    );
    expect([br, gzip, plain].map((answer) => answer?.headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(new Set([br, gzip, plain].map((answer) => answer?.body)).size).toBe(1);
    expect(br?.headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=60');
    expect([br, gzip, plain].map((answer) => answer?.cookies)).toEqual([[], [], []]);
    // As browsers list them, the oldest first.
    const browser = await open('/en/team', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(browser.headers['content-encoding']).toBe('br');
  });

  test('differs by language, region, time zone, theme, host, query and, where needed, operating system', async () => {
    const regionOf = ({ body }: TestResponse) => /data-region="(\w+)"/.exec(body)?.[1];
    const [russia, global] = await Promise.all(
      ['russia', 'global'].map((region) => open('/ru/servers', { cookie: `region=${region}` })),
    );
    expect([russia, global].map((answer) => answer && regionOf(answer))).toEqual(['russia', 'global']);
    const zones = await Promise.all(
      ['Asia/Tokyo', 'Mars/Olympus'].map((zone) => open('/ru/servers', { cookie: `time_zone=${zone}` })),
    );
    expect(zones.map(({ body }) => /data-time-zone="([^"]+)"/.exec(body)?.[1])).toEqual(['Asia/Tokyo', undefined]);
    const beforeAliases = renderings();
    await Promise.all(
      ['Europe/Kyiv', 'Europe/Kiev', 'europe/kiev'].map((zone) => open('/ru/servers', { cookie: `time_zone=${zone}` })),
    );
    expect(renderings() - beforeAliases).toBe(1);
    const themeOf = ({ body }: TestResponse) => /data-theme="([\w-]+)"/.exec(body)?.[1];
    const themed = await Promise.all(
      ['sakura', 'matcha', 'neon', 'toString', ''].map((theme) => open('/ru/servers', { cookie: `theme=${theme}` })),
    );
    expect(themed.map(themeOf)).toEqual(['sakura', 'matcha', 'octarine', 'octarine', 'octarine']);
    const mirror = await open('/ru/servers', { host: 'mirror.example' });
    expect([russia?.body.includes('hrefLang'), mirror.body.includes('hrefLang')]).toEqual([true, false]);
    const [windows, mac, unknown] = await Promise.all([
      open('/ru/start', WINDOWS),
      open('/ru/start', { ...WINDOWS, 'sec-ch-ua-platform': '"macOS"' }),
      open('/ru/start'),
    ]);
    expect(new Set([windows, mac, unknown].map(({ body }) => /system\\",\\"(\w+)/.exec(body)?.[1])).size).toBe(3);
  });

  test.each([
    ['/ru/team?utm_source=x', 200],
    ['/ru/store?server=hitech&server=hitech', 200],
    ['/ru/store?server=hitech&period=invented', 200],
    ['/ru/store?server=invented', 404],
    ['/ru/store?server=%41', 404],
    ['/ru/team/', 200],
  ])('%s is rendered for each request', async (path, status) => {
    const before = renderings();
    for (let time = 0; time < 3; time += 1) expect((await open(path)).status).toBe(status);
    expect(renderings() - before).toBe(3);
  });

  test('that does not exist is not stored', async () => {
    const before = renderings();
    for (let time = 0; time < 3; time += 1) expect((await open('/ru/nothing')).status).toBe(404);
    expect(renderings() - before).toBe(3);
  });

  test.each(['/ru/servers', '/ru', '/ru/team?utm_source=x'])('%s is the same bytes for players', async (path) => {
    const players = [1, 2].map((n) => ({ cookie: `access_id=${authOf(n).accessId}; access_token=${tokenOf(n)}` }));
    const visitor = await open(path);
    for (const headers of players) expect((await open(path, headers)).body).toBe(visitor.body);
    expect(visitor.body).not.toContain('Canary');
  });
});

test('without the API the stored page stays, with a notice that it may be outdated', async () => {
  const own = await startUpstream();
  const lonely = await startSite({ API_URL: own.url });
  const visit = (path: string): Promise<TestResponse> =>
    sendRequest(lonely.url + path, { headers: { 'accept-encoding': 'br' } });
  const cached = await visit('/en/team');
  expect(cached.body).not.toContain('site-old-note');
  await own.close();
  let answer = cached;
  while (answer.headers['warning'] === undefined) {
    expect(answer.status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 200));
    answer = await visit('/en/team');
  }
  expect(answer.headers['warning']).toMatch(/^110 /);
  expect(answer.body).toContain('This page may be out of date.</aside></body>');
  expect(answer.body).toContain('Kitsune');
  // A failure is not stored.
  expect((await visit('/en/rules')).status).toBe(503);
  await lonely.stop();
});
