import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { CLIENT_FOLDER } from './built-site.ts';
import { type TestResponse, sendRequest } from './testing/send-request.ts';
import { authOf, tokenOf } from './testing/fixtures.ts';
import { type SiteProcess, startSite } from './testing/site-process.ts';
import { close, listen, PENDING_TOKEN, startUpstream, type Upstream } from './testing/upstream.ts';

// Starts and stops processes, on machines that may be busy with other tests.
jest.setTimeout(60_000);

const JSON_TYPE = { 'content-type': 'application/json' };

let api: Upstream;
let site: SiteProcess;

const cookieOf = (player: number): string => `access_id=${authOf(player).accessId}; access_token=${tokenOf(player)}`;
const open = (path: string, headers: Record<string, string> = {}): Promise<TestResponse> =>
  sendRequest(site.url + path, { headers });

const started: SiteProcess[] = [];
const start = async (environment: Record<string, string>): Promise<SiteProcess> => {
  const process = await startSite(environment);
  started.push(process);
  return process;
};

beforeAll(async () => {
  api = await startUpstream();
  site = await start({ API_URL: api.url });
});
afterAll(async () => {
  await Promise.all(started.map((process) => process.stop()));
  await api.close();
});

/** Inline scripts and styles of a page that its policy blocks. */
const refusedIn = ({ body, headers }: TestResponse): string[] =>
  [...body.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)]
    .filter(([, , attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, , , content = '']) => content)
    .filter((content) => {
      const hash = createHash('sha256').update(content).digest('base64');
      return !String(headers['content-security-policy']).includes(`'sha256-${hash}'`);
    });

describe('a page', () => {
  test.each([
    ['public', '/ru/team', {}],
    ['own', '/ru/cabinet/roles', { cookie: cookieOf(1) }],
    ['not there', '/ru/nothing', {}],
  ])('that is %s comes with a policy that names its inline scripts and styles', async (_kind, path, headers) => {
    const first = await open(path, headers);
    expect(first.body).toMatch(/<script>|<script /);
    expect(refusedIn(first)).toEqual([]);
    // Exactly one policy: browsers enforce every one.
    expect(String(first.headers['content-security-policy']).match(/default-src/g)).toHaveLength(1);
    expect(first.body).not.toContain('nonce=');
    const policy = String(first.headers['content-security-policy']);
    for (const part of ["'strict-dynamic'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(first.headers['strict-transport-security']).toBeUndefined();
  });

  test('fetches and runs no external script before its first paint', async () => {
    const { body } = await open('/ru/team');
    expect(body).not.toContain('modulepreload"');
    expect(body).not.toMatch(/<script[^>]* (?:src=|type="module")/);
    const [, files = '', waiting] =
      /<script[^>]* type="text\/plain" id="late-scripts" data-files="([^"]*)">([^<]*)<\/script>/.exec(body) ?? [];
    expect(files.split(' ').length).toBeGreaterThan(8);
    for (const file of files.split(' ')) expect(file).toMatch(/^\/assets\/[\w.-]+\.js$/);
    expect(waiting).toMatch(/import\("\/assets\/entry\.client-[\w-]+\.js"\)/);
    expect(body.match(/ id="late-scripts"/g)).toHaveLength(1);
  });

  test('has its theme in the first bytes and lists its address in every language', async () => {
    const { body } = await open('/en/team?utm=1');
    const head = body.slice(0, body.indexOf('</head>'));
    expect(body).toMatch(/^<!DOCTYPE html><html [^>]*data-theme="octarine"/);
    expect(head).toContain('<title>Team - Hoshikraft</title>');
    expect(head).toContain(`<link rel="canonical" href="${site.url}/en/team"/>`);
    for (const locale of ['ru', 'en'])
      expect(head).toContain(`<link rel="alternate" hrefLang="${locale}" href="${site.url}/${locale}/team"/>`);
    expect(head).toContain(`property="og:image" content="${site.url}/share/home.en.jpg"`);
  });

  test('on a mirror names the primary host and drops the alternate languages', async () => {
    const mirror = await start({ API_URL: api.url, PRIMARY_ORIGIN: 'https://hoshikraft.example' });
    const { body } = await sendRequest(`${mirror.url}/ru/team`);
    expect(body).toContain('<link rel="canonical" href="https://hoshikraft.example/ru/team"/>');
    expect(body).not.toContain('hrefLang');
  });

  test('that does not exist is 404 in the language of its address', async () => {
    const [ru, en] = await Promise.all([open('/ru/nothing/here'), open('/en/nothing')]);
    expect([ru.status, en.status]).toEqual([404, 404]);
    expect(ru.body).toContain('Страница не найдена');
    expect(en.body).toContain('Page Not Found');
  });
});

