import { afterEach, expect, jest, test } from '@jest/globals';
import { countProgress } from '../../install/download/progress-meter.ts';
import { createProgressThrottle } from './progress-throttle.ts';

afterEach(() => void jest.useRealTimers());

const gate = createProgressThrottle(() => undefined);
const offered = (...offer: Parameters<typeof countProgress>) => {
  gate.offer(countProgress(...offer));
  return gate.latest();
};

test('a count never decreases or exceeds its total, even if the total shrinks', () => {
  gate.reset();
  offered('checking', 2350, 2350);
  expect(offered('checking', 0, 300)?.files).toEqual({ done: 2350, total: 2350 });
  gate.reset();
});

test('waiting for the network belongs to the interrupted download of Java or files', () => {
  gate.reset();
  offered('runtime', 7, 9);
  expect(offered('waiting_network', 6, 9)?.files.done).toBe(7);
  expect(offered('runtime', 5, 9)?.files.done).toBe(7);
  expect(offered('downloading', 1, 40)?.files).toEqual({ done: 1, total: 40 });
  gate.reset();
});

test('the last progress is published after the interval, whatever was published before', () => {
  jest.useFakeTimers();
  const published: string[] = [];
  const slow = createProgressThrottle(({ phase, files }) => published.push(`${phase} ${files.done}`));
  for (let done = 1; done <= 9; done += 1) slow.offer(countProgress('downloading', done, 9));
  slow.offer(countProgress('waiting_network', 9, 9));
  expect(published).toEqual(['downloading 1']);
  jest.advanceTimersByTime(200);
  expect(published).toEqual(['downloading 1', 'waiting_network 9']);
  jest.advanceTimersByTime(10_000);
  slow.offer(countProgress('downloading', 9, 9));
  expect(published).toEqual(['downloading 1', 'waiting_network 9', 'downloading 9']);
});
