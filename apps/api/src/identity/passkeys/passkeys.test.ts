import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { MINUTE_MS } from '@hoshikraft/shared';
import { listEmails } from '../../../testing/emails.ts';
import { refusal, signIn } from '../../../testing/players.ts';
import { type Credentials, createTestApp, type SignedUp, type TestApp } from '../../../testing/test-app.ts';
import { signInPending, turnOnApp } from '../two-factor/testing/authenticator-app.ts';
import { createSoftwarePasskey, type Wrong } from './testing/software-passkey.ts';
import { createPasskeyClient } from './testing/passkey-client.ts';

type Schemas = components['schemas'];

let api: TestApp;
let passkeys: ReturnType<typeof createPasskeyClient>;
let player: SignedUp;
beforeAll(async () => {
  api = await createTestApp({ content: false });
  passkeys = createPasskeyClient(api);
});
beforeEach(async () => {
  player = await api.signUp();
});
afterAll(() => api.close());

const REFUSED = { status: 409, code: 1, type: 'passkey_refused' };
const OVER = { status: 409, code: 1, type: 'passkey_over' };
const named = async (as: Credentials) => (await passkeys.list(as)).body.passkeys.map(({ name }) => name);
const onlyId = async (as: Credentials) => (await passkeys.list(as)).body.passkeys[0]?.id ?? '';
const confirm = (as: Credentials, passkey: Schemas['Assertion']) =>
  api.request('POST', '/api/user/auth/token', { as, body: { passkey } });
const prove = (as: Credentials, passkey: Schemas['Assertion']) =>
  api.request('POST', '/api/user/auth/prove', { as, body: { passkey } });
const cabinet = async (as: Credentials) => (await api.request('GET', '/api/cabinet', { as })).status;

test('a passkey is added, renamed and removed, and its owner is notified', async () => {
  await passkeys.give(player);
  const id = await onlyId(player);
  expect((await passkeys.change(player, 'rename', { id, name: '  Blue key ' })).body.passkeys).toEqual([
    { id, name: 'Blue key', createdAt: api.clock.now().toISOString(), lastUsedAt: null },
  ]);
  expect((await passkeys.change(player, 'remove', { id })).body).toEqual({ passkeys: [] });
  expect((await passkeys.change(player, 'remove', { id })).body).toEqual({ passkeys: [] });
  const notices = (await listEmails(api, player.email, 'notice')).map(({ args }) => args.event);
  expect(notices).toEqual(expect.arrayContaining(['passkey_added', 'passkey_removed']));
  for (const [target, kinds] of [
    ['2fa', ['passkey_removed', 'passkey_added']],
    ['link', ['passkey_removed', 'passkey_added']],
    ['password', []],
  ] as const) {
    const history = await api.request<Schemas['AccountEventList']>('GET', `/api/user/history?target=${target}`, {
      as: player,
    });
    expect(history.body.items.map(({ kind }) => kind)).toEqual(kinds);
  }
});

test('a player cannot rename or remove the passkey of another', async () => {
  const passkey = await passkeys.give(player);
  const id = await onlyId(player);
  const other = await api.signUp();
  expect(refusal(await passkeys.change(other, 'rename', { id, name: 'Mine' })).status).toBe(404);
  await passkeys.change(other, 'remove', { id });
  expect(await named(player)).toEqual(['My phone']);
  expect((await passkeys.signIn(passkey)).body).toMatchObject({ data: { id: player.playerId } });
});

test('a removed passkey no longer signs in', async () => {
  const passkey = await passkeys.give(player);
  await passkeys.change(player, 'remove', { id: await onlyId(player) });
  expect(refusal(await passkeys.signIn(passkey))).toEqual(REFUSED);
});

test('a credential belongs to one player', async () => {
  const passkey = await passkeys.give(player);
  const other = await api.signUp();
  const again = await passkeys.add(other, passkey.make((await passkeys.beginAdding(other)).body));
  expect(refusal(again)).toMatchObject({ status: 409, type: 'passkey_taken' });
  expect(await named(other)).toEqual([]);
});

test('an account has at most ten passkeys, also if added in parallel', async () => {
  for (let one = 0; one < 8; one += 1) await passkeys.give(player);
  const wanted = await Promise.all([1, 2, 3, 4].map(() => passkeys.beginAdding(player)));
  const added = await Promise.all(wanted.map(({ body }) => passkeys.add(player, createSoftwarePasskey().make(body))));
  expect(added.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await named(player)).toHaveLength(10);
  expect(refusal(await passkeys.beginAdding(player))).toEqual({ status: 409, code: 5, type: 'passkeys_full' });
});

test.each<[string, Wrong]>([
  ['for another site', { origin: 'https://evil.example' }],
  ['for another domain', { rpId: 'evil.example' }],
  ['by a device that did not recognise its owner', { verified: false }],
  ['as an answer to a sign-in', { type: 'webauthn.get' }],
])('a passkey created %s is rejected', async (_what, wrong) => {
  const { body } = await passkeys.beginAdding(player);
  expect(refusal(await passkeys.add(player, createSoftwarePasskey().make(body, wrong)))).toEqual(REFUSED);
  expect(refusal(await passkeys.add(player, createSoftwarePasskey().make(body)))).toEqual(OVER);
});

