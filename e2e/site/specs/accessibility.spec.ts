import { pageFaults, undrawn } from '@hoshikraft/testkit/browser';
import { findPageFaults, LAPTOP, PHONE } from '../fixtures/page-faults.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Locator } from 'playwright/test';
import { buy, CADET, choose, openGift, openStore } from '../pages/store.ts';
import { payIn } from '../pages/top-up.ts';

for (const language of ['ru', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`axe finds nothing in what opens over a page [${language}]`, async ({ page, signedInAs, words }) => {
      await signedInAs('player');
      await openStore(page, language);
      await choose(page, language);
      expect.soft(await findPageFaults(page, language), 'confirmation of a purchase').toEqual([]);
      await page.keyboard.press('Escape');
      await page.setViewportSize(LAPTOP);
      await openGift(page, language);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await findPageFaults(page, language), 'gift').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: words('Open the menu') }).click();
      expect.soft(await pageFaults(page, [PHONE], [LAPTOP]), 'menu of a phone').toEqual([]);
    });

    test(`axe finds nothing in the receipt, the menus, what a privilege gives and a toast [${language}]`, async ({
      page,
      player,
      words,
    }) => {
      const header = page.getByRole('banner');
      // Each of them where it opens: narrower, the header keeps its choices in the menu of a phone.
      const menu = async (name: string, inside: Locator): Promise<void> => {
        await page.setViewportSize(LAPTOP);
        await header.getByRole('button', { name }).click();
        await expect(inside).toBeVisible();
        expect.soft(await pageFaults(page, [LAPTOP]), name).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(inside).toBeHidden();
      };
      await payIn(page, 1000);
      await buy(page, language);
      expect.soft(await findPageFaults(page, language), 'receipt').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: `${words('What you get')}: ${CADET.name[language]}` }).click();
      await expect(page.getByText(words("Loading what's included"))).toBeHidden();
      await expect(page.locator('.store-ability').first()).toBeVisible();
      expect.soft(await findPageFaults(page, language), 'what it gives').toEqual([]);
      await menu(words('Language and region'), page.getByRole('radiogroup', { name: words('Region') }));
      await menu(
        words("{login}'s account", { login: player.login }),
        page.getByRole('link', { name: words('My privileges') }),
      );
      await page.goto(`/${language}/logout`);
      await page.getByRole('button', { name: words('Sign out') }).click();
      await expect(page.getByText(words("You've signed out."))).toBeVisible();
      await expect(page.getByRole('progressbar', { name: words('Loading page') })).toBeHidden();
      expect.soft(await pageFaults(page, [LAPTOP]), 'toast').toEqual([]);
    });
  });
}

test('axe findings are reported with the width where they occur', async ({ page }) => {
  const hidden = '@media (min-width: 400px) { img { display: none } }';
  await page.setContent(
    `<!doctype html><html lang="en"><title>t</title><style>${hidden}</style><main><h1>h</h1><img src="data:,"></main></html>`,
  );
  expect(await pageFaults(page, [LAPTOP, PHONE])).toEqual(['360 px: image-alt: <img src="data:,">']);
});

test('an unpainted page has the same findings, and text that overflows at other widths is reported', async ({
  page,
}) => {
  const strip = 'height: 40px; width: 300px; overflow: auto hidden; white-space: nowrap';
  const style = `@media (min-width: 400px) { p { width: 290px; overflow: hidden } } main { ${strip} }`;
  const words = '<p><img src="data:,">more words than a narrow window has room for in one line</p>';
  await page.setContent(
    `<!doctype html><html lang="en"><title>t</title><style>${style}</style><main><h1>h</h1>${words}</main></html>`,
  );
  expect(await pageFaults(await undrawn(page), [LAPTOP], [PHONE])).toEqual([
    '1280 px: image-alt: <img src="data:,">',
    expect.stringContaining('360 px: scrollable-region-focusable: <main>'),
  ]);
});
