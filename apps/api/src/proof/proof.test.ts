import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MINUTE_MS } from '@hoshikraft/shared';
import { ageLetters, lettersTo } from '../../testing/letters.ts';
import { refusal, signIn } from '../../testing/players.ts';
import { type Credentials, createTestApp, type SignedUp, type TestApp } from '../../testing/test-app.ts';
import { turnOnApp } from '../two-factor/testing/authenticator-app.ts';
import { personAt } from '../two-factor/testing/messenger.ts';

let api: TestApp;
let player: SignedUp;
beforeAll(async () => {
  api = await createTestApp({ content: false });
});
beforeEach(async () => {
  player = await api.signUp();
});
afterAll(() => api.close());

const prove = async (as: Credentials, proof: object) =>
  (await api.request<{ success?: boolean }>('POST', '/api/user/auth/prove', { as, body: proof })).body.success;
const provedAt = async ({ accessId }: Credentials) =>
  (await api.app.db.selectFrom('sessions').select('proved_at').where('id', '=', accessId).executeTakeFirstOrThrow())
    .proved_at;
const forgetProof = ({ accessId }: Credentials) =>
  api.app.db.updateTable('sessions').set({ proved_at: null }).where('id', '=', accessId).execute();
const send = (as: Credentials) => api.request('POST', '/api/user/auth/prove/send', { as });
async function codeFor(as: SignedUp): Promise<string> {
  expect((await send(as)).body).toEqual({ success: true });
  return (await lettersTo(api, as.email, 'proof_code')).at(-1)?.args.code ?? '';
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('registration and sign-in are a proof, and the password is one again', async () => {
  expect(await provedAt(player)).toEqual(api.clock.now());
  api.clock.advance(20 * MINUTE_MS);
  const { body } = await api.request<Credentials>('POST', '/api/user/auth/login', {
    body: { login: player.login, password: player.password },
  });
  expect(await provedAt(body)).toEqual(api.clock.now());
  expect(await prove(player, { password: 'not this one' })).toBe(false);
  expect(await provedAt(player)).not.toEqual(api.clock.now());
  expect(await prove(player, { password: player.password })).toBe(true);
  expect(await provedAt(player)).toEqual(api.clock.now());
});

test('wrong passwords are counted with those of sign-in, and cost a captcha and waits', async () => {
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
  expect(await prove(player, { password: player.password, recaptcha: await api.solveCaptcha() })).toBe(true);
});

test('a code by letter says what it is for, and proves its own session once', async () => {
  const other = await signIn(api, player.playerId);
  await forgetProof(player);
  await forgetProof(other);
  const code = await codeFor(player);
  expect(code).toMatch(/^\d{6}$/);
  expect(await prove(other, { code })).toBe(false);
  expect(await prove(player, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).toBe(true);
  expect([await provedAt(player), await provedAt(other)]).toEqual([api.clock.now(), null]);
  expect(await prove(player, { code })).toBe(false);
});

test('five wrong codes end a code, ten minutes do, and a new one does', async () => {
  const first = await codeFor(player);
  for (let tries = 0; tries < 5; tries += 1) expect(await prove(player, { code: wrong(first) })).toBe(false);
  expect(await prove(player, { code: first })).toBe(false);
  await ageLetters(api, 2 * MINUTE_MS);
  const second = await codeFor(player);
  await ageLetters(api, 2 * MINUTE_MS);
  const third = await codeFor(player);
  if (second !== third) expect(await prove(player, { code: second })).toBe(false);
  api.clock.advance(10 * MINUTE_MS + 1);
  expect(await prove(player, { code: third })).toBe(false);
});

test('of many guesses at once five are looked at', async () => {
  const code = await codeFor(player);
  const guesses = Array.from({ length: 19 }, () => prove(player, { code: wrong(code) }));
  expect(await Promise.all(guesses)).toEqual(Array(19).fill(false));
  expect(await prove(player, { code })).toBe(false);
});

test('codes are sent a minute apart, and nowhere where there is no e-mail', async () => {
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
  expect(await prove(player, { password: player.password })).toBe(false);
});

test('a code stands neither in the log nor as itself in the database', async () => {
  const code = await codeFor(player);
  await prove(player, { code });
  expect(api.log.join('')).not.toContain(code);
  const again = await api.app.db.selectFrom('proof_codes').selectAll().execute();
  expect(JSON.stringify(again)).not.toContain(`"${code}"`);
});

test('by a code of a second factor, once; wrong ones are counted with those of sign-in', async () => {
  const phone = await turnOnApp(api, player);
  await forgetProof(player);
  const { body } = await api.request('GET', '/api/user/auth/prove', { as: player });
  expect(body).toMatchObject({ factors: [3] });
  const give = async (factorCode: string | undefined) =>
    (await api.request('POST', '/api/user/auth/prove', { as: player, body: { factorCode } })).status;
  const code = phone.code();
  expect([await give(wrong(code)), await provedAt(player)]).toEqual([422, null]);
  expect([await give(code), await provedAt(player)]).toEqual([200, api.clock.now()]);
  await forgetProof(player);
  expect([await give(code), await provedAt(player)]).toEqual([422, null]);
  expect([await give(phone.recoveryCodes[0]), await give(phone.recoveryCodes[0])]).toEqual([200, 422]);
  for (let tries = 0; tries < 20; tries += 1) await give(wrong(phone.code(1)));
  expect(await give(phone.code(1))).toBe(429);
});

test('a code that a bot sent to sign in proves nothing, one for a change does', async () => {
  const chat = personAt(api);
  await chat.link(player);
  const { body } = await api.request<Credentials>('POST', '/api/user/auth/login', {
    body: { login: player.login, password: player.password },
  });
  expect(body).toHaveProperty('pending');
  const toSignIn = await chat.readCode();
  const give = (factorCode: string | undefined) =>
    api.request('POST', '/api/user/auth/prove', { as: player, body: { factorCode } });
  expect((await give(toSignIn)).status).toBe(422);
  api.clock.advance(MINUTE_MS);
  await api.request('POST', '/api/user/auth/code', { as: player, body: {} });
  expect((await give(await chat.readCode())).body).toEqual({ success: true });
});
