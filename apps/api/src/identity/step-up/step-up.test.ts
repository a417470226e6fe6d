import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MINUTE_MS } from '@hoshikraft/shared';
import { ageEmails, listEmails } from '../../../testing/emails.ts';
import { refusal, signIn } from '../../../testing/players.ts';
import { type Credentials, createTestApp, type SignedUp, type TestApp } from '../../../testing/test-app.ts';
import { turnOnApp } from '../two-factor/testing/authenticator-app.ts';
import { createChatUser } from '../two-factor/testing/chat-user.ts';

let api: TestApp;
let player: SignedUp;
beforeAll(async () => {
  api = await createTestApp({ content: false });
});
beforeEach(async () => {
  player = await api.signUp();
});
afterAll(() => api.close());

const stepUp = async (as: Credentials, body: object) =>
  (await api.request<{ success?: boolean }>('POST', '/api/user/auth/prove', { as, body })).body.success;
const provedAt = async ({ accessId }: Credentials) =>
  (await api.app.db.selectFrom('sessions').select('proved_at').where('id', '=', accessId).executeTakeFirstOrThrow())
    .proved_at;
const expireStepUp = ({ accessId }: Credentials) =>
  api.app.db.updateTable('sessions').set({ proved_at: null }).where('id', '=', accessId).execute();
