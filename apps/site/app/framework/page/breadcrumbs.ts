import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { SiteFacts } from './page-context.ts';

export const SCHEMA = 'https://schema.org';

/** Breadcrumbs of a page for search engines, from the home page; paths are without the language. */
export const breadcrumbsOf = (
  { brand, primaryOrigin, locale }: Pick<SiteFacts, 'brand' | 'primaryOrigin' | 'locale'>,
  steps: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> => ({
  '@context': SCHEMA,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: brand, path: '' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${primaryOrigin}/${locale}${path && `/${path}`}`,
  })),
});
