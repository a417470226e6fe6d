import type { SessionState } from '@hoshikraft/auth-session';
import type { GuardedRoute, Verdict } from './guard-route.ts';
import { afterLauncherSignIn, guardLauncherRoute } from './guard-launcher-route.ts';

const playerWith = (isBanned: boolean, permissions = {}): SessionState => ({
  kind: 'signed-in',
  auth: {
    data: { id: '00000000-0000-4000-8000-000000000001', login: 'Kitsune', avatarOrSkin: null },
    accessId: '10000000-0000-4000-8000-000000000001',
    permissions,
    preferredServer: null,
    coins: 0,
    balance: 0,
    currency: 'RUB',
    friendRequests: 0,
    refusedEmail: null,
    managers: { ban: { isBanned, unbanPrice: 0, current: null } },
  },
});

const sessions = {
  out: { kind: 'signed-out' },
  pending: { kind: 'pending-two-factor', pending: null },
  player: playerWith(false),
  admin: playerWith(false, { launcher: { admin: true } }),
  banned: playerWith(true),
} satisfies Record<string, SessionState>;

const allow: Verdict = { kind: 'allow' };
const missing: Verdict = { kind: 'not-found' };
const to = (address: string): Verdict => ({ kind: 'redirect', to: address });
type Guard = Omit<GuardedRoute, 'path'>;
const main: Guard = { type: 'protected' };
const open: Guard = { type: 'default' };
const auth: Guard = { type: 'auth' };
const admin: Guard = { type: 'protected', permission: 'launcher.admin' };
/** The route that a router finds at an address: in any case, and decoded. */
const routeAt = (pathname: string, guard: Guard): GuardedRoute => ({
  path: decodeURIComponent(pathname).toLowerCase().replace('/ru/', ''),
  ...guard,
});

test.each<[string, Guard, keyof typeof sessions, Verdict]>([
  ['/ru/launcher', main, 'out', to('/ru/launcher/login')],
  ['/ru/launcher', main, 'player', allow],
  ['/ru/launcher', main, 'banned', to('/ru/launcher/ban')],
  ['/ru/launcher/settings/ram', main, 'out', to('/ru/launcher/login?return_to=%2Fru%2Flauncher%2Fsettings%2Fram')],
  ['/ru/launcher/settings/ram', main, 'pending', to('/ru/2fa')],
  ['/ru/launcher', main, 'pending', to('/ru/2fa')],
  ['/ru/2fa', open, 'pending', allow],
  ['/ru/2FA', open, 'pending', allow],
  ['/ru/2fa', open, 'out', to('/ru/launcher')],
  ['/ru/2fa', open, 'player', to('/ru/launcher')],
  ['/ru/logout', auth, 'pending', allow],
  ['/ru/launcher/settings/admin', admin, 'out', to('/ru/launcher/login?return_to=%2Fru%2Flauncher%2Fsettings%2Fadmin')],
  ['/ru/launcher/settings/admin', admin, 'player', missing],
  ['/ru/launcher/settings/admin', admin, 'admin', allow],
  ['/ru/launcher/settings/admin', admin, 'banned', to('/ru/launcher/ban')],
  ['/ru/launcher/servers', open, 'out', allow],
  ['/ru/launcher/servers', open, 'banned', to('/ru/launcher/ban')],
  ['/ru/launcher/login', auth, 'out', allow],
  ['/ru/launcher/login', auth, 'pending', to('/ru/2fa')],
  ['/ru/launcher/login', auth, 'player', to('/ru/launcher')],
  ['/ru/launcher/register', auth, 'banned', to('/ru/launcher/ban')],
  ['/ru/launcher/ban', main, 'banned', allow],
  ['/ru/launcher/ban', main, 'player', to('/ru/launcher')],
  ['/ru/launcher/ban', main, 'out', to('/ru/launcher')],
  ['/ru/logout', auth, 'out', allow],
  ['/ru/logout', auth, 'player', allow],
  ['/ru/logout', auth, 'banned', allow],
  ['/ru/launcher/Ban', main, 'banned', allow],
  ['/ru/launcher/%62an', open, 'player', to('/ru/launcher')],
  ['/ru/launcher/Ban', open, 'out', to('/ru/launcher')],
  ['/ru/Logout', auth, 'player', allow],
])('%s (%j) for %s is %j', (pathname, route, session, verdict) => {
  const location = { locale: 'ru', pathname, search: '' } as const;
  expect(guardLauncherRoute(routeAt(pathname, route), sessions[session], location, { banSeen: false })).toEqual(
    verdict,
  );
});

test.each<[string, Verdict]>([
  ['/ru/launcher', allow],
  ['/ru/launcher/ban', allow],
])('a player who has seen their ban of one server goes on at %s', (pathname, verdict) => {
  const location = { locale: 'ru', pathname, search: '' } as const;
  expect(guardLauncherRoute(routeAt(pathname, main), sessions.banned, location, { banSeen: true })).toEqual(verdict);
});

test.each([
  ['', '/en/launcher'],
  ['?return_to=/en/launcher/settings/ram', '/en/launcher/settings/ram'],
  ['?return_to=/en/launcher', '/en/launcher'],
  ['?return_to=/en/store', '/en/launcher'],
  ['?return_to=/en/launcherx', '/en/launcher'],
  ['?return_to=//evil.example', '/en/launcher'],
  ['?return_to=https://evil.example/en/launcher/', '/en/launcher'],
])('after sign-in with %s comes %s', (search, target) => {
  expect(afterLauncherSignIn({ locale: 'en', search })).toBe(target);
});
