import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import express from 'express';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { readConfig } from '../config.ts';
import { sendRequest } from '../testing/send-request.ts';
import { mainOf } from '../testing/fixtures.ts';
import { close, listen } from '../testing/upstream.ts';
import { cardOf, COVER, KEY, WHEN } from './published-fixtures.ts';
import { publishedFiles } from './published-files.ts';

const ORIGIN = 'https://hoshi.example';
/** The API's response by path and target; undefined if it is unavailable. */
let answers: Record<string, unknown>;
let asked: string[];
let later = 0;
let api: Server;
let site: Server;
let url: string;
let environment: Record<string, string>;

const start = async (): Promise<void> => {
  const app = express();
  app.use(publishedFiles(readConfig(environment)));
  app.use((_request, response) => void response.status(418).send('a page'));
  site = createServer(app);
  url = await listen(site);
};

beforeEach(async () => {
  const clock = Date.now;
  later = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => clock() + later);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  asked = [];
  answers = {
    '/api/documents?news': { items: [cardOf('spring')], nextCursor: null },
    '/api/document/addresses?news': {
      parts: 2,
      items: [
        { id: 'spring', locales: ['ru', 'en'], updatedAt: WHEN, cover: '/files/a-960.webp' },
        { id: 'only-ru', locales: ['ru'], updatedAt: WHEN, cover: null },
      ],
    },
    '/api/document/addresses?mods': { parts: 0, items: [] },
    '/api/document/addresses?servers': {
      parts: 1,
      items: [{ id: 'hitech', locales: ['ru'], updatedAt: WHEN, cover: '/files/b-960.webp' }],
    },
    '/api/main?': mainOf('ru', null),
  };
  api = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api.test');
    asked.push(request.url ?? '');
    const answer = answers[`${pathname}?${searchParams.get('target') ?? ''}`];
    response.statusCode = answer === undefined ? 503 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer ?? {}));
  });
  environment = { API_URL: await listen(api), SITE_URL: ORIGIN };
  await start();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([close(api), close(site)]);
});

interface Parsed {
  sitemapindex: { sitemap: { loc: string }[] };
  urlset: { url: { loc: string; 'xhtml:link': object[] }[] };
  feed: { link: object[]; entry: { title: { '#text': string }; summary: { '#text': string } }[] };
}

const get = (path: string, headers: Record<string, string> = {}) => sendRequest(url + path, { headers });
const read = async (path: string) => {
  const { body, status } = await get(path);
  expect([status, XMLValidator.validate(body)]).toEqual([200, true]);
  return new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => ['url', 'sitemap', 'entry', 'xhtml:link', 'link'].includes(name),
  }).parse(body) as Parsed;
};

describe('the site map', () => {
  test('lists its files: pages, servers, and every part of the documents', async () => {
    const { sitemapindex } = await read('/sitemap.xml');
    expect(sitemapindex.sitemap.map(({ loc }) => loc)).toEqual(
      ['pages', 'servers', 'news-1', 'news-2'].map((name) => `${ORIGIN}/sitemap-${name}.xml`),
    );
  });

  test('has every page that is indexed, in both languages, and no other page', async () => {
    const { urlset } = await read('/sitemap-pages.xml');
    const found = urlset.url.map(({ loc }) => loc);
    const information = ['rules', 'team', 'privacy', 'public-offer', 'store', 'start', 'player-search'];
    const tops = ['playtime', 'online', 'coins', 'likes'].map((type) => `top/${type}`);
    const paths = ['', 'servers', 'news', 'mods', 'stats', ...information, ...tops];
    const listed = paths.flatMap((path) =>
      ['ru', 'en'].map((locale) => `${ORIGIN}/${locale}/${path}`.replace(/\/$/, '')),
    );
    expect(found.toSorted()).toEqual(listed.toSorted());
    expect(urlset.url[0]?.['xhtml:link']).toEqual([
      { rel: 'alternate', hreflang: 'ru', href: `${ORIGIN}/ru` },
      { rel: 'alternate', hreflang: 'en', href: `${ORIGIN}/en` },
      { rel: 'alternate', hreflang: 'x-default', href: `${ORIGIN}/` },
    ]);
  });

  test('lists a document in the languages it is written in, with its cover and time of change', async () => {
    const { urlset } = await read('/sitemap-news-1.xml');
    expect(urlset.url).toEqual([
      ...['ru', 'en'].map((locale) => ({
        loc: `${ORIGIN}/${locale}/news/spring`,
        lastmod: WHEN,
        'xhtml:link': [
          { rel: 'alternate', hreflang: 'ru', href: `${ORIGIN}/ru/news/spring` },
          { rel: 'alternate', hreflang: 'en', href: `${ORIGIN}/en/news/spring` },
          { rel: 'alternate', hreflang: 'x-default', href: `${ORIGIN}/news/spring` },
        ],
        'image:image': { 'image:loc': `${ORIGIN}/files/a-960.webp` },
      })),
      {
        loc: `${ORIGIN}/ru/news/only-ru`,
        lastmod: WHEN,
        'xhtml:link': [{ rel: 'alternate', hreflang: 'ru', href: `${ORIGIN}/ru/news/only-ru` }],
      },
    ]);
  });

  test('has every server in both languages, with the cover of its document', async () => {
    const { urlset } = await read('/sitemap-servers.xml');
    const ids = mainOf('ru', null).servers.map(({ id }) => id);
    expect(urlset.url.map(({ loc }) => loc)).toEqual(
      ids
        .flatMap((id) => [
          `servers/${id}`,
          ...['playtime', 'online', 'coins', 'likes'].map((type) => `top/${type}/${id}`),
          `stats/${id}`,
        ])
        .flatMap((path) => ['ru', 'en'].map((locale) => `${ORIGIN}/${locale}/${path}`)),
    );
    const pictured = urlset.url.filter((one) => 'image:image' in one);
    expect(pictured).toMatchObject(
      ['ru', 'en'].map((locale) => ({
        loc: `${ORIGIN}/${locale}/servers/hitech`,
        lastmod: WHEN,
        'image:image': { 'image:loc': `${ORIGIN}/files/b-960.webp` },
      })),
    );
    expect(ids.length).toBeGreaterThan(1);
  });

  test('an empty part is 404, and other names go to the pages', async () => {
    expect((await get('/sitemap-mods-1.xml')).status).toBe(404);
    expect((await get('/sitemap-bans-1.xml')).status).toBe(404);
    for (const path of ['/ru/sitemap.xml', '/sitemap-news-1.xml.gz', '/uk/feed.xml', '/feed.xml']) {
      expect((await get(path)).status).toBe(418);
    }
    expect(asked).toHaveLength(1);
  });
});

