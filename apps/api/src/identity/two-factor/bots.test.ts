import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import type { ApiResponse, Credentials, SignedUp, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { signInPending, turnOnApp } from './testing/authenticator-app.ts';
import { createChatUser } from './testing/chat-user.ts';

type Schemas = components['schemas'];

let api: TestApp;
let player: SignedUp;
let mira: ReturnType<typeof createChatUser>;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  player = await api.signUp();
  mira = createChatUser(api);
});
afterAll(() => api.close());

const state = async (as: Credentials = player) =>
  (await api.request<Schemas['TwoFactor']>('GET', '/api/user/settings/2fa', { as })).body;
const send = (as: Credentials, body: object = {}) =>
  api.request<Schemas['CodeSent']>('POST', '/api/user/auth/code', { as, body, headers: { 'accept-language': 'en' } });
const confirm = (as: Credentials, code: string | undefined) =>
  api.request('POST', '/api/user/auth/token', { as, body: { code } });
const unlink = (factor: number, code: string | undefined) =>
  api.request('POST', '/api/user/settings/2fa/unlink', { as: player, body: { factor, code } });
const refusal = ({ status, body }: ApiResponse) => [status, (body as Schemas['Error']).details?.type];

test.each([
  ['telegram', 1],
  ['vk', 2],
] as const)('/link to the bot of %s turns factor %d on, and sign-in sends a code', async (messenger, factor) => {
  const person = createChatUser(api, messenger);
  expect(await person.link(player)).toContain(player.login);
  expect(await state()).toMatchObject({ enabled: true, type: factor, code: null, methods: [{ factor, name: 'Mira' }] });
  const pending = await signInPending(api, player);
  expect(pending.pending).toMatchObject({ factor, factors: [factor] });
  expect((await confirm(pending, await person.readCode())).status).toBe(200);
});

test('a bot’s message contains the purpose of the code and a warning not to share it', async () => {
  await mira.link(player);
  const pending = await signInPending(api, player);
  expect(await mira.read()).toEqual([
    expect.stringMatching(new RegExp(`^\\d{6} — код для входа в аккаунт ${player.login} на сайте .*никому`)),
  ]);
  api.clock.advance(MINUTE_MS);
  await send(pending);
  expect(await mira.read()).toEqual([
    expect.stringMatching(new RegExp(`^\\d{6} is the code to sign in to ${player.login} at .*never share`)),
  ]);
  api.clock.advance(MINUTE_MS);
  await send(player);
  expect(await mira.read()).toEqual([expect.stringMatching(/change two-factor sign-in/)]);
});

test('a link code is shown until it is used, expired or replaced, and links once', async () => {
  const create = () => api.request<Schemas['LinkCode']>('POST', '/api/user/settings/2fa/link', { as: player });
  const first = (await create()).body;
  expect((await state()).code).toEqual(first);
  const second = (await create()).body;
  expect(await mira.write(`/link ${first.code}`)).toContain('wrong or has expired');
  api.clock.advance(10 * MINUTE_MS);
  expect((await state()).code).toBeNull();
  expect(await mira.write(`/link ${second.code}`)).toContain('wrong or has expired');
  const third = (await create()).body;
  expect(await mira.write(`/link ${third.code}`)).toContain('Готово');
  expect(await createChatUser(api).write(`/link ${third.code}`)).toContain('wrong or has expired');
  const { rows } = await api.app.pool.query('SELECT 1 FROM link_codes WHERE player_id = $1', [player.playerId]);
  expect(rows).toEqual([]);
});

test('a messenger user is linked to one player, and a player to one user per messenger', async () => {
  await mira.link(player);
  expect(await mira.link(await api.signUp())).toContain('к другому аккаунту');
  expect(await createChatUser(api).link(player)).toContain('уже привязан другой профиль');
  expect(await mira.link(player)).toContain('Готово');
  expect((await state()).methods).toHaveLength(1);
});

const linked = async (as: Credentials = player) => {
  const { body } = await api.request<Schemas['Authorization']>('GET', '/api/cabinet/authorization', { as });
  return body.services.map(({ service, name }) => [service, name]);
};

test('Telegram becomes a linked service with the factor, and stays one when the factor is turned off', async () => {
  await mira.link(player);
  expect(await linked()).toEqual([['telegram', 'Mira']]);
  await send(player);
  expect((await unlink(1, await mira.readCode())).status).toBe(200);
  expect([await linked(), (await state()).enabled]).toEqual([[['telegram', 'Mira']], false]);
});

