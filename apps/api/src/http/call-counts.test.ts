import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { countInMemory } from './call-counts.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('calls are counted by caller, a minute long, and told what is left of it', () => {
  const count = countInMemory();
  expect([count('one'), count('one'), count('other')]).toEqual([
    { calls: 1, left: 60_000 },
    { calls: 2, left: 60_000 },
    { calls: 1, left: 60_000 },
  ]);
  jest.advanceTimersByTime(59_000);
  expect(count('one')).toEqual({ calls: 3, left: 1000 });
  jest.advanceTimersByTime(1000);
  expect(count('one')).toEqual({ calls: 1, left: 60_000 });
});

test('more callers than it has room for take no more room', () => {
  const count = countInMemory();
  void count('first');
  for (let caller = 1; caller < 100_000; caller += 1) void count(String(caller));
  expect(count('first')).toMatchObject({ calls: 1 });
});

test('addresses that look alike are counted apart', () => {
  const count = countInMemory();
  const callers = [
    '1.2.3.4',
    '1.2.4.3',
    '255.255.255.255',
    '0.0.0.0',
    '1.2.3',
    '16909060',
    '1.2.3.4 recipient',
    '::/64',
    '',
  ];
  expect(callers.map((caller) => count(caller))).toEqual(callers.map(() => ({ calls: 1, left: 60_000 })));
  expect(callers.map((caller) => count(caller))).toEqual(callers.map(() => ({ calls: 2, left: 60_000 })));
});
