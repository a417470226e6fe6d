import { expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { MINUTE_MS } from '@hoshikraft/shared';
import { lettersTo } from '../../testing/letters.ts';
import type { Credentials } from '../../testing/test-app.ts';
import { atServices } from './testing/at-services.ts';

type Authorization = components['schemas']['Authorization'];
type History = components['schemas']['AccountEventList'];

const at = atServices();
let people = 0;
const somebody = (): string => `subject-${(people += 1)}`;

const stateOf = async (as: Credentials) =>
  (await at.api.request<Authorization>('GET', '/api/cabinet/authorization', { as })).body;
const set = (as: Credentials, method: string, enabled: boolean) =>
  at.api.request<Authorization>('POST', '/api/cabinet/authorization/update', { as, body: { method, enabled } });
const unlink = (as: Credentials, service: string) =>
  at.api.request<Authorization>('POST', '/api/user/oauth/unlink', { as, body: { service } });
const methodOf = ({ methods }: Authorization, name: string) => methods.find(({ method }) => method === name);
const typeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { details?: { type: string } }).details?.type,
];
const signIn = async ({ login, password }: { login: string; password: string }) =>
  (await at.api.request<{ success: boolean }>('POST', '/api/user/auth/login', { body: { login, password } })).body
    .success;

/** A player whom only a service knows. */
async function byGoogleAlone() {
  const subject = somebody();
  const { key } = await at.goThrough('google', subject, { name: 'Mari' });
  const { body } = await at.register(key, `alone_${people}`);
  return { ...body, subject };
}

test('a player with a password is told so, and that it is the only way in', async () => {
  const player = await at.api.signUp({ email: `mari_${(people += 1)}@mail.example` });
  const state = await stateOf(player);
  expect(state).toMatchObject({ email: 'm•••@mail.example', hasPassword: true, services: [] });
  expect(state.methods.map(({ method }) => method)).toEqual(['password', 'vk', 'yandex', 'google', 'steam', 'passkey']);
  expect(methodOf(state, 'password')).toEqual({ method: 'password', available: true, enabled: true, only: true });
  expect(methodOf(state, 'vk')).toEqual({ method: 'vk', available: false, enabled: false, only: false });
});

test('the only way in is neither turned off nor unlinked, and nothing is changed by trying', async () => {
  const player = await byGoogleAlone();
  const before = await stateOf(player);
  expect(before).toMatchObject({ email: null, hasPassword: false });
  expect(before.services).toMatchObject([{ service: 'google', name: 'Mari', only: true }]);
  expect(typeOf(await set(player, 'google', false))).toEqual([409, 'only_sign_in_method']);
  expect(typeOf(await unlink(player, 'google'))).toEqual([409, 'only_sign_in_method']);
  expect(typeOf(await set(player, 'password', true))).toEqual([409, 'no_sign_in_method']);
  expect(typeOf(await set(player, 'steam', true))).toEqual([409, 'no_sign_in_method']);
  expect(await stateOf(player)).toEqual(before);
  const owner = await at.api.signUp();
  expect(typeOf(await set(owner, 'password', false))).toEqual([409, 'only_sign_in_method']);
});

test('a link without which nobody signs in is no way in: discord does not make google spare', async () => {
  const player = await byGoogleAlone();
  await at.goThrough('discord', somebody(), { as: player });
  expect(typeOf(await unlink(player, 'google'))).toEqual([409, 'only_sign_in_method']);
  expect((await unlink(player, 'discord')).body.services.map(({ service }) => service)).toEqual(['google']);
});

test('a way that is turned off lets nobody in, and on again it does', async () => {
  const player = await at.api.signUp();
  const subject = somebody();
  await at.goThrough('google', subject, { as: player });
  expect(methodOf((await set(player, 'google', false)).body, 'google')).toMatchObject({ enabled: false, only: false });
  const refused = await at.goThrough('google', subject);
  expect(typeOf(refused)).toEqual([409, 'sign_in_off']);
  expect((await set(player, 'google', true)).status).toBe(200);
  expect((await at.goThrough('google', subject)).body).toMatchObject({ data: { login: player.login } });
});

