import type { components } from '@hoshikraft/contract';
import { createDatabase, type RunningPostgres, startPostgres } from '@hoshikraft/testkit';
import { until } from '@hoshikraft/testkit/until';
import { solveCaptcha } from '@hoshikraft/testkit/stack';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { call, register } from './caller.ts';
import { apiNode, type OwnProcess } from './own-process.ts';
import { type SandboxProcess, sandboxProcess } from './sandbox-process.ts';

type Schemas = components['schemas'];

// Starts a process for every moment at which it is killed.
jest.setTimeout(300_000);

let postgres: RunningPostgres;
let url: string;
let database: pg.Client;
let outside: SandboxProcess;
let node: OwnProcess;
beforeAll(async () => {
  [postgres, outside] = await Promise.all([startPostgres(), sandboxProcess()]);
  url = await createDatabase(postgres.url);
  node = await apiNode({ DATABASE_URL: url, RATE_LIMITS: 'off', WRITE_DEADLINE_MS: '60000', ...outside.environment });
  await outside.start();
  await node.start();
  database = new pg.Client(url);
  await database.connect();
});
const fault = (of: string, kind: string) => outside.post('/faults', { of, kind, count: 1000 });
beforeEach(async () => {
  for (const name of ['telegram', 'vk_bot']) await outside.post('/faults', { of: name, kind: 'none' });
});
afterAll(async () => {
  await node.end();
  await database.end();
  await outside.end();
  await postgres.stop();
});

const BOTS = [
  { messenger: 'telegram', stand: 'telegram' },
  { messenger: 'vk', stand: 'vk_bot' },
] as const;

let people = 0;
/** A player about to link a bot, and the person who does, whom the bot has answered once: it reads. */
async function aboutToLink(messenger: 'telegram' | 'vk') {
  const login = `linked_${(people += 1)}`;
  const { body } = await register(node.url, login, await solveCaptcha(node.url));
  const as = { 'access-id': body.accessId, 'access-token': body.accessToken };
  const made = await outside.post('/identity/people', { name: `Of ${login}` });
  const { id: person } = (await made.json()) as { id: number };
  const write = (text: string) => outside.post(`/chats/${messenger}/${person}`, { text });
  const heard = async (what: string): Promise<number> =>
    (await outside.chat(messenger, person)).filter(({ fromBot, text }) => fromBot && text.includes(what)).length;
  await until(async () => {
    await write('are you there?');
    await new Promise((resolve) => setTimeout(resolve, 2000));
    return (await heard('/link')) > 0;
  });
  const { code } = (await call<Schemas['LinkCode']>(`${node.url}/api/user/settings/2fa/link`, as, null)).body;
  const linked = async () =>
    (
      await database.query(
        "SELECT FROM account_events JOIN players ON players.id = player_id WHERE login = $1 AND kind = 'factor_on'",
        [login],
      )
    ).rowCount ?? 0;
  return { login, link: () => write(`/link ${code}`), said: () => heard(login), linked };
}

/** Locks rows in another transaction while `meanwhile` runs. */
async function holding(statement: string, value: string, meanwhile: () => Promise<void>): Promise<void> {
  const holder = new pg.Client(url);
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query(statement, [value]);
  await meanwhile();
  await holder.end();
}

const someWait = async (what: string): Promise<boolean> =>
  ((
    await database.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE $1",
      [`%${what}%`],
    )
  ).rowCount ?? 0) > 0;

test.each(BOTS)(
  'killed after what a person told $messenger took effect and before it went on, the API does it once and answers once',
  async ({ messenger, stand }) => {
    const { link, said, linked } = await aboutToLink(messenger);
    await fault(stand, 'busy');
    await holding('SELECT FROM bot_readers WHERE messenger = $1 FOR UPDATE', messenger, async () => {
      await link();
      await until(async () => (await linked()) === 1);
      await node.kill();
    });
    expect(await said()).toBe(0);
    await fault(stand, 'none');
    await node.start();
    await database.query('UPDATE bot_messages SET due_at = now()');
    await until(async () => (await said()) > 0);
    await new Promise((resolve) => setTimeout(resolve, 5000));
    expect([await linked(), await said()]).toEqual([1, 1]);
  },
);

test.each(BOTS)(
  'killed in the middle of what a person told $messenger, the API has done nothing, and does it once it is back',
  async ({ messenger }) => {
    const { login, link, said, linked } = await aboutToLink(messenger);
    await holding('SELECT FROM players WHERE login = $1 FOR UPDATE', login, async () => {
      await link();
      await until(() => someWait('players'));
      await node.kill();
    });
    expect([await linked(), await said()]).toEqual([0, 0]);
    await node.start();
    await until(async () => (await said()) > 0);
    await new Promise((resolve) => setTimeout(resolve, 5000));
    expect([await linked(), await said()]).toEqual([1, 1]);
  },
);
