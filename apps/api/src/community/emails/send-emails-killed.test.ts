import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@hoshikraft/testkit/until';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { startApiProcess } from '../../../testing/api-process.ts';
import type { ApiProcess } from '../../../testing/api-process.ts';
import { openMailbox } from '../../../testing/mailbox.ts';
import type { Mailbox } from '../../../testing/mailbox.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { DEVELOPMENT_SECRETS } from '../../development-secrets.ts';

// Each round starts and kills a whole process.
jest.setTimeout(240_000);

let mailbox: Mailbox;
let database: TestDatabase;
let api: ApiProcess | undefined;
beforeAll(async () => {
  mailbox = await openMailbox();
  database = await openTestDatabase('postgres', false);
  // Dates every event back by days: notices of an account are limited per hour, and here each one must be sent.
  await database.pool.query(`
    CREATE FUNCTION days_ago() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.at := NEW.at - interval '3 days'; RETURN NEW; END $$;
    CREATE TRIGGER days_ago BEFORE INSERT ON account_events FOR EACH ROW EXECUTE FUNCTION days_ago()`);
});
afterAll(async () => {
  await kill();
  await database.close();
  await mailbox.close();
});

async function start(): Promise<ApiProcess> {
  api = await startApiProcess({ DATABASE_URL: String(database.url), SEED: 'development', SMTP_URL: mailbox.url });
  return api;
}
async function kill(): Promise<void> {
  api?.signal('SIGKILL');
  await api?.ended;
}

/** Signs in from a new browser, which queues an email in the same transaction. Returns 0 if the process dies first. */
const signIn = (url: string, browser: string): Promise<number> =>
  fetch(`${url}/api/user/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      login: 'player',
      password: DEVELOPMENT_SECRETS.password,
      browser: { userAgent: browser },
    }),
  }).then(
    ({ status }) => status,
    () => 0,
  );

const queryCount = async (statement: string): Promise<number> =>
  (await database.pool.query<{ count: number }>(statement)).rows[0]?.count ?? -1;
const countEvents = () => queryCount("SELECT count(*)::int AS count FROM account_events WHERE kind = 'new_device'");
const countWaiting = () => queryCount("SELECT count(*)::int AS count FROM letters WHERE state = 'waiting'");
/** Makes all waiting emails due: those claimed by a dead process and those postponed. */
const makeDue = () => database.pool.query("UPDATE letters SET due_at = now() WHERE state = 'waiting'");
const messageIds = () => mailbox.emails.map(({ messageId }) => messageId);

test('an email queued by a killed process is sent once by the next process', async () => {
  mailbox.behaviour = 'falls-silent';
  const first = await start();
  expect(await signIn(first.url, 'browser of the first')).toBe(200);
  await until(async () => (await queryCount('SELECT count(*)::int AS count FROM letters WHERE tries = 1')) === 1);
  await kill();
  expect([await countEvents(), await countWaiting(), mailbox.emails.length]).toEqual([1, 1, 0]);
  mailbox.behaviour = 'takes';
  await start();
  await makeDue();
  await until(async () => (await countWaiting()) === 0);
  await sleep(2500);
  expect(messageIds()).toHaveLength(1);
  await kill();
});

test('a process killed at any moment loses no email and sends none without a commit; a repeated email has the same id', async () => {
  mailbox.emails.length = 0;
  await database.pool.query('DELETE FROM letters');
  const before = await countEvents();
  for (let round = 0; round < 3; round += 1) {
    const { url } = await start();
    // On a busy machine some calls time out in the queue: each client continues until the process is killed.
    let isKilled = false;
    const clients = ['a', 'b', 'c', 'd'].map(async (client) => {
      for (let at = 0; !isKilled; at += 1) await signIn(url, `browser ${'xyz'[round]}${client}${'n'.repeat(at)}`);
    });
    // By now some emails are sent, some are queued and some sign-ins are in progress.
    await until(async () => new Set(messageIds()).size > round * 2);
    isKilled = true;
    await kill();
    await Promise.all(clients);
  }
  await start();
  await until(async () => {
    await makeDue();
    return (await countWaiting()) === 0;
  });
  const count = (await countEvents()) - before;
  expect(count).toBeGreaterThan(3);
  expect(new Set(messageIds()).size).toBe(count);
});
