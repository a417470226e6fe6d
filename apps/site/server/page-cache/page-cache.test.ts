import { expect, test } from '@jest/globals';
import { createPageCache } from './page-cache.ts';

const page = (text: string, status = 200) => ({ text, status, size: 10 });
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const cacheOf = (freshMs: number, retryMs = 60_000) =>
  createPageCache<ReturnType<typeof page>>({ maxBytes: 1000, freshMs, revalidatedMs: freshMs, retryMs });

test('concurrent requests render a page once', async () => {
  const cache = cacheOf(60_000);
  let times = 0;
  const render = async () => page(String((times += 1)));
  const pages = await Promise.all(Array.from({ length: 20 }, () => cache('a', render)));
  expect(new Set(pages.map((one) => one.page.text))).toEqual(new Set(['1']));
  expect((await cache('a', render)).page.text).toBe('1');
  expect((await cache('b', render)).page.text).toBe('2');
});

test('an old page is rendered anew before it is sent', async () => {
  const cache = cacheOf(1);
  await cache('a', async () => page('old'));
  await sleep(5);
  expect(await cache('a', async () => page('new'))).toMatchObject({ page: { text: 'new' }, outdated: false });
});

test.each([
  ['fails', async () => page('failed', 503)],
  ['throws', () => Promise.reject(new Error('no API'))],
  ['is refused for one visitor', async () => page('too many', 429)],
])('if rendering %s the stored page stays, and rendering is not retried at once', async (_what, render) => {
  const cache = cacheOf(1);
  await cache('a', async () => page('stored'));
  await sleep(5);
  for (let time = 0; time < 2; time += 1) {
    expect(await cache('a', render)).toMatchObject({ page: { text: 'stored' }, outdated: true });
    await sleep(5);
  }
  expect((await cache('a', async () => page('new'))).page.text).toBe('stored');
});

test('after rendering succeeds again the page is fresh', async () => {
  const cache = cacheOf(1, 1);
  await cache('a', async () => page('stored'));
  await sleep(5);
  await cache('a', async () => page('failed', 503));
  await sleep(5);
  await cache('a', async () => page('new'));
  await sleep(5);
  expect(await cache('a', async () => page('newer'))).toMatchObject({ outdated: false });
});

test('an error status is not stored, and a failure without a stored page is thrown', async () => {
  const cache = cacheOf(60_000);
  for (const status of [404, 302, 503]) {
    expect((await cache('a', async () => page('first', status))).page.status).toBe(status);
    expect((await cache('a', async () => page('second', status))).page.text).toBe('second');
  }
  await expect(cache('a', () => Promise.reject(new Error('no API')))).rejects.toThrow('no API');
});
