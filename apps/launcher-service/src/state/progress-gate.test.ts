import { expect, test } from '@jest/globals';
import { countProgress } from '../download/progress-meter.ts';
import { createProgressGate } from './progress-gate.ts';

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
