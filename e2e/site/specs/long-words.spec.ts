import { pageFaults, resize } from '@hoshikraft/testkit/browser';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

const WIDTHS = [360, 768, 1280, 1920].map((width) => ({ width, height: 800 }));

/** Appends a word of that many wide letters, the maximum length, to texts that are shorter now. */
const lengthen = async (parts: Locator, length: number): Promise<void> => {
  await expect(parts.first()).toBeVisible();
  await parts.evaluateAll((elements, word) => {
    for (const element of elements) element.append(word);
  }, 'W'.repeat(length));
};

const expectNothingSideways = async (page: Page): Promise<void> =>
  expect(await pageFaults(page, [], WIDTHS)).toEqual([]);

test('a page of a mod is no wider for titles, tags and versions of one long word', async ({ page, words }) => {
  await page.goto('/en/mods/industrialcraft-2');
  const main = page.getByRole('main');
  await lengthen(main.getByRole('heading', { level: 1 }), 120);
  await lengthen(main.getByRole('list', { name: words('Tags') }).getByRole('link'), 64);
  await lengthen(main.getByRole('navigation', { name: words('Previous and next') }).getByRole('link'), 120);
  await lengthen(main.getByText(words('Made by')).locator('+ dd > bdi'), 100);
  await lengthen(main.getByText(/^version /), 32);
  await expectNothingSideways(page);
});

test('a ban is no wider for a reason of one long word', async ({ page, signedInAs, words }) => {
  await signedInAs('banned');
  await page.goto('/en/banlist');
  for (const label of [words('Reason'), words('Banned by')]) {
    const value = page.getByRole('region', { name: words('You are banned') }).getByText(label, { exact: true });
    await lengthen(value.locator('+ dd > bdi'), 500);
  }
  await expectNothingSideways(page);
});

test('a long moderator name and a long reason do not widen the table of bans', async ({ page, signedInAs, words }) => {
  await signedInAs('player');
  await page.goto('/en/banlist');
  const rows = page.getByRole('table', { name: words('Bans') }).getByRole('row');
  await lengthen(rows.locator('td:nth-child(2) bdi'), 500);
  await lengthen(rows.locator('td:nth-child(3) bdi'), 64);
  await expectNothingSideways(page);
  const [inner, outer] = await page
    .getByRole('table', { name: words('Bans') })
    .evaluate((table) => [table.scrollWidth, table.parentElement?.clientWidth]);
  expect(inner).toBe(outer);
});

test('the cabinet is no wider for a nickname of sixteen wide letters', async ({ page, signedInAs }) => {
  await signedInAs('player');
  await page.goto('/en/cabinet/sessions');
  await lengthen(page.getByRole('main').getByTitle('player', { exact: true }), 16);
  await expectNothingSideways(page);
});

test('the cabinet, the store and top-up fit 320 px, and text twice as large', async ({ page, signedInAs }) => {
  await signedInAs('rich');
  const tabs = ['overview', 'bonus', 'invite', 'transactions', 'profile', 'privacy'].map((tab) => `cabinet/${tab}`);
  for (const path of [...tabs, 'store?server=hitech', 'pay']) {
    await page.goto(`/ru/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await pageFaults(page, [], [{ width: 320, height: 800 }]), path).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const isMoney = /transactions|store|pay/.test(path);
    for (const width of isMoney ? [320, 640, 1280] : [640, 1280]) {
      await resize(page, { width, height: 800 });
      const beyond = (main: HTMLElement) => main.scrollWidth - main.clientWidth;
      await expect.poll(() => page.getByRole('main').evaluate(beyond), `${path} at ${width} px`).toBe(0);
    }
  }
});

test('an article and the editor fit 320 px, and text twice as large', async ({ page, signedInAs }) => {
  await signedInAs('editor');
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const path of ['news/how-to-start', 'news/wipe-winter-2025/edit']) {
    await page.goto(`/ru/${path}`);
    await expect(page.getByRole('main').locator('table').first()).toBeVisible();
    for (const [width, size] of [
      [320, '100%'],
      [360, '200%'],
      [1280, '200%'],
    ] as const) {
      await resize(page, { width, height: 800 });
      await page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
      const about = page.locator('.editor-inspector__fold[aria-expanded=false]');
      if (await about.isVisible()) await about.click();
      await expect.poll(beyond, `${path} at ${width} px, ${size}`).toBeLessThanOrEqual(0);
    }
  }
});

test('lines of an article are short, and a wide table shows that more of it follows', async ({ page }) => {
  await resize(page, { width: 1280, height: 800 });
  await page.goto('/ru/news/how-to-start');
  const measures = await page
    .locator('.body > p')
    .evaluateAll((paragraphs) =>
      paragraphs.map((text) => text.clientWidth / Number.parseFloat(getComputedStyle(text).fontSize)),
    );
  // 72 letters of 0.56 em.
  expect(Math.max(...measures)).toBeLessThanOrEqual(40.5);
  await resize(page, { width: 360, height: 760 });
  const table = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('table') })
    .first();
  const edge = () => table.evaluate((region) => getComputedStyle(region, '::after').opacity);
  await expect.poll(edge).toBe('1');
  await table.evaluate((region) => region.scrollTo({ left: 9999, behavior: 'instant' }));
  await expect.poll(edge).toBe('0');
});

test('figures of seven digits stay in their place on a phone', async ({ page, words }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/en/profile/rich/statistics');
  const figure = page.locator('dt', { hasText: words('Mobs killed') }).locator('+ dd');
  await expect(figure).toBeVisible();
  const { beyond, lines } = await figure.evaluate((value) => {
    value.textContent = '8,888,888';
    const digits = document.createRange();
    digits.selectNodeContents(value);
    const rects = [...digits.getClientRects()];
    const end = Math.max(...rects.map(({ right }) => right));
    return { beyond: end - (value.parentElement?.getBoundingClientRect().right ?? 0), lines: rects.length };
  });
  expect({ beyond: Math.max(0, beyond), lines }).toEqual({ beyond: 0, lines: 1 });
});
