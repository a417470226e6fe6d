import { COVER, type ThemeId, themeIds } from '@hoshikraft/shared';
import { hardToRead } from '@hoshikraft/testkit/browser';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { outOfPlace } from '../pages/profile-head.ts';

// Opens dozens of covers in three themes.
test.setTimeout(300_000);

const choose = async (page: Page, value: string): Promise<void> => {
  const radio = page.locator(`input[value="${value}"]`);
  await page.getByRole('main').locator('label').filter({ has: radio }).click();
  await expect(radio).toBeChecked();
};

/** A sixth of the drawings for each theme; every theme has every light and every ornament. */
const drawingsOf = (theme: ThemeId) => {
  const at = themeIds.indexOf(theme);
  return COVER.art.filter((_, place) => place % themeIds.length === at);
};

for (const [language, width, themes] of [
  ['ru', 1280, themeIds.filter((_, at) => at % 2 === 0)],
  ['en', 360, themeIds.filter((_, at) => at % 2 === 1)],
] as const) {
  test.describe(`${language} at ${width}`, () => {
    test.use({ language, viewport: { width, height: 800 } });

    test(`what is written on a profile's head is read (AA) in ${themes.join(', ')}, whatever its cover`, async ({
      page,
      player: _,
      words,
    }) => {
      const preview = page.locator('.own-head');
      const head = page.locator('.profile-head');
      for (const theme of themes) {
        const inPlace = async (shown: Locator, what: string): Promise<void> =>
          expect.soft(await outOfPlace(shown), `${theme}, ${what}`).toEqual([]);
        // What no cover lies behind is read the same on all of them: looked at once a part, and where more is written.
        const read = async (shown: Locator, what: string): Promise<void> =>
          expect.soft(await hardToRead(shown), `${theme}, ${what}`).toEqual([]);
        await page.goto(`/${language}/cabinet/theme`);
        await choose(page, theme);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await page.goto(`/${language}/cabinet/cover/glow`);
        await expect(preview.locator('.cover')).toBeVisible();
        for (const [part, tab, ids] of [
          ['glow', 'Glow', COVER.glow],
          ['style', 'Style', COVER.style],
          ['art', 'Art', drawingsOf(theme)],
        ] as const) {
          await page
            .getByRole('main')
            .getByRole('link', { name: words(tab), exact: true })
            .click();
          await expect(page).toHaveURL(`/${language}/cabinet/cover/${part}`);
          for (const id of ids) {
            await choose(page, id);
            await inPlace(preview, `${part} ${id}`);
          }
          await read(preview, part);
        }
        // With privileges, and with what can be done for a player.
        await page.goto(`/${language}/profile/player/statistics`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(head.getByRole('heading', { level: 1 })).toBeVisible();
        await inPlace(head, 'a player of others');
        await read(head, 'a player of others');
      }
    });
  });
}
