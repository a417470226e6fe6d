import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

export interface WindowSize {
  width: number;
  height: number;
}

/** What still sticks out of the page once the browser has laid it out at its new width: on a busy machine that takes more than a frame. */
const tooWide = async (page: Page, width: number): Promise<string[]> => {
  const settled = page.waitForFunction((wanted) => document.documentElement.scrollWidth <= wanted, width, {
    timeout: 5000,
  });
  if (await settled.then(() => true).catch(() => false)) return [];
  return page.evaluate((wanted) => {
    const out = [...document.body.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > wanted);
    const named = out.slice(-5).map((part) => part.outerHTML.slice(0, 120));
    return [`${wanted} px: the page is ${document.documentElement.scrollWidth} px wide: ${named.join(' ')}`];
  }, width);
};

/** What axe finds on the page that is open, in windows of these sizes, and whether it scrolls sideways. */
export const pageFaults = async (page: Page, sizes: readonly WindowSize[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    faults.push(...(await tooWide(page, size.width)));
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations)
      faults.push(`${size.width} px: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
  return faults;
};
