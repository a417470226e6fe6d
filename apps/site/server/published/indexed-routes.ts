import { siteRoutes } from '../../app/routing/route-table.ts';
import type { SiteRoute } from '../../app/routing/site-route.ts';

const isOpen = ({ type, permission, unindexed }: SiteRoute): boolean =>
  type === 'default' && permission === undefined && unindexed === undefined;

/** Public routes that search engines may index. */
export const indexedRoutes: readonly SiteRoute[] = siteRoutes.filter(isOpen);

/** Routes that they may not: pages of accounts and editors, sign-in and sign-out. */
export const unindexedRoutes: readonly SiteRoute[] = siteRoutes.filter((route) => !isOpen(route));
