import type { GuardedRoute } from '@hoshikraft/route-guards';
import { cabinetRoutes, developmentRoutes, redirects, siteRoutes } from './route-table.ts';
import type { SiteRoute } from './site-route.ts';

/** Access rule of a route: which users may see it, and whether it exists in production. */
export type RouteRule = GuardedRoute & Pick<SiteRoute, 'development'>;

/** All leaderboards, in the order of their tabs. */
export const TOP_TYPES = ['playtime', 'online', 'coins', 'likes'] as const;

/** Valid form of each path parameter; with any other value the address is 404. */
export const PARAMETERS: Readonly<Record<string, RegExp>> = {
  document_id: /^[a-z0-9][a-z0-9-]{0,79}$/,
  server_name: /^[a-z0-9][a-z0-9-]{0,79}$/,
  nickname: /^[A-Za-z0-9_]{1,64}$/,
  provider: /^(?:vkid|steam|google|yandex|discord|youtube)$/,
  type: new RegExp(`^(?:${TOP_TYPES.join('|')})$`),
  cover_part: /^(?:glow|style|art)$/,
};

/** The first page of the cabinet. */
export const CABINET_START = 'cabinet/bonus';

/** Path of the catch-all route. */
export const CATCH_ALL = '*';

const PREFIX = ':locale';

const all: readonly RouteRule[] = [...siteRoutes, ...developmentRoutes, ...cabinetRoutes, ...redirects];

const rules = new Map(
  all.map((rule): [string, RouteRule] => [rule.path === '' ? PREFIX : `${PREFIX}/${rule.path}`, rule]),
);

/**
 * Access rule of a matched route, by its pattern such as `:locale/pay`. Not by the address: the router decodes it and
 * ignores its case. Undefined for a route that is not in the table.
 */
export const guardedRoute = (pattern: string): RouteRule | undefined => rules.get(pattern.replace(/^\/+|\/+$/g, ''));
