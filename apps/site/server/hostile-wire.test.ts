import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import express from 'express';
import { CHECKED_MS, createSiteServer } from './site-server.ts';
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

describe('what no browser asks', () => {
  test.each(REFUSED)('%s is %i, in our shape', async (line, status) => {
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

  test('is told in the language of the address, or of the browser', async () => {
    const [byAddress, byBrowser] = await Promise.all([
      sendLine(site.url, 'GET /en/%0A', 'Accept-Language: ru\r\n'),
      sendLine(site.url, 'GET /api/%0A', 'Accept-Language: en\r\n'),
    ]);
    expect(byAddress.body).toContain('<h1>Malformed request</h1>');
    expect(JSON.parse(byBrowser.body)).toMatchObject({ error_code: 2, error_message: 'Malformed request' });
  });

  test('reaches the API in nothing, and leaves no stack in the log', () => {
    expect(api.received).toEqual([]);
    expect(site.log()).not.toMatch(/^\s+at /m);
  });
});

describe('a request that does not end', () => {
  const HEAD = 'POST /api/store/buy HTTP/1.1\r\nHost: site.test\r\nSec-Fetch-Site: same-origin\r\n';

  const DRIPPED: [string, string | undefined][] = [
    [`${HEAD}X-Hoshikraft-Page: 1\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n`, ' '],
    [`${HEAD}X-Drip: `, 'x'],
    ['GET /ru HTTP/1.1\r\n', undefined],
  ];

  test('is ended by the server: a dripped body, dripped headers, nothing after the first line', async () => {
    const answers = await Promise.all(DRIPPED.map(([text, drip]) => sendRaw(site.url, text, drip)));
    expect(answers.map(({ status }) => status)).toEqual([408, 408, 408]);
  });

  test('lives for 15 s at most, and its headers for less', () => {
    const server = createSiteServer(express());
    expect(server.headersTimeout).toBeLessThan(server.requestTimeout);
    expect(server.requestTimeout + CHECKED_MS).toBeLessThanOrEqual(15_000);
  });
});
