import { beforeEach, expect, test } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import { runJob } from '../../src/platform/jobs/job.ts';
import { requestedKinds } from '../../src/community/emails/email-kinds.ts';
import { setUpOauth } from '../../src/identity/oauth/testing/set-up-oauth.ts';
import { addLegacyToken } from '../../src/identity/passwords/passwords-repository.ts';
import { sendResets } from '../../src/identity/passwords/send-resets.ts';
import { createChatUser } from '../../src/identity/two-factor/testing/chat-user.ts';
import { ageEmails, listEmails } from '../emails.ts';
import { signIn } from '../players.ts';
import type { Credentials, SignedUp } from '../test-app.ts';

const world = setUpOauth();
let player: SignedUp;
let addresses = 0;
beforeEach(async () => {
  player = await world.api.signUp();
});

const post = (path: string, body: object, as?: Credentials, remoteAddress?: string) =>
  world.api.request('POST', `/api/${path}`, { body, ...(as && { as }), ...(remoteAddress && { remoteAddress }) });

/** Requests a reset from an IP address that has requested none before. */
const requestReset = async (
  email: string,
  from = `10.80.${(addresses += 1) % 250}.${Math.floor(addresses / 250) + 1}`,
) => (await post('user/reset', { email, recaptcha: await world.api.solveCaptcha() }, undefined, from)).status;

const countRequestedEmails = async (email: string): Promise<number> =>
  (
    await world.api.app.pool.query('SELECT FROM letters WHERE recipient = $1 AND kind = ANY($2)', [
      email,
      requestedKinds,
    ])
  ).rowCount ?? 0;

/** Calls every operation that sends an email to the player, several times in parallel. */
async function requestAllEmails(): Promise<void> {
  const phone = await signIn(world.api, player.playerId);
  await world.api.app.pool.query('UPDATE sessions SET proved_at = $2 WHERE player_id = $1', [
    player.playerId,
    world.api.clock.now(),
  ]);
  const requests = [player, phone].flatMap((as) => [
    () => post('user/settings/mail/reset', {}, as),
    () => post('user/auth/prove/send', {}, as),
    () => requestReset(player.email),
    () => requestReset(player.email.toUpperCase()),
  ]);
  await Promise.all([...requests, ...requests].map((request) => request()));
  await runJob(world.api.app, sendResets);
}

test('one mailbox receives one email a minute, five an hour and ten a day over all operations together', async () => {
  await requestAllEmails();
  expect(await countRequestedEmails(player.email)).toBe(1);
  for (let minute = 0; minute < 6; minute += 1) {
    await ageEmails(world.api, MINUTE_MS);
    await requestAllEmails();
  }
  expect(await countRequestedEmails(player.email)).toBe(5);
  await ageEmails(world.api, HOUR_MS);
  for (let minute = 0; minute < 6; minute += 1) {
    await requestAllEmails();
    await ageEmails(world.api, MINUTE_MS);
  }
  await ageEmails(world.api, HOUR_MS);
  await requestAllEmails();
  expect(await countRequestedEmails(player.email)).toBe(10);
});

test('one account sends emails to at most ten mailboxes an hour, in parallel too', async () => {
  await post('user/settings/mail/reset', {}, player);
  const [email] = await listEmails(world.api, player.email, 'mail_code_current');
  expect((await post('user/settings/mail/verify', { code: email?.args.code }, player)).status).toBe(200);
  const victims = Array.from({ length: 16 }, (_, at) => `bombed${at}_${player.login}@mail.example`);
  const answers = await Promise.all(victims.map((email) => post('user/settings/mail/reset', { email }, player)));
  // The first email went to the account's own address.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
});

test('one IP network requests at most thirty emails an hour, in parallel and for different recipients too', async () => {
  const from = '10.81.1.1';
  const solved = await Promise.all(Array.from({ length: 36 }, () => world.api.solveCaptcha()));
  const statuses = await Promise.all(
    solved.map(async (recaptcha, at) => {
      const body = { email: `nobody${at}@mail.example`, recaptcha };
      return (await post('user/reset', body, undefined, at % 2 === 0 ? from : '10.81.1.200')).status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(6);
});

test.each(['telegram', 'vk'] as const)(
  'a %s bot sends one code a minute over all operations together',
  async (messenger) => {
    const chat = createChatUser(world.api, messenger);
    const subject = `76561198000900${String((addresses += 1)).padStart(3, '0')}`;
    await world.completeFlow('google', subject, { as: player });
    await chat.link(player);
    const { login, password } = player;
    const tokens = ['one', 'two'].map((which) => `bomb-${which}-${login}`);
    for (const token of tokens) await addLegacyToken(world.api.app.db, login, token);
    const answers = await Promise.all([
      post('user/auth/login', { login, password }),
      post('user/auth/login', { login: player.email, password }),
      post('launcher/auth', { login, password, systemData: {} }),
      world.completeFlow('google', subject),
      ...tokens.map((token) =>
        world.api.request('POST', '/api/user/auth/token-legacy', {
          body: { login },
          headers: { 'access-token': token },
        }),
      ),
      post('user/auth/code', {}, player),
    ]);
    expect(answers.filter(({ body }) => JSON.stringify(body).includes('"pending"')).length).toBeGreaterThanOrEqual(5);
    expect(await chat.read()).toHaveLength(1);
    world.api.clock.advance(MINUTE_MS);
    await Promise.all([post('user/auth/code', {}, player), post('user/auth/login', { login, password })]);
    expect(await chat.read()).toHaveLength(1);
  },
);
