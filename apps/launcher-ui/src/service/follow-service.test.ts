import { createQueryClient } from '@hoshikraft/api-client';
import { createStore } from 'jotai';
import type { LauncherState, SocketMessage } from '@hoshikraft/launcher-contract';
import { HITECH, JOB, launcherState, progress } from '../parts/testing/fixtures.ts';
import { applyMessage } from './follow-service.ts';
import { launcherStateAtom, progressAtom } from './launcher-state.ts';
import { LogStore } from './log-store.ts';
import { serviceQueries } from './service-queries.ts';

const envelope = { epoch: '0b9d2f6c-8f3a-4c1e-9a41-2f6f6f2b7a99', seq: 1, ts: '2026-11-21T12:00:00.000Z' };
const line = (number: number) => ({ number, at: envelope.ts, level: 'info' as const, text: `line ${number}` });

const page = () => {
  const read = jest.fn(() => Promise.resolve({ lines: [line(1), line(2)], first: 1, last: 3 }));
  const context = { store: createStore(), logs: new LogStore(read), queryClient: createQueryClient() };
  const on = { debuggingStarted: jest.fn(), protocolReceived: jest.fn() };
  const receive = (message: object): void => applyMessage({ ...envelope, ...message } as SocketMessage, context, on);
  const goTo = (state: Partial<LauncherState>): void => receive({ type: 'state', state: launcherState(state) });
  return { ...context, on, receive, goTo, read };
};

const running = { clientId: HITECH, pid: 7, startedAt: envelope.ts, adopted: false };

test('the state is replaced as a whole, and progress is updated', () => {
  const { store, receive, goTo } = page();
  goTo({ status: 'downloadFiles', phase: 'downloading', jobId: JOB, clientId: HITECH });
  receive({ type: 'progress', progress: progress() });
  expect(store.get(launcherStateAtom).status).toBe('downloadFiles');
  expect(store.get(progressAtom)).toEqual(progress());
});

test('progress of a job is removed at its end', () => {
  const { store, receive, goTo } = page();
  goTo({ status: 'downloadFiles', phase: 'downloading', jobId: JOB, clientId: HITECH });
  receive({ type: 'progress', progress: progress() });
  goTo({ status: 'idle' });
  expect(store.get(progressAtom)).toBeNull();
});

test('when debugging starts, lines of the previous game are removed, the console opens, and no line is missed', async () => {
  const { logs, on, receive, goTo } = page();
  receive({ type: 'logs', lines: [{ ...line(1), at: '2026-11-21T11:00:00.000Z' }], dropped: 0, reset: false });
  goTo({ status: 'debugging', jobId: JOB, clientId: HITECH, running });
  expect(on.debuggingStarted).toHaveBeenCalledTimes(1);
  expect(logs.snapshot().lines).toEqual([]);
  // Lines from before the game was ready had arrived already, and were cleared with the others.
  receive({ type: 'logs', lines: [line(3)], dropped: 0, reset: false });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(logs.snapshot().lines.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('a repeated state after an interruption does not open the console again', () => {
  const { on, goTo } = page();
  goTo({ status: 'debugging', jobId: JOB, clientId: HITECH, running });
  goTo({ status: 'debugging', jobId: JOB, clientId: HITECH, running });
  expect(on.debuggingStarted).toHaveBeenCalledTimes(1);
});

test('lines with reset replace the shown ones', () => {
  const { logs, receive } = page();
  receive({ type: 'logs', lines: [line(1), line(2)], dropped: 0, reset: false });
  receive({ type: 'logs', lines: [line(1)], dropped: 0, reset: true });
  expect(logs.snapshot().lines).toEqual([line(1)]);
});

test('at the end of a job the clients and the folder are loaded again', () => {
  const { queryClient, goTo } = page();
  queryClient.setQueryData(serviceQueries.clients.key(), { clients: [], offline: false });
  goTo({ status: 'verify', phase: 'checking', jobId: JOB, clientId: HITECH });
  queryClient.setQueryData(serviceQueries.clients.key(), { clients: [], offline: false });
  expect(queryClient.getQueryState(serviceQueries.clients.key())?.isInvalidated).toBe(false);
  goTo({ status: 'idle' });
  expect(queryClient.getQueryState(serviceQueries.clients.key())?.isInvalidated).toBe(true);
});

test('a hello changes nothing but reports its protocol', () => {
  const { store, on, receive } = page();
  const before = store.get(launcherStateAtom);
  receive({ type: 'hello', protocol: 2, lastSeq: 9, serviceVersion: '9.0.0', minUiVersion: '9.0.0', reset: true });
  expect(store.get(launcherStateAtom)).toBe(before);
  expect(on.protocolReceived).toHaveBeenCalledWith(2);
});
