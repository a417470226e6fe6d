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
  const parts = { store: createStore(), logs: new LogStore(read), queryClient: createQueryClient() };
  const on = { debuggingBegan: jest.fn(), protocolHeard: jest.fn() };
  const hear = (message: object): void => applyMessage({ ...envelope, ...message } as SocketMessage, parts, on);
  const goTo = (state: Partial<LauncherState>): void => hear({ type: 'state', state: launcherState(state) });
  return { ...parts, on, hear, goTo, read };
};

const running = { clientId: HITECH, pid: 7, startedAt: envelope.ts, adopted: false };

test('the state is taken whole, progress as it comes', () => {
  const { store, hear, goTo } = page();
  goTo({ status: 'downloadFiles', phase: 'downloading', jobId: JOB, clientId: HITECH });
  hear({ type: 'progress', progress: progress() });
  expect(store.get(launcherStateAtom).status).toBe('downloadFiles');
  expect(store.get(progressAtom)).toEqual(progress());
});

test('progress of a job does not outlive it', () => {
  const { store, hear, goTo } = page();
  goTo({ status: 'downloadFiles', phase: 'downloading', jobId: JOB, clientId: HITECH });
  hear({ type: 'progress', progress: progress() });
  goTo({ status: 'idle' });
  expect(store.get(progressAtom)).toBeNull();
});

test('when the console begins, lines of the game before are gone, the player goes there, and no line is missed', async () => {
  const { logs, on, hear, goTo } = page();
  hear({ type: 'logs', lines: [{ ...line(1), at: '2026-11-21T11:00:00.000Z' }], dropped: 0, reset: false });
  goTo({ status: 'debugging', jobId: JOB, clientId: HITECH, running });
  expect(on.debuggingBegan).toHaveBeenCalledTimes(1);
  expect(logs.snapshot().lines).toEqual([]);
  // Lines written before the game was ready had come already, and were cleared with the rest.
  hear({ type: 'logs', lines: [line(3)], dropped: 0, reset: false });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(logs.snapshot().lines.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('a state repeated after a break does not send the player to the console again', () => {
  const { on, goTo } = page();
  goTo({ status: 'debugging', jobId: JOB, clientId: HITECH, running });
  goTo({ status: 'debugging', jobId: JOB, clientId: HITECH, running });
  expect(on.debuggingBegan).toHaveBeenCalledTimes(1);
});

test('lines with reset replace those shown', () => {
  const { logs, hear } = page();
  hear({ type: 'logs', lines: [line(1), line(2)], dropped: 0, reset: false });
  hear({ type: 'logs', lines: [line(1)], dropped: 0, reset: true });
  expect(logs.snapshot().lines).toEqual([line(1)]);
});

test('the end of a job has the clients and the folder asked for anew', () => {
  const { queryClient, goTo } = page();
  queryClient.setQueryData(serviceQueries.clients.key(), { clients: [], offline: false });
  goTo({ status: 'verify', phase: 'checking', jobId: JOB, clientId: HITECH });
  queryClient.setQueryData(serviceQueries.clients.key(), { clients: [], offline: false });
  expect(queryClient.getQueryState(serviceQueries.clients.key())?.isInvalidated).toBe(false);
  goTo({ status: 'idle' });
  expect(queryClient.getQueryState(serviceQueries.clients.key())?.isInvalidated).toBe(true);
});

test('a hello changes nothing but tells its protocol', () => {
  const { store, on, hear } = page();
  const before = store.get(launcherStateAtom);
  hear({ type: 'hello', protocol: 2, lastSeq: 9, serviceVersion: '9.0.0', minUiVersion: '9.0.0', reset: true });
  expect(store.get(launcherStateAtom)).toBe(before);
  expect(on.protocolHeard).toHaveBeenCalledWith(2);
});
