import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openMailbox } from '../../../testing/mailbox.ts';
import type { Mailbox } from '../../../testing/mailbox.ts';
import { startAnotherProcess } from '../../../testing/another-process.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { runJob } from '../../platform/jobs/job.ts';
import type { EmailArgs } from '../../platform/messages/letters/email-messages.ts';
import { queueEmail } from './queue-email.ts';
import { sendEmails, sweepEmails } from './send-emails.ts';

let mailbox: Mailbox;
let api: TestApp;
beforeAll(async () => {
  mailbox = await openMailbox();
  api = await createTestApp({
    content: false,
    env: { SMTP_URL: mailbox.url, MAIL_FROM: 'Hoshikraft <post@play.example>', SITE_URL: 'https://play.example' },
  });
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});
beforeEach(() => {
  mailbox.behaviour = 'takes';
});
afterEach(async () => {
  mailbox.emails.length = 0;
  await api.app.pool.query('DELETE FROM letters');
});

const CODE: EmailArgs['mail_code_current'] = { login: 'Kitsune', code: '417203' };
const queueCode = (to = 'kitsune@mail.example') =>
  inTransaction(api.app.db, (trx) =>
    queueEmail(trx, api.app, { to, locale: 'ru', kind: 'mail_code_current', args: CODE }),
  );
const selectStates = async () =>
  (await api.app.pool.query<{ state: string; tries: number; args_sealed: Buffer | null }>('SELECT * FROM letters'))
    .rows;
const makeDue = () => api.app.pool.query('UPDATE letters SET due_at = now()');

test('an email is sent once, in its language, as HTML and text, and its content is deleted', async () => {
  await queueCode();
  expect(JSON.stringify(await selectStates())).not.toContain(CODE.code);
  await runJob(api.app, sendEmails);
  await runJob(api.app, sendEmails);
  expect(mailbox.emails).toHaveLength(1);
  const [email] = mailbox.emails;
  expect(email).toMatchObject({
    subject: 'Код для смены почты',
    from: { name: 'Hoshikraft', address: 'post@play.example' },
    to: [{ address: 'kitsune@mail.example' }],
  });
  expect(email?.messageId).toMatch(/^<[0-9a-f-]{36}@play\.example>$/);
  expect(email?.html).toContain(CODE.code);
  expect(email?.text).toContain(CODE.code);
  expect(email?.attachments).toMatchObject([{ contentId: '<night>', disposition: 'inline' }]);
  expect(await selectStates()).toMatchObject([{ state: 'sent', tries: 1, args_sealed: null }]);
});

