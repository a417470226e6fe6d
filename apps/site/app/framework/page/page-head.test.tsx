import { renderPage, type RenderPageOptions } from '../testing/render-page.tsx';
import { PageHead, type PageHeadProps } from './page-head.tsx';

const show = (props: Partial<PageHeadProps>, options: RenderPageOptions) =>
  renderPage(<PageHead description="What there is" {...props} />, options);
const href = (selector: string) => document.head.querySelector(selector)?.getAttribute('href');
const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

test('the title is the name of the page and the brand, or the brand alone', () => {
  const { unmount } = show({ title: 'Магазин' }, { at: '/ru/store' });
  expect(document.title).toBe('Магазин - Hoshikraft');
  unmount();
  show({}, { at: '/ru' });
  expect(document.title).toBe('Hoshikraft');
});

test.each([
  ['/ru/store?server=hitech', 'https://primary.example/ru/store', '/ru/store', '/en/store', '/store'],
  ['/en', 'https://primary.example/en', '/ru', '/en', '/'],
  ['/en/cabinet/', 'https://primary.example/en/cabinet', '/ru/cabinet', '/en/cabinet', '/cabinet'],
])('%s has canonical and alternate addresses on the primary site', (at, canonical, ru, en, any) => {
  show({ title: 't' }, { at, facts: { primaryOrigin: 'https://primary.example' } });
  expect(href('link[rel=canonical]')).toBe(canonical);
  expect(href('link[hreflang=ru]')).toBe(`https://primary.example${ru}`);
  expect(href('link[hreflang=en]')).toBe(`https://primary.example${en}`);
  expect(href('link[hreflang=x-default]')).toBe(`https://primary.example${any}`);
});

test('content in one language has no alternates, and its canonical address is in that language', () => {
  show({ title: 't', locales: ['ru'] }, { locale: 'en', at: '/en/news/wipe' });
  expect([...document.head.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('hreflang'))).toEqual([
    'ru',
    'x-default',
  ]);
  expect(href('link[rel=canonical]')).toBe('http://site.test/ru/news/wipe');
});

test('on another host there are no alternates, and the canonical address stays', () => {
  show({ title: 't' }, { at: '/ru/store', facts: { isPrimaryHost: false, primaryOrigin: 'https://primary.example' } });
  expect(document.head.querySelectorAll('link[rel=alternate]')).toHaveLength(0);
  expect(href('link[rel=canonical]')).toBe('https://primary.example/ru/store');
});

test('a hidden page is noindex, and still has a description and alternates', () => {
  show({ title: 't', hidden: true }, { at: '/ru/cabinet/roles' });
  expect(content('meta[name=robots]')).toBe('noindex');
  expect(content('meta[name=description]')).toBe('What there is');
  expect(href('link[hreflang=en]')).toBe('http://site.test/en/cabinet/roles');
  expect(document.head.querySelectorAll('link[rel=alternate]')).toHaveLength(3);
});

test('an article has its publication and update times; every public page links the feed of its language', () => {
  const article = { publishedAt: '2026-06-01T10:00:00.000Z', updatedAt: '2026-06-02T10:00:00.000Z' };
  const { unmount } = show({ title: 't', article }, { at: '/en/news/wipe', locale: 'en' });
  expect(content('meta[property="og:type"]')).toBe('article');
  expect(content('meta[property="article:published_time"]')).toBe(article.publishedAt);
  expect(content('meta[property="article:modified_time"]')).toBe(article.updatedAt);
  expect(href('link[type="application/atom+xml"]')).toBe('http://site.test/en/feed.xml');
  unmount();
  show({ title: 't', hidden: true }, { at: '/ru/cabinet/roles' });
  expect(content('meta[property="og:type"]')).toBe('website');
  expect(href('link[type="application/atom+xml"]')).toBeUndefined();
});

test('shared links get title, description, address and picture', () => {
  show({ title: 'Store' }, { at: '/en/store', locale: 'en' });
  expect(content('meta[property="og:title"]')).toBe('Store - Hoshikraft');
  expect(content('meta[property="og:description"]')).toBe('What there is');
  expect(content('meta[property="og:url"]')).toBe('http://site.test/en/store');
  expect(content('meta[property="og:image"]')).toBe('http://site.test/share/home.en.jpg');
  expect(content('meta[property="og:image:alt"]')).toBe('Store - Hoshikraft');
  expect(content('meta[property="og:locale"]')).toBe('en_GB');
});

test.each([
  ['/ru', '/share/home.ru.jpg'],
  ['/ru/news', '/share/news.ru.jpg'],
  ['/en/mods/create', '/share/mods.en.jpg'],
  ['/ru/news/a-wipe/edit', '/share/news.ru.jpg'],
  ['/ru/rules', '/share/home.ru.jpg'],
])('%s is shared with %s', (at, picture) => {
  show({ title: 't' }, { at, locale: at.startsWith('/en') ? 'en' : 'ru' });
  expect(content('meta[property="og:image"]')).toBe(`http://site.test${picture}`);
});

test('all pages of a player share one picture, whose address changes with its content', () => {
  const pictureOf = (at: string, version: string) => {
    const { unmount } = show({ title: 't', pictured: [version] }, { at });
    const address = content('meta[property="og:image"]');
    unmount();
    return address;
  };
  const one = pictureOf('/ru/profile/Neko_1/statistics', '1');
  expect(one).toMatch(/^http:\/\/site\.test\/share\/profile\/Neko_1\.ru\.jpg\?v=[0-9a-z]+$/);
  expect(pictureOf('/ru/profile/Neko_1/roles', '1')).toBe(one);
  expect(pictureOf('/ru/profile/Neko_1/statistics', '2')).not.toBe(one);
});

test('a document has its own share picture, whose address changes with its title and cover', () => {
  const pictureOf = (title: string, ...pictured: string[]) => {
    const { unmount } = show({ title, pictured }, { at: '/ru/news/a-wipe' });
    const address = content('meta[property="og:image"]');
    unmount();
    return address;
  };
  expect(pictureOf('Вайп')).toMatch(/^http:\/\/site\.test\/share\/news\/a-wipe\.ru\.jpg\?v=[0-9a-z]+$/);
  expect(pictureOf('Вайп')).toBe(pictureOf('Вайп'));
  expect(pictureOf('Вайп')).not.toBe(pictureOf('Новый вайп'));
  expect(pictureOf('Вайп', 'cover')).not.toBe(pictureOf('Вайп'));
  expect(pictureOf('Вайп', 'cover')).not.toBe(pictureOf('Вайп', 'other'));
});
