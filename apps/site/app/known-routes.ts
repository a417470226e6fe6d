import { ROUTE_RULES, type RouteRule } from './route-rules.ts';

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

const rules = new Map(
  ROUTE_RULES.map((rule): [string, RouteRule] => [rule.path === '' ? PREFIX : `${PREFIX}/${rule.path}`, rule]),
);

/**
 * What guards the route that the router has found, by its pattern such as `:locale/pay`. Never by the address: the
 * router decodes that and overlooks its case. Undefined for a route that the table does not know.
 */
export const guardedRoute = (pattern: string): RouteRule | undefined => rules.get(pattern.replace(/^\/+|\/+$/g, ''));

/** Folders whose words the route of this pattern speaks, besides those of the shell. */
export const wordsOf = (pattern: string): readonly string[] => guardedRoute(pattern)?.words ?? [];
