import { EventEmitter } from 'node:events';
import { jest } from '@jest/globals';
import { CHECKED_MS, endSlowBodies, HEADERS_MS, PART_MS, REQUEST_MS } from './request-deadlines.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const PICTURE = 5 * 1024 * 1024;
const MEGABIT = 1_000_000 / 8;

/** Sends a body at this speed (bytes per second) until it stops; returns when it was ended, ms, or null if it was complete. */
const endOf = async (bytesASecond: number, { length = PICTURE, stopsAt = Infinity } = {}): Promise<number | null> => {
  const server = new EventEmitter();
  endSlowBodies(server);
  const headers = { 'content-length': String(length) };
  const request = { headers, complete: false, socket: { bytesRead: 500, destroyed: false } };
  const began = performance.now();
  let ended: number | null = null;
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    expect([code, socket]).toEqual(['ERR_HTTP_REQUEST_TIMEOUT', request.socket]);
    ended = performance.now() - began;
  });
  server.emit('request', request);
  while (ended === null && !request.complete) {
    await jest.advanceTimersByTimeAsync(100);
    const sent = Math.min((bytesASecond * (performance.now() - began)) / 1000, length, stopsAt);
    request.socket.bytesRead = 500 + sent;
    request.complete = sent === length;
  }
  await jest.advanceTimersByTimeAsync(10 * PART_MS);
  expect(jest.getTimerCount()).toBe(0);
  return ended;
};

test.each([
  ['a picture of 5 MB at 1 Mbit/s', MEGABIT, PICTURE],
  ['a picture of 5 MB at 150 kbit/s', (150 * 1000) / 8, PICTURE],
  ['a small body on a bad line', 100, 500],
])('%s comes whole', async (_what, speed, length) => {
  expect(await endOf(speed, { length })).toBeNull();
  expect((length / speed) * 1000).toBeLessThan(REQUEST_MS);
});

test('a slowly sent body is ended within 15 s of its first byte', async () => {
  const ended = await endOf(10);
  expect(ended).not.toBeNull();
  expect(HEADERS_MS + CHECKED_MS + Number(ended)).toBeLessThanOrEqual(15_000);
});

test('a body that stops after a fast start is ended too', async () => {
  const ended = await endOf(MEGABIT * 10, { stopsAt: 1_000_000 });
  expect(ended).toBeGreaterThan(PART_MS);
  expect(ended).toBeLessThanOrEqual(PART_MS + 3000);
});

test('a closed connection is not tracked', async () => {
  const server = new EventEmitter();
  endSlowBodies(server);
  const request = {
    headers: { 'transfer-encoding': 'chunked' },
    complete: false,
    socket: { bytesRead: 0, destroyed: false },
  };
  const ended = jest.fn();
  server.on('clientError', ended);
  server.emit('request', request);
  request.socket.destroyed = true;
  await jest.advanceTimersByTimeAsync(10 * PART_MS);
  expect([ended.mock.calls.length, jest.getTimerCount()]).toEqual([0, 0]);
});

test('a request without a body has no deadline, even before Node marks it complete', () => {
  const server = new EventEmitter();
  endSlowBodies(server);
  server.emit('request', { headers: {}, complete: false, socket: { bytesRead: 0, destroyed: false } });
  expect(jest.getTimerCount()).toBe(0);
});