describe('Telegram as a linked service alone', () => {
  const unlinkService = () =>
    api.request('POST', '/api/user/oauth/unlink', { as: player, body: { service: 'telegram' } });

  test('is linked by the bot, requires no code at sign-in and is recorded', async () => {
    expect(await mira.link(player, 'service')).toMatch(
      /^Готово! Этот Telegram привязан к .* включите двухфакторную защиту/,
    );
    expect([await linked(), (await state()).enabled]).toEqual([[['telegram', 'Mira']], false]);
    expect((await api.request('GET', '/api/cabinet', { as: player })).status).toBe(200);
    const { rows } = await api.app.pool.query('SELECT kind, service FROM account_events WHERE player_id = $1', [
      player.playerId,
    ]);
    expect(rows).toEqual([{ kind: 'service_linked', service: 'telegram' }]);
    expect((await unlinkService()).status).toBe(200);
    expect(await linked()).toEqual([]);
  });

  test('its code turns no factor on, is rejected by another bot and is not shown with the factors', async () => {
    const path = '/api/user/settings/2fa/link?purpose=service';
    const { code } = (await api.request<Schemas['LinkCode']>('POST', path, { as: player })).body;
    expect((await state()).code).toBeNull();
    expect(await createChatUser(api, 'vk').write(`/link ${code}`)).toContain('wrong or has expired');
    expect(await mira.write(`/link ${code}`)).toContain('Готово');
    expect((await state()).enabled).toBe(false);
  });

  test('links one user to one player, and becomes a factor by a factor code', async () => {
    await mira.link(player, 'service');
    expect(await mira.link(player, 'service')).toContain('Готово');
    expect(await createChatUser(api).link(player, 'service')).toContain('уже привязан другой профиль');
    const other = await api.signUp();
    expect(await mira.link(other, 'service')).toContain('к другому аккаунту');
    expect(await mira.link(other)).toContain('к другому аккаунту');
    expect([(await state(other)).enabled, await linked(other)]).toEqual([false, []]);
    expect(await mira.link(player)).toContain('теперь подтверждается кодом из этого чата');
    expect((await state()).enabled).toBe(true);
  });
});

test('another code can be requested after a minute and voids the previous one', async () => {
  await mira.link(player);
  const pending = await signInPending(api, player);
  const first = await mira.readCode();
  const early = await send(pending);
  expect([refusal(early), Number(early.headers['retry-after'])]).toEqual([[429, 'too_many_requests'], 60]);
  api.clock.advance(MINUTE_MS);
  const sentAt = api.clock.now().getTime();
  expect((await send(pending)).body).toEqual({
    factor: 1,
    expiresAt: new Date(sentAt + 5 * MINUTE_MS).toISOString(),
    resendAt: new Date(sentAt + MINUTE_MS).toISOString(),
  });
  const second = await mira.readCode();
  if (first !== second) expect(refusal(await confirm(pending, first))).toEqual([422, 'code_wrong']);
  expect((await confirm(pending, second)).status).toBe(200);
});

test('a first bot comes with recovery codes, for 15 minutes without a code of it', async () => {
  const create = (body: object = {}) =>
    api.request<Schemas['FactorAdded']>('POST', '/api/user/settings/2fa/recovery-codes', { as: player, body });
  expect(refusal(await create())).toEqual([409, 'factor_off']);
  await mira.link(player);
  expect((await create()).body.recoveryCodes).toHaveLength(10);
  expect(refusal(await create())).toEqual([422, 'code_wrong']);
  await send(player);
  expect((await create({ code: await mira.readCode() })).status).toBe(200);
  const [late, both] = [await api.signUp(), await api.signUp()];
  await createChatUser(api).link(late);
  api.clock.advance(15 * MINUTE_MS);
  await createChatUser(api).link(both);
  await createChatUser(api, 'vk').link(both);
  for (const as of [late, both])
    expect(refusal(await api.request('POST', '/api/user/settings/2fa/recovery-codes', { as, body: {} }))).toEqual([
      422,
      'code_wrong',
    ]);
});

