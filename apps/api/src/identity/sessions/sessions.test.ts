import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import type { components } from '@hoshikraft/contract';
import { describedOperations } from '../../platform/http/description.ts';
import { addPlayer } from '../../../testing/players.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { Credentials, SignedUp, TestApp } from '../../../testing/test-app.ts';

type SessionList = components['schemas']['SessionList'];
type SignedIn = components['schemas']['SignedIn'];

let api: TestApp;
let player: SignedUp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  player = await api.signUp();
});
afterAll(() => api.close());

async function signIn(account: SignedUp, extra: object = {}): Promise<SignedIn> {
  const { body } = await api.request<SignedIn>('POST', '/api/user/auth/login', {
    body: { login: account.login, password: account.password, ...extra },
  });
  expect(body.success).toBe(true);
  return body;
}

const listOf = async (as: Credentials, query = ''): Promise<SessionList> =>
  (await api.request<SessionList>('GET', `/api/user/sessions${query}`, { as })).body;

const statusOf = async (as: Credentials): Promise<number> =>
  (await api.request('POST', '/api/user/auth/token', { as, body: {} })).status;

test('a token is valid only with its own access id, on every operation', async () => {
  const other = await api.signUp();
  const protectedOperations = describedOperations.filter(({ security }) => security.some((one) => 'accessId' in one));
  expect(protectedOperations.length).toBeGreaterThan(10);
  const forged: Record<string, string>[] = [
    { 'access-id': player.accessId, 'access-token': other.accessToken },
    { 'access-id': player.accessId, 'access-token': 'A'.repeat(43) },
    { 'access-id': player.accessId, 'access-token': '' },
    { 'access-id': player.accessId },
    { 'access-token': player.accessToken },
    { 'access-id': `${player.accessId}, ${player.accessId}`, 'access-token': player.accessToken },
    { 'access-id': "' OR 1=1 --", 'access-token': player.accessToken },
  ];
  for (const { method, url } of protectedOperations) {
    for (const headers of forged) {
      const { status, body } = await api.request(method, url, { headers });
      expect([url, headers, status]).toEqual([url, headers, 401]);
      expect(body).toMatchObject({ error_code: 8, details: { type: 'signed_out' } });
    }
  }
});

test('parallel requests are each authenticated as their own caller, and a wrong token affects no other', async () => {
  const others = await Promise.all(Array.from({ length: 8 }, () => addPlayer(api, 100)));
  const calls = others.flatMap((as) => [
    { as, id: as.accessId },
    { as: { accessId: as.accessId.toUpperCase(), accessToken: as.accessToken }, id: as.accessId },
    { as: { accessId: as.accessId, accessToken: player.accessToken }, id: 401 },
    { as: { accessId: randomUUID(), accessToken: as.accessToken }, id: 401 },
  ]);
  const responses = await Promise.all(
    calls.map(({ as }) => api.request<SessionList>('GET', '/api/user/sessions', { as })),
  );
  const seen = responses.map(({ status, body }) =>
    status === 200 ? body.items.find(({ current }) => current)?.id : status,
  );
  expect(seen).toEqual(calls.map(({ id }) => id));
});

test('cookies do not authenticate', async () => {
  const cookie = `access_id=${player.accessId}; access_token=${player.accessToken}`;
  const { status } = await api.request('GET', '/api/user/sessions', { headers: { cookie } });
  expect(status).toBe(401);
});

test('a session ends after 60 days without use and stays live while it is used', async () => {
  api.clock.advance(59 * DAY_MS);
  expect(await statusOf(player)).toBe(200);
  api.clock.advance(59 * DAY_MS);
  expect(await statusOf(player)).toBe(200);
  api.clock.advance(60 * DAY_MS);
  expect(await statusOf(player)).toBe(401);
});

test('a session ends after a year even if it is used', async () => {
  for (let day = 0; day < 364; day += 52) {
    expect(await statusOf(player)).toBe(200);
    api.clock.advance(52 * DAY_MS);
  }
  expect(await statusOf(player)).toBe(200);
  api.clock.advance(DAY_MS);
  expect(await statusOf(player)).toBe(401);
});

test('the last activity is written at most once a minute', async () => {
  const seen = async () => (await listOf(player)).items[0]?.lastSeenAt;
  const first = await seen();
  api.clock.advance(30 * SECOND_MS);
  expect(await seen()).toBe(first);
  api.clock.advance(MINUTE_MS);
  const later = await seen();
  expect(Date.parse(String(later)) - Date.parse(String(first))).toBeGreaterThanOrEqual(90 * SECOND_MS);
});

