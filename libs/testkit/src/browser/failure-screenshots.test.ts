import { expect, jest, test } from '@jest/globals';
import type { Page, TestInfo } from 'playwright/test';
import { saveScreenshots } from './failure-screenshots.ts';

// Starts a browser.
jest.setTimeout(120_000);

const pageAt = (url: string, screenshot: () => Promise<Buffer>): Page =>
  ({ url: () => url, screenshot }) as Partial<Page> as Page;

const savedScreenshots = async (status: 'passed' | 'failed' | 'timedOut', pages: Page[]): Promise<string[]> => {
  const attachments: TestInfo['attachments'] = [];
  const outputPath = (...parts: string[]): string => `results/${parts.join('/')}`;
  await saveScreenshots({ pages: () => pages }, { status, expectedStatus: 'passed', attachments, outputPath });
  return attachments.map(({ name, path }) => `${name}: ${path}`);
};

test('screenshots of all responsive pages are saved after a failed test', async () => {
  const pages = [
    pageAt('/en', () => Promise.resolve(Buffer.from(''))),
    pageAt('/en/store', () => Promise.reject(new Error('crashed'))),
    pageAt('/en/pay', () => Promise.resolve(Buffer.from(''))),
  ];
  const kept = ['/en: results/failed-1.png', '/en/pay: results/failed-2.png'];
  expect(await savedScreenshots('failed', pages)).toEqual(kept);
  expect(await savedScreenshots('timedOut', pages)).toEqual(kept);
});

test('no screenshot is taken after a passed test', async () => {
  let taken = 0;
  const page = pageAt('/en', () => {
    taken += 1;
    return Promise.resolve(Buffer.from(''));
  });
  expect(await savedScreenshots('passed', [page])).toEqual([]);
  expect(taken).toBe(0);
});
