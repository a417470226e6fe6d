import type { BrowserContext, TestInfo } from 'playwright/test';

type Pages = Pick<BrowserContext, 'pages'>;
type Outcome = Pick<TestInfo, 'status' | 'expectedStatus' | 'attachments' | 'outputPath'>;

/** Timeout of a screenshot, since a page may hang. */
const PICTURE_MS = 30_000;

/**
 * Saves a screenshot of each page after a failed test. Playwright's `only-on-failure` takes screenshots of all tests and
 * deletes those of passed ones, which costs a seventh of the CPU time of a short test.
 */
export const saveScreenshots = async (context: Pages, test: Outcome): Promise<void> => {
  if (test.status === test.expectedStatus) return;
  for (const page of context.pages()) {
    const path = test.outputPath(`failed-${test.attachments.length + 1}.png`);
    const taken = await page.screenshot({ path, timeout: PICTURE_MS }).catch(() => undefined);
    if (taken !== undefined) test.attachments.push({ name: page.url(), path, contentType: 'image/png' });
  }
};
