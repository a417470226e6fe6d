import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listEmails } from '../../../testing/emails.ts';
import { runInProcess } from '../../../testing/run-in-process.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { turnOnApp } from '../two-factor/testing/authenticator-app.ts';
import { createChatUser } from '../two-factor/testing/chat-user.ts';
import { runAccount } from './run-account.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const run = (...args: string[]) =>
  runInProcess('identity/support/account-command.ts', args, { DATABASE_URL: String(api.database.url) });

test('the command line replaces an email and queues a reset email that the API can decrypt', async () => {
  const player = await api.signUp();
  await turnOnApp(api, player);
  const newEmail = `found-${player.email}`;
  const result = await run('give-mail', player.login.toUpperCase(), newEmail, '--reason', 'ticket 12');
  expect(result).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`The email of ${player.login} is now ${newEmail}`),
  });
  expect((await listEmails(api, newEmail, 'password_reset')).map(({ args }) => args.login)).toEqual([player.login]);
  expect(await run('show', 'nobody_at_all')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'Player nobody_at_all not found\n',
  });
});

test('shows what an operator needs to decide, and nothing that gives access to the account', async () => {
  const player = await api.signUp();
  const phone = await turnOnApp(api, player);
  const person = createChatUser(api, 'vk');
  await person.link(player);
  await api.app.pool.query(
    `INSERT INTO payments (player_id, idempotency_key, locale, method, amount, bonus, currency, status, settled_at)
     SELECT $1, gen_random_uuid(), 'ru', 'bank_card', amount, 0, 'RUB', 'succeeded', now() - age * interval '1 day'
     FROM (VALUES (10000, 2), (25050, 1)) AS of (amount, age)`,
    [player.playerId],
  );
  await runAccount(api.app, ['give-mail', player.login, `a${player.email}`, '--reason', 'ticket 12\u001b[2J']);
  const shown = await runAccount(api.app, ['show', player.login]);
  for (const part of [
    `${player.login}, id ${player.playerId}, registered `,
    'email: a•••@mail.example\n',
    'sign-in methods: password\n',
    `vk Mira, number ${person.senderId}, since `,
    'authenticator app since ',
    '10 recovery codes left',
    'not banned',
    'top-ups: 2, last ₽250.50 by bank_card at ',
    'not completed: 0',
    'site, 127.0.0.0/24, seen ',
    'mail_given, by an operator: ticket 12?[2J',
    'factor_on, vk',
  ]) {
    expect(shown).toContain(part);
  }
  for (const secret of [player.email, player.accessId, player.accessToken, ...phone.recoveryCodes]) {
    expect(shown).not.toContain(secret);
  }
});

test('emails stored before there was a canonical form are rewritten, and clashes are listed', async () => {
  const [first, second, third, fourth] = [
    await api.signUp(),
    await api.signUp(),
    await api.signUp(),
    await api.signUp(),
  ];
  const store = (playerId: string, email: string) =>
    api.app.pool.query('UPDATE players SET email = $2 WHERE id = $1', [playerId, email]);
  await store(first.playerId, 'old@пример.рф');
  await store(second.playerId, 'twin@xn--e1afmkfd.xn--p1ai');
  await store(third.playerId, 'twin@пример.рф');
  await store(fourth.playerId, 'a\u200Bb@mail.example');
  const listed = [
    `${third.login}: ${second.login} has the same mailbox`,
    `${fourth.login}: the stored email is invalid`,
  ];
  for (let time = 0; time < 2; time += 1) {
    expect((await runAccount(api.app, ['clashing-mails'])).split('\n').sort()).toEqual([...listed].sort());
  }
  const { rows } = await api.app.pool.query('SELECT email FROM players WHERE id = ANY ($1) ORDER BY email', [
    [first.playerId, third.playerId],
  ]);
  expect(rows).toEqual([{ email: 'old@xn--e1afmkfd.xn--p1ai' }, { email: 'twin@пример.рф' }]);
  await runAccount(api.app, [
    'give-mail',
    third.login,
    'own@mail.example',
    '--reason',
    'clash',
    '--without-second-factor',
  ]);
  await store(fourth.playerId, 'fourth@mail.example');
  expect(await runAccount(api.app, ['clashing-mails'])).toBe('No emails clash');
});
