import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import { ageEmails, listEmails } from '../../../testing/emails.ts';
import { refusal } from '../../../testing/players.ts';
import { type ApiResponse, createTestApp, type SignedUp, type TestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { renderEmail } from '../../community/emails/render-email.ts';
import { hashToken } from '../sessions/token.ts';
import { sendResets, sweepResets } from './send-resets.ts';

const SITE = 'https://play.hoshikraft.example';
let api: TestApp;
let player: SignedUp;
let places = 0;
beforeAll(async () => {
  api = await createTestApp({ content: false, env: { SITE_URL: SITE } });
});
beforeEach(async () => {
  player = await api.signUp();
});
afterAll(() => api.close());

interface RequestOptions {
  from?: string;
  headers?: Record<string, string>;
  locale?: string;
}

async function requestReset(
  email: unknown,
  { from, headers = {}, locale = 'ru' }: RequestOptions = {},
): Promise<ApiResponse> {
  places += 1;
  return api.request('POST', '/api/user/reset', {
    body: { email, recaptcha: await api.solveCaptcha() },
    remoteAddress: from ?? `10.77.${places % 250}.${Math.floor(places / 250) + 1}`,
    headers: { 'accept-language': locale, ...headers },
  });
}

/** Requests a reset, runs the job and reads the token of the newest email. */
async function requestToken(email: string, options: RequestOptions = {}): Promise<string> {
  expect((await requestReset(email, options)).body).toEqual({ success: true });
  await runJob(api.app, sendResets);
  return (await listEmails(api, email.toLowerCase(), 'password_reset')).at(-1)?.args.token ?? '';
}

const NEW = 'quite another 4711';
const valid = async (token: unknown) =>
  (await api.request<{ valid?: boolean }>('POST', '/api/user/reset/status', { body: { token } })).body.valid;
const setNew = (token: unknown, newPassword = NEW, passwordConfirmation = newPassword) =>
  api.request('POST', '/api/user/reset/update-password', { body: { token, newPassword, passwordConfirmation } });
const signIn = async (password: string) =>
  (await api.request<{ success: boolean }>('POST', '/api/user/auth/login', { body: { login: player.login, password } }))
    .body.success;
const stateOf = async (as: SignedUp) => (await api.request('POST', '/api/user/auth/token', { as, body: {} })).status;

test('a reset email sets a new password, ends every session and does not sign in', async () => {
  const token = await requestToken(player.email.toUpperCase(), { locale: 'en' });
  const [email] = await listEmails(api, player.email, 'password_reset');
  expect(email).toEqual({ locale: 'en', args: { login: player.login, token } });
  expect(await valid(token)).toBe(true);
  const done = await setNew(token);
  expect([done.status, done.body]).toEqual([200, { success: true }]);
  expect(await stateOf(player)).toBe(401);
  expect([await signIn(player.password), await signIn(NEW)]).toEqual([false, true]);
  const notices = await listEmails(api, player.email, 'notice');
  expect(notices.map(({ args }) => args.event)).toContain('password_reset');
});

test('a reset turns sign-in by password on again', async () => {
  const { db } = api.app;
  await db.updateTable('players').set({ password_sign_in: false }).where('id', '=', player.playerId).execute();
  expect(await signIn(player.password)).toBe(false);
  expect((await setNew(await requestToken(player.email))).status).toBe(200);
  expect(await signIn(NEW)).toBe(true);
});

test('a known and an unknown email get the same response, without a lookup', async () => {
  const { app } = api;
  const known = await requestReset(player.email);
  const unknown = await requestReset('nobody@mail.example');
  const comparable = ({ status, text, headers }: ApiResponse) => {
    const { 'x-request-id': _id, date: _date, ...rest } = headers;
    return { status, text, rest };
  };
  expect(comparable(unknown)).toEqual(comparable(known));
  const rows = await app.db.selectFrom('reset_requests').select('email').where('email', 'is not', null).execute();
  expect(rows.map(({ email }) => email).sort()).toEqual(['nobody@mail.example', player.email].sort());
  await runJob(app, sendResets);
  expect(await app.db.selectFrom('reset_requests').select('id').where('email', 'is not', null).execute()).toEqual([]);
  expect(await listEmails(api, 'nobody@mail.example', 'password_reset')).toEqual([]);
  expect(await listEmails(api, player.email, 'password_reset')).toHaveLength(1);
});

test('only the hash of a token is stored', async () => {
  const token = await requestToken(player.email);
  const { rows } = await api.app.pool.query<{ row: string }>('SELECT r::text AS row FROM password_resets r');
  expect(rows.map(({ row }) => row).join()).not.toContain(token);
  expect(api.log.join('')).not.toContain(token);
  const stored = await api.app.db
    .selectFrom('password_resets')
    .select('token_hash')
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow();
  expect(Buffer.from(stored.token_hash)).toEqual(hashToken(token));
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test('a link works once, for an hour, and a new email voids the previous link', async () => {
  const first = await requestToken(player.email);
  await ageEmails(api, 2 * MINUTE_MS);
  const second = await requestToken(player.email);
  expect(second).not.toBe(first);
  expect([await valid(first), await valid(second)]).toEqual([false, true]);
  expect(refusal(await setNew(first))).toEqual({ status: 409, code: 1, type: 'reset_link_old' });
  expect((await setNew(second)).status).toBe(200);
  expect(refusal(await setNew(second, 'and yet another 12'))).toMatchObject({ type: 'reset_link_old' });
  await ageEmails(api, 2 * MINUTE_MS);
  const third = await requestToken(player.email);
  api.clock.advance(HOUR_MS + 1);
  expect(await valid(third)).toBe(false);
  expect(refusal(await setNew(third))).toMatchObject({ type: 'reset_link_old' });
  expect(await signIn(NEW)).toBe(true);
});

test('of parallel calls one sets the password', async () => {
  const token = await requestToken(player.email);
  const responses = await Promise.all(Array.from({ length: 8 }, (_, at) => setNew(token, `quite another ${at} 4711`)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
});

test.each([
  ['empty', ''],
  ['null', null],
  ['an array', []],
  ['an array of it', ['x']],
  ['an object', {}],
  ['a number', 0],
])('a token that is %s is rejected', async (_name, token) => {
  await requestToken(player.email);
  expect((await setNew(token)).status).toBe(400);
  const { status } = await api.request('POST', '/api/user/reset/status', { body: { token } });
  expect(status).toBe(400);
  expect(await signIn(player.password)).toBe(true);
});

test('a forged token is rejected', async () => {
  const token = await requestToken(player.email);
  for (const forged of [
    'undefined',
    'null',
    'A'.repeat(43),
    token.slice(0, -1),
    `${token}A`,
    hashToken(token).toString('hex'),
  ]) {
    expect([forged, await valid(forged)]).toEqual([forged, false]);
    expect(refusal(await setNew(forged))).toMatchObject({ type: 'reset_link_old' });
  }
});

test('an unacceptable password is reported at its field, and the link still works', async () => {
  const token = await requestToken(player.email);
  const bad = await setNew(token, 'password', 'passwerd');
  expect(bad.body).toMatchObject({
    details: { fields: { newPassword: expect.any(String), passwordConfirmation: expect.any(String) } },
  });
  expect(refusal(await setNew(token, `x${player.login}x`))).toMatchObject({ status: 422 });
  expect((await setNew(token)).status).toBe(200);
});

test('the link starts with the configured address regardless of the Host header', async () => {
  const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  const token = await requestToken(player.email, { headers: evil });
  const args = { login: player.login, token };
  const { html, text } = renderEmail(api.app.config, 'password_reset', 'ru', args);
  expect(text).toContain(`${SITE}/ru/restore#${token}`);
  expect(html + text + JSON.stringify(await listEmails(api, player.email, 'password_reset'))).not.toContain('evil');
});

test('emails per address and requests per network are limited, without revealing who has an account', async () => {
  for (let one = 0; one < 4; one += 1) expect((await requestReset(player.email)).status).toBe(200);
  await runJob(api.app, sendResets);
  expect(await listEmails(api, player.email, 'password_reset')).toHaveLength(1);
  const from = '10.99.1.1';
  const statuses = [];
  for (let one = 0; one < 31; one += 1) {
    statuses.push((await requestReset(`nobody${one}@mail.example`, { from: `10.99.1.${one + 1}` })).status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  const known = await requestReset(player.email, { from });
  expect(refusal(known)).toMatchObject({ status: 429, code: 6 });
  api.clock.advance(HOUR_MS + 1);
  expect((await requestReset(player.email, { from })).status).toBe(200);
});

test('a request requires a captcha', async () => {
  const body = { email: player.email, recaptcha: 'nonsense' };
  const response = await api.request('POST', '/api/user/reset', { body });
  expect([response.status, response.body]).toMatchObject([
    422,
    { details: { fields: { recaptcha: expect.any(String) } } },
  ]);
  expect((await requestReset('no address')).body).toMatchObject({ details: { fields: { email: expect.any(String) } } });
});

test('a link sent to a former address is void', async () => {
  const token = await requestToken(player.email);
  await api.app.db
    .updateTable('players')
    .set({ email: `moved_${player.email}` })
    .where('id', '=', player.playerId)
    .execute();
  expect(await valid(token)).toBe(false);
  expect(refusal(await setNew(token))).toMatchObject({ type: 'reset_link_old' });
});

test('a reset sets the first password of an account without one', async () => {
  await api.app.db.updateTable('players').set({ password_hash: null }).where('id', '=', player.playerId).execute();
  expect((await setNew(await requestToken(player.email))).status).toBe(200);
  expect(await signIn(NEW)).toBe(true);
});

test('requests are deleted after a day', async () => {
  await requestReset(player.email);
  api.clock.advance(25 * HOUR_MS);
  await runJob(api.app, sweepResets);
  expect(await api.app.db.selectFrom('reset_requests').selectAll().execute()).toEqual([]);
});
