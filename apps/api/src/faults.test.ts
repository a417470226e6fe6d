import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDatabase, startPostgres } from '@hoshikraft/testkit';
import type { RunningPostgres } from '@hoshikraft/testkit';
import { startApiProcess } from '../testing/api-process.ts';
import type { ApiProcess } from '../testing/api-process.ts';

let postgres: RunningPostgres;
let api: ApiProcess;
let credentials: Record<string, string>;
beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApiProcess({ DATABASE_URL: await createDatabase(postgres.url), SEED: 'development' });
  const { body } = await ask('/api/user/auth/login', { login: 'player', password: 'hoshikraft-dev' });
  credentials = { 'access-id': String(body['accessId']), 'access-token': String(body['accessToken']) };
}, 90_000);
afterAll(async () => {
  api.signal('SIGKILL');
  await api.ended;
  await postgres.stop();
});

interface Asked {
  status: number;
  body: Record<string, unknown>;
  ms: number;
}

async function ask(path: string, body?: object): Promise<Asked> {
  const start = performance.now();
  const response = await fetch(`${api.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...credentials,
      'accept-language': 'en',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Asked['body'], ms: performance.now() - start };
}

/** Reads and writes one after the other until told to stop. */
function load(lanes: number): { stop(): Promise<Asked[]> } {
  let going = true;
  const answers: Asked[] = [];
  const lane = async (number: number) => {
    for (let turn = number; going; turn += 1) {
      const write = turn % 2 === 0;
      answers.push(await (write ? ask('/api/user/set-region', { region: 'global' }) : ask('/api/user/sessions')));
    }
  };
  const all = Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
  return {
    async stop() {
      going = false;
      await all;
      return answers;
    },
  };
}

const unavailable = { status: 503, body: { error_code: 9, details: { type: 'database_unavailable' } } };

async function untilServed(): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 10_000) {
    if ((await ask('/api/user/sessions')).status === 200) break;
    await sleep(20);
  }
  return performance.now() - start;
}

test('PostgreSQL killed under load: 503 in our shape within 1.5 s, the process lives and serves again by itself', async () => {
  const traffic = load(12);
  await sleep(500);
  await postgres.kill();
  await sleep(1500);
  const during = await Promise.all([
    ask('/api/user/sessions'),
    ask('/api/servers'),
    ask('/api/user/set-region', { region: 'russia' }),
  ]);
  for (const answer of during) expect(answer).toMatchObject(unavailable);
  for (const { ms } of during) expect(ms).toBeLessThan(1500);
  expect(await ask('/health/ready')).toMatchObject({ status: 503, body: { error_code: 9 } });
  expect((await ask('/health/live')).status).toBe(200);
  await postgres.start();
  expect(await untilServed()).toBeLessThan(5000);
  const answers = await traffic.stop();
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503]);
  for (const answer of answers.filter(({ status }) => status === 503)) expect(answer).toMatchObject(unavailable);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(5000);
  expect(api.isRunning()).toBe(true);
});

test('PostgreSQL frozen: reads are answered within 1.5 s, nothing hangs past 5 s, and it recovers', async () => {
  await untilServed();
  await postgres.freeze();
  const [read, write, signIn] = await Promise.all([
    ask('/api/user/sessions'),
    ask('/api/user/set-region', { region: 'russia' }),
    // Waits for the database in a transaction, as no read does.
    ask('/api/user/auth/login', { login: 'player', password: 'hoshikraft-dev' }),
  ]);
  await postgres.thaw();
  expect([read, write, signIn]).toMatchObject([unavailable, unavailable, unavailable]);
  expect(read.ms).toBeLessThan(1700);
  expect(Math.max(write.ms, signIn.ms)).toBeLessThan(5000);
  expect(await untilServed()).toBeLessThan(5000);
});

test('SIGTERM: readiness says no, open requests are answered, the process ends within 10 s', async () => {
  await untilServed();
  const open = Array.from({ length: 10 }, () => ask('/api/user/auth/login', { login: 'nobody', password: 'wrong' }));
  await sleep(20);
  api.signal('SIGTERM');
  const start = performance.now();
  for (const { status } of await Promise.all(open)) expect(status).toBe(200);
  expect(await api.ended).toBe(0);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(api.output()).toContain('draining');
});
