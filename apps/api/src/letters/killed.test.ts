import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@hoshikraft/testkit/until';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { startApiProcess } from '../../testing/api-process.ts';
import type { ApiProcess } from '../../testing/api-process.ts';
import { openMailbox } from '../../testing/mailbox.ts';
import type { Mailbox } from '../../testing/mailbox.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { DEVELOPMENT_SECRETS } from '../development-secrets.ts';

// Starts a process for every moment at which it is killed.
jest.setTimeout(240_000);

let mailbox: Mailbox;
let database: TestDatabase;
let api: ApiProcess | undefined;
beforeAll(async () => {
  mailbox = await openMailbox();
  database = await openTestDatabase('postgres', false);
  // Everything happens days ago: of an account only some notices go out within an hour, and here each has to.
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

/** A sign-in from a browser never seen before: what its transaction writes is a letter. Lost with the process or answered. */
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

const one = async (statement: string): Promise<number> =>
  (await database.pool.query<{ count: number }>(statement)).rows[0]?.count ?? -1;
const happened = () => one("SELECT count(*)::int AS count FROM account_events WHERE kind = 'new_device'");
const waiting = () => one("SELECT count(*)::int AS count FROM letters WHERE state = 'waiting'");
/** The claims of the dead run out, the waits of the refused too. */
const comeDue = () => database.pool.query("UPDATE letters SET due_at = now() WHERE state = 'waiting'");
const messageIds = () => mailbox.letters.map(({ messageId }) => messageId);

test('a process killed between the commit and the letter leaves it to the next one, which sends it once', async () => {
  mailbox.mood = 'falls-silent';
  const first = await start();
  expect(await signIn(first.url, 'browser of the first')).toBe(200);
  await until(async () => (await one('SELECT count(*)::int AS count FROM letters WHERE tries = 1')) === 1);
  await kill();
  expect([await happened(), await waiting(), mailbox.letters.length]).toEqual([1, 1, 0]);
  mailbox.mood = 'takes';
  await start();
  await comeDue();
  await until(async () => (await waiting()) === 0);
  await sleep(2500);
  expect(messageIds()).toHaveLength(1);
  await kill();
});

test('killed at any moment, no letter is lost and none goes out for nothing; a repetition is the same letter', async () => {
  mailbox.letters.length = 0;
  await database.pool.query('DELETE FROM letters');
  const before = await happened();
  for (let round = 0; round < 3; round += 1) {
    const { url } = await start();
    // On a busy machine some are refused for what they waited: each lane goes on with the next until the process is killed.
    let isKilled = false;
    const lanes = ['a', 'b', 'c', 'd'].map(async (lane) => {
      for (let at = 0; !isKilled; at += 1) await signIn(url, `browser ${'xyz'[round]}${lane}${'n'.repeat(at)}`);
    });
    // Some are answered and sent, some answered, some under way.
    await until(async () => new Set(messageIds()).size > round * 2);
    isKilled = true;
    await kill();
    await Promise.all(lanes);
  }
  await start();
  await until(async () => {
    await comeDue();
    return (await waiting()) === 0;
  });
  const count = (await happened()) - before;
  expect(count).toBeGreaterThan(3);
  expect(new Set(messageIds()).size).toBe(count);
});
