import type { Schemas } from '@hoshikraft/api-client';
import { browserFields } from './browser-fields.ts';
import {
  hasPermission,
  type PermissionName,
  pendingTwoFactor,
  type SessionEvent,
  sessionReducer,
  type SessionState,
  SIGNED_OUT,
} from './session.ts';

const auth = (permissions: Schemas['Permissions'] = {}): Schemas['AuthState'] => ({
  data: { id: '00000000-0000-4000-8000-000000000001', login: 'Kitsune', avatarOrSkin: null },
  accessId: '10000000-0000-4000-8000-000000000001',
  permissions,
  preferredServer: 'hitech',
  coins: 5,
  balance: 100,
  currency: 'RUB',
  friendRequests: 0,
  refusedEmail: null,
  managers: { ban: { isBanned: false, unbanPrice: 0, current: null } },
});
const signedIn: SessionState = { kind: 'signed-in', auth: auth() };
const details = {
  type: 'two_factor_required',
  description: 'd',
  userId: '00000000-0000-4000-8000-000000000001',
  login: 'Kitsune',
  avatarOrSkin: { id: 'a1', extension: 'png', type: 'SKIN' },
  factor: 1,
  factors: [1, 3],
} as const;
const { userId, login, avatarOrSkin, factor } = details;
const factors: (1 | 3)[] = [...details.factors];
const pending: SessionState = {
  kind: 'pending-two-factor',
  pending: { userId, login, avatarOrSkin, factor, factors },
};
const answer: Schemas['SignedIn'] = { success: true, accessToken: 'secret', ...auth() };
const STATES: Record<SessionState['kind'], SessionState> = {
  'signed-out': SIGNED_OUT,
  'pending-two-factor': pending,
  'signed-in': signedIn,
};

describe('from whatever state', () => {
  test.each<[string, SessionEvent, SessionState]>([
    ['loading a player signs in', { type: 'loaded', auth: auth() }, signedIn],
    ['loading without a session signs out', { type: 'loaded', auth: null }, SIGNED_OUT],
    ['the page the server has drawn counts', { type: 'restored', session: pending }, pending],
    ['signing in signs in', { type: 'signed-in', answer }, signedIn],
    ['two-factor waits', { type: 'two-factor-needed', pending: pending.pending }, pending],
    ['signing out signs out', { type: 'signed-out' }, SIGNED_OUT],
  ])('%s', (_name, event, expected) => {
    for (const state of Object.values(STATES)) expect(sessionReducer(state, event)).toEqual(expected);
  });
});

test('the token of a response is not stored', () => {
  expect(JSON.stringify(sessionReducer(SIGNED_OUT, { type: 'signed-in', answer }))).not.toContain('secret');
});

test('a purchase changes the balance of a signed-in player only', () => {
  const event: SessionEvent = { type: 'balance-changed', balance: 40 };
  expect(sessionReducer(signedIn, event)).toEqual({ kind: 'signed-in', auth: { ...auth(), balance: 40 } });
  expect(sessionReducer(SIGNED_OUT, event)).toBe(SIGNED_OUT);
  expect(sessionReducer(pending, event)).toBe(pending);
});

test('coins of the preferred server are those that the session shows, of others not', () => {
  const here: SessionState = { kind: 'signed-in', auth: { ...auth(), preferredServer: 'hitech' } };
  const event = (serverId: string): SessionEvent => ({ type: 'coins-changed', serverId, coins: 7 });
  expect(sessionReducer(here, event('hitech'))).toEqual({ kind: 'signed-in', auth: { ...here.auth, coins: 7 } });
  expect(sessionReducer(here, event('magic-rpg'))).toBe(here);
  expect(sessionReducer(SIGNED_OUT, event('hitech'))).toBe(SIGNED_OUT);
});

test('choosing a server sets the preferred server of a signed-in player only', () => {
  const event: SessionEvent = { type: 'server-preferred', serverId: 'magic-rpg' };
  expect(sessionReducer(signedIn, event)).toEqual({
    kind: 'signed-in',
    auth: { ...auth(), preferredServer: 'magic-rpg' },
  });
  expect(sessionReducer(SIGNED_OUT, event)).toBe(SIGNED_OUT);
});

test.each([
  ['all of it', details, pending.pending],
  [
    'a player without a picture',
    { ...details, avatarOrSkin: null },
    { userId, login, avatarOrSkin: null, factor, factors },
  ],
  ['a picture that is none', { ...details, avatarOrSkin: 'x' }, { userId, login, avatarOrSkin: null, factor, factors }],
  ['factors that are none', { ...details, factors: [1, 7, 'x', 3, 1] }, pending.pending],
  ['no other factors', { ...details, factors: 3 }, { ...pending.pending, factors: [factor] }],
  ['no player', { ...details, userId: undefined }, null],
  ['no login', { ...details, login: 7 }, null],
  ['a factor that there is not', { ...details, factor: 0 }, null],
  ['nothing', null, null],
])('details of -7 with %s are read', (_name, given, kept) => {
  expect(pendingTwoFactor(given)).toEqual(kept);
});

describe('permissions', () => {
  const editor: SessionState = { kind: 'signed-in', auth: auth({ web: { documents: { create: true, edit: false } } }) };
  test.each<[PermissionName, boolean]>([
    ['web.documents.create', true],
    ['web.documents.edit', false],
    ['web.bans.manage', false],
    ['launcher.admin', false],
  ])('%s is %s', (permission, granted) => {
    expect(hasPermission(editor, permission)).toBe(granted);
    expect(hasPermission(SIGNED_OUT, permission)).toBe(false);
    expect(hasPermission(pending, permission)).toBe(false);
  });

  test('a name that the contract lacks does not compile, and grants nothing', () => {
    // @ts-expect-error -- no such permission
    expect(hasPermission(editor, 'web.documents.create.more')).toBe(false);
    // @ts-expect-error -- what every object has is no permission
    expect(hasPermission(editor, 'web.__proto__')).toBe(false);
  });
});

test('the user agent is cut at 500 characters', () => {
  const navigator = { userAgent: 'u'.repeat(900), language: 'ru-RU' } as Navigator;
  const fields = browserFields({ navigator, screen: { width: 360, height: 740 } as Screen });
  expect(fields).toMatchObject({ language: 'ru-RU', screen: '360x740' });
  expect(fields.userAgent).toHaveLength(500);
});
