import type { Organization, Thing, WebSite, WithContext } from 'schema-dts';
import { SCHEMA } from '../page/breadcrumbs.ts';
import type { SiteFacts } from '../page/page-parts.ts';
import type { Community } from '../shell/communities.ts';

/** Whose site this is, for search engines. */
export const structuredData = (
  { brand, primaryOrigin, locale }: SiteFacts,
  communities: readonly Community[],
): WithContext<Thing>[] => {
  const site: WithContext<WebSite> = {
    '@context': SCHEMA,
    '@type': 'WebSite',
    name: brand,
    url: `${primaryOrigin}/${locale}`,
    inLanguage: locale,
  };
  const organization: WithContext<Organization> = {
    '@context': SCHEMA,
    '@type': 'Organization',
    name: brand,
    url: primaryOrigin,
    logo: `${primaryOrigin}/apple-touch-icon.png`,
    sameAs: communities.map(({ href }) => href),
  };
  return [site, organization];
};
