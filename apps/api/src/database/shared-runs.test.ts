import { expect, test } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { currentLane, timeLeft, withinTime } from './deadline.ts';
import { sharedRuns } from './shared-runs.ts';

/** Shares runs that answer how many there were before, and says of each what it had. */
function counting(fail = (_count: number) => false) {
  const begun: { lane: string; left: number }[] = [];
  const share = sharedRuns<object, number>();
  const ask = (source: object, name: string) =>
    share(source, name, async () => {
      begun.push({ lane: currentLane(), left: timeLeft() });
      if (fail(begun.length)) throw new Error('gone');
      return begun.length;
    });
  return { begun, ask };
}

test('who names the same in one turn shares a run, who names another thing does not', async () => {
  const { ask } = counting();
  const source = {};
  expect(await Promise.all(['a', 'b', 'a'].map((name) => ask(source, name)))).toEqual([1, 2, 1]);
});

test('who comes after it began has another, for what it reads may have changed, and waits for no run that hangs', async () => {
  const share = sharedRuns<object, string>();
  const source = {};
  let value = 'before';
  let finish = (): void => undefined;
  const ended = new Promise<void>((resolve) => (finish = resolve));
  const early = share(source, 'a', async () => {
    const read = value;
    await ended;
    return read;
  });
  await turn();
  await turn();
  value = 'after';
  const late = share(source, 'a', async () => value);
  expect(await late).toBe('after');
  finish();
  expect(await early).toBe('before');
});

test('who comes while one is under way shares the one after it', async () => {
  const share = sharedRuns<object, number>();
  const source = {};
  const ends: (() => void)[] = [];
  const ask = () =>
    share(source, 'a', async () => {
      const run = ends.length;
      await new Promise<void>((resolve) => ends.push(resolve));
      return run;
    });
  const first = ask();
  while (ends.length === 0) await turn();
  const others = [ask(), ask()];
  await turn();
  ends[0]?.();
  others.push(ask());
  expect(await first).toBe(0);
  while (ends.length === 1) await turn();
  ends[1]?.();
  expect(await Promise.all(others)).toEqual([1, 1, 1]);
});

test('reads and writes go apart, each with the time of the one that has most left', async () => {
  const { begun, ask } = counting();
  const source = {};
  await Promise.all([
    withinTime('read', 1000, () => ask(source, 'a')),
    withinTime('write', 4000, () => ask(source, 'a')),
    withinTime('read', 60_000, () => ask(source, 'a')),
  ]);
  expect(begun.map(({ lane }) => lane)).toEqual(['read', 'write']);
  expect(begun[0]?.left).toBeGreaterThan(1000);
  expect(begun[0]?.left).toBeLessThanOrEqual(60_000);
});

test('sources share nothing', async () => {
  const { ask } = counting();
  expect(await Promise.all([ask({}, 'a'), ask({}, 'a')])).toEqual([1, 2]);
});

test('a failure is told to all who shared the run, and to nobody after', async () => {
  const { ask } = counting((count) => count === 1);
  const source = {};
  const all = await Promise.allSettled([ask(source, 'a'), ask(source, 'a')]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(source, 'a')).toBe(2);
});
