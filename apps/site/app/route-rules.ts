import type { GuardedRoute } from '@hoshikraft/route-guards';
import { cabinetRoutes, developmentRoutes, leadsOn, siteRoutes } from './route-table.ts';
import type { SiteRoute } from './site-route.ts';

/** What keeps a page from being shown (who asks, and where it runs), and folders whose words it speaks. */
export interface RouteRule extends GuardedRoute, Pick<SiteRoute, 'development'> {
  words?: readonly string[];
}

const ruleOf = ({ path, type, permission, development, words, file }: SiteRoute): RouteRule => ({
  path,
  type,
  ...(permission !== undefined && { permission }),
  ...(development && { development }),
  words: words ?? [file.slice(0, file.indexOf('/'))],
});

/** What the table says to who shows a page. Browsers get this list as the build has made it (vite.config.ts), no table. */
export const ROUTE_RULES: readonly RouteRule[] = [
  ...[...siteRoutes, ...developmentRoutes, ...cabinetRoutes].map(ruleOf),
  ...leadsOn,
];
