import { render } from '@testing-library/react';
import { breadcrumbsOf } from '../page/breadcrumbs.ts';
import { siteFacts } from '../testing/site-facts.ts';
import { JsonLd } from './json-ld.tsx';

const script = () => document.querySelector('script[type="application/ld+json"]');

test('data is escaped in HTML and unchanged when parsed', () => {
  const name = '</script><script>alert(1)</script><!--\u2028\u2029';
  render(<JsonLd data={[{ '@context': 'https://schema.org', '@type': 'WebSite', name }]} />);
  expect(script()?.textContent).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(script()?.textContent ?? '[]')[0].name).toBe(name);
});

test('breadcrumbs lead from the home page to the page', () => {
  const data = breadcrumbsOf(siteFacts({ locale: 'en' }), [{ name: 'News', path: 'news' }]);
  render(<JsonLd data={[data]} />);
  const [list] = JSON.parse(script()?.textContent ?? '[]');
  expect(list).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Hoshikraft', item: 'http://site.test/en' },
    { '@type': 'ListItem', position: 2, name: 'News', item: 'http://site.test/en/news' },
  ]);
});

test('a page without structured data has no script', () => {
  render(<JsonLd data={[]} />);
  expect(script()).toBeNull();
});
