import { chooseFiles } from '../fixtures/choose-files.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseLook, middleOf, paint } from '../pages/looks.ts';
import { outOfPlace } from '../pages/profile-head.ts';

test.describe('ru at 1280 px', () => {
  const language = 'ru';
  test.use({ language, viewport: { width: 1280, height: 800 } });

  test('a theme and a cover are shown at once and stored, and another user sees the cover and the avatar', async ({
    page,
    player,
    words,
    openBrowser,
  }) => {
    const main = page.getByRole('main');
    const root = page.locator('html');
    const choose = (name: string, call: string) => chooseLook(page, language, name, call);
    const preview = page.locator('.own-head .cover');

    await page.goto(`/${language}/cabinet/theme`);
    await expect(page.locator('.own-head').getByRole('heading', { name: player.login })).toBeVisible();
    await choose('Sakura', '/cabinet/theme/set/sakura');
    await expect(root).toHaveAttribute('data-theme', 'sakura');
    expect(await (await page.request.get(`/${language}/store`)).text()).toContain('data-theme="sakura"');
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', 'sakura');
    await expect(main.getByRole('radio', { name: words('Sakura') })).toBeChecked();

    await page.goto(`/${language}/cabinet/cover`);
    await expect(page).toHaveURL(`/${language}/cabinet/cover/glow`);
    await expect(page.locator('.own-head').getByRole('heading', { name: player.login })).toBeVisible();
    await choose('Sea wave', '/cabinet/profile-theme/glow/set/sea-wave');
    await expect(preview).toHaveAttribute('data-glow', 'sea-wave');
    await main.getByRole('link', { name: words('Style') }).click();
    await choose('Shards', '/cabinet/profile-theme/style/set/shards');
    await main.getByRole('link', { name: words('Art') }).click();
    await choose('Fox', '/cabinet/profile-theme/art/set/fox');
    await page.reload();
    await expect(preview).toHaveAttribute('data-glow', 'sea-wave');
    await expect(preview.locator('img')).toHaveAttribute('src', /fox/);

    await page.goto(`/${language}/cabinet/profile`);
    const place = page.getByRole('region', { name: words('Avatar') });
    await chooseFiles(
      page,
      () => place.getByRole('button', { name: words('Choose a picture') }).click(),
      await paint(page, 300, 300, '#12b76a'),
    );
    await place.getByRole('button', { name: words('Save the avatar') }).click();
    await expect(place.getByRole('button', { name: words('Remove the avatar') })).toBeVisible();

    const stranger = await openBrowser();
    await stranger.goto(`/${language}/player-search?q=${player.login}`);
    const face = stranger.getByRole('main').locator(`img[src^="/api/skin/${player.login}/face"]`);
    await expect(face).toHaveCount(1);
    const [red = 255, green = 0, blue = 255] = await middleOf(face);
    expect([Math.abs(red - 0x12), Math.abs(green - 0xb7), Math.abs(blue - 0x6a)].every((off) => off < 16)).toBe(true);
    await stranger.goto(`/${language}/profile/${player.login}/statistics`);
    const seen = stranger.locator('.profile-head .cover');
    await expect(seen).toHaveAttribute('data-glow', 'sea-wave');
    await expect(seen.locator('img')).toHaveAttribute('src', /fox/);
    expect(await outOfPlace(stranger.locator('.profile-head'))).toEqual([]);
    await expect(stranger.locator('html')).toHaveAttribute('data-theme', 'octarine');
    const picture = await stranger.locator('meta[property="og:image"]').getAttribute('content');
    const drawn = await stranger.request.get(new URL(picture ?? '').pathname);
    expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  });
});

test.describe('en at 360 px', () => {
  const language = 'en';
  test.use({ language, viewport: { width: 360, height: 760 } });

  test('a visitor chooses a theme, and the next page comes in it at once', async ({ page, words, openBrowser }) => {
    await page.goto(`/${language}/team`);
    await page.getByRole('button', { name: words('Open the menu') }).click();
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
