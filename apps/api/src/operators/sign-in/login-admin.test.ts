import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { HOUR_MS } from '@hoshikraft/shared';
import { refusal } from '../../../testing/players.ts';
import { runInProcess } from '../../../testing/run-in-process.ts';
import { createTestApp, type Credentials, type SignedUp, type TestApp } from '../../../testing/test-app.ts';
import { turnOnApp } from '../../identity/two-factor/testing/authenticator-app.ts';
import { runAdmin } from './run-admin.ts';

type Pending = components['schemas']['SignedInPending'];
type Main = components['schemas']['AdminMain'];

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

let account: SignedUp;
let code: () => string;
beforeEach(async () => {
  account = await api.signUp();
  ({ code } = await turnOnApp(api, account));
});

const ORIGIN = 'http://127.0.0.1:4205';
const join = async (...groups: string[]) => {
  await api.app.db.updateTable('players').set({ groups }).where('id', '=', account.playerId).execute();
};
const signIn = (extra: object = {}, headers: Record<string, string> = { origin: ORIGIN }) => {
  const { login, password } = account;
  return api.request<Pending>('POST', '/api/admin/auth/login', { body: { login, password, ...extra }, headers });
};
const confirm = (as: Credentials) => {
  api.clock.advance(60_000);
  return api.request('POST', '/api/user/auth/token', { as, body: { code: code() } });
};
const getMain = (as: Credentials, headers: Record<string, string> = {}) =>
  api.request<Main>('GET', '/api/admin/main', { as, headers });
const invite = async () => {
  const printed = await runAdmin({ app: api.app, operator: 'mira' }, ['invite']);
  return String(/^http:\/\/127\.0\.0\.1:4205\/sign-in#invite=([\w-]{43})\n/.exec(printed)?.[1]);
};

test('an operator signs in with a second factor, and only that session has the permissions of operators', async () => {
  await join('player', 'admin');
  const { status, body } = await signIn();
  expect([status, body.success, body.pending.factor]).toEqual([200, true, 3]);
  expect(refusal(await getMain(body))).toMatchObject({ status: 403, code: -7 });
  expect((await confirm(body)).status).toBe(200);
  expect((await getMain(body)).body).toMatchObject({
    login: account.login,
    permissions: [
      'admin.audit',
      'admin.catalog',
      'admin.money',
      'admin.open',
      'admin.players',
      'admin.settings',
      'admin.support',
    ],
  });
  expect(refusal(await api.request('GET', '/api/documents/work', { as: body }))).toMatchObject({ status: 403 });
  expect(refusal(await getMain(account))).toMatchObject({ status: 403, type: 'permission_missing' });
  expect((await api.request('GET', '/api/documents/work', { as: account })).status).toBe(200);
});

test('a moderator sees players, without the parts of others', async () => {
  await join('player', 'moderator');
  const { body } = await signIn();
  await confirm(body);
  expect((await getMain(body)).body).toMatchObject({
    permissions: ['admin.open', 'admin.players'],
    attention: { deadDeliveries: null, refusedEmails: null, silentServers: null, ledger: null },
  });
  expect((await api.request('GET', '/api/admin/players', { as: body })).status).toBe(200);
  expect(refusal(await api.request('GET', '/api/admin/acts', { as: body }))).toMatchObject({ status: 403 });
});

test('a session of operators lives for 12 hours, and ends with the group', async () => {
  await join('player', 'admin');
  const { body } = await signIn();
  await confirm(body);
  api.clock.advance(11 * HOUR_MS);
  expect((await getMain(body)).status).toBe(200);
  await join('player');
  expect(refusal(await getMain(body))).toMatchObject({ status: 403, type: 'permission_missing' });
  await join('player', 'admin');
  api.clock.advance(HOUR_MS);
  expect((await getMain(body)).status).toBe(401);
});

test('calls from a page of any other origin are refused, signed in or not', async () => {
  await join('player', 'admin');
  const { body } = await signIn();
  await confirm(body);
  for (const origin of [api.app.config.siteUrl, 'http://127.0.0.1:4206', 'null', '']) {
    expect(refusal(await getMain(body, { origin }))).toMatchObject({ status: 403, type: 'permission_missing' });
    expect(refusal(await signIn({}, { origin }))).toMatchObject({ status: 403, type: 'permission_missing' });
  }
  expect((await getMain(body, { origin: ORIGIN })).status).toBe(200);
});

test('without an address of the app every call of operators is refused', async () => {
  const closed = await createTestApp({ env: { ADMIN_URL: '' } });
  for (const path of ['main', 'players', 'acts']) {
    expect(refusal(await closed.request('GET', `/api/admin/${path}`))).toMatchObject({ status: 403 });
  }
  await expect(runAdmin({ app: closed.app, operator: 'mira' }, ['invite'])).rejects.toThrow('Set ADMIN_URL');
  await closed.close();
});

test('a player is refused after a right password, and a wrong password gets the reply that players get', async () => {
  expect(refusal(await signIn())).toMatchObject({ status: 403, type: 'not_an_operator' });
  await join('player', 'admin');
  expect((await signIn({ password: 'wrong' })).body).toEqual({ success: false, captchaRequired: false });
});

test('a link makes an administrator once', async () => {
  const link = await invite();
  expect(refusal(await signIn({ invite: 'x'.repeat(43) }))).toMatchObject({ status: 409, type: 'invite_over' });
  const { body } = await signIn({ invite: link });
  await confirm(body);
  expect((await getMain(body)).body.permissions).toContain('admin.settings');
  expect(refusal(await signIn({ invite: link }))).toMatchObject({ status: 409, type: 'invite_over' });
  const acts = await api.request<{ items: object[] }>('GET', `/api/admin/acts?player=${account.playerId}`, {
    as: body,
  });
  expect(acts.body.items).toMatchObject([
    {
      kind: 'invite',
      operator: account.login,
      before: ['player'],
      after: ['player', 'admin'],
      reason: 'Link made by mira',
    },
  ]);
});

test('the command prints a link, and says what is missing', async () => {
  const env = { DATABASE_URL: String(api.database.url), ADMIN_URL: 'https://operators.example' };
  const command = 'operators/sign-in/admin-command.ts';
  const made = await runInProcess(command, ['invite'], env);
  expect([made.code, made.stderr]).toEqual([0, '']);
  expect(made.stdout).toMatch(/^https:\/\/operators\.example\/sign-in#invite=[\w-]{43}\n\nWorks once, until \d{4}-/);
  expect(await runInProcess(command, ['invite'], { ...env, ADMIN_URL: '' })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Set ADMIN_URL'),
  });
  expect(await runInProcess(command, [], env)).toMatchObject({ code: 1, stderr: 'invite\n' });
});

test('a link lasts a day', async () => {
  const link = await invite();
  api.clock.advance(24 * HOUR_MS);
  expect(refusal(await signIn({ invite: link }))).toMatchObject({ status: 409, type: 'invite_over' });
});

test('an account without a second factor is refused, and its link can still be used', async () => {
  const link = await invite();
  account = await api.signUp();
  expect(refusal(await signIn({ invite: link }))).toMatchObject({ status: 409, type: 'second_factor_missing' });
  ({ code } = await turnOnApp(api, account));
  expect((await signIn({ invite: link })).status).toBe(200);
});

test('of two sign-ins with one link at once, one is accepted', async () => {
  const link = await invite();
  const answers = await Promise.all([signIn({ invite: link }), signIn({ invite: link })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
