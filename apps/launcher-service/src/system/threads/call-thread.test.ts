import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '@hoshikraft/testkit/until';
import { callThread, type Thread } from './call-thread.ts';
import { runInThread } from './thread-job.ts';
import { LaunchFailure } from '../../launch-failure.ts';
import type { SampleApi } from '../../testing/sample-thread.ts';

let thread: Thread<SampleApi>;

beforeEach(() => {
  thread = callThread<SampleApi>(new Worker(new URL('../../testing/sample-thread.ts', import.meta.url)), 'samples');
});
afterEach(() => thread.end());

const never = new AbortController().signal;
const portsOpen = () => process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length;

test('pending calls are rejected when the thread ends, and no new ones start', async () => {
  const hanging = thread.call((api) => api.hang());
  expect(thread.isIdle()).toBe(false);
  const both = [hanging, thread.call((api) => api.exit())];
  const outcomes = (await Promise.allSettled(both)).map((each) => each.status === 'rejected' && String(each.reason));
  expect(outcomes).toEqual(Array(2).fill('Error: the thread of samples ended'));
  expect(thread.isIdle()).toBe(true);
  await expect(thread.call((api) => api.double(1))).rejects.toThrow('the thread of samples ended');
});

test('pending calls are rejected with the error that ended the thread', async () => {
  await expect(thread.call((api) => api.crash())).rejects.toThrow('it broke');
});

test('the last call is answered, and other pending calls are rejected', async () => {
  const hanging = expect(thread.call((api) => api.hang())).rejects.toThrow('the thread of samples ended');
  let last = 0;
  const ended = thread.end(async (api) => void (last = await api.double(21)));
  await expect(thread.call((api) => api.double(1))).rejects.toThrow('the thread of samples ended');
  await Promise.all([ended, hanging]);
  expect(last).toBe(42);
});

test('a LaunchFailure arrives with its reason, another error with its name', async () => {
  const failure = await thread.call((api) => api.fail()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(LaunchFailure);
  expect(failure).toMatchObject({ reason: { code: 'disk_full', need: 5, free: 3 } });
  await expect(thread.call((api) => api.mistake())).rejects.toMatchObject({ name: 'RangeError', message: 'a mistake' });
});

test('every report arrives before the result, even if the receiving thread is busy', async () => {
  await thread.call((api) => api.double(1));
  const reports: number[] = [];
  const report = ({ downloadedBytes }: { downloadedBytes: number }) => void reports.push(downloadedBytes);
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const job = runInThread({ report, signal: never }, (line) => thread.call((api) => api.count(100, line, answered)));
  const countAtResult = job.then(() => reports.length);
  // Both are queued by now: reports have their own channel, which the result may overtake.
  Atomics.wait(answered, 0, 0);
  expect(await countAtResult).toBe(100);
  expect(reports).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
});

test('an aborted job ends in its thread, and rejects with the reason of its signal here', async () => {
  const controller = new AbortController();
  const reason = new Error('cancelled by the player');
  const job = runInThread({ report: () => undefined, signal: controller.signal }, (line) =>
    thread.call((api) => api.untilAborted(line)),
  );
  controller.abort(reason);
  await expect(job).rejects.toBe(reason);
  expect(thread.isIdle()).toBe(true);
});

test('a job leaves no open port, however it ends', async () => {
  await thread.call((api) => api.double(1));
  const before = portsOpen();
  const run = (ask: (line: Parameters<Parameters<typeof runInThread>[1]>[0]) => Promise<unknown>, signal = never) =>
    runInThread({ report: () => undefined, signal }, ask).catch(() => undefined);
  await Promise.all(Array.from({ length: 20 }, () => run((line) => thread.call((api) => api.count(1, line)))));
  const controller = new AbortController();
  const stopped = run((line) => thread.call((api) => api.untilAborted(line)), controller.signal);
  await until(() => portsOpen() > before);
  controller.abort();
  await stopped;
  await until(() => portsOpen() === before);
  const cut = run((line) => thread.call((api) => api.untilAborted(line)));
  await thread.end();
  await cut;
  await until(() => portsOpen() <= before);
});
