import { afterEach, expect, jest, test } from '@jest/globals';
import { countProgress } from '../download/progress-meter.ts';
import { createProgressGate } from './progress-gate.ts';

afterEach(() => void jest.useRealTimers());

const gate = createProgressGate(() => undefined);
const told = (...offer: Parameters<typeof countProgress>) => {
  gate.offer(countProgress(...offer));
  return gate.latest();
};

test('a count never goes back, and is never said to be more than all, also where less turns out to be to do', () => {
  gate.reset();
  told('checking', 2350, 2350);
  expect(told('checking', 0, 300)?.files).toEqual({ done: 2350, total: 2350 });
  gate.reset();
});

test('waiting for the network belongs to the download it interrupts, Java or files', () => {
  gate.reset();
  told('runtime', 7, 9);
  expect(told('waiting_network', 6, 9)?.files.done).toBe(7);
  expect(told('runtime', 5, 9)?.files.done).toBe(7);
  expect(told('downloading', 1, 40)?.files).toEqual({ done: 1, total: 40 });
  gate.reset();
});

test('the last that is offered is told once the pause is over, whatever was told right before', () => {
  jest.useFakeTimers();
  const published: string[] = [];
  const slow = createProgressGate(({ phase, files }) => published.push(`${phase} ${files.done}`));
  for (let done = 1; done <= 9; done += 1) slow.offer(countProgress('downloading', done, 9));
  slow.offer(countProgress('waiting_network', 9, 9));
  expect(published).toEqual(['downloading 1']);
  jest.advanceTimersByTime(200);
  expect(published).toEqual(['downloading 1', 'waiting_network 9']);
  jest.advanceTimersByTime(10_000);
  slow.offer(countProgress('downloading', 9, 9));
  expect(published).toEqual(['downloading 1', 'waiting_network 9', 'downloading 9']);
});
