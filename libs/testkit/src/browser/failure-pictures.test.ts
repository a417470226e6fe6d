import { expect, jest, test } from '@jest/globals';
import type { Page, TestInfo } from 'playwright/test';
import { keepPictures } from './failure-pictures.ts';

// Starts a browser.
jest.setTimeout(120_000);

const pageAt = (url: string, screenshot: () => Promise<Buffer>): Page =>
  ({ url: () => url, screenshot }) as Partial<Page> as Page;

const picturesKept = async (status: 'passed' | 'failed' | 'timedOut', pages: Page[]): Promise<string[]> => {
  const attachments: TestInfo['attachments'] = [];
  const outputPath = (...parts: string[]): string => `results/${parts.join('/')}`;
  await keepPictures({ pages: () => pages }, { status, expectedStatus: 'passed', attachments, outputPath });
  return attachments.map(({ name, path }) => `${name}: ${path}`);
};

test('of a test that failed every page is kept that can still be taken', async () => {
  const pages = [
    pageAt('/en', () => Promise.resolve(Buffer.from(''))),
    pageAt('/en/store', () => Promise.reject(new Error('crashed'))),
    pageAt('/en/pay', () => Promise.resolve(Buffer.from(''))),
  ];
  const kept = ['/en: results/failed-1.png', '/en/pay: results/failed-2.png'];
  expect(await picturesKept('failed', pages)).toEqual(kept);
  expect(await picturesKept('timedOut', pages)).toEqual(kept);
});

test('of a test that passed none is taken', async () => {
  let taken = 0;
  const page = pageAt('/en', () => {
    taken += 1;
    return Promise.resolve(Buffer.from(''));
  });
  expect(await picturesKept('passed', [page])).toEqual([]);
  expect(taken).toBe(0);
});
