import { hasPermission, type SessionState } from '@hoshikraft/auth-session';
import { type Locale, safeReturnTo } from '@hoshikraft/shared';
import type { GuardedLocation, GuardedRoute, Verdict } from './guard-route.ts';

const ALLOW: Verdict = { kind: 'allow' };

const home = (locale: Locale): string => `/${locale}/launcher`;

/** Address of the launcher's sign-in page that brings the player back to where they were. */
const launcherLogin = ({ locale, pathname, search }: GuardedLocation): string => {
  const wanted = pathname + search;
  const path = `${home(locale)}/login`;
  return wanted === home(locale) ? path : `${path}?${new URLSearchParams({ return_to: wanted })}`;
};

/** Where sign-in leads in the launcher: the page named by `return_to` if it is one of the launcher's, else its main page. */
export const afterLauncherSignIn = ({ locale, search }: Pick<GuardedLocation, 'locale' | 'search'>): string => {
  const wanted = safeReturnTo(new URLSearchParams(search).get('return_to'), home(locale));
  return wanted.startsWith(`${home(locale)}/`) ? wanted : home(locale);
};

export interface LauncherGuardOptions {
  /** The player has dismissed a ban of one server to play on another. */
  banSeen: boolean;
}

/** Whether this session may open this route of the launcher (docs/product/launcher.md#pages). */
export const guardLauncherRoute = (
  route: GuardedRoute,
  session: SessionState,
  location: GuardedLocation,
  { banSeen }: LauncherGuardOptions,
): Verdict => {
  const { locale } = location;
  const isBanPage = route.path === 'launcher/ban';
  if (route.path === 'logout') return ALLOW;
  if (session.kind === 'pending-two-factor') {
    return route.path === '2fa' ? ALLOW : { kind: 'redirect', to: `/${locale}/2fa` };
  }
  if (route.path === '2fa') return { kind: 'redirect', to: home(locale) };
  if (session.kind !== 'signed-in') {
    if (isBanPage) return { kind: 'redirect', to: home(locale) };
    return route.type === 'protected' ? { kind: 'redirect', to: launcherLogin(location) } : ALLOW;
  }
  const { isBanned } = session.auth.managers.ban;
  if (isBanned && !banSeen) return isBanPage ? ALLOW : { kind: 'redirect', to: `${home(locale)}/ban` };
  if (!isBanned && isBanPage) return { kind: 'redirect', to: home(locale) };
  if (route.type === 'auth') return { kind: 'redirect', to: afterLauncherSignIn(location) };
  if (route.permission !== undefined && !hasPermission(session, route.permission)) return { kind: 'not-found' };
  return ALLOW;
};
