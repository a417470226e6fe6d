import { hasPermission, type SessionState } from '@hoshikraft/auth-session';
import { type Locale, safeReturnTo } from '@hoshikraft/shared';

/** product.md section 2: default is open, protected needs a player, auth is for those who are signed out. */
export type RouteType = 'default' | 'protected' | 'auth';

export interface GuardedRoute {
  type: RouteType;
  /** Dotted permission, such as `web.documents.create`. */
  permission?: string | undefined;
}

export interface GuardedLocation {
  locale: Locale;
  /** Path with its language prefix: `/ru/pay`. */
  pathname: string;
  /** Query with its question mark, or empty. */
  search: string;
}

export type Verdict = { kind: 'allow' } | { kind: 'redirect'; to: string } | { kind: 'not-found' };

const ALLOW: Verdict = { kind: 'allow' };

const pathIs = ({ locale, pathname }: GuardedLocation, name: string): boolean => pathname === `/${locale}/${name}`;

/** Address of the sign-in page that brings the player back to where they were. */
export const loginAddress = ({ locale, pathname, search }: GuardedLocation): string =>
  `/${locale}/login?${new URLSearchParams({ return_to: pathname + search })}`;

/** Where sign-in leads: the page named by `return_to` if it is one of ours, else the language's home. */
export const afterSignIn = ({ locale, search }: Pick<GuardedLocation, 'locale' | 'search'>): string =>
  safeReturnTo(new URLSearchParams(search).get('return_to'), `/${locale}`);

/**
 * Whether this session may see this route (product.md section 4).
 *
 * Logout belongs to nobody and everybody: it is listed as an auth route, yet only a signed-in player has a use for it,
 * and it must work while two-factor confirmation is pending.
 */
export const guardRoute = (route: GuardedRoute, session: SessionState, location: GuardedLocation): Verdict => {
  if (pathIs(location, 'logout')) return ALLOW;
  if (session.kind === 'pending-two-factor') {
    return pathIs(location, '2fa') ? ALLOW : { kind: 'redirect', to: `/${location.locale}/2fa` };
  }
  if (route.type === 'auth' && session.kind === 'signed-in') return { kind: 'redirect', to: afterSignIn(location) };
  if (route.type === 'protected' && session.kind === 'signed-out') {
    return { kind: 'redirect', to: loginAddress(location) };
  }
  if (route.permission !== undefined && !hasPermission(session, route.permission)) return { kind: 'not-found' };
  return ALLOW;
};