const send = (as: Credentials) => api.request('POST', '/api/user/auth/prove/send', { as });
async function codeFor(as: SignedUp): Promise<string> {
  expect((await send(as)).body).toEqual({ success: true });
  return (await listEmails(api, as.email, 'proof_code')).at(-1)?.args.code ?? '';
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('registration, sign-in and the password pass step-up authentication', async () => {
  expect(await provedAt(player)).toEqual(api.clock.now());
  api.clock.advance(20 * MINUTE_MS);
  const { body } = await api.request<Credentials>('POST', '/api/user/auth/login', {
    body: { login: player.login, password: player.password },
  });
  expect(await provedAt(body)).toEqual(api.clock.now());
  expect(await stepUp(player, { password: 'not this one' })).toBe(false);
  expect(await provedAt(player)).not.toEqual(api.clock.now());
  expect(await stepUp(player, { password: player.password })).toBe(true);
  expect(await provedAt(player)).toEqual(api.clock.now());
});

test('wrong passwords are counted with those of sign-in and lead to a captcha', async () => {
  const tries = [];
  for (let one = 0; one < 6; one += 1) {
    tries.push(
      (await api.request('POST', '/api/user/auth/prove', { as: player, body: { password: 'not this' } })).body,
    );
  }
  expect(tries.slice(0, 4)).toEqual(Array(4).fill({ success: false, captchaRequired: false }));
  expect(tries.slice(4)).toEqual(Array(2).fill({ success: false, captchaRequired: true }));
  const body = { login: player.login, password: player.password };
  expect((await api.request('POST', '/api/user/auth/login', { body })).body).toMatchObject({ captchaRequired: true });
  expect(await stepUp(player, { password: player.password, recaptcha: await api.solveCaptcha() })).toBe(true);
});

test('an emailed code authenticates its own session once', async () => {
  const other = await signIn(api, player.playerId);
  await expireStepUp(player);
  await expireStepUp(other);
  const code = await codeFor(player);
  expect(code).toMatch(/^\d{6}$/);
  expect(await stepUp(other, { code })).toBe(false);
  expect(await stepUp(player, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).toBe(true);
  expect([await provedAt(player), await provedAt(other)]).toEqual([api.clock.now(), null]);
  expect(await stepUp(player, { code })).toBe(false);
});

test('a code is void after five wrong attempts, after ten minutes or once replaced', async () => {
  const first = await codeFor(player);
  const tried = async (code: string) =>
    (await api.request('POST', '/api/user/auth/prove', { as: player, body: { code } })).body;
  for (const triesLeft of [4, 3, 2, 1, 0])
    expect(await tried(wrong(first))).toEqual({ success: false, captchaRequired: false, triesLeft });
  expect(await tried(first)).toMatchObject({ success: false, triesLeft: 0 });
  await ageEmails(api, 2 * MINUTE_MS);
  const second = await codeFor(player);
  await ageEmails(api, 2 * MINUTE_MS);
  const third = await codeFor(player);
  if (second !== third) expect(await stepUp(player, { code: second })).toBe(false);
  api.clock.advance(10 * MINUTE_MS + 1);
  expect(await stepUp(player, { code: third })).toBe(false);
});

test('of parallel guesses five are verified', async () => {
  const code = await codeFor(player);
  const guesses = Array.from({ length: 19 }, () => stepUp(player, { code: wrong(code) }));
  expect(await Promise.all(guesses)).toEqual(Array(19).fill(false));
  expect(await stepUp(player, { code })).toBe(false);
});

test('codes are sent at most once a minute, and only to accounts with an email', async () => {
  await codeFor(player);
  expect(refusal(await send(player))).toMatchObject({ status: 429, code: 6 });
  const ways = () => api.request('GET', '/api/user/auth/prove', { as: player });
  const change = (fields: { email?: null; password_hash?: null; password_sign_in?: boolean }) =>
    api.app.db.updateTable('players').set(fields).where('id', '=', player.playerId).execute();
  const others = { factors: [], services: [] };
  const email = expect.stringMatching(/^p•••@mail\.example$/) as unknown;
  expect((await ways()).body).toEqual({ password: true, email, ...others });
  await change({ password_sign_in: false });
  expect((await ways()).body).toEqual({ password: false, email, ...others });
  await change({ email: null, password_hash: null });
  expect((await ways()).body).toEqual({ password: false, email: null, ...others });
  expect(refusal(await send(player))).toEqual({ status: 409, code: 5, type: 'no_email' });
  expect(await stepUp(player, { password: player.password })).toBe(false);
});

test('codes are neither logged nor stored in plain text', async () => {
  const code = await codeFor(player);
  await stepUp(player, { code });
  expect(api.log.join('')).not.toContain(code);
  const again = await api.app.db.selectFrom('proof_codes').selectAll().execute();
  expect(JSON.stringify(again)).not.toContain(`"${code}"`);
});

test('a second factor code works once; wrong codes are counted with those of sign-in', async () => {
  const phone = await turnOnApp(api, player);
  await expireStepUp(player);
  const { body } = await api.request('GET', '/api/user/auth/prove', { as: player });
  expect(body).toMatchObject({ factors: [3] });
  const give = async (factorCode: string | undefined) =>
    (await api.request('POST', '/api/user/auth/prove', { as: player, body: { factorCode } })).status;
  const code = phone.code();
  expect([await give(wrong(code)), await provedAt(player)]).toEqual([422, null]);
  expect([await give(code), await provedAt(player)]).toEqual([200, api.clock.now()]);
  await expireStepUp(player);
  expect([await give(code), await provedAt(player)]).toEqual([422, null]);
  expect([await give(phone.recoveryCodes[0]), await give(phone.recoveryCodes[0])]).toEqual([200, 422]);
  for (let tries = 0; tries < 20; tries += 1) await give(wrong(phone.code(1)));
  expect(await give(phone.code(1))).toBe(429);
});

test('a bot’s sign-in code is rejected, a code for changes is accepted', async () => {
  const chat = createChatUser(api);
  await chat.link(player);
  const { body } = await api.request<Credentials>('POST', '/api/user/auth/login', {
    body: { login: player.login, password: player.password },
  });
  expect(body).toHaveProperty('pending');
  const signInCode = await chat.readCode();
  const give = (factorCode: string | undefined) =>
    api.request('POST', '/api/user/auth/prove', { as: player, body: { factorCode } });
  expect((await give(signInCode)).status).toBe(422);
  api.clock.advance(MINUTE_MS);
  await api.request('POST', '/api/user/auth/code', { as: player, body: {} });
  expect((await give(await chat.readCode())).body).toEqual({ success: true });
});
