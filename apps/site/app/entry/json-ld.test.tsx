import { render } from '@testing-library/react';
import { breadcrumbsOf } from '../page/breadcrumbs.ts';
import { siteFacts } from '../testing/site-facts.ts';
import { JsonLd } from './json-ld.tsx';

const said = () => document.querySelector('script[type="application/ld+json"]');

test('data end neither their element nor a line, and stay what they were', () => {
  const name = '</script><script>alert(1)</script><!--\u2028\u2029';
  render(<JsonLd data={[{ '@context': 'https://schema.org', '@type': 'WebSite', name }]} />);
  expect(said()?.textContent).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(said()?.textContent ?? '[]')[0].name).toBe(name);
});

test('a page says where it stands, step by step from home', () => {
  const data = breadcrumbsOf(siteFacts({ locale: 'en' }), [{ name: 'News', path: 'news' }]);
  render(<JsonLd data={[data]} />);
  const [list] = JSON.parse(said()?.textContent ?? '[]');
  expect(list).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Hoshikraft', item: 'http://site.test/en' },
    { '@type': 'ListItem', position: 2, name: 'News', item: 'http://site.test/en/news' },
  ]);
});

test('a page that is about nothing says nothing', () => {
  render(<JsonLd data={[]} />);
  expect(said()).toBeNull();
});
