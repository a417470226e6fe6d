import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { App } from '../app-parts.ts';
import { keptFor } from './kept-for.ts';

const app = {} as App;
let now = 1_000_000;
beforeEach(() => void jest.spyOn(Date, 'now').mockImplementation(() => now));
afterEach(() => void jest.restoreAllMocks());

const answered = () => new Promise((resolve) => setImmediate(resolve));

test('what is kept is asked for once in its time, apart for each thing it is about and each app', async () => {
  const asked: string[] = [];
  const words = keptFor(1000, async (_: App, target: string, locale: string) => {
    asked.push(`${target} ${locale}`);
    return asked.length;
  });
  expect(await Promise.all([words(app, 'news', 'ru'), words(app, 'news', 'ru')])).toEqual([1, 1]);
  now += 999;
  expect(await words(app, 'news', 'ru')).toBe(1);
  expect([await words(app, 'news', 'en'), await words({} as App, 'news', 'ru')]).toEqual([2, 3]);
  expect(asked).toEqual(['news ru', 'news en', 'news ru']);
});

test('who comes a little later hears what was while it is asked anew, who comes much later waits', async () => {
  let asked = 0;
  const words = keptFor(1000, async () => (asked += 1));
  expect(await words(app)).toBe(1);
  now += 1000;
  expect(await Promise.all([words(app), words(app)])).toEqual([1, 1]);
  await answered();
  expect([await words(app), asked]).toEqual([2, 2]);
  now += 2000;
  expect([await words(app), asked]).toEqual([3, 3]);
});

test('what failed is asked for anew by whoever comes next, and nobody else hears of it', async () => {
  let fails = true;
  const words = keptFor(1000, async () => {
    if (fails) throw new Error('away');
    return 'there';
  });
  await expect(words(app)).rejects.toThrow('away');
  fails = false;
  expect(await words(app)).toBe('there');
  now += 1000;
  fails = true;
  expect(await words(app)).toBe('there');
  await answered();
  expect(await words(app)).toBe('there');
});