test('a rolled back transaction sends nothing', async () => {
  const undone = inTransaction(api.app.db, async (trx) => {
    await queueEmail(trx, api.app, { to: 'a@mail.example', locale: 'en', kind: 'proof_code', args: CODE });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await runJob(api.app, sendEmails);
  expect(mailbox.emails).toEqual([]);
});

test('processes that send in parallel send each email once', async () => {
  const other = await startAnotherProcess(api);
  await Promise.all(Array.from({ length: 40 }, (_, at) => queueCode(`player${at}@mail.example`)));
  await Promise.all([runJob(api.app, sendEmails), runJob(other.app, sendEmails), runJob(other.app, sendEmails)]);
  await runJob(api.app, sendEmails);
  expect(mailbox.emails.map(({ to }) => to?.[0]?.address).sort()).toEqual(
    Array.from({ length: 40 }, (_, at) => `player${at}@mail.example`).sort(),
  );
  await other.close();
});

test('a temporary failure is retried with growing waits', async () => {
  mailbox.behaviour = 'puts-off';
  await queueCode();
  const waits: number[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    await makeDue();
    await runJob(api.app, sendEmails);
    const { rows } = await api.app.pool.query<{ wait: number }>(
      'SELECT round(extract(epoch FROM due_at - now()))::int AS wait FROM letters',
    );
    waits.push(rows[0]?.wait ?? 0);
  }
  expect(waits.map((wait, at) => wait > 3 * 2 ** at && wait <= 5 * 2 ** at)).toEqual([true, true, true]);
  mailbox.behaviour = 'takes';
  await runJob(api.app, sendEmails);
  expect(mailbox.emails).toEqual([]);
  await makeDue();
  await runJob(api.app, sendEmails);
  expect(mailbox.emails).toHaveLength(1);
});

test.each([
  // The server has seen the address only, and its reply is stored without it.
  ['refuses', '550 5.1.1 <N•••@mail.example>: no such mailbox'],
  // The server has seen the code, and may quote it.
  ['refuses-content', '554 5.7.1'],
] as const)(
  'an email is not sent again to a server that %s; log and database have no secret',
  async (behaviour, reply) => {
    mailbox.behaviour = behaviour;
    await queueCode('nobody@mail.example');
    await runJob(api.app, sendEmails);
    expect(await selectStates()).toMatchObject([{ state: 'refused', tries: 1, args_sealed: null }]);
    const { rows } = await api.app.pool.query('SELECT address, kind, reply FROM refused_addresses');
    expect(rows).toEqual([{ address: 'nobody@mail.example', kind: 'mail_code_current', reply }]);
    const log = api.log.join('');
    expect(log).toContain('a letter was refused for good');
    expect(log).not.toContain('nobody@');
    expect(log + JSON.stringify(rows)).not.toContain(CODE.code);
    expect(await api.app.metrics.registry.metrics()).toMatch(
      /emails_total{kind="mail_code_current",result="refused"} \d/,
    );
    mailbox.behaviour = 'takes';
    await queueCode('Nobody@mail.example');
    await runJob(api.app, sendEmails);
    expect((await api.app.pool.query('SELECT FROM refused_addresses')).rows).toEqual([]);
  },
);

test('a refused sender is our own failure: the email is tried again, and no player is to blame', async () => {
  mailbox.behaviour = 'refuses-sender';
  await queueCode();
  await runJob(api.app, sendEmails);
  expect(await selectStates()).toMatchObject([{ state: 'waiting', tries: 1 }]);
  expect((await api.app.pool.query('SELECT FROM refused_addresses')).rows).toEqual([]);
});

test('a refused address that no player has is forgotten after three days', async () => {
  const { email } = await api.signUp();
  mailbox.behaviour = 'refuses';
  await queueCode(email);
  await queueCode('nobody@mail.example');
  await runJob(api.app, sendEmails);
  await api.app.pool.query("UPDATE refused_addresses SET refused_at = now() - interval '73 hours'");
  await runJob(api.app, sweepEmails);
  expect((await api.app.pool.query('SELECT address FROM refused_addresses')).rows).toEqual([{ address: email }]);
});

test('an email that was accepted without a reply is sent again with the same message id', async () => {
  mailbox.behaviour = 'takes-and-hangs-up';
  await queueCode();
  await runJob(api.app, sendEmails);
  expect(await selectStates()).toMatchObject([{ state: 'waiting', tries: 1 }]);
  mailbox.behaviour = 'takes';
  await makeDue();
  await runJob(api.app, sendEmails);
  expect(mailbox.emails).toHaveLength(2);
  expect(new Set(mailbox.emails.map(({ messageId }) => messageId)).size).toBe(1);
});

test('a code that expired while the server was down is not sent', async () => {
  await queueCode();
  await api.app.pool.query('UPDATE letters SET useless_at = now()');
  await runJob(api.app, sendEmails);
  expect(mailbox.emails).toEqual([]);
  expect(await selectStates()).toMatchObject([{ state: 'dead' }]);
});

test('finished emails are deleted after three days, waiting ones stay', async () => {
  await queueCode();
  await runJob(api.app, sendEmails);
  await queueCode();
  await runJob(api.app, sweepEmails);
  expect(await selectStates()).toHaveLength(2);
  await api.app.pool.query("UPDATE letters SET created_at = now() - interval '73 hours'");
  await runJob(api.app, sweepEmails);
  expect(await selectStates()).toMatchObject([{ state: 'waiting' }]);
});
