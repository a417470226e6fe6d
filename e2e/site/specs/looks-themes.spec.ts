import { expect, test } from '../fixtures/test.ts';
import { chooseLook } from '../pages/looks.ts';

const SIZES = [
  ['ru', { width: 1280, height: 800 }],
  ['en', { width: 360, height: 760 }],
] as const;

for (const [language, viewport] of SIZES) {
  test.describe(`${language}, ${viewport.width} px`, () => {
    test.use({ language, viewport });

    test(`a theme is shown at once and is there at the first byte, and a cover is kept part by part [${language}]`, async ({
      page,
      player: _,
      words,
    }) => {
      const main = page.getByRole('main');
      const root = page.locator('html');
      const choose = (name: string, call: string) => chooseLook(page, language, name, call);
      await page.goto(`/${language}/cabinet/theme`);
      await choose('Sakura', '/cabinet/theme/set/sakura');
      await expect(root).toHaveAttribute('data-theme', 'sakura');
      expect(await (await page.request.get(`/${language}/store`)).text()).toContain('data-theme="sakura"');
      await page.reload();
      await expect(root).toHaveAttribute('data-theme', 'sakura');
      await expect(main.getByRole('radio', { name: words('Sakura') })).toBeChecked();

      await page.goto(`/${language}/cabinet/cover`);
      await expect(page).toHaveURL(`/${language}/cabinet/cover/glow`);
      const preview = page.locator('.cover-preview .cover');
      await choose('Sea wave', '/cabinet/profile-theme/glow/set/sea-wave');
      await expect(preview).toHaveAttribute('data-glow', 'sea-wave');
      await main.getByRole('link', { name: words('Ornament') }).click();
      await choose('Shards', '/cabinet/profile-theme/style/set/shards');
      await main.getByRole('link', { name: words('Drawing') }).click();
      await choose('Fox', '/cabinet/profile-theme/art/set/fox');
    });

    test(`a visitor chooses a theme, and the next page comes in it at once [${language}]`, async ({
      page,
      words,
      openBrowser,
    }) => {
      await page.goto(`/${language}/team`);
      const isPhone = viewport.width < 900;
      await page.getByRole('button', { name: words(isPhone ? 'Open the menu' : 'Language and region') }).click();
      await page.getByRole('radio', { name: words('Matcha') }).check();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'matcha');
      const sent = await (await page.request.get(`/${language}/servers`)).text();
      expect(sent).toContain('data-theme="matcha"');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'matcha');
      const other = await openBrowser();
      await other.goto(`/${language}/servers`);
      await expect(other.locator('html')).toHaveAttribute('data-theme', 'octarine');
    });
  });
}
