import { expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { MINUTE_MS } from '@hoshikraft/shared';
import { listEmails } from '../../../testing/emails.ts';
import type { Credentials } from '../../../testing/test-app.ts';
import { setUpOauth } from './testing/set-up-oauth.ts';

type Authorization = components['schemas']['Authorization'];
type History = components['schemas']['AccountEventList'];

const oauth = setUpOauth();
let people = 0;
const newSubject = (): string => `subject-${(people += 1)}`;

const stateOf = async (as: Credentials) =>
  (await oauth.api.request<Authorization>('GET', '/api/cabinet/authorization', { as })).body;
const set = (as: Credentials, method: string, enabled: boolean) =>
  oauth.api.request<Authorization>('POST', '/api/cabinet/authorization/update', { as, body: { method, enabled } });
const unlink = (as: Credentials, service: string) =>
  oauth.api.request<Authorization>('POST', '/api/user/oauth/unlink', { as, body: { service } });
const methodOf = ({ methods }: Authorization, name: string) => methods.find(({ method }) => method === name);
const typeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { details?: { type: string } }).details?.type,
];
const signIn = async ({ login, password }: { login: string; password: string }) =>
  (await oauth.api.request<{ success: boolean }>('POST', '/api/user/auth/login', { body: { login, password } })).body
    .success;

/** Registers a player whose only sign-in method is Google. */
async function registerByGoogle() {
  const subject = newSubject();
  const { key } = await oauth.completeFlow('google', subject, { name: 'Mari' });
  const { body } = await oauth.register(key, `alone_${people}`);
  return { ...body, subject };
}

test('a password is shown as the only sign-in method of a player who has no other', async () => {
  const player = await oauth.api.signUp({ email: `mari_${(people += 1)}@mail.example` });
  const state = await stateOf(player);
  expect(state).toMatchObject({ email: 'm•••@mail.example', hasPassword: true, services: [] });
  expect(state.methods.map(({ method }) => method)).toEqual(['password', 'vk', 'yandex', 'google', 'steam', 'passkey']);
  expect(methodOf(state, 'password')).toEqual({ method: 'password', available: true, enabled: true, only: true });
  expect(methodOf(state, 'vk')).toEqual({ method: 'vk', available: false, enabled: false, only: false });
});

test('the only sign-in method can be neither turned off nor unlinked', async () => {
  const player = await registerByGoogle();
  const before = await stateOf(player);
  expect(before).toMatchObject({ email: null, hasPassword: false });
  expect(before.services).toMatchObject([{ service: 'google', name: 'Mari', only: true }]);
  expect(typeOf(await set(player, 'google', false))).toEqual([409, 'only_sign_in_method']);
  expect(typeOf(await unlink(player, 'google'))).toEqual([409, 'only_sign_in_method']);
  expect(typeOf(await set(player, 'password', true))).toEqual([409, 'no_sign_in_method']);
  expect(typeOf(await set(player, 'steam', true))).toEqual([409, 'no_sign_in_method']);
  expect(await stateOf(player)).toEqual(before);
  const owner = await oauth.api.signUp();
  expect(typeOf(await set(owner, 'password', false))).toEqual([409, 'only_sign_in_method']);
});

test('a linked service that is not a sign-in method does not count: discord does not make google removable', async () => {
  const player = await registerByGoogle();
  await oauth.completeFlow('discord', newSubject(), { as: player });
  expect(typeOf(await unlink(player, 'google'))).toEqual([409, 'only_sign_in_method']);
  expect((await unlink(player, 'discord')).body.services.map(({ service }) => service)).toEqual(['google']);
});

test('a sign-in method that is turned off is rejected until it is turned on again', async () => {
  const player = await oauth.api.signUp();
  const subject = newSubject();
  await oauth.completeFlow('google', subject, { as: player });
  expect(methodOf((await set(player, 'google', false)).body, 'google')).toMatchObject({ enabled: false, only: false });
  const refused = await oauth.completeFlow('google', subject);
  expect(typeOf(refused)).toEqual([409, 'sign_in_off']);
  expect((await set(player, 'google', true)).status).toBe(200);
  expect((await oauth.completeFlow('google', subject)).body).toMatchObject({ data: { login: player.login } });
});

test('a password that is turned off is rejected like a wrong one', async () => {
  const player = await oauth.api.signUp();
  const subject = newSubject();
  await oauth.completeFlow('steam', '76561198000000777', { as: player });
  await oauth.completeFlow('google', subject, { as: player });
  expect(await signIn(player)).toBe(true);
  const { body } = await set(player, 'password', false);
  expect(methodOf(body, 'password')).toEqual({ method: 'password', available: true, enabled: false, only: false });
  expect(await signIn(player)).toBe(false);
  expect(await signIn({ ...player, login: player.email })).toBe(false);
  expect((await set(player, 'password', true)).status).toBe(200);
  expect(await signIn(player)).toBe(true);
});

