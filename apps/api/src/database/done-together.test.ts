import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { ApiError } from '../errors/api-error.ts';
import { toApiError } from '../errors/classify.ts';
import { timeLeft, withinTime } from './deadline.ts';
import { doneTogether, HELD, type Outcome } from './done-together.ts';

/** Answers twice each number, and keeps what went together and what went alone. */
function doubling(outcomeOf: (wish: number) => Outcome<number> | Promise<Outcome<number>> = (wish) => wish * 2) {
  const batches: (readonly number[])[] = [];
  const alone: number[] = [];
  const left: number[] = [];
  const go = doneTogether({
    together: async (_source: object, wishes: readonly number[]) => {
      batches.push(wishes);
      left.push(timeLeft());
      return Promise.all(wishes.map(async (wish) => outcomeOf(wish)));
    },
    alone: (_source, wish) => {
      alone.push(wish);
      return Promise.resolve(wish * 2);
    },
  });
  return { go, batches, alone, left };
}

const typeOf = (done: Promise<unknown>) =>
  done.then(
    () => 'done',
    (error: unknown) => toApiError(error).type,
  );

test('one that comes alone goes at once; while it is under way the others gather for the next', async () => {
  const first = Promise.withResolvers<number>();
  const { go, batches } = doubling((wish) => (wish === 1 ? first.promise : wish * 2));
  const source = {};
  const one = go(source, 1);
  await turn();
  expect(batches).toEqual([[1]]);
  const two = go(source, 2);
  await turn();
  const three = go(source, 3);
  await turn();
  expect(batches).toEqual([[1]]);
  first.resolve(2);
  expect(await Promise.all([one, two, three])).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1], [2, 3]]);
});

test('one source waits for no other', async () => {
  const first = Promise.withResolvers<number>();
  const { go } = doubling((wish) => (wish === 1 ? first.promise : wish * 2));
  const held = go({}, 1);
  expect(await go({}, 2)).toBe(4);
  first.resolve(2);
  expect(await held).toBe(2);
});

test('more than a batch takes go in several, one after another', async () => {
  const { go, batches } = doubling();
  const source = {};
  const wishes = Array.from({ length: 150 }, (_, index) => index);
  expect(await Promise.all(wishes.map((wish) => go(source, wish)))).toEqual(wishes.map((wish) => wish * 2));
  expect(batches.map(({ length }) => length)).toEqual([64, 64, 22]);
});

test('a refusal is told to whom it is for, and to nobody else', async () => {
  const { go, alone } = doubling((wish) => (wish === 2 ? new ApiError('not_found') : wish * 2));
  const source = {};
  const [one, two] = [go(source, 1), go(source, 2)];
  expect(await typeOf(two)).toBe('not_found');
  expect(await one).toBe(2);
  expect(alone).toEqual([]);
});

test('of a batch that fails, each goes alone', async () => {
  const { go, alone } = doubling((wish) => {
    if (wish === 2) throw new Error('broken');
    return wish * 2;
  });
  const source = {};
  expect(await Promise.all([1, 2, 3].map((wish) => go(source, wish)))).toEqual([2, 4, 6]);
  expect(alone).toEqual([1, 2, 3]);
  expect(await go(source, 4)).toBe(8);
});

test('where it is not known whether a batch was kept, none is tried again', async () => {
  const { go, alone } = doubling(() => {
    throw new ApiError('outcome_unknown');
  });
  const source = {};
  const told = await Promise.all([1, 2].map((wish) => typeOf(go(source, wish))));
  expect(told).toEqual(['outcome_unknown', 'outcome_unknown']);
  expect(alone).toEqual([]);
});

test('what another holds is tried again with others, and at last alone', async () => {
  let tries = 0;
  const { go, alone } = doubling((wish) => {
    if (wish === 1) return HELD;
    if (wish === 2 && (tries += 1) < 3) return HELD;
    return wish * 2;
  });
  const source = {};
  expect(await Promise.all([1, 2, 3].map((wish) => go(source, wish)))).toEqual([2, 4, 6]);
  expect(tries).toBe(3);
  expect(alone).toEqual([1]);
});

test('a batch has the time of the one that has least, and takes none whose time is over', async () => {
  const first = Promise.withResolvers<number>();
  const { go, batches, left } = doubling((wish) => (wish === 1 ? first.promise : wish * 2));
  const source = {};
  const one = go(source, 1);
  await turn();
  const late = withinTime('write', 0, () => go(source, 2));
  const hurried = withinTime('write', 60_000, () => go(source, 3));
  const patient = withinTime('write', 600_000, () => go(source, 4));
  first.resolve(2);
  expect(await typeOf(late)).toBe('database_unavailable');
  expect(await Promise.all([one, hurried, patient])).toEqual([2, 6, 8]);
  expect(batches).toEqual([[1], [3, 4]]);
  expect(left[0]).toBe(Infinity);
  expect(left[1]).toBeLessThanOrEqual(60_000);
});
