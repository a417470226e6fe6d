import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { runJob, startJobs } from './job.ts';
import type { Job, OwnJob } from './job.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ content: false });
});
afterAll(() => api.close());

const jobOf = (name: string, work: () => Promise<void>): Job => ({
  name,
  everyMs: 10,
  run: async () => {
    await work();
    return false;
  },
});

test('one of several nodes runs the job, the others skip it', async () => {
  let turns = 0;
  let others: boolean[] = [];
  const shared = jobOf('shared', async () => {
    turns += 1;
    // Keeps the job running until the other nodes have tried.
    if (turns === 1) others = [await runJob(api.app, shared), await runJob(api.app, shared)];
  });
  expect(await runJob(api.app, shared)).toBe(true);
  expect([others, turns]).toEqual([[false, false], 1]);
  expect(await runJob(api.app, shared)).toBe(true);
});

test('a run repeats steps, each in a separate transaction, until nothing is due', async () => {
  const transactions = new Set<unknown>();
  const followed: number[] = [];
  const stepping: Job = {
    name: 'stepping',
    everyMs: 10,
    async run(trx) {
      transactions.add(trx);
      return transactions.size < 3;
    },
    after: async () => void followed.push(transactions.size),
  };
  expect(await runJob(api.app, stepping)).toBe(true);
  expect([transactions.size, followed]).toEqual([3, [3]]);
});

test('a run starts only where something is due', async () => {
  let [due, turns] = [false, 0];
  const asking: Job = { ...jobOf('asking', async () => void (turns += 1)), isDue: async () => due };
  expect([await runJob(api.app, asking), turns]).toEqual([true, 0]);
  due = true;
  expect([await runJob(api.app, asking), turns]).toEqual([true, 1]);
});

test('own work of a process opens no transaction and takes no lock', async () => {
  let turns = 0;
  const own: OwnJob = {
    name: 'own',
    everyMs: 10,
    async work(app) {
      turns += 1;
      if (turns === 1) expect(await runJob(app, own)).toBe(true);
    },
  };
  const withoutDatabase = { ...api.app, db: null as never };
  expect([await runJob(withoutDatabase, own), turns]).toEqual([true, 2]);
});

test('a failed job is logged and retried; stopping waits for the run in progress', async () => {
  let turns = 0;
  let ended = 0;
  const failing = jobOf('failing', async () => {
    turns += 1;
    if (turns === 1) throw new Error('the first turn fails');
    await sleep(60);
    ended += 1;
  });
  const stop = startJobs(api.app, [failing]);
  while (turns < 2) await sleep(5);
  await stop();
  expect(ended).toBe(turns - 1);
  const before = turns;
  await sleep(50);
  expect(turns).toBe(before);
  expect(api.log.join('')).toContain('the first turn fails');
});

test('no run starts while draining', async () => {
  let turns = 0;
  api.app.state.draining = true;
  const stop = startJobs(api.app, [jobOf('late', async () => void (turns += 1))]);
  await sleep(60);
  await stop();
  api.app.state.draining = false;
  expect(turns).toBe(0);
});

test('a process that drains is not ready', async () => {
  expect((await api.request('GET', '/health/ready')).status).toBe(200);
  api.app.state.draining = true;
  const { status, body } = await api.request('GET', '/health/ready');
  api.app.state.draining = false;
  expect([status, body]).toMatchObject([503, { error_code: 9 }]);
});
