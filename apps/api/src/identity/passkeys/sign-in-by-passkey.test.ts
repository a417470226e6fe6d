import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MINUTE_MS } from '@hoshikraft/shared';
import { refusal } from '../../../testing/players.ts';
import { createTestApp, type SignedUp, type TestApp } from '../../../testing/test-app.ts';
import { turnOnApp } from '../two-factor/testing/authenticator-app.ts';
import { createSoftwarePasskey, type SoftwarePasskey, type Wrong } from './testing/software-passkey.ts';
import { createPasskeyClient } from './testing/passkey-client.ts';

let api: TestApp;
let passkeys: ReturnType<typeof createPasskeyClient>;
let player: SignedUp;
let mine: SoftwarePasskey;
beforeAll(async () => {
  api = await createTestApp({ content: false });
  passkeys = createPasskeyClient(api);
});
beforeEach(async () => {
  player = await api.signUp();
  mine = await passkeys.give(player);
});
afterAll(() => api.close());

const OVER = { status: 409, code: 1, type: 'passkey_over' };
const REFUSED = { status: 409, code: 1, type: 'passkey_refused' };

test('a passkey signs in, counts as authentication and records its use', async () => {
  api.clock.advance(MINUTE_MS);
  const answer = await passkeys.signIn(mine);
  expect(answer.body).toMatchObject({ success: true, data: { id: player.playerId, login: player.login } });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect((await api.request('GET', '/api/cabinet', { as: answer.body })).status).toBe(200);
  const { proved_at } = await api.app.db
    .selectFrom('sessions')
    .select('proved_at')
    .where('id', '=', answer.body.accessId)
    .executeTakeFirstOrThrow();
  expect(proved_at).toEqual(api.clock.now());
  expect((await passkeys.list(player)).body.passkeys).toEqual([
    expect.objectContaining({ name: 'My phone', lastUsedAt: api.clock.now().toISOString() }),
  ]);
  expect((await passkeys.signIn(mine)).status).toBe(200);
});

test('a passkey counts as two factors: no code of an authenticator app is required', async () => {
  await turnOnApp(api, player);
  const { body } = await passkeys.signIn(mine);
  expect(body).not.toHaveProperty('pending');
  expect((await api.request('GET', '/api/cabinet', { as: body })).status).toBe(200);
});

test('a passkey without a counter signs in repeatedly', async () => {
  const quiet = await passkeys.give(player, createSoftwarePasskey({ counts: false }));
  expect((await passkeys.signIn(quiet)).status).toBe(200);
  expect((await passkeys.signIn(quiet)).status).toBe(200);
});

test('the request names no account, and is for the configured site regardless of the Host header', async () => {
  const response = await api.request('POST', '/api/user/passkey/begin', {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
  expect(response.body).toMatchObject({
    question: { rpId: 'localhost', userVerification: 'required', allowCredentials: [] },
  });
});

test.each<[string, Wrong]>([
  ['of another site', { origin: 'https://evil.example' }],
  ['of another port of ours', { origin: 'http://localhost:4201' }],
  ['for another domain', { rpId: 'evil.example' }],
  ['of a device that did not recognise its owner', { verified: false }],
  ['for adding a passkey', { type: 'webauthn.create' }],
  ['that names another player', { userHandle: Buffer.alloc(16).toString('base64url') }],
])('an assertion %s is rejected, and its challenge is consumed', async (_what, wrong) => {
  const { question, passkeyKey } = await passkeys.begin();
  expect(refusal(await passkeys.enter(mine.answer(question, wrong), passkeyKey))).toEqual(REFUSED);
  expect(refusal(await passkeys.enter(mine.answer(question), passkeyKey))).toEqual(OVER);
});

test('a counter that went back is rejected, because the passkey was copied', async () => {
  expect((await passkeys.signIn(mine, { counter: 7 })).status).toBe(200);
  expect(refusal(await passkeys.signIn(mine, { counter: 7 }))).toEqual(REFUSED);
  expect(refusal(await passkeys.signIn(mine, { counter: 3 }))).toEqual(REFUSED);
  expect((await passkeys.signIn(mine, { counter: 8 })).status).toBe(200);
});

test('an unknown passkey gets the same response as a wrong signature', async () => {
  const { user } = (await passkeys.beginAdding(player)).body;
  const strange = createSoftwarePasskey();
  strange.make({ ...(await passkeys.beginAdding(player)).body, user });
  const unknown = await passkeys.signIn(strange);
  const { question, passkeyKey } = await passkeys.begin();
  const forged = await passkeys.enter({ ...strange.answer(question), id: mine.answer(question).id }, passkeyKey);
  expect(refusal(unknown)).toEqual(REFUSED);
  const shape = ({ body }: typeof unknown) => JSON.stringify(body).replace(/"requestId":"[^"]*"/, '');
  expect(shape(forged)).toBe(shape(unknown));
});

test('an assertion is valid once, for five minutes, in its own browser', async () => {
  const { question, passkeyKey } = await passkeys.begin();
  const answer = mine.answer(question);
  expect(refusal(await passkeys.enter(answer))).toEqual(OVER);
  expect(refusal(await passkeys.enter(answer, (await passkeys.begin()).passkeyKey))).toEqual(OVER);
  expect((await passkeys.enter(answer, passkeyKey)).status).toBe(200);
  expect(refusal(await passkeys.enter(answer, passkeyKey))).toEqual(OVER);
  const late = await passkeys.begin();
  api.clock.advance(5 * MINUTE_MS);
  expect(refusal(await passkeys.enter(mine.answer(late.question), late.passkeyKey))).toEqual(OVER);
  expect(
    refusal(await passkeys.enter(mine.answer(late.question, { challenge: 'A'.repeat(43) }), late.passkeyKey)),
  ).toEqual(OVER);
});

test('of parallel assertions for one challenge one signs in', async () => {
  const { question, passkeyKey } = await passkeys.begin();
  const responses = Array.from({ length: 12 }, () => passkeys.enter(mine.answer(question), passkeyKey));
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(11);
});

test('a page embedded in another site is rejected', async () => {
  expect(refusal(await passkeys.signIn(mine, { crossOrigin: true }))).toEqual(OVER);
});

test('a banned player is signed in and shown the ban, as by a password', async () => {
  const ban = { login_key: player.login.toLowerCase(), banned_by: 'Moderator', ban_reason: 'Cheats' };
  await api.app.db
    .insertInto('bans')
    .values({ player_id: player.playerId, ...ban, banned_at: api.clock.now() })
    .execute();
  const byPassword = await api.request<{ managers: object }>('POST', '/api/user/auth/login', {
    body: { login: player.login, password: player.password },
  });
  const { body } = await passkeys.signIn(mine);
  expect(body.managers).toEqual(byPassword.body.managers);
  expect(body.managers).toMatchObject({ ban: { isBanned: true } });
});

test('the log contains neither browser keys nor passkey data', async () => {
  const { question, passkeyKey } = await passkeys.begin();
  const answer = mine.answer(question);
  await passkeys.enter(answer, passkeyKey);
  const log = api.log.join('');
  for (const secret of [passkeyKey, answer.signature, question.challenge]) expect(log).not.toContain(secret);
});
