import { expect, test } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { askedTogether } from './asked-together.ts';
import { currentLane, type Lane, timeLeft, withinTime } from './deadline.ts';

interface Sent {
  keys: readonly number[];
  lane: Lane;
  left: number;
}

/** A question that answers twice its key, and everything that was sent for it. */
function doubling(fail = (_keys: readonly number[]) => false) {
  const sent: Sent[] = [];
  const ask = askedTogether(async (_source: object, keys: readonly number[]) => {
    sent.push({ keys, lane: currentLane(), left: timeLeft() });
    if (fail(keys)) throw new Error('gone');
    return keys.map((key) => key * 2);
  });
  return { sent, ask };
}

test('what is asked in one turn is sent at once, each answered its own', async () => {
  const { sent, ask } = doubling();
  const source = {};
  expect(await Promise.all([1, 2, 2, 3].map((key) => ask(source, key)))).toEqual([2, 4, 4, 6]);
  expect(sent.map(({ keys }) => keys)).toEqual([[1, 2, 2, 3]]);
});

test('what comes after it was sent is asked anew, for it may have changed', async () => {
  const { sent, ask } = doubling();
  const source = {};
  const early = ask(source, 1);
  await turn();
  await turn();
  expect(await Promise.all([early, ask(source, 1)])).toEqual([2, 2]);
  expect(sent.map(({ keys }) => keys)).toEqual([[1], [1]]);
});

test('who comes while a statement is under way asks with the one after it', async () => {
  const sent: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const ask = askedTogether(async (_source: object, keys: readonly number[]) => {
    sent.push(keys);
    await new Promise<void>((resolve) => ends.push(resolve));
    return keys;
  });
  const source = {};
  const first = ask(source, 1);
  while (sent.length === 0) await turn();
  const second = ask(source, 2);
  await turn();
  const third = ask(source, 3);
  ends[0]?.();
  expect(await first).toBe(1);
  while (sent.length === 1) await turn();
  ends[1]?.();
  expect(await Promise.all([second, third])).toEqual([2, 3]);
  expect(sent).toEqual([[1], [2, 3]]);
});

test('reads and writes go apart, each with the time of the one that has most left', async () => {
  const { sent, ask } = doubling();
  const source = {};
  await Promise.all([
    withinTime('read', 1000, () => ask(source, 1)),
    withinTime('write', 4000, () => ask(source, 2)),
    withinTime('read', 60_000, () => ask(source, 3)),
  ]);
  expect(sent.map(({ keys, lane }) => ({ keys, lane }))).toEqual([
    { keys: [1, 3], lane: 'read' },
    { keys: [2], lane: 'write' },
  ]);
  expect(sent[0]?.left).toBeGreaterThan(1000);
  expect(sent[0]?.left).toBeLessThanOrEqual(60_000);
});

test('sources are never asked for one another', async () => {
  const { sent, ask } = doubling();
  await Promise.all([ask({}, 1), ask({}, 2)]);
  expect(sent.map(({ keys }) => keys)).toEqual([[1], [2]]);
});

test('a failure is told to all who asked with it, and to nobody after', async () => {
  const { ask } = doubling((keys) => keys.includes(13));
  const source = {};
  const all = await Promise.allSettled([ask(source, 1), ask(source, 13)]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(source, 1)).toBe(2);
});
