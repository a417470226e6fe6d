import { resize } from '@hoshikraft/testkit/browser';
import type { Locator } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

test.use({ language: 'ru' });

/** How many of these stand in each row, from the top. */
const rowsOf = async (parts: Locator): Promise<number[]> => {
  const tops = await parts.evaluateAll((elements) =>
    elements.map((part) => Math.round(part.getBoundingClientRect().top)),
  );
  return [...new Set(tops)].sort((a, b) => a - b).map((top) => tops.filter((other) => other === top).length);
};

test('the servers of the store stand in one row, whatever the width', async ({ page, words }) => {
  await page.goto('/ru/store?server=hitech');
  const tiles = page.getByRole('navigation', { name: words('Server'), exact: true }).getByRole('listitem');
  await expect(tiles).toHaveCount(4);
  for (const width of [360, 768, 900, 1280]) {
    await resize(page, { width, height: 800 });
    await expect.poll(() => rowsOf(tiles), `${width} px`).toEqual([4]);
  }
});

test('no name in the footer takes two lines', async ({ page, words }) => {
  await page.goto('/ru/team');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: words('Privacy policy') })).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await resize(page, { width, height: 800 });
    // Phones fold the groups.
    for (const fold of width < 768 ? await footer.locator('summary').all() : []) await fold.click();
    const heights = await footer
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().height)));
    expect(new Set(heights).size, `${width} px: ${heights}`).toBe(1);
  }
});

test('a balance of six digits and its kopecks fit the header of a phone', async ({ page, signedInAs }) => {
  await signedInAs('rich');
  await resize(page, { width: 360, height: 760 });
  for (const language of ['ru', 'en']) {
    await page.goto(`/${language}/cabinet/sessions`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test('the top-up link is in the middle of the cabinet header for a player without coins', async ({
  page,
  player: _,
  words,
}) => {
  await resize(page, { width: 1280, height: 800 });
  await page.goto('/ru/cabinet/sessions');
  const topUp = page.getByRole('main').getByRole('link', { name: words('Add money') });
  const [middle, edges] = await topUp.evaluate((link) => {
    const [button, head] = [link.getBoundingClientRect(), link.parentElement?.getBoundingClientRect()];
    if (head === undefined) throw new Error('the link stands nowhere');
    return [button.top + button.bottom - head.top - head.bottom, head.right - button.right] as const;
  });
  expect([Math.abs(middle) <= 2, edges < 24]).toEqual([true, true]);
});

test('on a phone the tools of a text stand in one row, where arrows and fingers reach what does not fit', async ({
  page,
  signedInAs,
  words,
}) => {
  await signedInAs('editor');
  await resize(page, { width: 360, height: 760 });
  await page.goto('/ru/news/create');
  const toolbar = page.getByRole('toolbar').first();
  const tools = toolbar.getByRole('button');
  const insert = toolbar.getByRole('button', { name: words('Insert'), exact: true });
  await expect(insert).toBeVisible();
  expect(await rowsOf(tools)).toHaveLength(1);
  await expect(insert).not.toBeInViewport();
  await tools.first().focus();
  await page.keyboard.press('End');
  await expect(insert).toBeFocused();
  await expect(insert).toBeInViewport({ ratio: 1 });
  // What it opens is not cut off by the row.
  await page.keyboard.press('Enter');
  await expect(toolbar.getByRole('button', { name: words('Gallery') })).toBeInViewport({ ratio: 1 });
});
