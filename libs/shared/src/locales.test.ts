import { acceptedLanguages, guessRegion, inLanguage, localeOfPath, pickLocale } from './locales.ts';

test('the prefix wins over the cookie, the cookie over the header, Russian is last', () => {
  const header = 'en-GB,en;q=0.9';
  expect(pickLocale({ path: '/ru/store', cookie: 'en', acceptLanguage: header })).toBe('ru');
  expect(pickLocale({ path: '/store', cookie: 'ru', acceptLanguage: header })).toBe('ru');
  expect(pickLocale({ path: '/', cookie: 'uk', acceptLanguage: header })).toBe('en');
  expect(pickLocale({ path: '/', cookie: null, acceptLanguage: 'de, fr;q=0.4' })).toBe('ru');
  expect(pickLocale({})).toBe('ru');
});

test('only a whole first segment is a prefix', () => {
  expect(localeOfPath('/en')).toBe('en');
  expect(localeOfPath('/en?x=1')).toBe('en');
  expect(localeOfPath('/english')).toBeUndefined();
  expect(localeOfPath('/store/en')).toBeUndefined();
  expect(localeOfPath('')).toBeUndefined();
});

test('languages are ordered by quality and refusals are left out', () => {
  expect(acceptedLanguages('en;q=0.5, ru-RU, de;q=0, *;q=0.1, uk;q=0.9')).toEqual(['ru-ru', 'uk', 'en']);
  expect(acceptedLanguages('en;q=oops,<script>,ru;q=2')).toEqual([]);
  expect(acceptedLanguages(null)).toEqual([]);
});

test('the header picks the best language that we have', () => {
  expect(pickLocale({ acceptLanguage: 'de, en;q=0.7, ru;q=0.3' })).toBe('en');
});

test('a visitor who reads Russian first is in the region russia', () => {
  expect(guessRegion('ru-RU,ru;q=0.9,en;q=0.8')).toBe('russia');
  expect(guessRegion('en-US,ru;q=0.9')).toBe('global');
  expect(guessRegion(undefined)).toBe('global');
});

test.each([
  ['/ru/launcher/settings/ram', '?a=1', '#b', '/en/launcher/settings/ram?a=1#b'],
  ['/ru', '', '', '/en'],
  ['/ru/login', '?return_to=%2Fru%2Fpay%3Famount%3D1', '', '/en/login?return_to=%2Fen%2Fpay%3Famount%3D1'],
])('%s%s%s in English is %s', (pathname, search, hash, address) => {
  expect(inLanguage('en', { pathname, search, hash })).toBe(address);
});
