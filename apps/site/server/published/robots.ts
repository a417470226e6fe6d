import { LOCALES } from '@hoshikraft/shared';
import type { SiteConfig } from '../config.ts';
import { closedRoutes } from './open-pages.ts';

/**
 * The very address and its queries, so that a page whose name goes on is left open; a star is whatever a parameter may
 * say.
 */
const rulesOf = (path: string): string[] =>
  LOCALES.map((locale) => `/${locale}/${path.replace(/:\w+/g, '*')}`).flatMap((address) => [
    `Disallow: ${address}$`,
    `Disallow: ${address}?`,
  ]);

/**
 * What crawlers are asked: to leave out the API, the cabinet and whatever is not for everybody; all of it where the site
 * is none for search engines, or a mirror of another.
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
    ...closedRoutes.flatMap(({ path }) => rulesOf(path)),
    '',
    `Sitemap: ${primaryOrigin}/sitemap.xml`,
    '',
  ].join('\n');
};
