import { beforeEach, expect, test } from '@jest/globals';
import type { AppContext } from '../../context.ts';
import { publicCache } from './public-cache.ts';

const LIFETIME_MS = 1000;

let time: number;
let warnings: string[];
let app: AppContext;
/** Keys that were loaded, in order. */
let loads: string[];

/** The caches of one process. */
const openApp = () =>
  ({
    clock: { now: () => new Date(time), elapsed: () => time },
    config: { readDeadlineMs: 10_000 },
    log: { warn: (_error: unknown, message: string) => warnings.push(message) },
  }) as unknown as AppContext;

beforeEach(() => {
  time = 1_000_000;
  warnings = [];
  loads = [];
  app = openApp();
});

const counted = (options: { fails?: () => boolean; staleOnError?: boolean } = {}) =>
  publicCache({
    lifetimeMs: LIFETIME_MS,
    staleOnError: options.staleOnError ?? false,
    async load(_app, name: string, locale: string) {
      loads.push(`${name} ${locale}`);
      if (options.fails?.() === true) throw new Error('away');
      return { load: loads.length };
    },
  });

test('callers of the same moment share one load', async () => {
  const cache = counted();
  const values = await Promise.all([1, 2, 3].map(() => cache.get(app, 'news', 'ru')));
  expect(values).toEqual([{ load: 1 }, { load: 1 }, { load: 1 }]);
});

test('each key and each process has its own value', async () => {
  const cache = counted();
  await cache.get(app, 'news', 'ru');
  expect([await cache.get(app, 'news', 'en'), await cache.get(openApp(), 'news', 'ru')]).toEqual([
    { load: 2 },
    { load: 3 },
  ]);
  expect(loads).toEqual(['news ru', 'news en', 'news ru']);
});

test('a value is served for its lifetime, and loaded again after it', async () => {
  const cache = counted();
  await cache.get(app, 'news', 'ru');
  time += LIFETIME_MS - 1;
  expect(await cache.get(app, 'news', 'ru')).toEqual({ load: 1 });
  time += 1;
  expect(await cache.get(app, 'news', 'ru')).toEqual({ load: 2 });
});

test('a deleted value is loaded again', async () => {
  const cache = counted();
  await cache.get(app, 'news', 'ru');
  cache.delete(app, 'news', 'ru');
  expect(await cache.get(app, 'news', 'ru')).toEqual({ load: 2 });
});

test('an error is not cached, and does not bring a stale value back', async () => {
  let fails = true;
  const cache = counted({ fails: () => fails });
  await expect(cache.get(app, 'news', 'ru')).rejects.toThrow('away');
  fails = false;
  expect(await cache.get(app, 'news', 'ru')).toEqual({ load: 2 });
  time += LIFETIME_MS;
  fails = true;
  await expect(cache.get(app, 'news', 'ru')).rejects.toThrow('away');
});

test('with staleOnError a stale value is served while the refresh fails, which is retried once per lifetime', async () => {
  let fails = false;
  const cache = counted({ fails: () => fails, staleOnError: true });
  await cache.get(app, 'news', 'ru');
  fails = true;
  time += LIFETIME_MS;
  expect(await cache.get(app, 'news', 'ru')).toEqual({ load: 1 });
  expect(await cache.get(app, 'news', 'ru')).toEqual({ load: 1 });
  expect([loads.length, warnings.length]).toEqual([2, 1]);
  fails = false;
  time += LIFETIME_MS;
  expect(await cache.get(app, 'news', 'ru')).toEqual({ load: 3 });
});

test('a refresh that hangs is not waited for while there is a stale value', async () => {
  let answer: (value: object) => void = () => undefined;
  let hangs = false;
  const cache = publicCache({
    lifetimeMs: LIFETIME_MS,
    staleOnError: true,
    load: async (): Promise<object> => (hangs ? new Promise((resolve) => (answer = resolve)) : { from: 'before' }),
  });
  await cache.get(app);
  hangs = true;
  time += LIFETIME_MS;
  expect(await cache.get(app)).toEqual({ from: 'before' });
  expect(warnings).toHaveLength(1);
  answer({});
});
