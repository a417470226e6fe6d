import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sendRequest } from './testing/send-request.ts';
import { type ProxyHost, startProxy } from './testing/proxy-host.ts';
import { close, listen } from './testing/upstream.ts';

const API_POLICY = "default-src 'none';script-src 'self'";

// Headers of the real API, whose responses other origins may read too.
const api = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'text/html',
    etag: '"1"',
    'content-security-policy': API_POLICY,
    'cross-origin-opener-policy': 'unsafe-none',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'unsafe-url',
    'strict-transport-security': 'max-age=1',
    'x-content-type-options': 'of the API',
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': 'camera=*',
  });
  response.end('<p>');
});
let site: ProxyHost;

beforeAll(async () => {
  site = await startProxy(await listen(api));
});
afterAll(() => Promise.all([site.close(), close(api)]));

test.each(['/api/main', '/api/docs'])(
  "the security headers of the site replace those of the API's response to %s",
  async (path) => {
    const { headers } = await sendRequest(site.url + path);
    expect(headers).toMatchObject({
      etag: '"1"',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  },
);

test.each(['/api/docs', '/api/docs/', '/api/docs/static/index.html', '/api/docs?x=1'])(
  '%s has its own policy',
  async (path) => {
    expect((await sendRequest(site.url + path)).headers['content-security-policy']).toBe(API_POLICY);
  },
);

test.each(['/api/main', '/api/docsy', '/api/main?/api/docs', '/api/x/api/docs'])(
  '%s keeps the policy of the site',
  async (path) => {
    expect((await sendRequest(site.url + path)).headers['content-security-policy']).toContain("'strict-dynamic'");
  },
);
