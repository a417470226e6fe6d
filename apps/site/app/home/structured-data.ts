import { mainQueries } from '@hoshikraft/api-client';
import type { Organization, WebSite, WithContext } from 'schema-dts';
import { SCHEMA } from '../framework/page/breadcrumbs.ts';
import type { PageContext } from '../framework/page/page-context.ts';
import type { StructuredData } from '../framework/page/structured-data.ts';
import { communitiesOf } from '../shell/communities.ts';

/** The site and its organization, for search engines. */
export const structuredData = ({ facts, api, queryClient }: PageContext): StructuredData => {
  const { brand, primaryOrigin, locale } = facts;
  const communities = communitiesOf(queryClient.getQueryData(mainQueries.state(api).queryKey));
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
