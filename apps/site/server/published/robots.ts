import { LOCALES } from '@hoshikraft/shared';
import type { SiteConfig } from '../config.ts';
import { unindexedRoutes } from './indexed-routes.ts';

/**
 * Rules for exactly this address and its queries, so that longer paths stay allowed; a star matches any parameter value.
 */
const rulesOf = (path: string): string[] =>
  LOCALES.map((locale) => `/${locale}/${path.replace(/:\w+/g, '*')}`).flatMap((address) => [
    `Disallow: ${address}$`,
    `Disallow: ${address}?`,
  ]);

/**
 * Content of robots.txt: disallows the API, the cabinet and pages that are not public; everything if the site is not for
 * search engines or is a mirror.
 */
export const robotsText = ({
  crawled,
  siteOrigin,
  primaryOrigin,
}: Pick<SiteConfig, 'crawled' | 'siteOrigin' | 'primaryOrigin'>): string => {
  if (!crawled || siteOrigin !== primaryOrigin) return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...LOCALES.map((locale) => `Disallow: /${locale}/cabinet`),
    ...unindexedRoutes.flatMap(({ path }) => rulesOf(path)),
    '',
    `Sitemap: ${primaryOrigin}/sitemap.xml`,
    '',
  ].join('\n');
};
