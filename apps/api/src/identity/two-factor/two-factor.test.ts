import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import type { ApiResponse, Credentials, SignedUp, TestApp } from '../../../testing/test-app.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createCodeGenerator, signInPending, turnOnApp } from './testing/authenticator-app.ts';

type Schemas = components['schemas'];

let api: TestApp;
let player: SignedUp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  player = await api.signUp();
});
afterAll(() => api.close());

const call = <Body = unknown>(path: string, body?: object, as: Credentials = player) =>
  api.request<Body>('POST', `/api/user/settings/2fa${path}`, { as, ...(body === undefined ? {} : { body }) });
const state = async () =>
  (await api.request<Schemas['TwoFactor']>('GET', '/api/user/settings/2fa', { as: player })).body;
const refusal = ({ status, body }: ApiResponse) => [status, (body as Schemas['Error']).details?.type];
const confirm = (as: Credentials, code: string | undefined) =>
  api.request('POST', '/api/user/auth/token', { as, body: { code } });

const OFF = { enabled: false, type: 0, code: null, methods: [], recoveryCodes: 0 };

test('an app is turned on by a right code', async () => {
  expect(await state()).toEqual(OFF);
  const { body: secret } = await call<Schemas['AuthenticatorSecret']>('/app');
  expect(new URL(secret.uri)).toMatchObject({ protocol: 'otpauth:', host: 'totp' });
  expect(Object.fromEntries(new URL(secret.uri).searchParams)).toMatchObject({
    secret: secret.secret,
    issuer: 'Hoshikraft',
    digits: '6',
    period: '30',
  });
  expect(await state()).toEqual(OFF);
  for (const code of ['000000', '１２３４５６', 'шестью']) {
    expect(refusal(await call('/app/confirm', { code }))).toEqual([422, 'code_wrong']);
  }
  const on = await call<Schemas['FactorAdded']>('/app/confirm', { code: createCodeGenerator(api, secret.secret)() });
  const since = api.clock.now().toISOString();
  const expected = { enabled: true, type: 3, code: null, methods: [{ factor: 3, name: '', since }], recoveryCodes: 10 };
  expect(on.body.state).toEqual(expected);
  expect(new Set(on.body.recoveryCodes).size).toBe(10);
  expect(await state()).toEqual(expected);
});

test('a new secret voids the previous one; a confirmed app is neither replaced nor shown', async () => {
  const first = await call<Schemas['AuthenticatorSecret']>('/app');
  await call('/app');
  expect(refusal(await call('/app/confirm', { code: createCodeGenerator(api, first.body.secret)() }))).toEqual([
    422,
    'code_wrong',
  ]);
  await turnOnApp(api, player);
  expect(refusal(await call('/app'))).toEqual([409, 'factor_on']);
  expect(refusal(await call('/app/confirm', { code: '000000' }))).toEqual([409, 'factor_on']);
});

test('an app that was not started cannot be confirmed, and one that is off cannot be turned off', async () => {
  expect(refusal(await call('/app/confirm', { code: '000000' }))).toEqual([409, 'factor_off']);
  expect(refusal(await call('/unlink', { factor: 3, code: '000000' }))).toEqual([409, 'factor_off']);
  expect(refusal(await call('/recovery-codes', { code: '000000' }))).toEqual([409, 'factor_off']);
});

test('each recovery code works once, however it is typed', async () => {
  const { recoveryCodes } = await turnOnApp(api, player);
  const [first = '', second = ''] = recoveryCodes;
  expect(first).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect((await confirm(await signInPending(api, player), first)).status).toBe(200);
  const used = await confirm(await signInPending(api, player), first);
  expect(refusal(used)).toEqual([422, 'code_wrong']);
  const fields = { code: 'Код не подошёл. Осталось попыток: 4.' };
  expect(used.body).toMatchObject({ details: { triesLeft: 4, fields } });
  const careless = ` ${second.toLowerCase().replaceAll('-', ' ').replaceAll('o', '0').replaceAll('b', '8')} `;
  expect((await confirm(await signInPending(api, player), careless)).status).toBe(200);
  expect((await state()).recoveryCodes).toBe(8);
});

