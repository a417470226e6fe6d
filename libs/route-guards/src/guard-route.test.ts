import type { PermissionName, SessionState } from '@hoshikraft/auth-session';
import {
  afterSignIn,
  type GuardedLocation,
  guardRoute,
  loginAddress,
  type RouteType,
  type Verdict,
} from './guard-route.ts';

const out: SessionState = { kind: 'signed-out' };
const pending: SessionState = { kind: 'pending-two-factor', pending: null };
const player: SessionState = {
  kind: 'signed-in',
  auth: {
    data: { id: '00000000-0000-4000-8000-000000000001', login: 'Kitsune', avatarOrSkin: null },
    accessId: '10000000-0000-4000-8000-000000000001',
    permissions: { web: { documents: { create: true } } },
    preferredServer: null,
    coins: 0,
    balance: 0,
    currency: 'RUB',
    friendRequests: 0,
    refusedEmail: null,
    managers: { ban: { isBanned: false, unbanPrice: 0, current: null } },
  },
};
const at = (pathname: string, search = ''): GuardedLocation => ({ locale: 'ru', pathname, search });
const allow: Verdict = { kind: 'allow' };
const to = (address: string): Verdict => ({ kind: 'redirect', to: address });

test.each<[RouteType, string, SessionState, Verdict]>([
  ['default', '/ru/store', out, allow],
  ['default', '/ru/store', player, allow],
  ['default', '/ru', pending, to('/ru/2fa')],
  ['default', '/ru/store', pending, to('/ru/2fa?return_to=%2Fru%2Fstore')],
  ['protected', '/ru/pay', out, to('/ru/login?return_to=%2Fru%2Fpay')],
  ['protected', '/ru/pay', player, allow],
  ['protected', '/ru/pay', pending, to('/ru/2fa?return_to=%2Fru%2Fpay')],
  ['auth', '/ru/login', out, allow],
  ['auth', '/ru/login', player, to('/ru')],
  ['auth', '/ru/login', pending, to('/ru/2fa')],
  ['auth', '/ru/logout', out, to('/ru')],
  ['auth', '/ru/logout', player, allow],
  ['auth', '/ru/logout', pending, allow],
  ['default', '/ru/2fa', pending, allow],
  ['default', '/ru/2FA', pending, allow],
  ['default', '/ru/2fa', out, to('/ru')],
  ['default', '/ru/2fa', player, to('/ru')],
  ['auth', '/ru/%6cogout', pending, allow],
  ['auth', '/ru/Logout', player, allow],
])('a %s route at %s for %j is %j', (type, pathname, session, verdict) => {
  const path = decodeURIComponent(pathname).toLowerCase().replace('/ru/', '');
  expect(guardRoute({ path, type }, session, at(pathname))).toEqual(verdict);
});

test.each<[PermissionName, SessionState, Verdict]>([
  ['web.documents.create', player, allow],
  ['web.documents.edit', player, { kind: 'not-found' }],
  ['web.documents.create', out, { kind: 'not-found' }],
])('a route that needs %s', (permission, session, verdict) => {
  expect(guardRoute({ path: 'news/create', type: 'default', permission }, session, at('/ru/news/create'))).toEqual(
    verdict,
  );
});

test('a signed-out visitor of a protected route must sign in before permissions are checked', () => {
  const route = { path: 'news/create', type: 'protected', permission: 'web.documents.create' } as const;
  const verdict = guardRoute(route, out, at('/ru/news/create'));
  expect(verdict).toEqual(to('/ru/login?return_to=%2Fru%2Fnews%2Fcreate'));
});

test.each<[RouteType, string, string, SessionState, string]>([
  [
    'default',
    '/ru/stats',
    '?open-modal=transfer-coins',
    pending,
    '/ru/2fa?return_to=%2Fru%2Fstats%3Fopen-modal%3Dtransfer-coins',
  ],
  ['auth', '/ru/login', '?return_to=%2Fru%2Fpay', pending, '/ru/2fa?return_to=%2Fru%2Fpay'],
  ['default', '/ru/2fa', '?return_to=%2Fru%2Fpay', player, '/ru/pay'],
  ['default', '/ru/2fa', '?return_to=%2F%2Fevil.example', player, '/ru'],
  ['default', '/ru/2fa', '?return_to=%2Fru%2Fpay', out, '/ru'],
  ['auth', '/ru/login', '?open-modal=transfer-coins', player, '/ru?open-modal=transfer-coins'],
  ['auth', '/ru/register', '?return_to=/ru/store&open-modal=a%26b', player, '/ru/store?open-modal=a%26b'],
  ['auth', '/ru/login', '?open-modal=a', pending, '/ru/2fa?return_to=%2Fru%3Fopen-modal%3Da'],
  ['default', '/ru/2fa', '?open-modal=transfer-coins', player, '/ru?open-modal=transfer-coins'],
  ['default', '/ru/2fa', '?open-modal=transfer-coins', out, '/ru?open-modal=transfer-coins'],
  ['auth', '/ru/logout', '?open-modal=transfer-coins', out, '/ru?open-modal=transfer-coins'],
])('a %s route at %s%s leads through the second factor and back', (type, pathname, search, session, address) => {
  const path = pathname.replace('/ru/', '');
  expect(guardRoute({ path, type }, session, at(pathname, search))).toEqual(to(address));
});

test('sign-in returns to the page with its query', () => {
  const address = loginAddress({ locale: 'en', pathname: '/en/pay', search: '?amount=100&x=/a?b' });
  expect(address).toBe('/en/login?return_to=%2Fen%2Fpay%3Famount%3D100%26x%3D%2Fa%3Fb');
  const search = address.slice(address.indexOf('?'));
  expect(afterSignIn({ locale: 'en', search })).toBe('/en/pay?amount=100&x=/a?b');
});

test.each([
  ['', '/en'],
  ['?return_to=/ru/store', '/ru/store'],
  ['?return_to=%2Fru%2Fstore%3Fserver%3Dhitech', '/ru/store?server=hitech'],
  ['?return_to=//evil.example', '/en'],
  ['?return_to=/%5Cevil.example', '/en'],
  ['?return_to=https://evil.example', '/en'],
  ['?return_to=javascript:alert(1)', '/en'],
  ['?return_to=/%E2%80%8B/evil.example', '/en'],
  ['?return_to=%2F%252Fevil.example', '/en'],
  ['?return_to=/ru/store&return_to=//evil.example', '/ru/store'],
  ['?open-modal=transfer-coins', '/en?open-modal=transfer-coins'],
  ['?return_to=/en/store%3Fserver%3Dhitech%23kits&open-modal=a', '/en/store?server=hitech&open-modal=a#kits'],
  ['?return_to=/en%3Fopen-modal%3Da&open-modal=a', '/en?open-modal=a'],
  ['?return_to=//evil.example&open-modal=//evil.example', '/en?open-modal=%2F%2Fevil.example'],
])('after sign-in with %s comes %s', (search, target) => {
  expect(afterSignIn({ locale: 'en', search })).toBe(target);
});