test('a page describes itself to search engines in its head, by code that browsers do not load', async () => {
  const { body } = await open('/ru');
  const [head = ''] = body.split('</head>', 1);
  const [, json = '[]'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(head) ?? [];
  expect(JSON.parse(json)).toMatchObject([{ '@type': 'WebSite' }, { '@type': 'Organization' }]);
  expect((await open('/ru/servers')).body).not.toContain('ld+json');
  expect([...firstScripts(body).values()].join()).not.toContain('schema.org');
});

/** Scripts that the browser fetches for a page without interaction. */
const firstScripts = (html: string): Map<string, string> => {
  const found = new Map<string, string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    const script = readFileSync(CLIENT_FOLDER + file, 'utf8');
    found.set(file, script);
    for (const [, name] of script.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) visit(`/assets/${name}`);
  };
  for (const [file] of html.matchAll(/\/assets\/[\w.-]+\.js/g)) visit(file);
  return found;
};

test('the home page fetches neither fields, dialogs nor toasts', async () => {
  const scripts = firstScripts((await open('/ru')).body);
  const all = [...scripts.values()].join('\n');
  for (const heavy of ['MuiOutlinedInput', 'MuiDialog', 'MuiMenu', 'SnackbarProvider', 'emotion'])
    expect([heavy, all.includes(heavy)]).toEqual([heavy, false]);
  // The check finds them on a page that has them.
  expect([...firstScripts((await open('/ru/login')).body).values()].join()).toContain('MuiOutlinedInput');
});

describe('the session', () => {
  test('a visitor of a protected page is redirected to sign-in and back', async () => {
    const answer = await open('/ru/cabinet?tab=1');
    expect([answer.status, answer.headers['location']]).toEqual([302, '/ru/login?return_to=%2Fru%2Fcabinet%3Ftab%3D1']);
  });

  test('a signed-in player is redirected from the sign-in page', async () => {
    const headers = { cookie: cookieOf(1) };
    const [home, back, hostile] = await Promise.all([
      open('/ru/login', headers),
      open('/en/register?return_to=/en/team', headers),
      open('/en/login?return_to=//evil.example', headers),
    ]);
    expect([home, back, hostile].map((answer) => answer.headers['location'])).toEqual(['/ru', '/en/team', '/en']);
  });

  test('the cookies of a session that ended elsewhere are deleted by any page with a guard', async () => {
    const stale = { cookie: `access_id=${authOf(1).accessId}; access_token=${'s'.repeat(43)}` };
    const page = await open('/en/login', stale);
    expect(page.status).toBe(200);
    expect(page.cookies.filter((line) => line.includes('Max-Age=0')).map((line) => line.split('=', 1)[0])).toEqual([
      'access_id',
      'access_token',
      'signed_in',
      'account_theme',
    ]);
    expect((await open('/en/cabinet', stale)).headers['location']).toMatch(/^\/en\/login/);
  });

  test('a player whose second factor is pending is redirected to it from pages with a guard', async () => {
    const pending = { cookie: `access_id=${authOf(1).accessId}; access_token=${PENDING_TOKEN}` };
    const [signIn, protectedPage, out] = await Promise.all(
      ['/ru/login?return_to=/ru/team', '/ru/pay', '/ru/logout'].map((path) => open(path, pending)),
    );
    expect([signIn, protectedPage].map((answer) => answer?.headers['location'])).toEqual([
      '/ru/2fa?return_to=%2Fru%2Fteam',
      '/ru/2fa?return_to=%2Fru%2Fpay',
    ]);
    expect(out?.status).toBe(200);
    expect(out?.cookies.join()).not.toContain('Max-Age=0');
  });

  test('no token is in the page, its serialised state, or the log', async () => {
    const { body, headers } = await open('/ru/cabinet/roles', { cookie: cookieOf(1) });
    expect(body).toContain('Canary_1');
    expect(body + JSON.stringify(headers) + site.log()).not.toContain('canary-token');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('data-account="ready"');
  });
});

