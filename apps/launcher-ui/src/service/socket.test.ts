import type { SocketMessage } from '@hoshikraft/launcher-contract';
import { FakeSocket } from '../testing/fake-socket.ts';
import { launcherState } from '../parts/testing/fixtures.ts';
import { connectSocket, SOCKET_NUMBERS } from './socket.ts';

const access = { token: 'key-1', serviceUrl: 'http://127.0.0.1:4203' };

const connect = () => {
  FakeSocket.made = [];
  const heard: SocketMessage[] = [];
  const on = { message: (message: SocketMessage) => void heard.push(message), opened: jest.fn(), closed: jest.fn() };
  const close = connectSocket({ access, on, WebSocket: FakeSocket });
  return { heard, on, close };
};

/** The library awaits promises between a timer and the next try. */
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

const state = { type: 'state', state: launcherState() } as const;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the numbers are those of docs/product/launcher.md#socket', () => {
  expect(SOCKET_NUMBERS).toEqual({
    minReconnectionDelay: 100,
    maxReconnectionDelay: 1000,
    reconnectionDelayGrowFactor: 1.1,
    connectionTimeout: 500,
    minUptime: 1000,
    maxRetries: Infinity,
  });
});

test('the token is sent as a subprotocol, never in the address', async () => {
  const { close } = connect();
  await pass(0);
  expect(FakeSocket.last.url).toBe('ws://127.0.0.1:4203/ws');
  expect(FakeSocket.last.protocols).toEqual(['launcher.v1', 'bearer.key-1']);
  close();
});

test('after an interruption it requests to resume after the last received message', async () => {
  const { heard, on, close } = connect();
  await pass(0);
  FakeSocket.last.open();
  FakeSocket.last.serverSend(state);
  FakeSocket.last.serverSend(state);
  await pass(1500);
  FakeSocket.last.break();
  await pass(100);
  expect(FakeSocket.made).toHaveLength(2);
  const { searchParams } = new URL(FakeSocket.last.url);
  expect(searchParams.get('seq')).toBe('2');
  expect(searchParams.get('epoch')).toBe(heard[0]?.epoch);
  expect(on.opened).toHaveBeenCalledTimes(1);
  expect(on.closed).toHaveBeenCalledTimes(1);
  close();
});

test('a hello does not count as a received message', async () => {
  const { heard, close } = connect();
  await pass(0);
  FakeSocket.last.open();
  FakeSocket.last.serverSend({
    type: 'hello',
    protocol: 1,
    lastSeq: 99,
    serviceVersion: '0.1.0',
    minUiVersion: '0.1.0',
    reset: false,
  });
  await pass(1500);
  FakeSocket.last.break();
  await pass(100);
  expect(heard).toHaveLength(1);
  expect(FakeSocket.last.url).toBe('ws://127.0.0.1:4203/ws');
  close();
});

test('an unavailable service is retried without end, at most a second apart', async () => {
  const { close } = connect();
  const moments: number[] = [];
  for (let tried = 1; tried <= 32; tried += 1) {
    while (FakeSocket.made.length < tried) await pass(25);
    moments.push(Date.now());
    FakeSocket.last.break();
  }
  const waits = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
  expect(Math.max(...waits)).toBeLessThanOrEqual(1025);
  expect(waits[0]).toBeLessThan(200);
  expect(waits.at(-1)).toBeGreaterThanOrEqual(975);
  close();
});

test('a connection that does not open within half a second is closed and tried again', async () => {
  const { close } = connect();
  await pass(0);
  expect(FakeSocket.made).toHaveLength(1);
  await pass(499);
  expect(FakeSocket.made).toHaveLength(1);
  await pass(200);
  expect(FakeSocket.made).toHaveLength(2);
  close();
});

test.each(['', '{', '[]', '{"type":"unheard-of"}', 'null'])('unknown messages are ignored: %s', async (text) => {
  const { heard, close } = connect();
  await pass(0);
  FakeSocket.last.open();
  FakeSocket.last.text(text);
  expect(heard).toEqual([]);
  close();
});
