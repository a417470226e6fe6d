import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createDatabase, startPostgres } from '@hoshikraft/testkit';
import type { RunningPostgres } from '@hoshikraft/testkit';
import { startApiProcess } from '../testing/api-process.ts';
import type { ApiProcess } from '../testing/api-process.ts';
import { startFakeReseller } from '../testing/fake-reseller.ts';
import type { FakeReseller } from '../testing/fake-reseller.ts';

// Kills and restarts PostgreSQL and the API.
jest.setTimeout(120_000);

let postgres: RunningPostgres;
let reseller: FakeReseller;
let api: ApiProcess;
let credentials: Record<string, string>;
beforeAll(async () => {
  // Durable: commits must survive a kill, among them the session of all calls.
  postgres = await startPostgres({ durable: true });
  reseller = await startFakeReseller();
  api = await startApiProcess({
    DATABASE_URL: await createDatabase(postgres.url),
    SEED: 'development',
    RESELLER_URL: reseller.url,
    // Long: the test decides when the reseller responds, however slow the machine is.
    RESELLER_TIMEOUT_MS: '60000',
    DRAIN_MS: '60000',
  });
  const { body } = await call('/api/user/auth/login', { login: 'player', password: 'hoshikraft-dev' });
  credentials = { 'access-id': String(body['accessId']), 'access-token': String(body['accessToken']) };
});
afterAll(async () => {
  api.signal('SIGKILL');
  await api.ended;
  await postgres.stop();
  await reseller.close();
});

interface ApiResponse {
  status: number;
  body: Record<string, unknown>;
}

async function call(path: string, body?: object, headers: Record<string, string> = {}): Promise<ApiResponse> {
  const response = await fetch(`${api.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...credentials,
      'accept-language': 'en',
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as ApiResponse['body'] };
}

/** Runs workers that read and write in turn until `stop`. */
function load(workers: number): { answered(): number; stop(): Promise<ApiResponse[]> } {
  let going = true;
  const answers: ApiResponse[] = [];
  const worker = async (number: number) => {
    for (let turn = number; going; turn += 1) {
      const write = turn % 2 === 0;
      answers.push(await (write ? call('/api/user/set-region', { region: 'global' }) : call('/api/user/sessions')));
    }
  };
  const all = Promise.all(Array.from({ length: workers }, (_, number) => worker(number)));
  return {
    answered: () => answers.length,
    async stop() {
      going = false;
      await all;
      return answers;
    },
  };
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}

const takesConnections = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function isServing(): Promise<boolean> {
  const { status } = await call('/api/user/sessions');
  // Any other status would never recover.
  expect([200, 503]).toContain(status);
  return status === 200;
}

const unavailable = { status: 503, body: { error_code: 9, details: { type: 'database_unavailable' } } };

test('PostgreSQL is killed under load: calls get 503 in the contract’s shape, and the process recovers', async () => {
  const traffic = load(12);
  await until(() => traffic.answered() > 50);
  await postgres.kill();
  const before = traffic.answered();
  await until(() => traffic.answered() > before + 50);
  const during = await Promise.all([
    call('/api/user/sessions'),
    call('/api/servers'),
    call('/api/user/set-region', { region: 'russia' }),
  ]);
  for (const answer of during) expect(answer).toMatchObject(unavailable);
  // A successful database check is cached for a moment.
  await until(async () => (await call('/health/ready')).status === 503);
  expect((await call('/health/live')).status).toBe(200);
  await postgres.start();
  await until(isServing);
  const answers = await traffic.stop();
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503]);
  // A write that was committing responds that its outcome is unknown.
  const type = expect.stringMatching(/^(database_unavailable|outcome_unknown)$/) as unknown;
  for (const answer of answers.filter(({ status }) => status === 503)) {
    expect(answer.body).toMatchObject({ error_code: 9, details: { type } });
  }
  expect(api.isRunning()).toBe(true);
});

test('PostgreSQL hangs: every call gets a response, reads before writes, and the process recovers', async () => {
  await until(isServing);
  const [write, signIn] = [
    () => call('/api/user/set-region', { region: 'russia' }),
    () => call('/api/user/auth/login', { login: 'player', password: 'hoshikraft-dev' }),
  ];
  // Opens the connections: a write waits less for a new connection than a read waits for its response.
  await Promise.all([write(), write(), write(), signIn(), signIn()]);
  await postgres.freeze();
  const order: string[] = [];
  const noted = async (name: string, request: Promise<ApiResponse>) => {
    const answer = await request;
    order.push(name);
    return answer;
  };
  // Responses before the thaw show that no call hangs; tests of the configuration check the timeouts.
  const answers = await Promise.all([
    noted('write', write()),
    // Waits for the database inside a transaction, as no read does.
    noted('write', signIn()),
    noted('read', call('/api/user/sessions')),
  ]);
  await postgres.thaw();
  expect(answers).toMatchObject([unavailable, unavailable, unavailable]);
  expect(order).toEqual(['read', 'write', 'write']);
  await until(isServing);
});

test('SIGTERM: open requests are completed, new ones are refused, and the process exits', async () => {
  await until(isServing);
  reseller.behaviour = 'silent';
  const pay = { method: 'bank_card', amount: 50_000 };
  const open = [1, 2, 3].map(() => call('/api/pay', pay, { 'idempotency-key': randomUUID() }));
  await until(() => reseller.orders.length === open.length);
  api.signal('SIGTERM');
  await until(() => api.output().includes('draining'));
  await until(async () => !(await takesConnections()));
  reseller.respondToOpen();
  for (const { status } of await Promise.all(open)) expect(status).toBe(200);
  expect(await api.ended).toBe(0);
  expect(api.output()).toContain('"msg":"ended"');
});
