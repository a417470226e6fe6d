import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { SiteFacts } from '../page/page-parts.ts';
import { factAttributes, readFacts } from './document-facts.ts';
import { createStyleCache, styleStream } from './style-stream.ts';

const FACTS: SiteFacts = {
  locale: 'en',
  brand: 'Hoshi "&" <craft>',
  primaryOrigin: 'https://primary.example:8443',
  isPrimaryHost: false,
  developmentPages: true,
  region: 'global',
  theme: 'sakura',
  build: 'abc',
};

test('the browser reads from the document what the server has written into it', () => {
  const root = document.createElement('html');
  for (const [name, value] of Object.entries(factAttributes(FACTS))) root.setAttribute(name, value);
  expect(readFacts(root)).toEqual(FACTS);
  root.setAttribute('lang', 'uk');
  expect(() => readFacts(root)).toThrow('facts of the site');
});

describe('styles of forms', () => {
  const stream = (chunks: readonly [string, Record<string, string>?][]) => {
    const cache = createStyleCache('n0nce');
    const styled = styleStream(cache, 'n0nce');
    const out = styled.pipe(new PassThrough());
    for (const [html, styles] of chunks) {
      Object.assign(cache.inserted, styles);
      styled.write(html);
    }
    styled.end();
    return text(out);
  };
  const tag = (names: string, css: string) => `<style data-emotion="hk ${names}" nonce="n0nce">${css}</style>`;

  test('come before the head ends, with the nonce', async () => {
    expect(await stream([['<head><title>t</title></head><body>', { a: '.a{}', b: '.b{}' }]])).toBe(
      `<head><title>t</title>${tag('a b', '.a{}.b{}')}</head><body>`,
    );
  });

  test.each([1, 3, 6])('come before it where React cuts its end after %i', async (at) => {
    const [before, after] = ['</head>'.slice(0, at), '</head>'.slice(at)];
    const html = await stream([['<head>', { a: '.a{}' }], [`<b>${before}`], [`${after}<body>`]]);
    expect(html).toBe(`<head><b>${tag('a', '.a{}')}</head><body>`);
  });

  test('and of no head nothing is lost', async () => {
    expect(await stream([['<p>'], ['what'], ['</he']])).toBe('<p>what</he');
  });

  test('of a late part come in front of it, and none comes twice', async () => {
    const html = await stream([['<head></head><p>', { a: '.a{}' }], ['late', { c: '.c{}' }], ['later']]);
    expect(html).toBe(`<head>${tag('a', '.a{}')}</head><p>${tag('c', '.c{}')}latelater`);
  });

  test('and what is drawn in one go goes in one piece', async () => {
    const styled = styleStream(createStyleCache('n0nce'), 'n0nce');
    const pieces: string[] = [];
    styled.on('data', (piece: Buffer) => pieces.push(piece.toString()));
    for (const part of ['<head></head>', '<p>', 'one go']) styled.write(part);
    await new Promise((later) => setTimeout(later));
    styled.end('late');
    await new Promise((ended) => styled.on('end', ended));
    expect(pieces).toEqual(['<head></head><p>one go', 'late']);
  });

  test('a page without forms carries none', async () => {
    expect(await stream([['<head></head><p>']])).toBe('<head></head><p>');
  });
});
