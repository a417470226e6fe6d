import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { listEmails } from '../../../testing/emails.ts';
import { refusal } from '../../../testing/players.ts';
import { createTestApp, type Credentials, type SignedUp, type TestApp } from '../../../testing/test-app.ts';
import { signInPending, turnOnApp } from '../two-factor/testing/authenticator-app.ts';
import { createChatUser } from '../two-factor/testing/chat-user.ts';
import { runAccount } from './run-account.ts';

type Schemas = components['schemas'];

let api: TestApp;
let player: SignedUp;
let newEmail = '';
beforeEach(async () => {
  player = await api.signUp();
  newEmail = `found-${player.email}`;
});

const assign = (...args: string[]) => runAccount(api.app, ['give-mail', player.login, newEmail, ...args]);
const REASON = ['--reason', 'ticket 4711: named the last three top-ups'];
const WITHOUT_FACTOR = [...REASON, '--without-second-factor'];
const resetToken = async (to = newEmail) =>
  (await listEmails(api, to, 'password_reset')).at(-1)?.args.token ?? 'no token';
const undoToken = async () =>
  (await listEmails(api, player.email, 'mail_changed')).at(-1)?.args.undoToken ?? 'no token';
const setPassword = (token: string, newPassword: string) =>
  api.request('POST', '/api/user/reset/update-password', {
    body: { token, newPassword, passwordConfirmation: newPassword },
  });
const undo = (token: string) => api.request('POST', '/api/user/settings/mail/undo', { body: { token } });
const emailOf = async () =>
  (await api.app.db.selectFrom('players').select('email').where('id', '=', player.playerId).executeTakeFirstOrThrow())
    .email;
const statusOf = async (as: Credentials) => (await api.request('GET', '/api/user/settings/mail', { as })).status;

describe.each(['postgres', 'pglite'] as const)('on %s', (engine) => {
  beforeAll(async () => {
    api = await createTestApp({ content: false, engine });
  });
  afterAll(() => api.close());

  test('a player without mailbox and password gets a new email, a reset link, and signs in with the second factor', async () => {
    const phone = await turnOnApp(api, player);
    const output = await assign(...REASON);
    expect(output).toContain(`The email of ${player.login} is now ${newEmail}`);
    expect(output).toContain('Two-factor sign-in stays on');
    expect(await statusOf(player)).toBe(401);

    const password = 'lantern-42-lit';
    expect((await setPassword(await resetToken(), password)).status).toBe(200);
    const pending = await signInPending(api, { ...player, login: newEmail, password });
    expect(pending.pending).toMatchObject({ login: player.login, factor: 3 });
    expect((await api.request('GET', '/api/cabinet', { as: pending })).body).toMatchObject({ error_code: -7 });
    const body = { code: phone.code() };
    expect((await api.request('POST', '/api/user/auth/token', { as: pending, body })).status).toBe(200);
    expect((await api.request<Schemas['Cabinet']>('GET', '/api/cabinet', { as: pending })).body.user.login).toBe(
      player.login,
    );
    const history = await api.request<Schemas['AccountEventList']>('GET', '/api/user/history?target=mail', {
      as: pending,
    });
    expect(history.body.items).toMatchObject([{ kind: 'mail_given', address: null, device: null }]);
    expect(history.text).not.toContain('4711');
  });

  test('nothing changes if an email cannot be queued', async () => {
    await turnOnApp(api, player);
    await api.app.pool.query(
      "ALTER TABLE letters ADD CONSTRAINT none_of_these CHECK (kind <> 'password_reset') NOT VALID",
    );
    try {
      await expect(assign(...REASON)).rejects.toThrow('none_of_these');
    } finally {
      await api.app.pool.query('ALTER TABLE letters DROP CONSTRAINT none_of_these');
    }
    expect([await emailOf(), await statusOf(player)]).toEqual([player.email, 200]);
    const { rows } = await api.app.pool.query(
      "SELECT FROM account_events WHERE player_id = $1 AND kind = 'mail_given'",
      [player.playerId],
    );
    expect(rows).toEqual([]);
    expect([await listEmails(api, newEmail, 'notice'), await listEmails(api, player.email, 'mail_changed')]).toEqual([
      [],
      [],
    ]);
  });
});

