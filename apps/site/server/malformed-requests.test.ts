import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import express from 'express';
import { HEADERS_MS, REQUEST_MS } from '@hoshikraft/shared/request-deadlines';
import { createSiteServer } from './site-server.ts';
import { sendLine, sendRaw } from './testing/raw.ts';
import { type SiteProcess, startSite } from './testing/site-process.ts';
import { startUpstream, type Upstream } from './testing/upstream.ts';

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

const MALFORMED = [
  'GET /ru/%0A',
  'GET /ru/%0D',
  'GET /%0A',
  'GET /%0Aru',
  'GET /ru/%E2%80%A8',
  'GET /ru/%E2%80%A9x',
  'GET /ru/a%0Ab/store',
  'GET /ru/%0A.data',
  'GET /ru/%00',
  'GET /ru/%C2%85',
  'GET /ru/%',
  'GET /ru/%C0%AF',
  'HEAD /ru/%0A',
  'GET /assets/%0A',
  'GET /assets/%00',
  'GET /assets/../../x',
  'GET /assets/%2e%2e%2f%2e%2e%2fpackage.json',
  'GET http://evil.example/ru',
  'GET http://evil.example/api/main',
  'GET ru',
  'GET /api/docs/static/%00',
  'GET /api/docs/..%2f..%2fetc',
  'GET /api/docs/%2e%2e/%2e%2e',
  'GET /api/docs/..%5c..%5cx',
  'GET /api/docs/static/..%2f..%2fpackage.json',
  'GET /api/main%0A',
  'GET /api/main#x',
  'POST /api/user/auth/login#x',
];
const MISSING = ['GET //api/main', 'GET ///api/main', 'GET /\\api/main', 'GET //API/user/auth/login'];
const METHODS = ['OPTIONS', 'TRACE', 'QUERY', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'];
const REFUSED: [string, number][] = [
  ...MALFORMED.map((line) => [line, 400] as [string, number]),
  ...MISSING.map((line) => [line, 404] as [string, number]),
  ...METHODS.flatMap((method) =>
    ['/ru', '/', '/api/main'].map((path) => [`${method} ${path}`, 405] as [string, number]),
  ),
  ['POST /ru', 405],
  ['CONNECT evil.example:443', 405],
  ['OPTIONS *', 400],
  ['FOO /ru', 400],
  ['GET', 400],
];

describe('a request line that no browser sends', () => {
  test.each(REFUSED)('%s is %i, in our error format', async (line, status) => {
    const answer = await sendLine(site.url, line);
    expect(answer.status).toBe(status);
    expect(answer.head).toContain('cache-control: private, no-store');
    expect(answer.head).not.toContain('location:');
    if (line.startsWith('HEAD')) return;
    if (answer.head.includes('application/json')) {
      expect(JSON.parse(answer.body)).toMatchObject({ error_code: expect.any(Number), details: expect.any(Object) });
    } else {
      expect(answer.body).toMatch(/^<!doctype html><html lang="ru"><meta charset="utf-8"><title>[^<]+<\/title>/);
    }
  });

  test('gets an error in the language of the address or of the browser', async () => {
    const [byAddress, byBrowser] = await Promise.all([
      sendLine(site.url, 'GET /en/%0A', 'Accept-Language: ru\r\n'),
      sendLine(site.url, 'GET /api/%0A', 'Accept-Language: en\r\n'),
    ]);
    expect(byAddress.body).toContain("<h1>We couldn't process the request</h1>");
    expect(JSON.parse(byBrowser.body)).toMatchObject({
      error_code: 2,
      error_message: "We couldn't process the request",
    });
  });

  test('never reaches the API, and leaves no stack in the log', () => {
    expect(api.received).toEqual([]);
    expect(site.log()).not.toMatch(/^\s+at /m);
  });
});

const HEADERS = 'Connection: close\r\n\r\n';
const WRITE =
  'POST /api/store/buy HTTP/1.1\r\nHost: site.test\r\nSec-Fetch-Site: same-origin\r\nX-Hoshikraft-Page: 1\r\n' +
  'Content-Type: application/json\r\n';

/** Requests by what is wrong with them. */
const WRONG: [string, number, string][] = [
  ['no Host', 400, `GET /ru/team HTTP/1.1\r\n${HEADERS}`],
  ['no Host, as HTTP/1.0 may', 400, 'GET /ru/team HTTP/1.0\r\n\r\n'],
  ['an empty Host', 400, `GET /ru/cabinet HTTP/1.1\r\nHost:\r\n${HEADERS}`],
  ['a Host that is none', 400, `GET /ru/cabinet HTTP/1.1\r\nHost: a b/c?#@\r\n${HEADERS}`],
  ['a Host without end', 400, `GET /ru/team?x HTTP/1.1\r\nHost: [::1\r\n${HEADERS}`],
  ['a port that is none', 400, `GET /api/main HTTP/1.1\r\nHost: a:99999\r\n${HEADERS}`],
  ['two Hosts', 400, `GET /ru/team HTTP/1.1\r\nHost: site.test\r\nHost: evil.example\r\n${HEADERS}`],
  ['another version', 400, `GET /ru/team HTTP/2.0\r\nHost: site.test\r\n${HEADERS}`],
  ['the preface of HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a wish that nobody knows', 417, `GET /ru/team HTTP/1.1\r\nHost: site.test\r\nExpect: 200-ok\r\n${HEADERS}`],
  ['both kinds of length', 400, `${WRITE}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n${HEADERS}0\r\n\r\n`],
  ['two lengths', 400, `${WRITE}Content-Length: 2\r\nContent-Length: 3\r\n${HEADERS}{}`],
  ['a negative length', 400, `${WRITE}Content-Length: -1\r\n${HEADERS}`],
  ['chunks that are not last', 400, `${WRITE}Transfer-Encoding: chunked, identity\r\n${HEADERS}0\r\n\r\n`],
  ['a chunk without a size', 400, `${WRITE}Transfer-Encoding: chunked\r\n${HEADERS}ZZ\r\n`],
  ['a folded header', 400, `GET /ru/team HTTP/1.1\r\nHost: site.test\r\nX-A: a\r\n b\r\n${HEADERS}`],
  ['NUL in a header', 400, `GET /ru/team HTTP/1.1\r\nHost: site.test\r\nX-A: a\0b\r\n${HEADERS}`],
  ['NUL in the path', 400, `GET /ru/\0 HTTP/1.1\r\nHost: site.test\r\n${HEADERS}`],
  ['letters unescaped', 400, `GET /ru/team?имя HTTP/1.1\r\nHost: site.test\r\n${HEADERS}`],
  ['a header of 20 KB', 431, `GET /ru/team HTTP/1.1\r\nHost: site.test\r\nX-A: ${'a'.repeat(20_000)}\r\n${HEADERS}`],
  ['3,000 headers', 431, `GET /ru/team HTTP/1.1\r\nHost: site.test\r\n${'a:b\r\n'.repeat(3000)}${HEADERS}`],
  ['an address of 5 MB', 431, `GET /ru/${'a'.repeat(5_000_000)} HTTP/1.1\r\nHost: site.test\r\n${HEADERS}`],
  ['TLS', 400, '\u0016\u0003\u0001\u0002\u0000\u0001'],
];

describe('a request that no browser sends', () => {
  test.each(WRONG)('%s is %i, in our error format', async (_what, status, text) => {
    const answer = await sendRaw(site.url, text);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatch(/"error_code":2|<h1>Не удалось обработать запрос<\/h1>/);
  });

  test.each([
    ['a page', 'GET /ru/team?one HTTP/1.1\r\nHost: site.test\r\n\r\n', '</html>'],
    ['a write', `${WRITE}Content-Length: 2\r\n\r\n{}`, '"error_code":4'],
  ])('is refused after the response to %s before it, never instead of it', async (_what, request, end) => {
    const { status, body } = await sendRaw(site.url, `${request}GARBAGE\r\n\r\n`);
    const [first = '', second = ''] = body.split('HTTP/1.1 400 ');
    expect([status, first.includes(end)]).toEqual([request.startsWith('GET') ? 200 : 404, true]);
    expect(second).toContain('"error_code":2');
  });

  test.each([
    [417, 'GET /ru/team HTTP/1.1\r\nHost: site.test\r\nExpect: 200-ok\r\n\r\n'],
    [405, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
  ])('is refused with %i after the response to a write before it', async (refused, request) => {
    const { status, body } = await sendRaw(site.url, `${WRITE}Content-Length: 2\r\n\r\n{}${request}`);
    expect(status).toBe(404);
    expect(body.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${refused}`]);
  });

  test.each([
    ['Range: bytes=9999999-', 416],
    ['If-Match: "x"', 412],
  ])('of a file (%s) is %i', async (header, status) => {
    const answer = await sendLine(site.url, 'GET /favicon.svg', `${header}\r\n`);
    expect(answer.status).toBe(status);
    expect(answer.head.includes('content-range: bytes */')).toBe(status === 416);
  });

  test.each([
    ['an unsupported upgrade', 1, 'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
    ['a wait for 100', 2, 'Expect: 100-continue\r\n\r\n'],
    ['a body of a GET', 2, 'Content-Length: 5\r\n\r\nhello'],
    ['two requests at once', 2, '\r\n'],
  ])('and %s break nothing', async (_what, answers, rest) => {
    const first = `GET /ru/team HTTP/1.1\r\nHost: site.test\r\n${rest}`;
    const { head, body } = await sendRaw(site.url, `${first}GET /en/team HTTP/1.1\r\nHost: site.test\r\n${HEADERS}`);
    expect(`${head} ${body}`.match(/HTTP\/1\.1 200/gi)).toHaveLength(answers);
  });

  test('leaves no stack in the log', () => {
    expect(site.log()).not.toMatch(/^\s+at |failed/m);
  });
});

describe('a request that does not end', () => {
  const HEAD = 'POST /api/store/buy HTTP/1.1\r\nHost: site.test\r\nSec-Fetch-Site: same-origin\r\n';

  const DRIPPED: [string, string | undefined][] = [
    [`${HEAD}X-Hoshikraft-Page: 1\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n`, ' '],
    [`${HEAD}X-Drip: `, 'x'],
    ['GET /ru HTTP/1.1\r\n', undefined],
  ];

  test('is ended by the server: a dripped body, dripped headers, nothing after the request line', async () => {
    const answers = await Promise.all(DRIPPED.map(([text, drip]) => sendRaw(site.url, text, drip)));
    expect(answers.map(({ status }) => status)).toEqual([408, 408, 408]);
  });

  test('has the timeout that all our servers use', () => {
    const { headersTimeout, requestTimeout } = createSiteServer(express());
    expect([headersTimeout, requestTimeout]).toEqual([HEADERS_MS, REQUEST_MS]);
  });
});
