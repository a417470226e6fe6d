import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MINUTE_MS } from '@hoshikraft/shared';
import { listEmails } from '../../../testing/emails.ts';
import { refusal, signIn } from '../../../testing/players.ts';
import { type Credentials, createTestApp, type SignedUp, type TestApp } from '../../../testing/test-app.ts';
import { waitForLockedConnections } from '../../../testing/wait-for-locked-connections.ts';

let api: TestApp;
let player: SignedUp;
beforeAll(async () => {
  api = await createTestApp({ content: false });
});
beforeEach(async () => {
  player = await api.signUp();
});
afterAll(() => api.close());

const NEW = 'quite another 4711';
const update = (as: Credentials, body: object) =>
  api.request('POST', '/api/user/settings/password/update', {
    as,
    body: { newPassword: NEW, passwordConfirmation: NEW, ...body },
  });
const login = (password: string) =>
  api.request<{ success: boolean }>('POST', '/api/user/auth/login', { body: { login: player.login, password } });
const stateOf = async (as: Credentials) => (await api.request('POST', '/api/user/auth/token', { as, body: {} })).status;
const removePassword = () =>
  api.app.db.updateTable('players').set({ password_hash: null }).where('id', '=', player.playerId).execute();

test('the current password changes it without step-up authentication; other sessions end and the player is notified', async () => {
  const other = await signIn(api, player.playerId);
  api.clock.advance(20 * MINUTE_MS);
  expect((await update(player, { password: 'not this one' })).body).toEqual({ success: false, captchaRequired: false });
  expect((await update(player, {})).body).toEqual({ success: false, captchaRequired: false });
  expect([await stateOf(other), (await login(NEW)).body.success]).toEqual([200, false]);
  expect((await update(player, { password: player.password })).body).toEqual({ success: true });
  expect([await stateOf(player), await stateOf(other)]).toEqual([200, 401]);
  expect([(await login(player.password)).body.success, (await login(NEW)).body.success]).toEqual([false, true]);
  const notices = await listEmails(api, player.email, 'notice');
  expect(notices.map(({ args }) => args.event)).toContain('password_changed');
});

test('setting the first password requires step-up authentication', async () => {
  await removePassword();
  api.clock.advance(15 * MINUTE_MS + 1);
  expect(refusal(await update(player, {}))).toEqual({ status: 403, code: 3, type: 'proof_needed' });
  expect(refusal(await update(player, { password: '' }))).toMatchObject({ type: 'proof_needed' });
  const fresh = await signIn(api, player.playerId);
  expect((await update(fresh, {})).body).toEqual({ success: true });
  expect((await login(NEW)).body.success).toBe(true);
  const notices = await listEmails(api, player.email, 'notice');
  expect(notices.map(({ args }) => args.event)).toContain('password_set');
});

test('changing a turned off password requires step-up authentication and turns it on', async () => {
  const off = { password_sign_in: false };
  await api.app.db.updateTable('players').set(off).where('id', '=', player.playerId).execute();
  api.clock.advance(15 * MINUTE_MS + 1);
  expect(refusal(await update(player, { password: player.password }))).toMatchObject({ type: 'proof_needed' });
  const fresh = await signIn(api, player.playerId);
  expect((await update(fresh, {})).body).toEqual({ success: true });
  expect((await login(NEW)).body.success).toBe(true);
  const notices = await listEmails(api, player.email, 'notice');
  expect(notices.map(({ args }) => args.event)).toContain('password_changed');
});

test('wrong passwords are counted together with those of sign-in', async () => {
  for (let one = 0; one < 5; one += 1) await update(player, { password: 'not this one' });
  expect((await update(player, { password: player.password })).body).toEqual({ success: false, captchaRequired: true });
  const recaptcha = await api.solveCaptcha();
  expect((await update(player, { password: player.password, recaptcha })).body).toEqual({ success: true });
});

test('an unacceptable password is reported at its field before an attempt is counted', async () => {
  const bad = await update(player, { password: 'not this', newPassword: 'short', passwordConfirmation: 'other' });
  expect(bad).toMatchObject({ status: 422, body: { error_code: 1 } });
  expect(Object.keys((bad.body as { details: { fields: object } }).details.fields)).toEqual([
    'newPassword',
    'passwordConfirmation',
  ]);
});

test('of two parallel changes one succeeds', async () => {
  const both = ['quite another 1234', 'quite another 5678'].map((newPassword) =>
    update(player, { password: player.password, newPassword, passwordConfirmation: newPassword }),
  );
  const bodies = (await Promise.all(both)).map(({ body }) => (body as { success: boolean }).success);
  expect(bodies.sort()).toEqual([false, true]);
});

test('a sign-in with the old password during a change starts no session', async () => {
  const { db } = api.app;
  const signingIn = await db.transaction().execute(async (trx) => {
    await trx.updateTable('players').set({ password_hash: 'changed' }).where('id', '=', player.playerId).execute();
    const answer = login(player.password);
    await waitForLockedConnections(api);
    return { answer };
  });
  expect((await signingIn.answer).body).toEqual({ success: false, captchaRequired: false });
});