/** Stand-ins for a broken API: silent, or something else. */
const BROKEN: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  'is silent': () => undefined,
  'stalls after its headers': (_request, response) => void response.writeHead(200, JSON_TYPE).flushHeaders(),
  'stalls in its body': (_request, response) => void response.writeHead(200, JSON_TYPE).write('{"brand":'),
  drips: (_request, response) => {
    response.writeHead(200, JSON_TYPE);
    setInterval(() => response.write(' '), 100).unref();
  },
  'sends HTML with 200': (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>It works!</title>'),
  ...Object.fromEntries(
    ['', 'garbage', '{"brand":', '{}', '[]', 'null', '"main"', '{"brand":1,"servers":{},"theme":"none"}'].map(
      (body) => [
        `sends ${body === '' ? 'nothing' : body} with 200`,
        (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(200, JSON_TYPE).end(body),
      ],
    ),
  ),
};

describe('with an API', () => {
  let respond = BROKEN['is silent'];
  let calls: number;
  let broken: Server;
  let host: SiteProcess;
  beforeAll(async () => {
    broken = createServer((request, response) => {
      calls += 1;
      respond?.(request, response);
    });
    host = await start({ API_URL: await listen(broken) });
  });
  afterAll(() => close(broken));

  const expectErrorPages = async ({ url }: SiteProcess): Promise<void> => {
    const pages = await Promise.all([
      sendRequest(`${url}/ru/team`),
      sendRequest(`${url}/en/team`, { headers: { cookie: cookieOf(1) } }),
    ]);
    expect(pages.map(({ status }) => status)).toEqual([503, 503]);
    expect(pages[0]?.body).toContain('Не удалось подключиться к серверу');
    expect(pages[1]?.body).toContain('Unable to connect to the server');
    for (const { cookies } of pages) expect(cookies.join()).not.toContain('Max-Age=0');
  };

  test('that is unavailable, an error page has the right language', async () => {
    await expectErrorPages(await start({ API_URL: 'http://127.0.0.1:9' }));
  });

  test.each(Object.keys(BROKEN))('that %s, an error page has the right language', async (kind) => {
    [respond, calls] = [BROKEN[kind], 0];
    await expectErrorPages(host);
    // The host calls the API again after the previous failure.
    expect(calls).toBeGreaterThan(1);
  });

  test('that has left requests pending, the process still ends cleanly', async () => {
    expect(await host.stop()).toBe(0);
  });
});

describe('the process', () => {
  test('reports that it is alive and ready, lets browsers cache its files permanently and the newest build id never', async () => {
    expect((await open('/health/live')).status).toBe(200);
    expect((await open('/health/ready')).status).toBe(200);
    const latest = await open('/builds/latest.json');
    expect(JSON.parse(latest.body)).toEqual({ build: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(latest.headers['cache-control']).toBe('no-store');
    const script = /\/assets\/entry\.client-[\w-]+\.js/.exec((await open('/ru/team')).body)?.[0] ?? '';
    const plain = readFileSync(CLIENT_FOLDER + script);
    const sizes: Record<string, number> = { identity: plain.length };
    for (const coding of ['br', 'gzip']) {
      const { headers, body } = await open(script, { 'accept-encoding': coding });
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': coding,
        'content-type': expect.stringMatching(/^text\/javascript; charset=utf-8$/i),
        vary: 'Accept-Encoding',
      });
      expect(body).toBe(plain.toString());
      sizes[coding] = Number(headers['content-length']);
    }
    // Compressed by the build at the best level, which is too slow for a server.
    expect(sizes['br']).toBe(brotliCompressSync(plain).length);
    expect(sizes['gzip']).toBeLessThan(plain.length);
    const bare = await open(script);
    expect(bare.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(plain.length) });
    expect(bare.headers['content-encoding']).toBeUndefined();
    expect((await open('/.vite/manifest.json')).status).toBe(404);
  });
});
