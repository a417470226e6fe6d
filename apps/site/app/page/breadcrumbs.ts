import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { SiteFacts } from './page-parts.ts';

export const SCHEMA = 'https://schema.org';

/** Where a page stands below home, as search engines read it: each step by its name and its path below the language. */
export const breadcrumbsOf = (
  { brand, primaryOrigin, locale }: Pick<SiteFacts, 'brand' | 'primaryOrigin' | 'locale'>,
  steps: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> => ({
  '@context': SCHEMA,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: brand, path: '' }, ...steps].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${primaryOrigin}/${locale}${path && `/${path}`}`,
  })),
});
