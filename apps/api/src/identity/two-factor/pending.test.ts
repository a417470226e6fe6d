import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import type { ApiResponse, Credentials, SignedUp, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { type AuthenticatorApp, signInPending, turnOnApp } from './testing/authenticator-app.ts';

let api: TestApp;
let player: SignedUp;
let phone: AuthenticatorApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  player = await api.signUp();
  phone = await turnOnApp(api, player);
});
afterAll(() => api.close());

const confirm = (as: Credentials, code?: string, path = 'user/auth/token') =>
  api.request('POST', `/api/${path}`, { as, body: code === undefined ? {} : { code } });
const outcome = ({ status, body }: ApiResponse) => [status, (body as { error_code?: number }).error_code];
const isOpen = async (as: Credentials) => (await api.request('GET', '/api/user/sessions', { as })).status === 200;
/** Returns another six-digit code. */
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test.each(['user/auth/login', 'launcher/auth'])('%s starts a pending session and returns its player', async (path) => {
  const response = await signInPending(api, player, path);
  const waiting = { userId: player.playerId, login: player.login, avatarOrSkin: null, factor: 3, factors: [3] };
  expect(response.pending).toEqual(waiting);
  expect(Object.keys(response).sort()).toEqual(['accessId', 'accessToken', 'pending', 'success']);
  const main = await api.request('GET', '/api/main', { as: response });
  expect([main.status, main.body]).toEqual([
    403,
    expect.objectContaining({ error_code: -7, details: expect.objectContaining(waiting) }),
  ]);
});

test.each([
  ['user/auth/login', 'user/auth/token'],
  ['launcher/auth', 'launcher/auth/token'],
])('%s is confirmed by a code at %s', async (method, path) => {
  const pending = await signInPending(api, player, method);
  expect(outcome(await confirm(pending, undefined, path))).toEqual([403, -7]);
  expect(await isOpen(pending)).toBe(false);
  const response = await confirm(pending, phone.code(), path);
  expect(response.body).toMatchObject({ auth: { data: { login: player.login }, accessId: pending.accessId } });
  expect(await isOpen(pending)).toBe(true);
  api.clock.advance(24 * HOUR_MS);
  expect(await isOpen(pending)).toBe(true);
});

test('a code may contain spaces, and a repeated call is harmless', async () => {
  const pending = await signInPending(api, player);
  const code = phone.code();
  expect((await confirm(pending, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  expect((await confirm(pending, code)).status).toBe(200);
});

test('a code works once, and codes of distant time steps are rejected', async () => {
  const code = phone.code();
  expect((await confirm(await signInPending(api, player), code)).status).toBe(200);
  const pending = await signInPending(api, player);
  for (const wrong of [code, phone.code(-1), phone.code(-2), phone.code(3)]) {
    expect(outcome(await confirm(pending, wrong))).toEqual([422, 1]);
  }
  expect((await confirm(pending, phone.code(1))).status).toBe(200);
});

test('the fifth wrong code ends the sign-in, also for parallel attempts', async () => {
  const pending = await signInPending(api, player);
  const responses = await Promise.all(Array.from({ length: 12 }, () => confirm(pending, other(phone.code()))));
  const outcomes = responses.map((response) => String(outcome(response)));
  expect(outcomes.filter((one) => one === '422,1')).toHaveLength(4);
  expect(outcomes.filter((one) => one === '401,8')).toHaveLength(8);
  expect(outcome(await confirm(pending, phone.code()))).toEqual([401, 8]);
});

test('parallel calls with one right code confirm once', async () => {
  const [first, second] = [await signInPending(api, player), await signInPending(api, player)];
  const code = phone.code();
  const responses = await Promise.all([first, second].map((pending) => confirm(pending, code)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a sign-in waits for five minutes', async () => {
  const pending = await signInPending(api, player);
  api.clock.advance(5 * MINUTE_MS);
  expect(outcome(await confirm(pending, phone.code()))).toEqual([401, 8]);
});

test('wrong codes over many sign-ins lead to a wait; a recovery code still works', async () => {
  for (let round = 0; round < 5; round += 1) {
    const pending = await signInPending(api, player);
    for (let tries = 0; tries < 4; tries += 1) await confirm(pending, other(phone.code()));
  }
  const pending = await signInPending(api, player);
  const waiting = await confirm(pending, phone.code());
  expect([outcome(waiting), Number(waiting.headers['retry-after']) > 60]).toEqual([[429, 6], true]);
  expect((await confirm(pending, phone.recoveryCodes[0])).status).toBe(200);
  api.clock.advance(HOUR_MS + MINUTE_MS);
  expect((await confirm(await signInPending(api, player), phone.code())).status).toBe(200);
});

test('another pending sign-in and a code of another player are rejected', async () => {
  const stranger = await api.signUp();
  const theirs = await turnOnApp(api, stranger);
  const pending = await signInPending(api, player);
  expect(outcome(await confirm(pending, theirs.code()))).toEqual([422, 1]);
  expect(outcome(await confirm(pending, theirs.recoveryCodes[0]))).toEqual([422, 1]);
  const mixed = { accessId: pending.accessId, accessToken: (await signInPending(api, stranger)).accessToken };
  expect(outcome(await confirm(mixed, phone.code()))).toEqual([401, 8]);
});

test('a pending session is not listed, and signing out ends it', async () => {
  const pending = await signInPending(api, player);
  const { body } = await api.request<{ items: { id: string }[] }>('GET', '/api/user/sessions', { as: player });
  expect(body.items.map(({ id }) => id)).toEqual([player.accessId]);
  expect((await api.request('POST', '/api/user/auth/logout', { as: pending })).status).toBe(200);
  expect(outcome(await confirm(pending, phone.code()))).toEqual([401, 8]);
});
