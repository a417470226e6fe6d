import type { GuardedRoute } from '@hoshikraft/route-guards';
import { cabinetRoutes, developmentRoutes, leadsOn, siteRoutes } from './route-table.ts';
import type { SiteRoute } from './site-route.ts';

/** What keeps a page from being shown: who asks, and where it runs. */
export type RouteRule = GuardedRoute & Pick<SiteRoute, 'development'>;

/** What a parameter of a path looks like, by its name: with anything else the address is 404, whatever the page. */
export const PARAMETERS: Readonly<Record<string, RegExp>> = {
  document_id: /^[a-z0-9][a-z0-9-]{0,79}$/,
  server_name: /^[a-z0-9][a-z0-9-]{0,79}$/,
  nickname: /^[A-Za-z0-9_]{1,64}$/,
  provider: /^(?:vkid|steam|google|yandex|discord|youtube)$/,
  type: /^(?:playtime|online|coins|likes)$/,
  cover_part: /^(?:glow|style|art)$/,
};

/** The first page of the cabinet. */
export const CABINET_START = 'cabinet/bonus';

/** Path of the route that stands for whatever is no page. */
export const ANY_OTHER = '*';

const PREFIX = ':locale';

const all: readonly RouteRule[] = [...siteRoutes, ...developmentRoutes, ...cabinetRoutes, ...leadsOn];

const rules = new Map(
  all.map((rule): [string, RouteRule] => [rule.path === '' ? PREFIX : `${PREFIX}/${rule.path}`, rule]),
);

/**
 * What guards the route that the router has found, by its pattern such as `:locale/pay`. Never by the address: the
 * router decodes that and overlooks its case. Undefined for a route that the table does not know.
 */
export const guardedRoute = (pattern: string): RouteRule | undefined => rules.get(pattern.replace(/^\/+|\/+$/g, ''));
