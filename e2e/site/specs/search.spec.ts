import { findPageFaults } from '../fixtures/page-faults.ts';
import { expect, test } from '../fixtures/test.ts';

for (const language of ['ru', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`the header finds a server, a player and a mod by the keyboard alone [${language}]`, async ({
      page,
      words,
    }) => {
      await page.goto(`/${language}/rules`);
      await page.getByRole('button', { name: words('Search'), exact: true }).press('Enter');
      const field = page.getByRole('combobox', { name: words('Servers, mods, news and players') });
      await expect(field).toBeFocused();
      await field.fill('hitech');
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('a[href$="/servers/hitech"]')).toBeVisible();
      await field.fill('rich');
      await expect(dialog.locator('a[href$="/profile/rich"]')).toBeVisible();
      await field.fill('mekanism');
      await expect(dialog.locator('a[href$="/mods/mekanism"]')).toBeVisible();
      expect.soft(await findPageFaults(page, language)).toEqual([]);
      await field.press('ArrowDown');
      await field.press('Enter');
      await expect(page).toHaveURL(`/${language}/mods/mekanism`);
      await expect(dialog).toBeHidden();
    });
  });
}

test('feeds and site map name what is published, each in the languages it is written in', async ({ request }) => {
  const read = async (path: string): Promise<string> => {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer.text();
  };
  const robots = await read('/robots.txt');
  const map = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const parts = [...(await read(new URL(map).pathname)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
  const all = (await Promise.all(parts.map((part) => read(new URL(part).pathname)))).join('\n');
  for (const path of ['/ru', '/en/news/wipe-winter-2025', '/ru/mods/mekanism', '/en/servers/hitech']) {
    expect(all).toMatch(new RegExp(`<loc>[^<]+${path}</loc>`));
  }
  expect(all).not.toMatch(/\/en\/news\/wipe-winter-2023|\/cabinet|\/create/);
  const [ru, en] = await Promise.all([read('/ru/feed.xml'), read('/en/feed.xml')]);
  expect(ru).toContain('/ru/news/wipe-winter-2025');
  expect(en).toContain('/en/news/wipe-winter-2025');
  expect(ru).not.toContain('/en/news/');
  expect(ru).not.toContain('keeping-twenty-tps');
  expect(en).toContain('keeping-twenty-tps');
});
