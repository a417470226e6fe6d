import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sendRequest } from './testing/send-request.ts';
import { type ProxyHost, startProxy } from './testing/proxy-host.ts';
import { authOf, tokenOf } from './testing/fixtures.ts';
import { close, listen } from './testing/upstream.ts';

const NAME = `/files/${'0123456789abcdef'.repeat(2)}-480.webp`;
const HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  etag: '"it"',
};
let asked: IncomingMessage[] = [];
let answer: (response: ServerResponse) => void;
const api = createServer((request, response) => {
  asked.push(request);
  answer(response);
});
let site: ProxyHost;

beforeAll(async () => {
  site = await startProxy(await listen(api));
});
afterEach(() => {
  asked = [];
});
afterAll(() => Promise.all([site.close(), close(api)]));

test('a picture is sent as the API has it, with its policy, and requested without credentials', async () => {
  answer = (response) => response.writeHead(200, { ...HEADERS, 'set-cookie': 'a=b' }).end('picture');
  const cookie = `access_id=${authOf(1).accessId}; access_token=${tokenOf(1)}`;
  const { status, body, headers, cookies } = await sendRequest(site.url + NAME, { headers: { cookie } });
  expect([status, body, cookies]).toEqual([200, 'picture', []]);
  expect(headers).toMatchObject({ ...HEADERS, 'x-content-type-options': 'nosniff' });
  expect(asked[0]?.headers).not.toHaveProperty('access-id');
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
});

// Each extension of the API's files: pictures of documents, their covers, avatars, skins.
test.each(['avif', 'jpg', 'png', 'webp'])('a file that ends in .%s is requested from the API', async (ending) => {
  answer = (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('picture');
  const path = NAME.replace('webp', ending);
  expect([(await sendRequest(site.url + path)).status, asked[0]?.url]).toEqual([200, path]);
});

test.each(['/share/home.ru.jpg', '/share/news/a-wipe.en.jpg?v=1', '/share/profile/Neko_1.ru.jpg'])(
  '%s is requested from the API',
  async (path) => {
    answer = (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('picture');
    const { status, headers } = await sendRequest(site.url + path);
    expect([status, headers['content-type'], asked[0]?.url]).toEqual([200, 'image/jpeg', path.split('?')[0]]);
  },
);

test('an unchanged picture is 304, and HEAD has no body', async () => {
  answer = (response) => response.writeHead(asked[0]?.headers['if-none-match'] === '"it"' ? 304 : 200, HEADERS).end();
  expect((await sendRequest(site.url + NAME, { headers: { 'if-none-match': '"it"' } })).status).toBe(304);
  answer = (response) => response.writeHead(200, HEADERS).end('picture');
  const head = await sendRequest(site.url + NAME, { method: 'HEAD' });
  expect([head.status, head.body, head.headers['content-type']]).toEqual([200, '', 'image/webp']);
});

test.each([
  '/files/',
  '/files/x.webp',
  '/share/',
  '/share/home.jpg',
  '/share/..%2fapi%2fmain.ru.jpg',
  '/share/news/a/b.ru.jpg',
  '/share/news/Neko_1.ru.jpg',
  '/files/%2e%2e/api/main',
  '/files/..%2fapi%2fmain',
  `${NAME}/more.webp`,
  NAME.replace('webp', 'svg'),
])('%s is not a picture, and no call is made', async (path) => {
  const { status } = await sendRequest(site.url + path);
  expect([status >= 400, asked]).toEqual([true, []]);
});

test('a missing picture is 404, an unavailable API 503', async () => {
  answer = (response) => response.writeHead(404).end('{}');
  expect((await sendRequest(site.url + NAME)).status).toBe(404);
  answer = (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  expect((await sendRequest(site.url + NAME)).status).toBe(503);
  answer = (response) => void response.destroy();
  const { status, headers } = await sendRequest(site.url + NAME);
  expect([status, headers['cache-control']]).toEqual([503, 'private, no-store']);
});

test.each(['/share/profile/Neko_1.ru.jpg?v=1', '/share/invite/Neko_1.ru.jpg', '/share/news/a-wipe.ru.jpg'])(
  'if the picture %s cannot be rendered, that of the home page is sent, uncached',
  async (path) => {
    answer = (response) =>
      asked.at(-1)?.url === '/share/home.ru.jpg'
        ? response.writeHead(200, { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600' }).end('home')
        : response.writeHead(503).end('{}');
    const { status, body, headers } = await sendRequest(site.url + path);
    expect([status, body, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'home',
      'image/jpeg',
      'no-store',
    ]);
    expect(headers).not.toHaveProperty('etag');
  },
);

test("the home page's picture, a missing one and a file have no fallback", async () => {
  answer = (response) => response.writeHead(503).end('{}');
  expect((await sendRequest(`${site.url}/share/home.ru.jpg`)).status).toBe(503);
  expect((await sendRequest(`${site.url}/share/profile/Neko_1.ru.jpg`)).status).toBe(503);
  answer = (response) => response.writeHead(asked.at(-1)?.url === '/share/home.ru.jpg' ? 200 : 404).end('{}');
  expect((await sendRequest(`${site.url}/share/profile/Neko_1.ru.jpg`)).status).toBe(404);
  answer = (response) => response.writeHead(503).end('{}');
  asked = [];
  expect((await sendRequest(site.url + NAME)).status).toBe(503);
  expect(asked.map(({ url }) => url)).toEqual([NAME]);
});
