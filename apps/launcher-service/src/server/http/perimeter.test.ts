import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { describedOperations } from './description.ts';
import type { DescribedOperation } from './description.ts';
import { fakePages, HITECH } from '../../testing/fakes.ts';
import { runService } from '../../testing/running-service.ts';
import type { RunningTestService } from '../../testing/running-service.ts';

const REMOTE = 'https://launcher.hoshikraft.example';

let it: RunningTestService;
let bundle: string;
let before: string;
beforeAll(async () => {
  bundle = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(bundle, 'assets'));
  await writeFile(join(bundle, 'index.html'), '<!doctype html><title>pages</title>');
  await writeFile(join(bundle, 'assets', 'index-abc.js'), 'void 0;');
  before = await mkdtemp(join(tmpdir(), 'pages-before-'));
  await mkdir(join(before, 'assets'));
  await writeFile(join(before, 'index.html'), '<!doctype html><title>before</title>');
  await writeFile(join(before, 'assets', 'index-abc.js'), 'before();');
  await writeFile(join(before, 'assets', 'settings-old.js'), 'old();');
  await writeFile(join(before, 'old.txt'), 'old');
  it = await runService({ env: { UI_ORIGINS: REMOTE }, integrations: { pages: fakePages(bundle, before) } });
});
afterAll(async () => {
  await it.close();
  await rm(bundle, { recursive: true });
  await rm(before, { recursive: true });
});

const samplePath = ({ url }: DescribedOperation): string =>
  url
    .replace(':uuid', HITECH)
    .replace(/:(icon|background)Path/, 'picture.png')
    .replace(':key', 'a-key');

/** Status of a raw request: a library would correct its headers. */
function raw(head: string[], body = ''): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(it.service.port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(text.split(' ')[1]), text }));
    socket.write(
      `${[...head, 'Connection: close', `Content-Length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n${body}`,
    );
  });
}

const port = () => it.service.port;
const HOSTS: [name: string, value: () => string | null, isOurs: boolean][] = [
  ['127.0.0.1', () => `127.0.0.1:${port()}`, true],
  ['localhost', () => `localhost:${port()}`, true],
  ['LOCALHOST', () => `LocalHost:${port()}`, true],
  ['[::1]', () => `[::1]:${port()}`, true],
  ['no port', () => '127.0.0.1', false],
  ['another port', () => `127.0.0.1:${port() + 1}`, false],
  ['a name that points at loopback', () => `evil.example:${port()}`, false],
  ['a name that begins like ours', () => `127.0.0.1.evil.example:${port()}`, false],
  ['a name that ends like ours', () => `evil-localhost:${port()}`, false],
  ['another loopback address', () => `127.0.0.2:${port()}`, false],
  ['0.0.0.0', () => `0.0.0.0:${port()}`, false],
  ['nothing', () => null, false],
];
const ORIGINS: [name: string, value: () => string | null, isOurs: boolean][] = [
  ['none', () => null, true],
  ['127.0.0.1', () => `http://127.0.0.1:${port()}`, true],
  ['localhost', () => `http://localhost:${port()}`, true],
  ['[::1]', () => `http://[::1]:${port()}`, true],
  ['a listed site', () => REMOTE, true],
  ['another site', () => 'https://evil.example', false],
  ['null', () => 'null', false],
  ['a listed site without TLS', () => REMOTE.replace('https', 'http'), false],
  ['a listed site on another port', () => `${REMOTE}:8443`, false],
  ['a site below a listed one', () => 'https://x.launcher.hoshikraft.example', false],
  ['another port of this machine', () => `http://127.0.0.1:${port() + 1}`, false],
  ['https of ours', () => `https://127.0.0.1:${port()}`, false],
  ['a wildcard', () => '*', false],
];
const TOKENS: [name: string, value: () => string | null, isOurs: boolean][] = [
  ['the right', () => it.service.token, true],
  ['none', () => null, false],
  ['an empty', () => '', false],
  ['a wrong', () => 'x'.repeat(43), false],
  ['a longer', () => `${it.service.token}x`, false],
  ['a shorter', () => it.service.token.slice(1), false],
];

