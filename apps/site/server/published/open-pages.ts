import { siteRoutes } from '../../app/routing/route-table.ts';
import type { SiteRoute } from '../../app/routing/site-route.ts';

const isOpen = ({ type, permission, path }: SiteRoute): boolean =>
  type === 'default' && permission === undefined && path !== 'error';

/** Pages for everybody, which search engines may show. */
export const openRoutes: readonly SiteRoute[] = siteRoutes.filter(isOpen);

/** Those of the signed in, of editors, on the way in and out. */
export const closedRoutes: readonly SiteRoute[] = siteRoutes.filter((route) => !isOpen(route));