test('what happened to a code is known, and a messenger that does not take it may be asked again or replaced', async () => {
  await mira.link(player);
  const onVk = createChatUser(api, 'vk');
  await onVk.link(player);
  const delivery = async (as: Credentials) =>
    (await api.request<Schemas['CodeDelivery']>('GET', '/api/user/auth/code', { as })).body;
  const setQueued = (changes: string) => api.app.pool.query(`UPDATE bot_messages SET ${changes}`);
  const pending = await signInPending(api, player);
  expect(await delivery(pending)).toEqual({ factor: 1, state: 'queued', resendIn: 60 });
  // The one code of this minute belongs to the first sign-in.
  const second = await signInPending(api, player);
  expect(await delivery(second)).toEqual({ factor: null, state: 'none', resendIn: 60 });
  await setQueued('attempts = 2');
  expect(await delivery(pending)).toEqual({ factor: 1, state: 'delayed', resendIn: 0 });
  await setQueued("refused_at = '2026-01-01'");
  expect(await delivery(pending)).toEqual({ factor: 1, state: 'failed', resendIn: 0 });
  expect((await send(pending, { factor: 2 })).body).toMatchObject({ factor: 2 });
  expect(await mira.read()).toEqual([]);
  const code = await onVk.readCode();
  expect(await delivery(pending)).toEqual({ factor: 2, state: 'sent', resendIn: 60 });
  expect((await confirm(pending, code)).status).toBe(200);
  expect(await delivery(pending)).toEqual({ factor: null, state: 'none', resendIn: 60 });
});

test('a player gets at most one code a minute and 20 an hour over all sign-ins', async () => {
  await mira.link(player);
  for (let sent = 0; sent < 20; sent += 1) {
    await signInPending(api, player);
    await signInPending(api, player);
    expect(await mira.read()).toHaveLength(1);
    api.clock.advance(MINUTE_MS);
  }
  const refused = await send(await signInPending(api, player));
  expect(refusal(refused)).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBe(40 * 60);
  expect(await mira.read()).toEqual([]);
});

test('a code is valid only in its own session, for its own purpose, once', async () => {
  await mira.link(player);
  const [pending] = [await signInPending(api, player)];
  const forSignIn = await mira.readCode();
  const other = await signInPending(api, player);
  expect(refusal(await confirm(other, forSignIn))).toEqual([422, 'code_wrong']);
  expect(refusal(await unlink(1, forSignIn))).toEqual([422, 'code_wrong']);
  expect((await confirm(pending, forSignIn)).status).toBe(200);
  const confirmed = await api.request('POST', '/api/user/settings/2fa/unlink', {
    as: pending,
    body: { factor: 1, code: forSignIn },
  });
  expect(refusal(confirmed)).toEqual([422, 'code_wrong']);
  api.clock.advance(MINUTE_MS);
  await send(player);
  const forChange = await mira.readCode();
  expect(refusal(await confirm(await signInPending(api, player), forChange))).toEqual([422, 'code_wrong']);
  expect((await unlink(1, forChange)).status).toBe(200);
});

test('a code is valid for five minutes and five attempts', async () => {
  await mira.link(player);
  await send(player);
  const late = await mira.readCode();
  api.clock.advance(5 * MINUTE_MS);
  expect(refusal(await unlink(1, late))).toEqual([422, 'code_wrong']);
  await send(player);
  const code = await mira.readCode();
  const wrong = code === '000000' ? '111111' : '000000';
  await Promise.all(Array.from({ length: 5 }, () => unlink(1, wrong)));
  expect(refusal(await unlink(1, code))).toEqual([422, 'code_wrong']);
});

test('with a bot and an app either confirms; the bot is requested first', async () => {
  await mira.link(player);
  const phone = await turnOnApp(api, player);
  const pending = await signInPending(api, player);
  expect(pending.pending).toMatchObject({ factor: 1, factors: [1, 3] });
  expect((await confirm(pending, phone.code())).status).toBe(200);
});

test('a player without the requested bot is sent nothing', async () => {
  await turnOnApp(api, player);
  expect(refusal(await send(await signInPending(api, player)))).toEqual([409, 'factor_off']);
  await mira.link(player);
  api.clock.advance(30 * SECOND_MS);
  expect(refusal(await send(player, { factor: 2 }))).toEqual([409, 'factor_off']);
});

test('codes are stored only as hashes and never logged', async () => {
  await mira.link(player);
  await signInPending(api, player);
  const code = (await mira.readCode()) ?? 'none';
  const { rows } = await api.app.pool.query('SELECT t::text AS row FROM sent_codes t');
  expect(JSON.stringify(rows)).not.toContain(`,${code},`);
  expect(api.log.join('')).not.toContain(code);
});
