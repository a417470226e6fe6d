import type { LogLine } from '@hoshikraft/launcher-contract';
import { LOG_LIMIT, LogStore, type ReadLogs } from './log-store.ts';

const line = (number: number, at = '2026-11-21T12:00:00.000Z'): LogLine => ({
  number,
  at,
  level: 'info',
  text: `line ${number}`,
});
const lines = (from: number, to: number): LogLine[] =>
  Array.from({ length: to - from + 1 }, (_, index) => line(from + index));
const numbers = (store: LogStore): number[] => store.snapshot().lines.map(({ number }) => number);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A service that has the lines `first`–`last`. */
const serviceWith = (first: number, last: number) =>
  jest.fn<ReturnType<ReadLogs>, Parameters<ReadLogs>>((from, limit) => {
    const start = Math.max(from, first);
    return Promise.resolve({ lines: lines(start, Math.min(last, start + limit - 1)), first, last });
  });

const nothing: ReadLogs = () => Promise.reject(new Error('not to be asked'));

describe('lines of the game', () => {
  test('are in order, without duplicates', () => {
    const store = new LogStore(nothing);
    store.append(lines(1, 3));
    store.append(lines(2, 5));
    expect(numbers(store)).toEqual([1, 2, 3, 4, 5]);
  });

  test('missing lines are requested and inserted in their place', async () => {
    const read = serviceWith(1, 9);
    const store = new LogStore(read);
    store.append(lines(1, 2));
    store.append(lines(6, 9));
    await settled();
    expect(numbers(store)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(read.mock.calls).toEqual([[3, 3]]);
  });

  test('a page opened during a game loads the earlier lines, page by page', async () => {
    const read = serviceWith(1, 5000);
    const store = new LogStore(read);
    store.append(lines(4501, 5000));
    await settled();
    expect(numbers(store)).toEqual(lines(1, 5000).map(({ number }) => number));
    expect(read.mock.calls).toEqual([
      [1, 2000],
      [2001, 2000],
      [4001, 500],
    ]);
  });

  test('lines that the service no longer has are not requested again', async () => {
    const read = serviceWith(40, 60);
    const store = new LogStore(read);
    store.append(lines(51, 60));
    await settled();
    expect(numbers(store)).toEqual(lines(40, 60).map(({ number }) => number));
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('a gap that could not be filled is requested again after the next connection', async () => {
    const read = serviceWith(1, 9);
    read.mockRejectedValueOnce(new Error('away'));
    const store = new LogStore(read);
    store.append(lines(5, 9));
    await settled();
    expect(numbers(store)).toEqual([5, 6, 7, 8, 9]);
    await store.mend();
    expect(numbers(store)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('line 1 with another time starts another game', () => {
    const store = new LogStore(nothing);
    store.append(lines(1, 4));
    store.append([line(1, '2026-11-21T13:00:00.000Z')]);
    expect(store.snapshot().lines).toEqual([line(1, '2026-11-21T13:00:00.000Z')]);
  });

  test('responses to requests from before a clear are dropped', async () => {
    let answer: (page: Awaited<ReturnType<ReadLogs>>) => void = () => undefined;
    const store = new LogStore(() => new Promise((resolve) => (answer = resolve)));
    store.append(lines(3, 4));
    store.clear();
    answer({ lines: lines(1, 2), first: 1, last: 4 });
    await settled();
    expect(numbers(store)).toEqual([]);
  });

  test('at most the limit of lines is stored, the oldest are dropped', async () => {
    const store = new LogStore(nothing);
    store.append(lines(1, LOG_LIMIT));
    store.append(lines(LOG_LIMIT + 1, LOG_LIMIT + 10));
    await settled();
    expect(store.snapshot().lines).toHaveLength(LOG_LIMIT);
    expect(store.snapshot().lines[0]?.number).toBe(11);
  });

  test('subscribers are notified of each change until they unsubscribe', () => {
    const store = new LogStore(nothing);
    const heard = jest.fn();
    const stop = store.subscribe(heard);
    store.append(lines(1, 1));
    stop();
    store.append(lines(2, 2));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
