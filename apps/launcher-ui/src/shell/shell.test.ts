import type { Answers } from '@hoshikraft/fake-api';
import { browserLocale, chooseLocale } from './language.ts';
import { latestPages } from '../service/latest-pages.ts';
import { fakeLauncher } from '../testing/fake-launcher.ts';
import { STATES } from '../testing/render-launcher.tsx';
import { isOlder, uiVersionOf } from './ui-version.ts';
import { createServiceClient, type ServiceClient } from '../service/service-client.ts';

const serviceOver = (answers: Answers): ServiceClient =>
  createServiceClient({
    serviceUrl: 'http://127.0.0.1:4203',
    token: 'key-1',
    locale: () => 'ru',
    fetch: fakeLauncher(answers).fetch,
  });

test.each([
  ['0.1.0', '0.1.0', false],
  ['0.1.0+aaaa', '0.1.0+bbbb', false],
  ['0.1.0', '0.1.1', true],
  ['0.9.9', '0.10.0', true],
  ['0.10.0', '0.9.9', false],
  ['1.0.0', '0.99.99', false],
  ['1.0', '1.0.1', true],
  ['1.0.0-rc.1', '1.0.0', false],
])('pages %s with the minimum version %s: outdated is %s', (version, least, older) => {
  expect(isOlder(version, least)).toBe(older);
});

test.each([
  ['<meta name="hoshikraft-build" content="0.1.0+abc">', '0.1.0+abc'],
  ['<meta name="hoshikraft-build" content="%LAUNCHER_BUILD%">', ''],
  ['', ''],
])('the version of a document with %s is "%s"', (head, version) => {
  const document = new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');
  expect(uiVersionOf(document)).toBe(version);
});

test.each([
  [{ 'GET /storage/locale': { value: 'en' }, 'GET /system-states': { ...STATES, locale: 'ru' } }, 'en'],
  [{ 'GET /storage/locale': { value: null }, 'GET /system-states': { ...STATES, locale: 'en' } }, 'en'],
  [{ 'GET /storage/locale': { value: 'uk' }, 'GET /system-states': { ...STATES, locale: 'ru' } }, 'ru'],
  [{}, 'en'],
])('an address without a language: with %# it is %s', async (answers, locale) => {
  expect(await chooseLocale(serviceOver(answers), ['en-GB', 'ru'])).toBe(locale);
});

test('a page that was not opened by the launcher uses the language of the browser', async () => {
  expect(await chooseLocale(null, ['ru-RU'])).toBe('ru');
  expect(browserLocale(['de-DE'])).toBe('ru');
  expect(browserLocale(['de-DE', 'en'])).toBe('en');
});

test.each<[string, () => Promise<Response>, string | undefined]>([
  ['a version', () => Promise.resolve(Response.json({ version: '0.1.0+a', builtAt: '' })), '0.1.0+a'],
  ['something else', () => Promise.resolve(Response.json([1])), undefined],
  ['no text of ours', () => Promise.resolve(new Response('<html>')), undefined],
  ['an error', () => Promise.resolve(new Response('', { status: 404 })), undefined],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
])('the newest version with the response %s', async (_what, answer, version) => {
  expect(await latestPages(answer)).toBe(version);
});
