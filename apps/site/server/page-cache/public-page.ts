import {
  defaultThemeId,
  guessRegion,
  isRegion,
  isThemeId,
  type Locale,
  localeOfPath,
  parseTimeZone,
  type Region,
  type ThemeId,
} from '@hoshikraft/shared';
import type { IncomingMessage } from 'node:http';
import { PARAMETERS } from '../../app/routing/known-routes.ts';
import { siteRoutes } from '../../app/routing/route-table.ts';
import { OF_THE_API, type SiteRoute } from '../../app/routing/site-route.ts';
import { systemOfRequest } from '../../app/start/visitor-system.ts';
import { readCredentials } from '../cookies.ts';

/** A public page of one request, with everything on which its HTML may depend. */
export interface PublicPage {
  /** Path and query. */
  address: string;
  locale: Locale;
  region: Region;
  /** Time zone of the visitor's browser; null if not known. */
  timeZone: string | null;
  theme: ThemeId;
  isPrimaryHost: boolean;
  /** The visitor's operating system as a client hint value; empty if the page does not depend on it. */
  platform: string;
  /** Owner of the profile; undefined for all other pages. */
  nickname: string | undefined;
  showsPlayers: SiteRoute['showsPlayers'];
  /** Undefined for a query that no link of the site creates: such a page is rendered for each request. */
  cacheKey: string | undefined;
}

const routes = siteRoutes.map((route) => ({ route, parts: route.path === '' ? [] : route.path.split('/') }));

const matches = (part: string, pattern: string): boolean =>
  pattern.startsWith(':') ? PARAMETERS[pattern.slice(1)]?.test(part) === true : pattern === part;

/** The route of a path below the language; a static part wins over a parameter, as in the router. */
const findRoute = (path: string) => {
  if (path !== '' && !path.startsWith('/')) return undefined;
  const given = path.split('/').slice(1);
  const found = routes.filter(
    ({ parts }) => parts.length === given.length && parts.every((part, index) => matches(given[index] ?? '', part)),
  );
  const match = found.find(({ parts }) => !parts.some((part) => part.startsWith(':'))) ?? found[0];
  return match && { route: match.route, nickname: given[match.parts.indexOf(':nickname')] };
};

/** Format of the API's ids. Whether one exists, the page finds out. */
const ID = /^[a-z0-9-]{1,40}$/;

/** Whether a query has only the route's parameters, each once, in the order in which links create them. */
const isKnownQuery = (query: string, known: NonNullable<SiteRoute['query']> = {}): boolean => {
  if (query === '') return true;
  const names = Object.keys(known);
  let last = -1;
  return query.split('&').every((part) => {
    const [name = '', value = '', ...more] = part.split('=');
    const index = names.indexOf(name);
    const values = known[name];
    const inOrder = index > last;
    last = index;
    return inOrder && more.length === 0 && (values === OF_THE_API ? ID.test(value) : values?.includes(value) === true);
  });
};

const PLATFORMS = { windows: 'Windows', macos: 'macOS', linux: 'Linux', phone: 'Android' };

const platformOf = ({ headers }: IncomingMessage): string => {
  const hints = new Headers();
  for (const name of ['sec-ch-ua-platform', 'user-agent']) hints.set(name, String(headers[name] ?? ''));
  const { system } = systemOfRequest(hints);
  return system === null ? '' : PLATFORMS[system];
};

/** The theme of the signed-in account, else the one that the visitor has chosen. */
const themeOf = (cookies: ReadonlyMap<string, string | undefined>, signedIn: boolean): ThemeId => {
  const [own, chosen] = [cookies.get('account_theme'), cookies.get('theme')];
  if (signedIn && isThemeId(own)) return own;
  return isThemeId(chosen) ? chosen : defaultThemeId;
};

/**
 * Finds the public page of a canonical address; undefined for pages of one account, and for sign-in pages requested with
 * credentials, whose guard needs the session.
 */
export const findPublicPage = (
  request: IncomingMessage,
  address: string,
  cookies: ReadonlyMap<string, string | undefined>,
  primaryHost: string,
): PublicPage | undefined => {
  const [path = '', query = '', ...more] = address.split('?');
  const locale = localeOfPath(path);
  if (locale === undefined) return undefined;
  const found = findRoute(path.slice(1 + locale.length));
  if (found?.route.kind !== 'public') return undefined;
  const { route, nickname } = found;
  const signedIn = readCredentials(cookies) !== undefined;
  if (signedIn && route.type === 'auth') return undefined;
  const region = cookies.get('region');
  const page = {
    address,
    locale,
    region: isRegion(region) ? region : guessRegion(request.headers['accept-language']),
    timeZone: parseTimeZone(cookies.get('time_zone')),
    theme: themeOf(cookies, signedIn),
    isPrimaryHost: request.headers.host === primaryHost,
    platform: route.bySystem ? platformOf(request) : '',
  };
  const isKnown = more.length === 0 && isKnownQuery(query, route.query);
  const cacheKey = isKnown ? Object.values(page).join(' ') : undefined;
  return { ...page, nickname, showsPlayers: route.showsPlayers, cacheKey };
};