test('the list shows the player’s own sessions, active before ended, latest first, page by page', async () => {
  const [first, second] = [await signIn(player), await signIn(player)];
  api.clock.advance(2 * MINUTE_MS);
  const third = await signIn(player);
  await api.request('POST', '/api/user/auth/logout', { as: third });
  api.clock.advance(2 * MINUTE_MS);
  await statusOf(first);
  api.clock.advance(SECOND_MS);
  await api.signUp();
  const whole = await listOf(player);
  expect(whole.items.map(({ id, state, current }) => [id, state, current])).toEqual([
    [player.accessId, 'active', true],
    [first.accessId, 'active', false],
    [second.accessId, 'active', false],
    [third.accessId, 'terminated', false],
  ]);
  const paged: string[] = [];
  let query = '?limit=1';
  for (let pages = 0; pages < 10 && query !== ''; pages += 1) {
    const { items, nextCursor } = await listOf(player, query);
    paged.push(...items.map(({ id }) => id));
    query = nextCursor === null ? '' : `?limit=1&cursor=${encodeURIComponent(nextCursor)}`;
  }
  expect(paged).toEqual(whole.items.map(({ id }) => id));
});

test('forged cursors are rejected', async () => {
  const forged = [
    'x',
    '',
    '%00',
    ...[
      [],
      [1],
      [2, 3, player.accessId],
      [1, 1e300, player.accessId],
      [1, 8.7e15, player.accessId],
      [1, -7e15, player.accessId],
      [1, 5.5, player.accessId],
      [1, 5, "'; DROP TABLE players"],
      [1, 5, '-'.repeat(36)],
      [1, 5, null],
    ].map((keys) => Buffer.from(JSON.stringify(keys)).toString('base64url')),
  ];
  for (const cursor of forged) {
    const { status } = await api.request('GET', `/api/user/sessions?cursor=${cursor}`, { as: player });
    expect([cursor, status]).toEqual([cursor, 400]);
  }
});

test('a session stores the device, cut at 500 characters, and the address prefix', async () => {
  const { body } = await api.request<SignedIn>('POST', '/api/user/auth/login', {
    body: { login: player.email.toUpperCase(), password: player.password, browser: { userAgent: 'u'.repeat(900) } },
    remoteAddress: '2001:db8:1:2:3:4:5:6',
  });
  const launcher = await signIn(player, { system: { os: 'Debian', arch: 'x64' } });
  const { items } = await listOf(player);
  const own = (id: string) => items.find((item) => item.id === id);
  expect(own(body.accessId)).toMatchObject({ device: 'u'.repeat(500), address: '2001:db8:1::/48', source: 'site' });
  expect(own(launcher.accessId)).toMatchObject({ address: '127.0.0.0/24', source: 'launcher' });
});

test('a device name is cut between characters; text that the database cannot store is rejected', async () => {
  const long = 'u'.repeat(499) + '\u{1F98A}\u{1F98A}';
  const { accessId } = await signIn(player, { browser: { userAgent: long } });
  const { items } = await listOf(player);
  expect(items.find(({ id }) => id === accessId)?.device).toBe('u'.repeat(499) + '\u{1F98A}');
  const refresh = (browser: object) => api.request('POST', '/api/user/auth/token', { as: player, body: { browser } });
  expect((await refresh({ userAgent: long })).status).toBe(200);
  for (const odd of ['\0', '\ud83e']) {
    for (const field of ['userAgent', 'language', 'timezone', 'screen']) {
      expect([field, (await refresh({ [field]: odd })).status]).toEqual([field, 400]);
    }
  }
});

test('refresh returns the state without the secret', async () => {
  await api.request('POST', '/api/user/set-region', { as: player, body: { region: 'global' } });
  const { body, text, headers } = await api.request('POST', '/api/user/auth/token', { as: player, body: {} });
  expect(body).toMatchObject({
    auth: {
      accessId: player.accessId,
      data: { login: player.login, avatarOrSkin: null },
      preferredServer: 'techno-magic-rpg',
      coins: 0,
      managers: { ban: { isBanned: false, unbanPrice: 0 } },
    },
    region: 'global',
  });
  expect(text).not.toContain(player.accessToken);
  expect(headers['cache-control']).toBe('private, no-store');
});

test('a ban is shown while it lasts', async () => {
  const ban = {
    player_id: player.playerId,
    login_key: player.login,
    banned_by: 'admin',
    ban_reason: 'griefing',
    banned_at: api.clock.now(),
  };
  const unbanAt = new Date(api.clock.now().getTime() + DAY_MS);
  await api.app.db
    .insertInto('bans')
    .values({ ...ban, unban_at: unbanAt, unban_price: 19_900 })
    .execute();
  const managers = async () =>
    (await api.request<components['schemas']['SessionState']>('POST', '/api/user/auth/token', { as: player, body: {} }))
      .body.auth.managers;
  const current = {
    id: expect.any(String),
    server: null,
    banned_by: 'admin',
    ban_reason: 'griefing',
    rule: null,
    banned_at: ban.banned_at.toISOString(),
    unban_at: unbanAt.toISOString(),
    unbanPrice: 19_900,
  };
  expect(await managers()).toEqual({ ban: { isBanned: true, unbanPrice: 19_900, current } });
  api.clock.advance(DAY_MS + 1);
  expect(await managers()).toEqual({ ban: { isBanned: false, unbanPrice: 0, current: null } });
  await api.app.db
    .insertInto('bans')
    .values({ ...ban, unban_at: null })
    .execute();
  expect(await managers()).toMatchObject({
    ban: { isBanned: true, unbanPrice: null, current: { unban_at: null, unbanPrice: null } },
  });
});
