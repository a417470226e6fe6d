import { renderPage } from '../testing/render-page.tsx';
import { siteFacts } from '../testing/site-facts.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { JsonLd, jsonInHtml } from './json-ld.tsx';

test('data end neither their element nor a line, and stay what they were', () => {
  const data = { name: '</script><script>alert(1)</script><!--\u2028\u2029' };
  const text = jsonInHtml(data);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(data);
});

test('a page says where it stands, step by step from home', () => {
  const data = breadcrumbsOf(siteFacts({ locale: 'en' }), [{ name: 'News', path: 'news' }]);
  renderPage(<JsonLd data={[data]} />);
  const [list] = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '[]');
  expect(list).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Hoshikraft', item: 'http://site.test/en' },
    { '@type': 'ListItem', position: 2, name: 'News', item: 'http://site.test/en/news' },
  ]);
});
