import type { BrowserContext, TestInfo } from 'playwright/test';

type Pages = Pick<BrowserContext, 'pages'>;
type Outcome = Pick<TestInfo, 'status' | 'expectedStatus' | 'attachments' | 'outputPath'>;

/** Longest wait for a picture of a page that may be at a standstill. */
const PICTURE_MS = 30_000;

/**
 * Keeps a picture of every page of a test that has failed. Playwright's own `only-on-failure` takes them of every test and
 * throws away those of the ones that passed: a seventh of the processor that a short test takes.
 */
export const keepPictures = async (context: Pages, test: Outcome): Promise<void> => {
  if (test.status === test.expectedStatus) return;
  for (const page of context.pages()) {
    const path = test.outputPath(`failed-${test.attachments.length + 1}.png`);
    const taken = await page.screenshot({ path, timeout: PICTURE_MS }).catch(() => undefined);
    if (taken !== undefined) test.attachments.push({ name: page.url(), path, contentType: 'image/png' });
  }
};
