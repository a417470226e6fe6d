import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { MINUTE_MS } from '@hoshikraft/shared';
import { ageEmails } from '../../../testing/emails.ts';
import { openMailbox } from '../../../testing/mailbox.ts';
import type { Mailbox } from '../../../testing/mailbox.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { Credentials, SignedUp, TestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { sendEmails } from '../../community/emails/send-emails.ts';
import { sendResets } from '../passwords/send-resets.ts';
import { runAccount } from '../support/run-account.ts';

type Schemas = components['schemas'];
type MailSettings = Schemas['MailSettings'];

let mailbox: Mailbox;
let api: TestApp;
let player: SignedUp;
beforeAll(async () => {
  mailbox = await openMailbox();
  api = await createTestApp({ content: false, env: { SMTP_URL: mailbox.url } });
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});
beforeEach(async () => {
  mailbox.behaviour = 'takes';
  player = await api.signUp();
});

const post = (path: string, body: object) =>
  api.request('POST', `/api/user/settings/mail/${path}`, { as: player, body });
const settings = async () => (await api.request<MailSettings>('GET', '/api/user/settings/mail', { as: player })).body;
/** Sends what is queued; another email to the same address may then be requested. */
const send = async (behaviour: Mailbox['behaviour']): Promise<void> => {
  mailbox.behaviour = behaviour;
  await runJob(api.app, sendEmails);
  await ageEmails(api, 2 * MINUTE_MS);
};
const codeTo = async (address: string): Promise<string> => {
  await send('takes');
  return /\b\d{6}\b/.exec(mailbox.to(address).at(-1)?.text ?? '')?.[0] ?? 'no code';
};

test('a refused email is shown to its player only, until one arrives', async () => {
  const authState = async (as: Credentials = player) =>
    (await api.request<Schemas['Main']>('GET', '/api/main', { as })).body.auth;
  const sendRefused = async (body: object) => {
    await post('reset', body);
    expect(await settings()).toMatchObject({ codeRefused: false });
    await send('refuses');
  };
  const masked = (await settings()).email;
  const other = await api.signUp();
  expect([(await authState())?.refusedEmail, (await settings()).emailRefused]).toEqual([null, false]);

  await sendRefused({});
  expect(await settings()).toMatchObject({ form: 'enter_code', emailRefused: true, codeRefused: true });
  expect((await authState())?.refusedEmail).toBe(masked);
  expect((await authState(other))?.refusedEmail).toBeNull();
  const signedIn = await api.request<Schemas['SignedIn']>('POST', '/api/user/auth/login', {
    body: { login: player.login, password: player.password },
  });
  expect(signedIn.body.refusedEmail).toBe(masked);
  const [shown, listed] = [
    await runAccount(api.app, ['show', player.login]),
    await runAccount(api.app, ['refused-mails']),
  ];
  expect(shown).toMatch(/last email was refused: .* UTC, mail_code_current, 550 5\.1\.1 </);
  expect(listed).toMatch(/^Players whose last email was permanently refused: 1\n/);
  expect(listed).toContain(`${player.login}: ${masked}, `);
  expect(shown + listed).not.toContain(player.email);

  await post('reset', {});
  expect(await settings()).toMatchObject({ emailRefused: true, codeRefused: false });
  await post('verify', { code: await codeTo(player.email) });
  expect(await settings()).toMatchObject({ form: 'new_email', emailRefused: false, codeRefused: false });
  expect((await authState())?.refusedEmail).toBeNull();

  await sendRefused({ email: 'typo@mail.example' });
  expect(await settings()).toMatchObject({ form: 'enter_new_code', emailRefused: false, codeRefused: true });
  expect((await authState())?.refusedEmail).toBeNull();
  await post('reset', { email: 'right@mail.example' });
  await post('verify', { code: await codeTo('right@mail.example') });
  expect(await settings()).toMatchObject({ email: 'r•••@mail.example', form: 'send_code', codeRefused: false });
  expect(await runAccount(api.app, ['refused-mails'])).toBe('Players whose last email was permanently refused: 0');
});

test('a reset says nothing of a refused email', async () => {
  const reset = async (behaviour: Mailbox['behaviour']) => {
    const { status, text } = await api.request('POST', '/api/user/reset', {
      body: { email: player.email, recaptcha: await api.solveCaptcha() },
    });
    await runJob(api.app, sendResets);
    await send(behaviour);
    return [status, text];
  };
  const before = await reset('takes');
  expect(await reset('refuses')).toEqual(before);
  expect(await reset('takes')).toEqual(before);
});
