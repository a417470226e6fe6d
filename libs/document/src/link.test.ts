import { isLink, isOutwardLink, linkOf } from './link.ts';

test.each([
  'https://example.com',
  'https://example.com/',
  'https://ru.wikipedia.org/wiki/%D0%9B%D0%B8%D1%81%D0%B0_(%D0%B7%D0%B2%D0%B5%D1%80%D1%8C)?a=1&b=2#c',
  'https://a-b.example.co.uk?x=1',
  '/store',
  '/ru/news/wipe-winter-2025?from=home#text-what',
])('a text may lead to %s', (href) => {
  expect(isLink(href)).toBe(true);
});

test('a page of ours is no address on another host', () => {
  expect(isOutwardLink('/store')).toBe(false);
});

test.each([
  [' example.com/a b ', 'https://example.com/a%20b'],
  ['http://example.com', 'https://example.com/'],
  ['HTTPS://EXAMPLE.com/ё', 'https://example.com/%D1%91'],
  ['/store', '/store'],
  ['javascript:alert(1)', null],
  ['mailto:a@b.example', null],
  ['пример.рф', null],
  ['', null],
])('what is typed as %j becomes %j', (typed, href) => {
  expect(linkOf(typed)).toBe(href);
});
