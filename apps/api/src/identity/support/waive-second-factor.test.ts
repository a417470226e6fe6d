import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { ageEmails, listEmails } from '../../../testing/emails.ts';
import { createTestApp, type SignedUp, type TestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { sendResets } from '../passwords/send-resets.ts';
import { sweepCodes } from '../two-factor/check-code.ts';
import { type AuthenticatorApp, signInPending, turnOnApp } from '../two-factor/testing/authenticator-app.ts';
import { createChatUser } from '../two-factor/testing/chat-user.ts';
import { runAccount } from './run-account.ts';

type Schemas = components['schemas'];

let api: TestApp;
let player: SignedUp;
let phone: AuthenticatorApp;
beforeAll(async () => {
  api = await createTestApp({ content: false });
});
beforeEach(async () => {
  player = await api.signUp();
  phone = await turnOnApp(api, player);
});
afterAll(() => api.close());

const REASON = ['--reason', 'ticket 77: named the last top-ups'];
const waive = (login = player.login) => runAccount(api.app, ['waive-second-factor', login, ...REASON]);
const NEW = 'lantern-42-lit';

/** Sets a new password by a reset email, as a player who forgot it. */
async function resetByEmail(password = NEW): Promise<void> {
  const recaptcha = await api.solveCaptcha();
  await api.request('POST', '/api/user/reset', { body: { email: player.email, recaptcha } });
  await ageEmails(api, HOUR_MS);
  await runJob(api.app, sendResets);
  const token = (await listEmails(api, player.email, 'password_reset')).at(-1)?.args.token;
  const body = { token, newPassword: password, passwordConfirmation: password };
  expect((await api.request('POST', '/api/user/reset/update-password', { body })).status).toBe(200);
}
const signIn = (password: string) =>
  api.request<Schemas['SignedIn'] & Partial<Schemas['SignedInPending']>>('POST', '/api/user/auth/login', {
    body: { login: player.login, password },
  });
const isAskedForFactor = async (password: string) => (await signIn(password)).body.pending !== undefined;

test('a player without phone and recovery codes can turn the factors off by a password reset a day later', async () => {
  const chat = createChatUser(api, 'vk');
  await chat.link(player);
  expect(await waive()).toContain(`also turns off two-factor sign-in of ${player.login}`);
  expect(await isAskedForFactor(player.password)).toBe(true);
  expect(await runAccount(api.app, ['show', player.login])).toContain('a password reset turns it off between ');
  api.clock.advance(DAY_MS);
  expect(await isAskedForFactor(player.password)).toBe(true);
  await resetByEmail();
  const { body: signedIn } = await signIn(NEW);
  expect(signedIn.data.login).toBe(player.login);
  const state = await api.request<Schemas['TwoFactor']>('GET', '/api/user/settings/2fa', { as: signedIn });
  expect(state.body).toMatchObject({ enabled: false, methods: [], recoveryCodes: 0 });
  const history = await api.request<Schemas['AccountEventList']>('GET', '/api/user/history?target=2fa', {
    as: signedIn,
  });
  expect(history.body.items.map(({ kind, service }) => [kind, service]).slice(0, 3)).toEqual([
    ['factor_off', 'app'],
    ['factor_off', 'vk'],
    ['factors_waived', null],
  ]);
});

test('a reset before the waiver starts or after its week turns nothing off', async () => {
  await waive();
  api.clock.advance(DAY_MS - 1);
  await resetByEmail();
  expect(await isAskedForFactor(NEW)).toBe(true);
  api.clock.advance(7 * DAY_MS + HOUR_MS);
  await resetByEmail('another-42-lit');
  expect(await isAskedForFactor('another-42-lit')).toBe(true);
  await runJob(api.app, sweepCodes);
  const { rows } = await api.app.pool.query('SELECT FROM second_factor_waivers WHERE player_id = $1', [
    player.playerId,
  ]);
  expect(rows).toEqual([]);
});

test.each([
  ['a code of the phone', () => phone.code()],
  ['a recovery code', () => phone.recoveryCodes[0]],
])('%s ends the waiver, because its owner did not request it', async (_name, code) => {
  await waive();
  const pending = await signInPending(api, player);
  expect((await api.request('POST', '/api/user/auth/token', { as: pending, body: { code: '000000' } })).status).toBe(
    422,
  );
  await api.request('POST', '/api/user/auth/token', { as: pending, body: { code: code() } });
  api.clock.advance(DAY_MS);
  await resetByEmail();
  expect(await isAskedForFactor(NEW)).toBe(true);
});

test('a wrong code does not end the waiver', async () => {
  await waive();
  const pending = await signInPending(api, player);
  await api.request('POST', '/api/user/auth/token', { as: pending, body: { code: '000000' } });
  api.clock.advance(DAY_MS);
  await resetByEmail();
  expect(await isAskedForFactor(NEW)).toBe(false);
});

test('email and chats are notified, with what to do about it', async () => {
  const chat = createChatUser(api, 'telegram');
  await chat.link(player);
  await waive();
  expect(await chat.read()).toEqual([expect.stringContaining(api.app.config.operatorEmail)]);
  const events = (await listEmails(api, player.email, 'notice')).map(({ args }) => args.event);
  expect(events).toContain('factors_waived');
});

test('email and second factor cannot both be replaced within a month', async () => {
  await waive();
  const mail = `found-${player.email}`;
  const assign = () => runAccount(api.app, ['give-mail', player.login, mail, ...REASON]);
  await expect(assign()).rejects.toThrow('cannot both be replaced');
  api.clock.advance(30 * DAY_MS + 1);
  await assign();
  await expect(waive()).rejects.toThrow('cannot both be replaced');
  api.clock.advance(30 * DAY_MS + 1);
  await waive();
});

test('is rejected without a player, a factor, an email or a reason', async () => {
  await expect(waive('nobody_at_all')).rejects.toThrow('Player nobody_at_all not found');
  await expect(waive((await api.signUp()).login)).rejects.toThrow('has two-factor sign-in off');
  await expect(runAccount(api.app, ['waive-second-factor', player.login])).rejects.toThrow('--reason');
  await expect(runAccount(api.app, ['waive-second-factor', player.login, 'more', ...REASON])).rejects.toThrow(/^show/);
  await api.app.pool.query('UPDATE players SET email = NULL WHERE id = $1', [player.playerId]);
  await expect(waive()).rejects.toThrow('has no email');
  const { rows } = await api.app.pool.query('SELECT FROM second_factor_waivers WHERE player_id = $1', [
    player.playerId,
  ]);
  expect(rows).toEqual([]);
});
