import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openMailbox } from '../../testing/mailbox.ts';
import type { Mailbox } from '../../testing/mailbox.ts';
import { anotherProcess } from '../../testing/another-process.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { runJob } from '../jobs/job.ts';
import type { LetterArgs } from '../words/letters/letter-words.ts';
import { sendLetter } from './send-letter.ts';
import { sendLetters, sweepLetters } from './send-letters.ts';

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
  mailbox.mood = 'takes';
});
afterEach(async () => {
  mailbox.letters.length = 0;
  await api.app.pool.query('DELETE FROM letters');
});

const CODE: LetterArgs['mail_code_current'] = { login: 'Kitsune', code: '417203' };
const write = (to = 'kitsune@mail.example') =>
  inTransaction(api.app.db, (trx) =>
    sendLetter(trx, api.app, { to, locale: 'ru', kind: 'mail_code_current', args: CODE }),
  );
const states = async () =>
  (await api.app.pool.query<{ state: string; tries: number; args_sealed: Buffer | null }>('SELECT * FROM letters'))
    .rows;
const comeDue = () => api.app.pool.query('UPDATE letters SET due_at = now()');

test('a letter leaves once, in its language, as HTML and text, and nothing of what it said is kept', async () => {
  await write();
  expect(JSON.stringify(await states())).not.toContain(CODE.code);
  await runJob(api.app, sendLetters);
  await runJob(api.app, sendLetters);
  expect(mailbox.letters).toHaveLength(1);
  const [letter] = mailbox.letters;
  expect(letter).toMatchObject({
    subject: 'Код для смены почты',
    from: { name: 'Hoshikraft', address: 'post@play.example' },
    to: [{ address: 'kitsune@mail.example' }],
  });
  expect(letter?.messageId).toMatch(/^<[0-9a-f-]{36}@play\.example>$/);
  expect(letter?.html).toContain(CODE.code);
  expect(letter?.text).toContain(CODE.code);
  expect(letter?.attachments).toMatchObject([{ contentId: '<night>', disposition: 'inline' }]);
  expect(await states()).toMatchObject([{ state: 'sent', tries: 1, args_sealed: null }]);
});

test('what is rolled back sends nothing', async () => {
  const undone = inTransaction(api.app.db, async (trx) => {
    await sendLetter(trx, api.app, { to: 'a@mail.example', locale: 'en', kind: 'proof_code', args: CODE });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await runJob(api.app, sendLetters);
  expect(mailbox.letters).toEqual([]);
});

test('processes that send at once send each letter once', async () => {
  const other = await anotherProcess(api);
  await Promise.all(Array.from({ length: 40 }, (_, at) => write(`player${at}@mail.example`)));
  await Promise.all([runJob(api.app, sendLetters), runJob(other.app, sendLetters), runJob(other.app, sendLetters)]);
  await runJob(api.app, sendLetters);
  expect(mailbox.letters.map(({ to }) => to?.[0]?.address).sort()).toEqual(
    Array.from({ length: 40 }, (_, at) => `player${at}@mail.example`).sort(),
  );
  await other.close();
});

test('a server that says "later" gets the same letter later, each time after a longer wait', async () => {
  mailbox.mood = 'puts-off';
  await write();
  const waits: number[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    await comeDue();
    await runJob(api.app, sendLetters);
    const { rows } = await api.app.pool.query<{ wait: number }>(
      'SELECT round(extract(epoch FROM due_at - now()))::int AS wait FROM letters',
    );
    waits.push(rows[0]?.wait ?? 0);
  }
  expect(waits.map((wait, at) => wait > 3 * 2 ** at && wait <= 5 * 2 ** at)).toEqual([true, true, true]);
  mailbox.mood = 'takes';
  await runJob(api.app, sendLetters);
  expect(mailbox.letters).toEqual([]);
  await comeDue();
  await runJob(api.app, sendLetters);
  expect(mailbox.letters).toHaveLength(1);
});

test('a mailbox that is not there is written to once; the log names neither it nor the code', async () => {
  mailbox.mood = 'refuses';
  await write('nobody@mail.example');
  await runJob(api.app, sendLetters);
  expect(await states()).toMatchObject([{ state: 'dead', tries: 1, args_sealed: null }]);
  const log = api.log.join('');
  expect(log).toContain('a letter did not leave');
  expect(log).not.toContain('nobody@');
  expect(log).not.toContain(CODE.code);
});

test('a letter that was taken without a word is the same letter when it comes again', async () => {
  mailbox.mood = 'takes-and-hangs-up';
  await write();
  await runJob(api.app, sendLetters);
  expect(await states()).toMatchObject([{ state: 'waiting', tries: 1 }]);
  mailbox.mood = 'takes';
  await comeDue();
  await runJob(api.app, sendLetters);
  expect(mailbox.letters).toHaveLength(2);
  expect(new Set(mailbox.letters.map(({ messageId }) => messageId)).size).toBe(1);
});

test('a code that ran out while the server was away is not sent', async () => {
  await write();
  await api.app.pool.query('UPDATE letters SET useless_at = now()');
  await runJob(api.app, sendLetters);
  expect(mailbox.letters).toEqual([]);
  expect(await states()).toMatchObject([{ state: 'dead' }]);
});

test('ended letters are forgotten after three days, others are kept', async () => {
  await write();
  await runJob(api.app, sendLetters);
  await write();
  await runJob(api.app, sweepLetters);
  expect(await states()).toHaveLength(2);
  await api.app.pool.query("UPDATE letters SET created_at = now() - interval '73 hours'");
  await runJob(api.app, sweepLetters);
  expect(await states()).toMatchObject([{ state: 'waiting' }]);
});