test('a password that is turned off is as wrong as any other', async () => {
  const player = await at.api.signUp();
  const subject = somebody();
  await at.goThrough('steam', '76561198000000777', { as: player });
  await at.goThrough('google', subject, { as: player });
  expect(await signIn(player)).toBe(true);
  const { body } = await set(player, 'password', false);
  expect(methodOf(body, 'password')).toEqual({ method: 'password', available: true, enabled: false, only: false });
  expect(await signIn(player)).toBe(false);
  expect(await signIn({ ...player, login: player.email })).toBe(false);
  expect((await set(player, 'password', true)).status).toBe(200);
  expect(await signIn(player)).toBe(true);
});

test('what is unlinked signs nobody in any more: it is a stranger, and may go to another player', async () => {
  const [player, other] = [await at.api.signUp(), await at.api.signUp()];
  const subject = somebody();
  await at.goThrough('yandex', subject, { as: player });
  expect((await unlink(player, 'yandex')).body.services).toEqual([]);
  expect((await unlink(player, 'yandex')).status).toBe(200);
  expect((await at.goThrough('yandex', subject)).body).toMatchObject({ outcome: 'register' });
  expect((await at.goThrough('yandex', subject, { as: other })).body).toMatchObject({ outcome: 'linked' });
  expect((await stateOf(player)).services).toEqual([]);
});

test('what is linked and unlinked stands in the history once, and is told to the address of the player', async () => {
  const player = await at.api.signUp();
  const subject = somebody();
  for (let time = 0; time < 2; time += 1) await at.goThrough('google', subject, { as: player });
  for (let time = 0; time < 2; time += 1) await unlink(player, 'google');
  const { rows } = await at.api.app.pool.query(
    "SELECT kind, service FROM account_events WHERE player_id = $1 AND target = 'link' ORDER BY id",
    [player.playerId],
  );
  expect(rows).toEqual([
    { kind: 'service_linked', service: 'google' },
    { kind: 'service_unlinked', service: 'google' },
  ]);
  const letters = await at.api.app.pool.query("SELECT kind FROM letters WHERE player_id = $1 AND kind = 'notice'", [
    player.playerId,
  ]);
  expect(letters.rows).toHaveLength(2);
});

test('a way that is turned off or on is told in the history and by a letter, once; the password among passwords too', async () => {
  const player = await at.api.signUp();
  const events = async (target: string) => {
    const { body } = await at.api.request<History>('GET', `/api/user/history?target=${target}`, { as: player });
    return body.items.map(({ kind, service }) => [kind, service]);
  };
  await at.goThrough('google', somebody(), { as: player });
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
  const notices = await lettersTo(at.api, player.email, 'notice');
  expect(notices.map(({ args }) => [args.event, args.service])).toEqual([
    ['service_linked', 'google'],
    ['sign_in_off', 'google'],
    ['sign_in_on', 'google'],
    ['sign_in_off', 'password'],
  ]);
  expect((await set(player, 'google', false)).status).toBe(409);
  expect(await lettersTo(at.api, player.email, 'notice')).toHaveLength(4);
});

test('of two ways in, both taken away at once, one stays', async () => {
  for (let round = 0; round < 3; round += 1) {
    const player = await byGoogleAlone();
    await at.goThrough('yandex', somebody(), { as: player });
    const answers = await Promise.all([unlink(player, 'google'), set(player, 'yandex', false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await stateOf(player)).methods.filter(({ enabled }) => enabled)).toHaveLength(1);
  }
});

test('who is there is asked again after a quarter of an hour', async () => {
  const player = await byGoogleAlone();
  at.api.clock.advance(16 * MINUTE_MS);
  for (const refused of [await unlink(player, 'google'), await set(player, 'google', true)]) {
    expect(typeOf(refused)).toEqual([403, 'proof_needed']);
  }
});

test('what a bot has linked signs nobody in until its player links it by the service itself', async () => {
  const player = await at.api.signUp();
  const subject = somebody();
  await at.api.app.db
    .insertInto('linked_services')
    .values({ player_id: player.playerId, service: 'vk', subject, name: null, linked_at: at.api.clock.now() })
    .execute();
  expect(methodOf(await stateOf(player), 'vk')).toMatchObject({ available: true, enabled: false });
  expect(typeOf(await at.goThrough('vk', subject))).toEqual([409, 'sign_in_off']);
  await at.goThrough('vk', subject, { as: player });
  expect((await at.goThrough('vk', subject)).body).toMatchObject({ data: { login: player.login } });
  expect((await lettersTo(at.api, player.email, 'notice')).map(({ args }) => args.event)).toEqual(['sign_in_on']);
});