test('a registration challenge is valid only for its session and for adding', async () => {
  const { body } = await passkeys.beginAdding(player);
  const made = createSoftwarePasskey().make(body);
  expect(refusal(await passkeys.add(await signIn(api, player.playerId), made))).toEqual(OVER);
  const passkey = await passkeys.give(player);
  expect(refusal(await prove(player, passkey.answer(body)))).toEqual(OVER);
});

test('adding and removing require step-up authentication, which a passkey provides', async () => {
  const passkey = await passkeys.give(player);
  api.clock.advance(16 * MINUTE_MS);
  const stepUpRequired = { status: 403, code: 3, type: 'proof_needed' };
  expect(refusal(await passkeys.beginAdding(player))).toEqual(stepUpRequired);
  expect(refusal(await passkeys.change(player, 'remove', { id: await onlyId(player) }))).toEqual(stepUpRequired);
  const ways = await api.request('GET', '/api/user/auth/prove', { as: player });
  expect(ways.body).toMatchObject({ factors: [4] });
  const { body: question } = await passkeys.check(player);
  const theirs = await passkeys.give(await api.signUp());
  expect(refusal(await prove(player, theirs.answer(question)))).toEqual(REFUSED);
  expect(refusal(await passkeys.beginAdding(player))).toEqual(stepUpRequired);
  const { body: anew } = await passkeys.check(player);
  expect((await prove(player, passkey.answer(anew))).body).toEqual({ success: true });
  expect((await passkeys.beginAdding(player)).status).toBe(200);
  expect(refusal(await prove(player, passkey.answer(anew)))).toEqual(OVER);
});

test('a passkey confirms a sign-in that waits for an authenticator app', async () => {
  const phone = await turnOnApp(api, player);
  const passkey = await passkeys.give(player);
  const pending = await signInPending(api, player);
  expect(pending.pending).toMatchObject({ factor: 3, factors: [3, 4] });
  const { body: question } = await passkeys.check(pending);
  expect(question.allowCredentials).toEqual([
    expect.objectContaining({ type: 'public-key', transports: ['internal'] }),
  ]);
  const other = await signInPending(api, player);
  expect(refusal(await confirm(other, passkey.answer(question)))).toEqual(OVER);
  expect(refusal(await confirm(pending, passkey.answer(question, { verified: false })))).toEqual(REFUSED);
  expect(await cabinet(pending)).toBe(403);
  const { body: anew } = await passkeys.check(pending);
  expect((await confirm(pending, passkey.answer(anew))).status).toBe(200);
  expect(await cabinet(pending)).toBe(200);
  expect((await api.request('POST', '/api/user/auth/token', { as: other, body: { code: phone.code() } })).status).toBe(
    200,
  );
});

test("another player's passkey confirms nothing", async () => {
  await turnOnApp(api, player);
  await passkeys.give(player);
  const pending = await signInPending(api, player);
  const theirs = await passkeys.give(await api.signUp());
  const { body: question } = await passkeys.check(pending);
  expect(refusal(await confirm(pending, theirs.answer(question)))).toEqual(REFUSED);
  expect(await cabinet(pending)).toBe(403);
});

test('a passkey is not required after a password, because the launcher has none', async () => {
  await passkeys.give(player);
  const { login, password } = player;
  for (const [path, more] of [
    ['user/auth/login', {}],
    ['launcher/auth/login', { systemData: {} }],
  ] as const) {
    const { body } = await api.request('POST', `/api/${path}`, { body: { login, password, ...more } });
    expect(body).not.toHaveProperty('pending');
  }
  expect(refusal(await passkeys.check(await signInAs(await api.signUp())))).toMatchObject({ type: 'no_passkey' });
});

const signInAs = (one: SignedUp) => signIn(api, one.playerId);

test('a passkey is a sign-in method: the last one cannot be removed once the others are off', async () => {
  await passkeys.give(player);
  const off = await api.request<Schemas['Authorization']>('POST', '/api/cabinet/authorization/update', {
    as: player,
    body: { method: 'password', enabled: false },
  });
  expect(off.body.methods).toContainEqual({ method: 'passkey', available: true, enabled: true, only: true });
  const id = await onlyId(player);
  expect(refusal(await passkeys.change(player, 'remove', { id }))).toEqual({
    status: 409,
    code: 5,
    type: 'only_sign_in_method',
  });
  expect(await named(player)).toEqual(['My phone']);
  await passkeys.give(player);
  expect((await passkeys.change(player, 'remove', { id })).status).toBe(200);
});

test('of the last two passkeys removed in parallel one stays if there is no other sign-in method', async () => {
  await passkeys.give(player);
  await passkeys.give(player);
  await api.request('POST', '/api/cabinet/authorization/update', {
    as: player,
    body: { method: 'password', enabled: false },
  });
  const { body } = await passkeys.list(player);
  await Promise.all(body.passkeys.map(({ id }) => passkeys.change(player, 'remove', { id })));
  expect(await named(player)).toHaveLength(1);
});
