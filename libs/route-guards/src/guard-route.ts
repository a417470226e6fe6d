import { hasPermission, type PermissionName, type SessionState } from '@hoshikraft/auth-session';
import { type Locale, safeReturnTo } from '@hoshikraft/shared';

/** docs/product/site-shell.md#guards: default is open, protected requires a player, auth is for signed-out visitors. */
export type RouteType = 'default' | 'protected' | 'auth';

export interface GuardedRoute {
  /**
   * Path of the route below the language prefix, as its table writes it: `pay`. The address may differ from it in case
   * and in percent-encoding, which routers ignore, so guards use the route and never the address.
   */
  path: string;
  type: RouteType;
  permission?: PermissionName | undefined;
}

export interface GuardedLocation {
  locale: Locale;
  /** Path with its language prefix: `/ru/pay`. Used only to return to it. */
  pathname: string;
  /** Query with its question mark, or empty. */
  search: string;
}

export type Verdict = { kind: 'allow' } | { kind: 'redirect'; to: string } | { kind: 'not-found' };

const ALLOW: Verdict = { kind: 'allow' };

const returning = (page: string, back: string): string => `${page}?${new URLSearchParams({ return_to: back })}`;

/** Address of the sign-in page that brings the player back to where they were. */
export const loginAddress = ({ locale, pathname, search }: GuardedLocation): string =>
  returning(`/${locale}/login`, pathname + search);

/** That page with the modal of the query over it (docs/product/site-shell.md#modals, `open-modal`). */
const withModal = (page: string, query: URLSearchParams): string => {
  const modal = query.get('open-modal');
  if (modal === null) return page;
  const url = new URL(page, 'https://own-origin.invalid');
  url.searchParams.set('open-modal', modal);
  return url.pathname + url.search + url.hash;
};

/**
 * Target after sign-in: the page named by `return_to` if it is one of ours, else the home page of the language. A modal in the
 * query of the sign-in page opens there.
 */
export const afterSignIn = ({ locale, search }: Pick<GuardedLocation, 'locale' | 'search'>): string => {
  const query = new URLSearchParams(search);
  return withModal(safeReturnTo(query.get('return_to'), `/${locale}`), query);
};

/** Address of the second factor that brings the player to where they were going; home needs no mention. */
const confirmAddress = ({ type }: GuardedRoute, location: GuardedLocation): string => {
  const { locale, pathname, search } = location;
  const back = type === 'auth' ? afterSignIn(location) : pathname + search;
  return back === `/${locale}` ? `${back}/2fa` : returning(`/${locale}/2fa`, back);
};

/**
 * Whether this session may see this route (docs/product/site-shell.md#guards).
 *
 * Logout is listed as an auth route, but only a session can use it, including one whose second factor is pending. For a
 * visitor it has no purpose.
 */
export const guardRoute = (route: GuardedRoute, session: SessionState, location: GuardedLocation): Verdict => {
  const home = () => withModal(`/${location.locale}`, new URLSearchParams(location.search));
  if (route.path === 'logout') return session.kind === 'signed-out' ? { kind: 'redirect', to: home() } : ALLOW;
  if (session.kind === 'pending-two-factor') {
    return route.path === '2fa' ? ALLOW : { kind: 'redirect', to: confirmAddress(route, location) };
  }
  // Only a pending second factor can use this page.
  if (route.path === '2fa' && session.kind === 'signed-out') return { kind: 'redirect', to: home() };
  if ((route.path === '2fa' || route.type === 'auth') && session.kind === 'signed-in') {
    return { kind: 'redirect', to: afterSignIn(location) };
  }
  if (route.type === 'protected' && session.kind === 'signed-out') {
    return { kind: 'redirect', to: loginAddress(location) };
  }
  if (route.permission !== undefined && !hasPermission(session, route.permission)) return { kind: 'not-found' };
  return ALLOW;
};
