import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { createTestApp, type SignedUp, type TestApp } from '../../../testing/test-app.ts';
import { addLegacyToken } from './passwords-repository.ts';

const REFUSED = { success: false, captchaRequired: false };
let api: TestApp;
let player: SignedUp;
let token: string;
let made = 0;
beforeAll(async () => {
  api = await createTestApp({ content: false });
});
beforeEach(async () => {
  player = await api.signUp();
  token = `token-of-old-${(made += 1)}`;
  expect(await addLegacyToken(api.app.db, player.login.toUpperCase(), token)).toBe(true);
});
afterAll(() => api.close());

const exchange = (login: unknown, header: string | undefined, extra: object = {}) =>
  api.request<components['schemas']['SignedIn']>('POST', '/api/user/auth/token-legacy', {
    body: { login, ...extra },
    headers: header === undefined ? {} : { 'access-token': header },
  });

test('a legacy token is exchanged once for a session without step-up authentication', async () => {
  const { body } = await exchange(player.login.toUpperCase(), token, { system: { os: 'Debian', arch: 'x64' } });
  expect(body).toMatchObject({ success: true, data: { login: player.login } });
  const as = { accessId: body.accessId, accessToken: body.accessToken };
  expect((await api.request('POST', '/api/user/auth/token', { as, body: {} })).status).toBe(200);
  const row = await api.app.db
    .selectFrom('sessions')
    .select(['proved_at', 'source'])
    .where('id', '=', body.accessId)
    .executeTakeFirst();
  expect(row).toEqual({ proved_at: null, source: 'launcher' });
  expect((await exchange(player.login, token)).body).toEqual(REFUSED);
});

test('of parallel exchanges one gets a session', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => exchange(player.login, token)));
  expect(responses.filter(({ body }) => body.success)).toHaveLength(1);
});

test('a legacy token is valid only for its own player', async () => {
  const other = await api.signUp();
  expect((await exchange(other.login, token)).body).toEqual(REFUSED);
  expect((await exchange(player.login, player.accessToken)).body).toEqual(REFUSED);
  expect((await exchange('nobody_here', token)).body).toEqual(REFUSED);
  for (const bad of [undefined, '']) expect((await exchange(player.login, bad)).status).toBe(400);
  for (const login of ['', null, []]) expect((await exchange(login, token)).status).toBe(400);
  expect((await exchange(player.login, token)).body.success).toBe(true);
});

test('a new password deletes legacy tokens', async () => {
  await api.request('POST', '/api/user/settings/password/update', {
    as: player,
    body: { password: player.password, newPassword: 'quite another 4711', passwordConfirmation: 'quite another 4711' },
  });
  expect((await exchange(player.login, token)).body).toEqual(REFUSED);
});

test('a token of an unknown player is not stored', async () => {
  expect(await addLegacyToken(api.app.db, 'nobody_here', 'token-of-nobody')).toBe(false);
  expect(await addLegacyToken(api.app.db, player.login, token)).toBe(false);
});
