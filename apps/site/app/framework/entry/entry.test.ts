import type { EmotionCache } from '@emotion/cache';
import type { SiteFacts } from '../page/page-context.ts';
import { factAttributes, readFacts } from './document-facts.ts';
import { withStyles } from './render-html.ts';

const FACTS: SiteFacts = {
  locale: 'en',
  brand: 'Hoshi "&" <craft>',
  primaryOrigin: 'https://primary.example:8443',
  isPrimaryHost: false,
  developmentPages: true,
  region: 'global',
  timeZone: 'Asia/Tokyo',
  today: '2026-11-27',
  theme: 'sakura',
  build: 'abc',
};

test('the browser reads the facts that the server wrote into the document', () => {
  const root = document.createElement('html');
  for (const [name, value] of Object.entries(factAttributes(FACTS))) root.setAttribute(name, value);
  expect(readFacts(root)).toEqual(FACTS);
  root.setAttribute('lang', 'uk');
  expect(() => readFacts(root)).toThrow('facts of the site');
});

test('collected styles are put at the end of the head, with the nonce', () => {
  const cache = { key: 'hk', inserted: { a: '.a{}', b: '.b{}', c: true } } as unknown as EmotionCache;
  expect(withStyles('<head><title>t</title></head><body>', cache, 'n0nce')).toBe(
    '<head><title>t</title><style data-emotion="hk a b" nonce="n0nce">.a{}.b{}</style></head><body>',
  );
  expect(withStyles('<head></head>', { ...cache, inserted: {} }, 'n0nce')).toBe('<head></head>');
});
