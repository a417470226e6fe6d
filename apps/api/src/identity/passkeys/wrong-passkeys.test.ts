import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { HOUR_MS } from '@hoshikraft/shared';
import { refusal } from '../../../testing/players.ts';
import { type Credentials, createTestApp, type SignedUp, type TestApp } from '../../../testing/test-app.ts';
import { type AuthenticatorApp, signInPending, turnOnApp } from '../two-factor/testing/authenticator-app.ts';
import type { SoftwarePasskey, Wrong } from './testing/software-passkey.ts';
import { createPasskeyClient } from './testing/passkey-client.ts';

let api: TestApp;
let passkeys: ReturnType<typeof createPasskeyClient>;
let player: SignedUp;
let phone: AuthenticatorApp;
let passkey: SoftwarePasskey;
beforeAll(async () => {
  api = await createTestApp({ content: false });
  passkeys = createPasskeyClient(api);
});
beforeEach(async () => {
  player = await api.signUp();
  phone = await turnOnApp(api, player);
  passkey = await passkeys.give(player);
});
afterAll(() => api.close());

const REFUSED = { status: 409, code: 1, type: 'passkey_refused' };
const UNRECOGNISED: Wrong = { verified: false };
const confirmBy = (
  as: Credentials,
  body: { passkey: components['schemas']['Assertion'] } | { code: string | undefined },
) => api.request('POST', '/api/user/auth/token', { as, body });
const getChallenge = async (as: Credentials) => (await passkeys.check(as)).body;
const confirm = async (as: Credentials, wrong?: Wrong) =>
  confirmBy(as, { passkey: passkey.answer(await getChallenge(as), wrong) });
const prove = async (as: Credentials, wrong?: Wrong) =>
  api.request('POST', '/api/user/auth/prove', { as, body: { passkey: passkey.answer(await getChallenge(as), wrong) } });

test('wrong passkeys are counted together with wrong codes: the fifth ends the sign-in', async () => {
  const pending = await signInPending(api, player);
  expect((await confirmBy(pending, { code: '000000' })).status).toBe(422);
  for (let tries = 0; tries < 3; tries += 1) expect(refusal(await confirm(pending, UNRECOGNISED))).toEqual(REFUSED);
  const question = await getChallenge(pending);
  expect(refusal(await confirm(pending, UNRECOGNISED))).toMatchObject({ status: 401, type: 'confirmation_over' });
  expect((await confirmBy(pending, { passkey: passkey.answer(question) })).status).toBe(401);
  expect((await confirmBy(pending, { code: phone.code() })).status).toBe(401);
  expect((await confirm(await signInPending(api, player))).status).toBe(200);
});

test('of parallel wrong passkeys at most five are verified', async () => {
  const pending = await signInPending(api, player);
  const questions = await Promise.all(Array.from({ length: 12 }, () => getChallenge(pending)));
  const responses = await Promise.all(
    questions.map((question) => confirmBy(pending, { passkey: passkey.answer(question, UNRECOGNISED) })),
  );
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 409)).toHaveLength(4);
  expect(statuses.filter((status) => status === 401)).toHaveLength(8);
});

test('after twenty wrong passkeys in an hour over all sessions none is verified; sign-in by passkey and recovery codes still work', async () => {
  const attempt = async () => refusal(await prove(player, UNRECOGNISED));
  for (let tries = 0; tries < 20; tries += 1) expect(await attempt()).toEqual(REFUSED);
  const waiting = await prove(player);
  expect(refusal(waiting)).toEqual({ status: 429, code: 6, type: 'too_many_requests' });
  expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(60);
  const pending = await signInPending(api, player);
  expect([(await confirm(pending)).status, (await confirmBy(pending, { code: phone.code() })).status]).toEqual([
    429, 429,
  ]);
  expect((await confirmBy(pending, { code: phone.recoveryCodes[0] })).status).toBe(200);
  expect((await passkeys.signIn(passkey)).status).toBe(200);
  api.clock.advance(HOUR_MS + 1);
  expect((await prove(player)).body).toEqual({ success: true });
});

test("in the operators' app a passkey is a second factor and a step-up, and nothing else", async () => {
  const there = { origin: 'http://localhost:4205' };
  expect((await confirm(await signInPending(api, player), there)).status).toBe(200);
  expect((await prove(player, there)).body).toEqual({ success: true });
  expect(refusal(await passkeys.signIn(passkey, there))).toEqual(REFUSED);
  expect(refusal(await prove(player, { origin: 'http://localhost:4206' }))).toEqual(REFUSED);
});
