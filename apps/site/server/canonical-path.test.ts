import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { cleanAddress } from './clean-address.ts';
import { sendRequest } from './testing/send-request.ts';
import { close, listen } from './testing/upstream.ts';

let server: Server;
let url: string;

beforeAll(async () => {
  const app = express();
  app.use(cleanAddress({ primaryOrigin: 'https://hoshi.test' }));
  app.use((_request, response) => void response.send('page'));
  server = createServer(app);
  url = await listen(server);
});
afterAll(() => close(server));

test.each([
  ['/ru/News/x?a=B', '/ru/news/x?a=B'],
  ['/RU/news', '/ru/news'],
  ['/RU', '/ru'],
  ['/RU/News?a=B', '/ru/news?a=B'],
  ['/En/SERVERS/hitech', '/en/servers/hitech'],
  ['/RU/News/Wipe', '/ru/News/Wipe'],
  ['/ru/Profile/KitSune/Friends/LIST', '/ru/profile/KitSune/friends/list'],
  ['/ru/%4Eews', '/ru/news'],
  ['/ru/2FA', '/ru/2fa'],
  ['/ru/Cabinet/Cover/glow', '/ru/cabinet/cover/glow'],
  ['/ru/sto%E2%80%8BRe', '/ru/store'],
])('%s redirects permanently to %s, in one step', async (path, target) => {
  const answer = await sendRequest(url + path);
  expect([answer.status, answer.headers['location']]).toEqual([301, target]);
  expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  expect((await sendRequest(url + target)).status).toBe(200);
});

test('an address in capitals without a language gets one by the same, temporary redirect', async () => {
  const answer = await sendRequest(`${url}/Servers?a=B`, { headers: { cookie: 'locale=en' } });
  expect([answer.status, answer.headers['location']]).toEqual([302, '/en/servers?a=B']);
});

test.each(['/ru/profile/KitSune/statistics', '/ru/News/X', '/ru/top/Playtime', '/ru/Nowhere', '/ru/New%s', '/ru/A%'])(
  '%s is not changed',
  async (path) => {
    expect((await sendRequest(url + path)).status).toBe(200);
  },
);
