import {
  defaultThemeId,
  guessRegion,
  isRegion,
  isThemeId,
  type Locale,
  localeOfPath,
  type Region,
  type ThemeId,
} from '@hoshikraft/shared';
import type { IncomingMessage } from 'node:http';
import { PARAMETERS } from '../../app/known-routes.ts';
import { siteRoutes } from '../../app/route-table.ts';
import { OF_THE_API, type SiteRoute } from '../../app/site-route.ts';
import { systemOfRequest } from '../../app/start/visitor-system.ts';

/** Everything that a page may depend on which a visitor without a session is shown. */
export interface Visit {
  /** Path and query. */
  address: string;
  locale: Locale;
  region: Region;
  theme: ThemeId;
  isPrimaryHost: boolean;
  /** Whether it is the same for whoever is signed in, but for parts of their own. */
  sameForPlayers: boolean;
  /** What the visitor's machine is, as a browser would say it; empty where the page does not ask. */
  platform: string;
}

/** Everybody may see these, and what nobody is signed in to is the same for all. */
const open = siteRoutes
  .filter(({ type, layout }) => type !== 'protected' && layout !== 'empty')
  .map((route) => ({ route, parts: route.path === '' ? [] : route.path.split('/') }));

const fits = (part: string, wanted: string): boolean =>
  wanted.startsWith(':') ? PARAMETERS[wanted.slice(1)]?.test(part) === true : wanted === part;

/** The page at a path below the language, as the router finds it: one that says a part by its word goes first. */
const routeAt = (path: string): SiteRoute | undefined => {
  if (path !== '' && !path.startsWith('/')) return undefined;
  const given = path.split('/').slice(1);
  const found = open.filter(
    ({ parts }) => parts.length === given.length && parts.every((wanted, place) => fits(given[place] ?? '', wanted)),
  );
  const { route } = found.find(({ parts }) => !parts.some((part) => part.startsWith(':'))) ?? found[0] ?? {};
  // Whoever is signed in to nothing has no permission: to them it is no page.
  return route?.permission === undefined && route?.showsPlayers !== true ? route : undefined;
};

/** What a value of the API's looks like: its ids. Whether it is one, the page itself finds out. */
const ID = /^[a-z0-9-]{1,40}$/;

/** Whether a query says only what the page goes by, in the one way that its links write it. */
const isKnownQuery = (query: string, known: NonNullable<SiteRoute['query']> = {}): boolean => {
  if (query === '') return true;
  const names = Object.keys(known);
  let last = -1;
  return query.split('&').every((part) => {
    const [name = '', value = '', ...more] = part.split('=');
    const place = names.indexOf(name);
    const values = known[name];
    const inOrder = place > last;
    last = place;
    return inOrder && more.length === 0 && (values === OF_THE_API ? ID.test(value) : values?.includes(value) === true);
  });
};

const PLATFORMS = { windows: 'Windows', macos: 'macOS', linux: 'Linux', phone: 'Android' };

const platformOf = ({ headers }: IncomingMessage): string => {
  const told = new Headers();
  for (const name of ['sec-ch-ua-platform', 'user-agent']) told.set(name, String(headers[name] ?? ''));
  const { system } = systemOfRequest(told);
  return system === null ? '' : PLATFORMS[system];
};

/**
 * What is asked for, where it is a page that can be kept for all visitors; undefined for any other address, for other
 * ways to write it, and for queries that the page does not know.
 *
 * @param cookies region and theme are read of them
 */
export const visitOf = (
  request: IncomingMessage,
  address: string,
  cookies: ReadonlyMap<string, string | undefined>,
  primaryHost: string,
): Visit | undefined => {
  const [path = '', query = '', ...more] = address.split('?');
  const locale = localeOfPath(path);
  const route = locale === undefined ? undefined : routeAt(path.slice(1 + locale.length));
  if (locale === undefined || route === undefined || more.length > 0 || !isKnownQuery(query, route.query)) {
    return undefined;
  }
  const [region, theme] = [cookies.get('region'), cookies.get('theme')];
  return {
    address,
    locale,
    theme: isThemeId(theme) ? theme : defaultThemeId,
    region: isRegion(region) ? region : guessRegion(request.headers['accept-language']),
    isPrimaryHost: request.headers.host === primaryHost,
    sameForPlayers: route.sameForPlayers === true,
    platform: route.bySystem ? platformOf(request) : '',
  };
};

/** Tells pages apart that are drawn differently. */
export const keyOf = ({ address, region, theme, isPrimaryHost, platform }: Visit): string =>
  `${address} ${region} ${theme} ${isPrimaryHost} ${platform}`;