describe.each(describedOperations)('$method $url', (operation) => {
  test('accepts every correct combination of Host, Origin and token, and no other', async () => {
    const isRead = operation.method === 'GET';
    const wrong: string[] = [];
    for (const [hostName, host, hostIsOurs] of HOSTS) {
      for (const [originName, origin, originIsOurs] of ORIGINS) {
        for (const [tokenName, token, tokenIsOurs] of TOKENS) {
          const isOurs = hostIsOurs && originIsOurs && tokenIsOurs;
          // One correct combination, then each one with a single wrong part, and one with all parts wrong.
          if ([hostIsOurs, originIsOurs, tokenIsOurs].filter((one) => !one).length === 2) continue;
          const answer = await raw(
            [
              `${operation.method} ${samplePath(operation)} HTTP/1.1`,
              ...(host() === null ? [] : [`Host: ${host()}`]),
              ...(origin() === null ? [] : [`Origin: ${origin()}`]),
              ...(token() === null ? [] : [`X-Launcher-Token: ${token()}`]),
              ...(isRead ? [] : ['Content-Type: application/json']),
            ],
            isRead ? '' : '{"broken',
          );
          const refused = answer.status === 403 || (host() === null && answer.status === 400);
          if (refused === isOurs) wrong.push(`${hostName} × ${originName} × ${tokenName}: ${answer.status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['ours and a foreign one', () => [`127.0.0.1:${port()}`, 'evil.example']],
  ['a foreign one and ours', () => ['evil.example', `127.0.0.1:${port()}`]],
  ['ours twice', () => [`127.0.0.1:${port()}`, `127.0.0.1:${port()}`]],
])('two Host headers are refused: %s', async (_, hosts) => {
  const head = hosts().map((host) => `Host: ${host}`);
  const answer = await raw(['GET /system-states HTTP/1.1', ...head, `X-Launcher-Token: ${it.service.token}`]);
  expect([400, 403]).toContain(answer.status);
});

test('a refused call has no effect, not even as a GET', async () => {
  for (const headers of [{ origin: 'https://evil.example' }, { host: 'evil.example' }, { 'x-launcher-token': 'no' }]) {
    const answer = await it.call('GET', '/resource-folder?openFolder=true', { headers, token: null });
    expect([answer.status, answer.json]).toMatchObject([403, { error_code: 3, details: { type: 'not_allowed' } }]);
    expect(JSON.stringify(answer.headers)).not.toContain('access-control');
  }
  expect(it.machine.opened).toEqual([]);
  expect((await it.call('GET', '/resource-folder?openFolder=true')).status).toBe(200);
  expect(it.machine.opened).toEqual([join(it.home, 'resources')]);
});

test('a simple body from another site is refused before it is read', async () => {
  const headers = { 'content-type': 'text/plain', origin: 'https://evil.example' };
  expect(await it.call('POST', '/debugger', { body: '{"value":true}', headers, token: null })).toMatchObject({
    status: 403,
  });
  const ours = { 'content-type': 'text/plain' };
  expect(await it.call('POST', '/debugger', { body: '{"value":true}', headers: ours })).toMatchObject({ status: 415 });
  expect((await it.call('GET', '/debugger')).json).toEqual({ value: false });
});

describe('another site on the list', () => {
  const preflight = (headers: Record<string, string>) =>
    it.call('OPTIONS', '/launch', { headers: { 'access-control-request-method': 'POST', ...headers }, token: null });

  test('is allowed by its origin to call and to access the local network', async () => {
    const { status, headers } = await preflight({
      origin: REMOTE,
      'access-control-request-private-network': 'true',
      'access-control-request-local-network': 'true',
    });
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': REMOTE,
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-allow-headers': 'Accept-Language, Content-Type, X-Launcher-Token',
      'access-control-allow-private-network': 'true',
      'access-control-allow-local-network': 'true',
      vary: 'Origin, Accept-Language',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    const answer = await it.call('GET', '/debugger', { headers: { origin: REMOTE } });
    expect(answer).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': REMOTE } });
  });

  test('can read errors, but gets no data without a token', async () => {
    const answer = await it.call('GET', '/debugger', { headers: { origin: REMOTE }, token: null });
    expect(answer).toMatchObject({ status: 403, headers: { 'access-control-allow-origin': REMOTE } });
  });

  test.each(['https://evil.example', 'null'])('%s is not on the list', async (origin) => {
    const { status, headers } = await preflight({ origin, 'access-control-request-private-network': 'true' });
    expect(status).toBe(403);
    expect(JSON.stringify(headers)).not.toContain('access-control');
  });
});

describe('the pages', () => {
  test.each(['/store', '/servers/hitech', '/launcher/settings?tab=1'])(
    '%s opened in a browser leads to the launcher',
    async (path) => {
      const opened = await it.call('GET', path, { token: null, headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([opened.status, opened.headers['location']]).toEqual([302, '/']);
      expect((await it.call('GET', path, { token: null })).status).toBe(404);
    },
  );

  test.each(['/', '/ru', '/ru/launcher', '/en/launcher/settings/ram', '/en/launcher?tab=1'])(
    '%s is index.html',
    async (path) => {
      const answer = await it.call('GET', path, { token: null });
      expect(answer).toMatchObject({ status: 200, text: '<!doctype html><title>pages</title>' });
      const policy = String(answer.headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self';");
      expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${port()}`);
      expect(policy).not.toContain('[');
      expect(policy).toContain("http://127.0.0.1:4201; worker-src 'self' blob:");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
      });
    },
  );

  test('a file of the bundle is cached forever', async () => {
    const answer = await it.call('GET', '/assets/index-abc.js', { token: null });
    expect(answer).toMatchObject({ status: 200, text: 'void 0;' });
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('the waiting page loads its address again by script, because a refresh would not', async () => {
    const answer = await it.call('GET', '/waiting.js', { token: null });
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('location.reload()') });
    expect(String(answer.headers['content-type'])).toContain('text/javascript');
  });

  test('a page opened before an update still gets its own files, but no others of that version', async () => {
    const answer = await it.call('GET', '/assets/settings-old.js', { token: null });
    expect(answer).toMatchObject({ status: 200, text: 'old();' });
    expect((await it.call('GET', '/old.txt', { token: null })).status).toBe(404);
  });

  test.each([
    '/assets/gone.js',
    '/launcher',
    '/assets/../../settings.json',
    '/assets/%2e%2e/%2e%2e/settings.json',
    '/..%2fsettings.json',
    '/%00',
    '/.hidden',
    '/assets/',
    '/%E0%A4%A',
  ])('%s is not found', async (path) => {
    const answer = await raw([`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port()}`]);
    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.text).not.toContain('<title>');
  });

  test('are served under our own host names only', async () => {
    expect((await raw(['GET / HTTP/1.1', `Host: evil.example:${port()}`])).status).toBe(403);
  });

  test('a ticket opens them with the token, once', async () => {
    const { path } = (await it.call('POST', '/ticket')).json as { path: string };
    const first = await it.call('GET', path, { token: null });
    expect([first.status, first.headers['location']]).toEqual([303, `/#token=${it.service.token}`]);
    const second = await it.call('GET', path, { token: null });
    expect([second.status, second.headers['location']]).toEqual([200, undefined]);
  });
});
