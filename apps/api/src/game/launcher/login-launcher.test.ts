import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { createTestApp } from '../../../testing/test-app.ts';
import type { Credentials, SignedUp, TestApp } from '../../../testing/test-app.ts';

type Schemas = components['schemas'];

let api: TestApp;
let player: SignedUp;
beforeAll(async () => {
  api = await createTestApp();
  player = await api.signUp({ login: 'Launched' });
});
afterAll(() => api.close());

const systemData = { os: 'Windows 11', arch: 'x64', launcherVersion: '1.0.0', memoryMb: 16_384 };

const auth = (body: object, path = '/api/launcher/auth') =>
  api.request<Schemas['LoginResult']>('POST', path, { body, headers: { 'user-agent': 'Launcher/1' } });

async function signIn(): Promise<Schemas['SignedIn']> {
  const { body } = await auth({ login: player.login, password: player.password, systemData });
  if (!body.success || 'pending' in body) throw new Error('not signed in');
  return body;
}

const rowOf = ({ accessId }: Credentials) =>
  api.app.db.selectFrom('sessions').select(['source', 'system']).where('id', '=', accessId).executeTakeFirstOrThrow();

test('the launcher signs in like the site, and its session has the source launcher and the system data', async () => {
  const session = await signIn();
  expect(session.data.login).toBe('Launched');
  expect(await rowOf(session)).toEqual({ source: 'launcher', system: systemData });
  const { body } = await api.request<Schemas['SessionList']>('GET', '/api/user/sessions', { as: session });
  expect(body.items.find(({ current }) => current)).toMatchObject({ source: 'launcher', state: 'active' });
});

test('a sign-in without system data is a launcher session too', async () => {
  const { body } = await auth({ login: player.login, password: player.password, systemData: {} });
  expect(body.success && (await rowOf(body)).source).toBe('launcher');
  const site = await auth({ login: player.login, password: player.password }, '/api/user/auth/login');
  expect(site.body.success && (await rowOf(site.body)).source).toBe('site');
});

test('refresh returns the state without the secret, and stores the current system data', async () => {
  const session = await signIn();
  const { body, text } = await api.request<Schemas['SessionState']>('POST', '/api/launcher/auth/token', {
    as: session,
    body: { systemData: { ...systemData, launcherVersion: '1.0.1' } },
  });
  expect(body.auth).toMatchObject({ accessId: session.accessId, data: { login: 'Launched' } });
  expect(text).not.toContain(session.accessToken);
  expect((await rowOf(session)).system).toEqual({ ...systemData, launcherVersion: '1.0.1' });
  await api.request('POST', '/api/launcher/auth/token', { as: session, body: {} });
  expect((await rowOf(session)).system).toEqual({ ...systemData, launcherVersion: '1.0.1' });
});

test('failed sign-ins of launcher and site are counted together', async () => {
  const victim = await api.signUp();
  const wrong = { login: victim.login, password: 'a wrong one' };
  for (let tries = 0; tries < 4; tries += 1) await auth(wrong, '/api/user/auth/login');
  expect((await auth({ ...wrong, systemData })).body).toEqual({ success: false, captchaRequired: true });
  const right = { login: victim.login, password: victim.password, systemData };
  expect((await auth(right)).body).toEqual({ success: false, captchaRequired: true });
  expect((await auth({ ...right, recaptcha: 'bm9uc2Vuc2U=' })).status).toBe(422);
  expect((await auth({ ...right, recaptcha: await api.solveCaptcha() })).body.success).toBe(true);
});

test('an unknown login gets the same response as a wrong password', async () => {
  const known = await auth({ login: player.login, password: 'a wrong one', systemData });
  const unknown = await auth({ login: 'nobody_here', password: 'a wrong one', systemData });
  expect([known.status, unknown.status, unknown.text]).toEqual([200, 200, known.text]);
});
