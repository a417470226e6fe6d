import { resize } from '@hoshikraft/testkit/browser';
import type { Locator, Page } from 'playwright/test';
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

test('the note about a ban lies below the end of the page, not on it', async ({ page, signedInAs, words }) => {
  await signedInAs('banned');
  const note = page.getByRole('status').filter({ hasText: words('You are banned on every server.') });
  const end = (part: Locator, edge: 'top' | 'bottom') =>
    part.evaluate((element, side) => Math.round(element.getBoundingClientRect()[side]), edge);
  for (const width of [360, 1280]) {
    await resize(page, { width, height: 760 });
    await page.goto('/ru/servers');
    await expect(note).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => end(page.getByRole('contentinfo'), 'bottom'), `${width} px`).toBe(await end(note, 'top'));
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

/** Parts of the frame that reach past the right edge of the window. */
const outside = (page: Page) =>
  page
    .locator(':is(.hk-header, .hk-footer) :not(svg *)')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        .map((part) => part.outerHTML.slice(0, 80)),
    );

test('header and footer fit 320 px, and text of twice the size', async ({ page }) => {
  await page.goto('/ru/team');
  for (const [width, size] of [
    [320, '100%'],
    [320, '200%'],
    [360, '200%'],
    [1280, '200%'],
  ] as const) {
    await resize(page, { width, height: 800 });
    await page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
    await expect.poll(() => outside(page), `${width} px, ${size}`).toEqual([]);
  }
});

test('the text of pages fits a phone at twice the size', async ({ page }) => {
  await resize(page, { width: 360, height: 800 });
  for (const path of [
    '',
    'servers',
    'servers/hitech',
    'profile/rich',
    'top/playtime',
    'rules',
    'stats',
    'start',
    'news',
    'mods',
  ]) {
    await page.goto(`/ru/${path}`);
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});

test('first screens hold what they are for: sign-in its button, registration its whole form', async ({
  page,
  words,
}) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const language of ['ru', 'en'] as const) {
    await resize(page, { width: 1280, height: 800 });
    await page.goto(`/${language}/register`);
    await expect(page.locator('.hk-compact__figure img')).toBeVisible();
    expect(await height(), language).toBeLessThanOrEqual(800);
    await resize(page, { width: 360, height: 760 });
    await page.goto(`/${language}/login`);
    await expect(page.getByRole('main').locator('[type=submit]')).toBeInViewport({ ratio: 1 });
  }
  await page.goto('/ru/team');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(words('Project'), { exact: true }).last()).toBeVisible();
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(420);
});

test('the edge of a rail fades only where more of it follows', async ({ page }) => {
  await resize(page, { width: 360, height: 760 });
  await page.goto('/ru/development/elements');
  const rail = page.locator('.hk-rail').first();
  const edges = () =>
    rail.evaluate((list) => ['::before', '::after'].map((edge) => getComputedStyle(list, edge).opacity));
  await expect.poll(edges).toEqual(['0', '1']);
  await rail.evaluate((list) => list.scrollTo({ left: 9999, behavior: 'instant' }));
  await expect.poll(edges).toEqual(['1', '0']);
});

test('colours of the system leave lines around what is chosen, and no ground of ours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/ru/development/elements');
  const chosen = page.locator('.hk-tab[aria-current]').first();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  const grounds = await page
    .locator('body *')
    .evaluateAll((parts) => new Set(parts.map((part) => getComputedStyle(part).backgroundImage)).size);
  expect(grounds).toBe(1);
  await page.goto('/ru/store?server=hitech');
  await expect(page.getByRole('link', { name: 'HiTech', exact: true })).toHaveCSS('outline-style', 'solid');
});