test('an unlinked identity no longer signs in and can be linked to another player', async () => {
  const [player, other] = [await oauth.api.signUp(), await oauth.api.signUp()];
  const subject = newSubject();
  await oauth.completeFlow('yandex', subject, { as: player });
  expect((await unlink(player, 'yandex')).body.services).toEqual([]);
  expect((await unlink(player, 'yandex')).status).toBe(200);
  expect((await oauth.completeFlow('yandex', subject)).body).toMatchObject({ outcome: 'register' });
  expect((await oauth.completeFlow('yandex', subject, { as: other })).body).toMatchObject({ outcome: 'linked' });
  expect((await stateOf(player)).services).toEqual([]);
});

test('linking and unlinking are recorded once and notified by email', async () => {
  const player = await oauth.api.signUp();
  const subject = newSubject();
  for (let time = 0; time < 2; time += 1) await oauth.completeFlow('google', subject, { as: player });
  for (let time = 0; time < 2; time += 1) await unlink(player, 'google');
  const { rows } = await oauth.api.app.pool.query(
    "SELECT kind, service FROM account_events WHERE player_id = $1 AND target = 'link' ORDER BY id",
    [player.playerId],
  );
  expect(rows).toEqual([
    { kind: 'service_linked', service: 'google' },
    { kind: 'service_unlinked', service: 'google' },
  ]);
  const letters = await oauth.api.app.pool.query("SELECT kind FROM letters WHERE player_id = $1 AND kind = 'notice'", [
    player.playerId,
  ]);
  expect(letters.rows).toHaveLength(2);
});

test('turning a sign-in method off or on is recorded and notified once; the password also in the password history', async () => {
  const player = await oauth.api.signUp();
  const events = async (target: string) => {
    const { body } = await oauth.api.request<History>('GET', `/api/user/history?target=${target}`, { as: player });
    return body.items.map(({ kind, service }) => [kind, service]);
  };
  await oauth.completeFlow('google', newSubject(), { as: player });
  for (const enabled of [false, false, true, true]) await set(player, 'google', enabled);
  await set(player, 'password', false);
  const google = [
    ['sign_in_on', 'google'],
    ['sign_in_off', 'google'],
    ['service_linked', 'google'],
  ];
  expect(await events('link')).toEqual([['sign_in_off', 'password'], ...google]);
  expect(await events('password')).toEqual([['sign_in_off', 'password']]);
  expect(await events('2fa')).toEqual([]);
  const notices = await listEmails(oauth.api, player.email, 'notice');
  expect(notices.map(({ args }) => [args.event, args.service])).toEqual([
    ['service_linked', 'google'],
    ['sign_in_off', 'google'],
    ['sign_in_on', 'google'],
    ['sign_in_off', 'password'],
  ]);
  expect((await set(player, 'google', false)).status).toBe(409);
  expect(await listEmails(oauth.api, player.email, 'notice')).toHaveLength(4);
});

test('of two sign-in methods removed in parallel one stays', async () => {
  for (let round = 0; round < 3; round += 1) {
    const player = await registerByGoogle();
    await oauth.completeFlow('yandex', newSubject(), { as: player });
    const responses = await Promise.all([unlink(player, 'google'), set(player, 'yandex', false)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await stateOf(player)).methods.filter(({ enabled }) => enabled)).toHaveLength(1);
  }
});

test('step-up authentication is required again after fifteen minutes', async () => {
  const player = await registerByGoogle();
  oauth.api.clock.advance(16 * MINUTE_MS);
  for (const refused of [await unlink(player, 'google'), await set(player, 'google', true)]) {
    expect(typeOf(refused)).toEqual([403, 'proof_needed']);
  }
});

test('a service linked by a bot is not a sign-in method until the player links it through the service', async () => {
  const player = await oauth.api.signUp();
  const subject = newSubject();
  await oauth.api.app.db
    .insertInto('linked_services')
    .values({ player_id: player.playerId, service: 'vk', subject, name: null, linked_at: oauth.api.clock.now() })
    .execute();
  expect(methodOf(await stateOf(player), 'vk')).toMatchObject({ available: true, enabled: false });
  expect(typeOf(await oauth.completeFlow('vk', subject))).toEqual([409, 'sign_in_off']);
  await oauth.completeFlow('vk', subject, { as: player });
  expect((await oauth.completeFlow('vk', subject)).body).toMatchObject({ data: { login: player.login } });
  expect((await listEmails(oauth.api, player.email, 'notice')).map(({ args }) => args.event)).toEqual(['sign_in_on']);
});
