import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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

describe('the language of an address', () => {
  test.each<[string, Record<string, string>, string]>([
    ['/', {}, '/ru'],
    ['/', { 'accept-language': 'en-GB,en;q=0.9' }, '/en'],
    ['/', { 'accept-language': 'de,fr;q=0.5' }, '/ru'],
    ['/', { 'accept-language': 'en', cookie: 'locale=ru' }, '/ru'],
    ['/', { cookie: 'locale=uk' }, '/ru'],
    ['/store?server=hitech', { cookie: 'locale=en' }, '/en/store?server=hitech'],
    ['/de/store', {}, '/ru/de/store'],
    ['/russia', {}, '/ru/russia'],
  ])('%s with %j redirects to %s', async (path, headers, target) => {
    const answer = await sendRequest(url + path, { headers });
    expect(answer.status).toBe(302);
    expect(answer.headers['location']).toBe(target);
    expect(answer.headers['vary']).toMatch(/Cookie, Accept-Language/);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('a file that does not exist is 404, not a page in some language', async () => {
    expect((await sendRequest(`${url}/old-picture.png`)).status).toBe(404);
  });
});

describe('zero-width spaces', () => {
  test.each([
    ['/ru/sto%E2%80%8Bre', '/ru/store'],
    ['/ru%E2%80%8B/store?a=1', '/ru/store?a=1'],
    ['/%E2%80%8B', '/ru'],
    ['/%EF%BB%BFstore', '/ru/store'],
    ['/ru/te%E2%81%A0am%E2%80%8D', '/ru/team'],
  ])('%s is cleaned to %s', async (path, target) => {
    const answer = await sendRequest(url + path);
    expect([answer.status, answer.headers['location']]).toEqual([302, target]);
  });
});

describe('an address of the old site', () => {
  test.each([
    ['/ru/server/techno_magic_sky', '/ru/servers/techno-magic-sky'],
    ['/ru/server/techno_magic?from=forum', '/ru/servers/techno-magic-rpg?from=forum'],
    ['/en/server/techno-magic/', '/en/servers/techno-magic-rpg'],
    ['/EN/Server/Hi%54ech', '/en/servers/hitech'],
    ['/ru/post/34', '/ru/news/wipe-winter-2025'],
    ['/ru/post/33', '/ru/news/wipe-autumn-2024'],
    ['/ru/post/32', '/ru/news/wipe-spring-2024'],
    ['/ru/post/31', '/ru/news/wipe-winter-2024'],
    ['/ru/post/30', '/ru/news/wipe-autumn-2023'],
    ['/ru/post/29', '/ru/news/wipe-summer-2023'],
    ['/ru/post/28', '/ru/news/wipe-winter-2023'],
    ['/ru/p%6Fst/3%34?a=%20', '/ru/news/wipe-winter-2025?a=%20'],
    ['/en/post/27?a=1', '/en?a=1'],
    ['/en/post/constructor', '/en'],
    ['/ru/settings', '/ru/cabinet/bonus'],
    ['/ru/settings/auth2factor', '/ru/cabinet/2fa'],
    ['/ru/votes', '/ru/cabinet/bonus'],
    ['/ru/bonus', '/ru/cabinet/bonus'],
    ['/ru/cabinet/usage', '/ru/cabinet/bonus'],
    ['/ru/cabinet/history', '/ru/cabinet/transactions'],
    ['/ru/cabinet/pay?amount=100', '/ru/pay?amount=100'],
    ['/ru/cabinet/group', '/ru/store'],
    ['/ru/donate?server=hitech', '/ru/store?server=hitech'],
    ['/ru/kits', '/ru/store'],
    ['/ru/online', '/ru/stats'],
    ['/ru/.well-known/change-password', '/ru/cabinet/password'],
    ['/en/online?range=7d', '/en/stats?range=7d'],
    ['/ru/transfer', '/ru?open-modal=transfer-coins'],
    ['/ru/transfer?a=1', '/ru?a=1&open-modal=transfer-coins'],
    ['/en/about', '/en'],
    ['/en/user', '/en'],
    ['/en/launcher', '/en/start'],
  ])('%s redirects permanently to %s, in one step', async (path, target) => {
    const answer = await sendRequest(url + path);
    expect([answer.status, answer.headers['location']]).toEqual([301, target]);
    expect((await sendRequest(url + target)).status).toBe(200);
  });

  test.each([
    ['/server/techno_magic', { cookie: 'locale=en' }, '/en/servers/techno-magic-rpg'],
    ['/donate?a=1', {}, '/ru/store?a=1'],
    ['/post/30', { 'accept-language': 'en' }, '/en/news/wipe-autumn-2023'],
    ['/%E2%80%8Bkits', {}, '/ru/store'],
  ])('%s without a language gets one by the same, temporary redirect', async (path, headers, target) => {
    const answer = await sendRequest(url + path, { headers });
    expect([answer.status, answer.headers['location']]).toEqual([302, target]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test.each([
    '/ru/server',
    '/ru/server/',
    '/ru/server/_',
    '/ru/server/a/b',
    '/ru/post',
    '/ru/server/%D1%8F',
    '/ru/__proto__',
  ])('%s is none', async (path) => {
    expect((await sendRequest(url + path)).status).toBe(200);
  });
});

describe('the return from a payment', () => {
  const signedIn = 'access_id=6f1c2d3e-0000-4000-8000-000000000001; access_token=' + 'a'.repeat(43);
  const onMain = { host: 'hoshi.test' };

  test.each([
    ['/ru/pay/success', '/ru/pay?notify=success'],
    ['/en/pay/success/?order=7', '/en/pay?order=7&notify=success'],
    ['/ru?status=succeeded', '/ru/pay?notify=success'],
    ['/en/store?a=1&status=succeeded&b=%26', '/en/pay?a=1&b=%26&notify=success'],
    ['/ru/pay?status=succeeded&notify=failed', '/ru/pay?notify=success'],
    ['/pay/success', '/ru/pay?notify=success'],
    ['/?status=succeeded', '/ru/pay?notify=success'],
    ['/donate?status=succeeded', '/ru/pay?notify=success'],
    ['/ru/pay/suc%E2%80%8Bcess', '/ru/pay?notify=success'],
  ])('%s redirects in one step to %s, from a mirror to the main host for visitors', async (path, target) => {
    const places: { headers: Record<string, string>; location: string }[] = [
      { headers: onMain, location: target },
      { headers: { ...onMain, cookie: signedIn }, location: target },
      { headers: { cookie: signedIn }, location: target },
      { headers: {}, location: `https://hoshi.test${target}` },
      { headers: { cookie: 'access_id=; access_token=' }, location: `https://hoshi.test${target}` },
    ];
    for (const { headers, location } of places) {
      const answer = await sendRequest(url + path, { headers });
      expect([answer.status, answer.headers['location']]).toEqual([302, location]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    expect((await sendRequest(url + target, { headers: onMain })).status).toBe(200);
  });

  test('the language is that of the address, else that of the visitor', async () => {
    const english = { 'accept-language': 'en' };
    const asked = async (path: string) => (await sendRequest(url + path, { headers: english })).headers['location'];
    expect(await asked('/pay/success')).toBe('https://hoshi.test/en/pay?notify=success');
    expect(await asked('/ru/pay/success')).toBe('https://hoshi.test/ru/pay?notify=success');
  });

  test.each(['/ru/pay?status=failed', '/ru?status=succeeded2', '/ru?a=status=succeeded', '/ru/pay/success/more'])(
    '%s is not a return from a payment',
    async (path) => {
      expect((await sendRequest(url + path)).status).toBe(200);
    },
  );

  test('no such address redirects to another host', async () => {
    for (const path of [
      '//evil.example/pay/success',
      '/ru//pay/success?//evil.example',
      '/pay/success?return_to=//evil.example',
      '/@evil.example/?status=succeeded',
      '/%E2%80%8B/evil.example?status=succeeded',
    ]) {
      const { headers } = await sendRequest(url + path, { headers: { host: 'evil.example' } });
      const origin = new URL(String(headers['location']), 'https://mirror.test').origin;
      expect([path, ['https://hoshi.test', 'https://mirror.test'].includes(origin)]).toEqual([path, true]);
    }
  });
});

const HOSTILE = [
  '/server//evil.example',
  '/ru/server//evil.example',
  '/ru/server/%2F%2Fevil.example',
  '/server/\\evil.example',
  '/server/https:evil.example',
  '/post//evil.example',
  '/ru/post/..%2F..%2Fevil.example',
  '/donate//evil.example',
  '/ru/transfer?//evil.example',
  '/ru/server/%E2%80%8B/evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%E2%80%8B/evil.example',
  '/%E2%80%8B//evil.example',
  '//%E2%80%8Bevil.example',
  '/%E2%80%8B%E2%80%8C/evil.example',
  '/%2F/evil.example',
  '/%2F%2Fevil.example',
  '/%5C%5Cevil.example',
  '/%E2%80%8B%5Cevil.example',
  '/\\%E2%80%8B\\evil.example',
  '/ru//evil.example',
  '/ru/%E2%80%8B/evil.example',
  '/ru%E2%80%8B//evil.example',
  '//ru/evil.example',
  '/%09/evil.example',
  '/%0A/evil.example',
  '/%0D%0ALocation:%20https://evil.example',
  '/https://evil.example',
  '/http:evil.example',
  '/javascript:alert(1)',
  '/.evil.example',
  '/@evil.example',
  '/%40evil.example',
  '//evil.example/%2F..',
  '/%E2%80%8B/evil.example?return_to=//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/ru/..//evil.example',
  '/ru/%2e%2e/%2e%2e//evil.example',
  '/;//evil.example',
  '/%00/evil.example',
  '/%C0%AF/evil.example',
  '/%EF%BB%BF//evil.example',
  '/%E2%81%A0/%E2%81%A0/evil.example',
  '/%E2%80%8D//evil%E3%80%82example',
  '/%3F//evil.example',
  '/%23//evil.example',
  '/x%E2%80%8B/../..//evil.example',
];

test(`${HOSTILE.length} hostile addresses are all redirected within our host`, async () => {
  for (const path of HOSTILE) {
    let at: string | undefined = path;
    for (let hops = 0; at !== undefined && hops < 5; hops += 1) {
      const answer = await sendRequest(url + at);
      const next = answer.headers['location'];
      at = typeof next === 'string' ? next : undefined;
      if (at === undefined) continue;
      expect(at).toMatch(/^\/(?![/\\])/);
      const landed = new URL(at, 'https://site.test');
      expect([path, landed.origin, landed.pathname.startsWith('//')]).toEqual([path, 'https://site.test', false]);
    }
    expect([path, at]).toEqual([path, undefined]);
  }
});
