import { pageFaults } from '@hoshikraft/testkit/browser';
import { expect, test } from '../fixtures/test.ts';
import type { Locator } from 'playwright/test';
import { buy, CADET, choose, openStore } from '../pages/store.ts';
import { topUp } from '../pages/top-up.ts';

// A screenshot would say nothing that the list of faults does not.
test.use({ screenshot: 'off' });

const SIZES = [1280, 360].map((width) => ({ width, height: 800 }));

for (const language of ['ru', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`axe finds nothing in what opens over a page [${language}]`, async ({ page, signedInAs, words }) => {
      await signedInAs('player');
      await openStore(page, language);
      await choose(page, language);
      expect.soft(await pageFaults(page, SIZES), 'confirmation of a purchase').toEqual([]);
      await page.keyboard.press('Escape');
      // A phone's row keeps it folded away.
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('button', { name: `${words('Give as a gift')}: ${CADET.name[language]}` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await pageFaults(page, SIZES), 'gift').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: words('Open the menu') }).click();
      expect.soft(await pageFaults(page, SIZES), 'menu of a phone').toEqual([]);
    });

    test(`axe finds nothing in the receipt, the menus, what a privilege gives and a toast [${language}]`, async ({
      page,
      player,
      words,
    }) => {
      const header = page.getByRole('banner');
      // Each of them where it opens: narrower, the header keeps its choices in the menu of a phone.
      const menu = async (name: string, inside: Locator): Promise<void> => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await header.getByRole('button', { name }).click();
        await expect(inside).toBeVisible();
        expect.soft(await pageFaults(page, [{ width: 1280, height: 800 }]), name).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(inside).toBeHidden();
      };
      await topUp(page, language, 1000, 1100);
      await buy(page, language);
      expect.soft(await pageFaults(page, SIZES), 'receipt').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: `${words('What you get')}: ${CADET.name[language]}` }).click();
      await expect(page.getByText(words('Loading what the role gives'))).toBeHidden();
      await expect(page.locator('.store-ability').first()).toBeVisible();
      expect.soft(await pageFaults(page, SIZES), 'what it gives').toEqual([]);
      await menu(words('Language and region'), page.getByRole('radiogroup', { name: words('Region') }));
      await menu(
        words('Account of {login}', { login: player.login }),
        page.getByRole('link', { name: words('My privileges') }),
      );
      await page.goto(`/${language}/logout`);
      await page.getByRole('button', { name: words('Sign out') }).click();
      await expect(page.getByText(words('You have signed out.'))).toBeVisible();
      await expect(page.getByRole('progressbar', { name: words('Loading the page') })).toBeHidden();
      expect.soft(await pageFaults(page, [{ width: 1280, height: 800 }]), 'toast').toEqual([]);
    });
  });
}

test('what axe finds is told, at the width where it is', async ({ page }) => {
  const hidden = '@media (min-width: 400px) { img { display: none } }';
  await page.setContent(
    `<!doctype html><html lang="en"><title>t</title><style>${hidden}</style><main><h1>h</h1><img src="data:,"></main></html>`,
  );
  expect(await pageFaults(page, SIZES)).toEqual(['360 px: image-alt: <img src="data:,">']);
});
