import { setTimeout as sleep } from 'node:timers/promises';
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

const PASSWORD = 'long enough for two nodes';
/** After the answer, as long as it takes to be killed, ms: before what was written is taken up, while it is, and after. */
const MOMENTS = [0, 900, 2500];

let postgres: RunningPostgres;
let database: pg.Client;
let outside: SandboxProcess;
let node: OwnProcess;
beforeAll(async () => {
  [postgres, outside] = await Promise.all([startPostgres(), sandboxProcess()]);
  const url = await createDatabase(postgres.url);
  node = await apiNode({ DATABASE_URL: url, RATE_LIMITS: 'off', WRITE_DEADLINE_MS: '60000', ...outside.environment });
  await outside.start();
  await node.start();
  database = new pg.Client(url);
  await database.connect();
});
const mend = (broken: string) => outside.post('/faults', { of: broken, kind: 'none' });
beforeEach(async () => {
  for (const broken of ['mail', 'telegram', 'vk_bot']) await mend(broken);
});
afterAll(async () => {
  await node.end();
  await database.end();
  await outside.end();
  await postgres.stop();
});

let people = 0;
async function newPlayer() {
  const login = `killed_${(people += 1)}`;
  const { body } = await register(node.url, login, await solveCaptcha(node.url));
  return { login, as: { 'access-id': body.accessId, 'access-token': body.accessToken } };
}

/** Ends the API as a cut of the power does, mends what was broken outside, and lets what the dead held be taken up. */
async function comeBack(moment: number, broken: string): Promise<void> {
  await sleep(moment);
  await node.kill();
  await mend(broken);
  await node.start();
  await database.query("UPDATE letters SET due_at = now() WHERE state = 'waiting'");
  await database.query('UPDATE bot_messages SET due_at = now()');
}

test.each(MOMENTS)(
  'killed %i ms after a new password was asked for, the API sends its letter, once',
  async (moment) => {
    const { login } = await newPlayer();
    const email = `${login}@mail.example`;
    const links = async (): Promise<string[]> => {
      const letters = (await (await fetch(`${outside.url}/mail.json?to=${email}`)).json()) as { text: string }[];
      return letters.flatMap(({ text }) => /\/restore#(\S+)/.exec(text)?.[1] ?? []);
    };
    await outside.post('/faults', { of: 'mail', kind: 'down', count: 1000 });
    const asked = { email, recaptcha: await solveCaptcha(node.url) };
    expect((await call(`${node.url}/api/user/reset`, {}, asked)).status).toBe(200);
    await comeBack(moment, 'mail');
    await until(async () => (await links()).length > 0);
    await sleep(3000);
    const [token = '', ...more] = await links();
    expect(more).toEqual([]);
    const { body } = await call<{ valid: boolean }>(`${node.url}/api/user/reset/status`, {}, { token });
    expect(body).toMatchObject({ valid: true });
  },
);

const BOTS = [
  ['telegram', 'telegram', 1],
  ['vk', 'vk_bot', 2],
] as const;

test.each(BOTS.flatMap((bot) => [0, 2500].map((moment) => [...bot, moment] as const)))(
  'a code by %s (%s, %i) whose API was killed %i ms after the sign-in comes once, and is good',
  async (messenger, fault, factor, moment) => {
    const { login, as } = await newPlayer();
    const made = await outside.post('/identity/people', { name: `Of ${login}` });
    const { id: person } = (await made.json()) as { id: number };
    const write = (text: string) => outside.post(`/chats/${messenger}/${person}`, { text });
    const heard = async (what: RegExp): Promise<string[]> =>
      (await outside.chat(messenger, person)).flatMap(({ fromBot, text }) => (fromBot && what.exec(text)?.[0]) || []);
    const link = await call<Schemas['LinkCode']>(`${node.url}/api/user/settings/2fa/link`, as, null);
    await until(async () => {
      // VK delivers only messages that are written after the bot has begun to read.
      await write(`/link ${link.body.code}`);
      await sleep(1500);
      return (await heard(new RegExp(login))).length > 0;
    });

    await outside.post('/faults', { of: fault, kind: 'down', count: 1000 });
    const signedIn = await call<Schemas['SignedInPending']>(
      `${node.url}/api/user/auth/login`,
      {},
      { login, password: PASSWORD },
    );
    expect(signedIn.body.pending).toMatchObject({ login, factor });
    await comeBack(moment, fault);
    const codes = () => heard(/^\d{6}\b/);
    await until(async () => (await codes()).length > 0);
    await sleep(3000);
    const [code, ...more] = await codes();
    expect(more).toEqual([]);
    const { accessId, accessToken } = signedIn.body;
    const waiting = { 'access-id': accessId, 'access-token': accessToken };
    expect((await call(`${node.url}/api/user/auth/token`, waiting, { code })).status).toBe(200);
  },
);
