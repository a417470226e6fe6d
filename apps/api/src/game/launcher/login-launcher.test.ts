import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { MINUTE_MS } from '@hoshikraft/shared';
import { createTestApp } from '../../../testing/test-app.ts';
import type { Credentials, SignedUp, TestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { sweepLauncherCodes } from './sweep-launcher-codes.ts';

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

describe('a sign-in that was confirmed in the browser', () => {
  const PORT = 50_321;
  const begin = async (as: Credentials) => {
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const { body } = await api.request<Schemas['LauncherApproved']>('POST', '/api/user/launcher-sign-in', {
      as,
      body: { challenge, port: PORT },
    });
    return { code: body.code, verifier, port: PORT, systemData };
  };
  const exchange = (body: object) =>
    api.request<Schemas['SignedIn'] & Schemas['Error']>('POST', '/api/launcher/auth/code', { body });
  const refused = { status: 409, body: { details: { type: 'launcher_code_over' } } };

  test('a code gives the launcher its own session only once; it has not passed step-up authentication', async () => {
    const order = await begin(player);
    const [first, second] = await Promise.all([exchange(order), exchange(order)]);
    const [one, other] = first.status === 200 ? [first, second] : [second, first];
    expect(one.body.data.login).toBe('Launched');
    expect(other).toMatchObject(refused);
    expect(one.body.accessId).not.toBe(player.accessId);
    expect(await rowOf(one.body)).toEqual({ source: 'launcher', system: systemData });
    const { proved_at } = await api.app.db
      .selectFrom('sessions')
      .select('proved_at')
      .where('id', '=', one.body.accessId)
      .executeTakeFirstOrThrow();
    expect(proved_at).toBeNull();
  });

  test.each([
    ['another verifier', { verifier: 'x'.repeat(43) }],
    ['another port', { port: PORT + 1 }],
  ])('is refused with %s, and the code is used up', async (_what, other) => {
    const order = await begin(player);
    expect(await exchange({ ...order, ...other })).toMatchObject(refused);
    expect(await exchange(order)).toMatchObject(refused);
  });

  test('is refused after a minute, with an unknown code, and after the session of the browser has ended', async () => {
    const browser = await api.signUp();
    const [late, ended] = [await begin(player), await begin(browser)];
    await api.request('POST', '/api/user/auth/logout', { as: browser });
    expect(await exchange(ended)).toMatchObject(refused);
    expect(await exchange({ ...late, code: 'y'.repeat(43) })).toMatchObject(refused);
    api.clock.advance(MINUTE_MS);
    expect(await exchange(late)).toMatchObject(refused);
    await runJob(api.app, sweepLauncherCodes);
    expect(await api.app.db.selectFrom('launcher_codes').select('code').execute()).toEqual([]);
  });

  test('needs a player who is signed in', async () => {
    const body = { challenge: 'x'.repeat(43), port: PORT };
    expect((await api.request('POST', '/api/user/launcher-sign-in', { body })).status).toBe(401);
  });
});