describe('effects and errors', () => {
  beforeAll(async () => {
    api = await createTestApp();
  });
  afterAll(() => api.close());

  test('the old address is notified and can undo it: the reset link is void and every session ends', async () => {
    await turnOnApp(api, player);
    await assign(...REASON);
    const [notice] = await listEmails(api, player.email, 'mail_changed');
    expect(notice?.args).toMatchObject({ byOperator: true, address: null, userAgent: null });
    const token = await resetToken();
    expect((await undo(await undoToken())).status).toBe(200);
    expect(await emailOf()).toBe(player.email);
    expect(refusal(await setPassword(token, 'lantern-42-lit'))).toMatchObject({ status: 409, type: 'reset_link_old' });
    expect((await signInPending(api, player)).pending).toMatchObject({ factor: 3 });
  });

  test('an undo after the reset link was used signs its user out', async () => {
    const phone = await turnOnApp(api, player);
    await assign(...REASON);
    const password = 'lantern-42-lit';
    await setPassword(await resetToken(), password);
    const thief = await signInPending(api, { ...player, password });
    await api.request('POST', '/api/user/auth/token', { as: thief, body: { code: phone.recoveryCodes[0] } });
    expect(await statusOf(thief)).toBe(200);
    api.clock.advance(DAY_MS - HOUR_MS);
    expect((await undo(await undoToken())).status).toBe(200);
    expect([await statusOf(thief), await emailOf()]).toEqual([401, player.email]);
  });

  test('a day later the old address cannot undo it', async () => {
    await turnOnApp(api, player);
    await assign(...REASON);
    api.clock.advance(DAY_MS + 1);
    expect((await undo(await undoToken())).status).toBe(409);
    expect(await emailOf()).toBe(newEmail);
  });

  test('every chat that gets codes and the new address are notified', async () => {
    const [telegram, vk] = [createChatUser(api, 'telegram'), createChatUser(api, 'vk')];
    await telegram.link(player);
    await vk.link(player);
    await assign(...REASON);
    for (const person of [telegram, vk]) {
      const [notice, ...more] = await person.read();
      expect([notice, more]).toEqual([expect.stringContaining(api.app.config.operatorEmail), []]);
      expect(notice).toContain(player.login);
      expect(notice).not.toContain(newEmail);
    }
    expect((await listEmails(api, newEmail, 'notice')).map(({ args }) => args.event)).toEqual(['mail_given']);
  });

  test('a second replacement voids the first link, which corrects a mistyped address', async () => {
    await turnOnApp(api, player);
    const typo = newEmail;
    await assign(...REASON);
    const token = await resetToken(typo);
    newEmail = `right-${player.email}`;
    await assign(...REASON);
    expect((await setPassword(token, 'lantern-42-lit')).status).toBe(409);
    expect((await setPassword(await resetToken(), 'lantern-42-lit')).status).toBe(200);
  });

  test('an email change in progress is cancelled', async () => {
    await turnOnApp(api, player);
    await api.request('POST', '/api/user/settings/mail/reset', { as: player, body: {} });
    await assign(...REASON);
    const { rows } = await api.app.pool.query('SELECT FROM mail_changes WHERE player_id = $1', [player.playerId]);
    expect(rows).toEqual([]);
  });

  test('an account without an email gets one, with nothing to undo', async () => {
    await api.app.pool.query('UPDATE players SET email = NULL WHERE id = $1', [player.playerId]);
    expect(await assign(...WITHOUT_FACTOR)).toContain('There was no email before');
    expect([await emailOf(), (await listEmails(api, player.email, 'mail_changed')).length]).toEqual([newEmail, 0]);
  });

  test('a banned player gets it too, and the output mentions the ban', async () => {
    await api.app.pool.query(
      `INSERT INTO bans (player_id, login_key, banned_by, ban_reason, banned_at)
       VALUES ($1, lower($2), 'Volt_Sensei', E'griefing\\nforged line', $3)`,
      [player.playerId, player.login, api.clock.now()],
    );
    expect(await assign(...WITHOUT_FACTOR)).toContain(
      'The player is banned everywhere permanently: griefing?forged line',
    );
  });

  const refused = async (args: string[], why: RegExp) => {
    await expect(runAccount(api.app, args)).rejects.toThrow(why);
    expect([await emailOf(), await statusOf(player)]).toEqual([player.email, 200]);
  };

  test('rejects incomplete arguments with a reason', async () => {
    const other = await api.signUp();
    const mail = (address: string) => ['give-mail', player.login, address, ...WITHOUT_FACTOR];
    await refused(['give-mail', 'nobody_at_all', newEmail, ...WITHOUT_FACTOR], /Player nobody_at_all not found/);
    await refused(mail('no-address'), /no-address is not an email address/);
    await refused(mail(other.email.toUpperCase()), /belongs to another account/);
    await refused(mail(player.email), /already has this email/);
    await refused(['give-mail', player.login, newEmail], /--reason/);
    await refused(['give-mail', player.login, newEmail, '--reason', ' '], /--reason/);
    await refused(['give-mail', player.login, newEmail, '--reason', 'x'.repeat(501)], /1 to 500/);
    await refused(['give-mail', player.login, newEmail, ...REASON], /--without-second-factor/);
    await refused(['give-mail', player.login, ...WITHOUT_FACTOR], /^show <nickname>/);
    await refused(['take-all', player.login], /^show <nickname>/);
    await refused(['show', player.login, '--reson', 'x'], /^show <nickname>/);
  });

  test('an address that another account can still restore is rejected', async () => {
    const other = await api.signUp();
    await runAccount(api.app, ['give-mail', other.login, `moved-${other.email}`, ...WITHOUT_FACTOR]);
    await refused(['give-mail', player.login, other.email, ...WITHOUT_FACTOR], /can still be restored to it/);
  });
});
