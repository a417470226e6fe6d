import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { HOUR_MS } from '@hoshikraft/shared';
import { openMailbox } from '../../../testing/mailbox.ts';
import type { Mailbox } from '../../../testing/mailbox.ts';
import { addPlayer } from '../../../testing/players.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { SignedUp, TestApp } from '../../../testing/test-app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { sendEmails } from '../../community/emails/send-emails.ts';
import { createChatUser } from '../two-factor/testing/chat-user.ts';
import { recordAccountEvent } from './record-account-event.ts';

type History = components['schemas']['AccountEventList'];

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

let mailbox: Mailbox;
let api: TestApp;
let player: SignedUp;
beforeAll(async () => {
  mailbox = await openMailbox();
  api = await createTestApp({ env: { SMTP_URL: mailbox.url } });
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});
beforeEach(async () => {
  player = await api.signUp();
  mailbox.emails.length = 0;
});

const historyOf = async (target: string) =>
  (await api.request<History>('GET', `/api/user/history?target=${target}`, { as: player })).body.items;
const sentEmails = async () => {
  await runJob(api.app, sendEmails);
  return mailbox.to(player.email);
};
const signIn = (userAgent: string, remoteAddress: string, locale: string) =>
  api.request('POST', '/api/user/auth/login', {
    body: { login: player.login, password: player.password, browser: { userAgent } },
    headers: { 'accept-language': locale },
    remoteAddress,
  });

test('an event appears in the history of its target and in an email', async () => {
  const origin = { app: api.app, ip: '203.0.113.77', userAgent: FIREFOX };
  await inTransaction(api.app.db, (trx) =>
    recordAccountEvent(trx, origin, { playerId: player.playerId, kind: 'factor_on', service: 'telegram' }),
  );
  expect(await historyOf('2fa')).toMatchObject([
    { target: '2fa', kind: 'factor_on', service: 'telegram', address: '203.0.113.0/24', device: FIREFOX },
  ]);
  expect(await historyOf('password')).toEqual([]);
  const [email] = await sentEmails();
  expect(email?.text).toContain('Telegram');
  expect(email?.text).toContain('Firefox, Linux');
  expect(email?.text).toContain('203.0.113.0/24');
});

test('a player cannot read the history of another player', async () => {
  const other = await addPlayer(api, 0);
  await inTransaction(api.app.db, (trx) =>
    recordAccountEvent(
      trx,
      { app: api.app, ip: null, userAgent: null },
      { playerId: other.playerId, kind: 'password_set' },
    ),
  );
  expect(await historyOf('password')).toEqual([]);
  expect((await api.request('GET', '/api/user/history?target=password')).status).toBe(401);
  expect((await api.request('GET', '/api/user/history?target=money', { as: player })).status).toBe(400);
});

test('a sign-in from a new browser or network is notified once, in the last used language', async () => {
  await signIn(FIREFOX, '198.51.100.7', 'en');
  expect(await historyOf('session')).toEqual([]);
  api.clock.advance(HOUR_MS);
  await signIn(FIREFOX.replace('142.0', '143.0'), '198.51.100.9', 'en');
  expect(await historyOf('session')).toEqual([]);
  await signIn(FIREFOX, '192.0.2.1', 'en');
  await signIn(FIREFOX, '192.0.2.200', 'en');
  expect(await historyOf('session')).toMatchObject([{ kind: 'new_device', address: '192.0.2.0/24', device: FIREFOX }]);
  expect((await sentEmails()).map(({ subject }) => subject)).toEqual(['Sign-in from a new device — Hoshikraft']);
  await api.request('POST', '/api/user/auth/token', {
    as: player,
    body: {},
    headers: { 'accept-language': 'ru' },
  });
  await signIn('curl/8', '192.0.2.1', 'ru');
  expect((await sentEmails()).map(({ subject }) => subject)).toEqual([
    'Sign-in from a new device — Hoshikraft',
    'Вход с нового устройства — Hoshikraft',
  ]);
});

test.each([
  ['site', '/api/user/auth/token'],
  ['launcher', '/api/launcher/auth/token'],
])('a language chosen in the %s is that of the next email and of the next replies of a bot', async (_where, path) => {
  const choose = (locale: string) =>
    api.request('POST', path, { as: player, body: {}, headers: { 'accept-language': locale } });
  // The messenger's own language is English.
  const [telegram, vk] = [createChatUser(api), createChatUser(api, 'vk')];
  await choose('ru');
  expect(await telegram.link(player)).toContain(`Вход в аккаунт ${player.login}`);
  await choose('en');
  expect(await telegram.write('hello')).toContain('This is the Hoshikraft bot');
  expect(await vk.link(player)).toContain(`Signing in to ${player.login}`);
  await choose('ru');
  expect(await telegram.write('hello')).toContain('Это бот Hoshikraft');
  expect(await vk.write('hello')).toContain('Это бот Hoshikraft');
  expect((await sentEmails()).map(({ subject }) => subject)).toEqual([
    'Двухфакторная защита включена — Hoshikraft',
    'Two-factor sign-in is on — Hoshikraft',
  ]);
});

test('an account without an email address still has a history', async () => {
  await api.app.pool.query('UPDATE players SET email = NULL WHERE id = $1', [player.playerId]);
  await inTransaction(api.app.db, (trx) =>
    recordAccountEvent(
      trx,
      { app: api.app, ip: null, userAgent: null },
      { playerId: player.playerId, kind: 'service_unlinked', service: 'steam' },
    ),
  );
  expect(await historyOf('link')).toMatchObject([{ service: 'steam', address: null, device: null }]);
  expect(await sentEmails()).toEqual([]);
});