test('new recovery codes require a code and void the previous ones', async () => {
  const phone = await turnOnApp(api, player);
  expect(refusal(await call('/recovery-codes', { code: '000000' }))).toEqual([422, 'code_wrong']);
  const { body } = await call<Schemas['FactorAdded']>('/recovery-codes', { code: phone.code() });
  expect(body.recoveryCodes).toHaveLength(10);
  const pending = await signInPending(api, player);
  expect(refusal(await confirm(pending, phone.recoveryCodes[3]))).toEqual([422, 'code_wrong']);
  expect((await confirm(pending, body.recoveryCodes?.[3])).status).toBe(200);
});

test('turning the app off requires a code or a recovery code, and deletes the recovery codes', async () => {
  const phone = await turnOnApp(api, player);
  expect(refusal(await call('/unlink', { factor: 3, code: '000000' }))).toEqual([422, 'code_wrong']);
  expect((await state()).enabled).toBe(true);
  const off = await call<Schemas['TwoFactor']>('/unlink', { factor: 3, code: phone.recoveryCodes[9] });
  expect([off.body, await state()]).toEqual([OFF, OFF]);
  const { login, password } = player;
  const { body } = await api.request<Schemas['SignedIn']>('POST', '/api/user/auth/login', {
    body: { login, password },
  });
  expect(body.data.login).toBe(login);
});

test('guesses in a stolen session are counted with those of sign-ins', async () => {
  const phone = await turnOnApp(api, player);
  const guesses = Array.from({ length: 20 }, () => call('/unlink', { factor: 3, code: '000000' }));
  await Promise.all(guesses);
  expect(refusal(await call('/unlink', { factor: 3, code: phone.code() }))).toEqual([429, 'too_many_requests']);
});

test('changes of second factors are recorded; a new device only once it is confirmed', async () => {
  const phone = await turnOnApp(api, player);
  const kinds = async () => {
    const { rows } = await api.app.pool.query<{ kind: string }>(
      'SELECT kind FROM account_events WHERE player_id = $1',
      [player.playerId],
    );
    return rows.map(({ kind }) => kind).sort();
  };
  api.clock.advance(60_000);
  const { login, password } = player;
  const pending = await api.request<Schemas['SignedInPending']>('POST', '/api/user/auth/login', {
    body: { login, password },
    remoteAddress: '203.0.113.5',
  });
  expect(await kinds()).toEqual(['factor_on']);
  await api.request('POST', '/api/user/auth/token', {
    as: pending.body,
    body: { code: phone.recoveryCodes[0] },
    remoteAddress: '203.0.113.5',
  });
  expect(await kinds()).toEqual(['factor_on', 'new_device', 'recovery_code_used']);
  await call('/recovery-codes', { code: phone.code() });
  api.clock.advance(60_000);
  await call('/unlink', { factor: 3, code: phone.code() });
  expect(await kinds()).toEqual(['factor_off', 'factor_on', 'new_device', 'recovery_code_used', 'recovery_codes_made']);
});

test('neither secrets nor codes are stored in the database or the log', async () => {
  const { body: secret } = await call<Schemas['AuthenticatorSecret']>('/app');
  const { body: on } = await call<Schemas['FactorAdded']>('/app/confirm', {
    code: createCodeGenerator(api, secret.secret)(),
  });
  const tables = ['authenticator_apps', 'recovery_codes', 'sessions'];
  const rows = await Promise.all(tables.map((table) => api.app.pool.query(`SELECT t::text AS row FROM ${table} t`)));
  const bytes = (text: string) => Buffer.from(text).toString('hex');
  const stored = JSON.stringify(rows.map((result) => result.rows as unknown)) + api.log.join('');
  for (const secretText of [secret.secret, ...(on.recoveryCodes ?? [])]) {
    for (const form of [secretText, secretText.replaceAll('-', '')]) {
      expect(stored).not.toContain(form);
      expect(stored).not.toContain(bytes(form));
    }
  }
});