describe('the feed', () => {
  test('has the newest news that are written in its language', async () => {
    answers['/api/documents?news'] = {
      items: [
        cardOf('spring', { cover: COVER, updatedAt: '2026-06-02T00:00:00.000Z' }),
        cardOf('english', { locale: 'en', locales: ['en'] }),
      ],
      nextCursor: null,
    };
    const { feed } = await read('/ru/feed.xml');
    expect(feed).toMatchObject({
      id: `${ORIGIN}/ru/feed.xml`,
      updated: '2026-06-02T00:00:00.000Z',
      author: { name: 'Hoshikraft' },
    });
    expect(feed.link).toEqual([
      { rel: 'alternate', href: `${ORIGIN}/ru/news` },
      { rel: 'self', href: `${ORIGIN}/ru/feed.xml` },
    ]);
    expect(feed.entry).toEqual([
      {
        title: { type: 'html', '#text': 'О spring' },
        id: `${ORIGIN}/ru/news/${KEY}`,
        link: [
          { href: `${ORIGIN}/ru/news/spring` },
          { rel: 'enclosure', href: `${ORIGIN}/files/a-960.webp`, type: 'image/webp' },
        ],
        updated: '2026-06-02T00:00:00.000Z',
        published: WHEN,
        summary: { type: 'html', '#text': 'Коротко о spring' },
        author: { name: 'Kitsune' },
        category: { term: 'wipes', label: 'Вайпы' },
      },
    ]);
    expect((await read('/en/feed.xml')).feed.entry.map(({ title }) => title['#text'])).toEqual([
      'О spring',
      'О english',
    ]);
  });

  test('markup in titles and summaries stays text', async () => {
    const title = '<script>alert(1)</script> & ]]> \u0001\ud800 конец';
    answers['/api/documents?news'] = { items: [cardOf('bad', { title, summary: title })], nextCursor: null };
    const [entry] = (await read('/ru/feed.xml')).feed.entry;
    const escaped = '&lt;script&gt;alert(1)&lt;/script&gt; &amp; ]]&gt;  конец';
    expect([entry?.title['#text'], entry?.summary['#text']]).toEqual([escaped, escaped]);
  });

  test('is empty without news', async () => {
    answers['/api/documents?news'] = { items: [], nextCursor: null };
    expect((await read('/en/feed.xml')).feed).toMatchObject({ updated: '1970-01-01T00:00:00.000Z' });
  });
});

describe('the cache', () => {
  const titles = async () => (await read('/ru/feed.xml')).feed.entry.map(({ title }) => title['#text']);

  test('concurrent requests make one call, and a new document appears within a minute', async () => {
    await Promise.all([titles(), titles(), titles()]);
    expect(asked).toHaveLength(1);
    answers['/api/documents?news'] = { items: [cardOf('summer')], nextCursor: null };
    expect(await titles()).toEqual(['О spring']);
    later = 26_000;
    expect(await titles()).toEqual(['О summer']);
    // Within a minute together with the cache of a proxy.
    expect((await get('/ru/feed.xml')).headers['cache-control']).toBe('public, max-age=30');
  });

  test('an unchanged file is 304', async () => {
    const { headers } = await get('/ru/feed.xml');
    const again = await get('/ru/feed.xml', { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test.each(['/ru/feed.xml', '/sitemap.xml', '/sitemap-news-1.xml', '/sitemap-servers.xml'])(
    'without the API %s stays as it was, and is 503 if it is not cached',
    async (path) => {
      const before = await get(path);
      expect(before.headers['warning']).toBeUndefined();
      answers = {};
      later = 26_000;
      const old = await get(path);
      expect([old.status, old.body, old.headers['warning']]).toEqual([200, before.body, '110 - "Response is Stale"']);
      await close(site);
      await start();
      const none = await get(path);
      expect([none.status, none.headers['retry-after']]).toEqual([503, '3']);
    },
  );

  test('a response that violates the contract counts as a failure', async () => {
    answers['/api/documents?news'] = { items: [{ ...cardOf('x'), updatedAt: 'yesterday' }], nextCursor: null };
    expect((await get('/ru/feed.xml')).status).toBe(503);
  });
});
