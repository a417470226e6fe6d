import { chooseFiles } from '../fixtures/choose-files.ts';
import { expect, test } from '../fixtures/test.ts';
import { paint, skinPlace, tryOn } from '../pages/looks.ts';

test.describe('ru at 1280 px', () => {
  const language = 'ru';
  test.use({ language, viewport: { width: 1280, height: 800 } });

  test('a skin is previewed, saved and visible to others; a file that is not a skin is rejected at its field', async ({
    page,
    player,
    words,
    openBrowser,
  }) => {
    await page.goto(`/${language}/cabinet/profile`);
    const place = skinPlace(page, language);
    const face = `/api/skin/${player.login}/face?size=64`;
    const stranger = await openBrowser();
    const before = await (await stranger.request.get(face)).body();

    await tryOn(page, language, await paint(page, 65, 64, '#ff0000'));
    await expect(place.getByRole('alert')).toContainText('65 × 64');
    await tryOn(page, language, await paint(page, 64, 64, '#12b76a'));
    await expect(place.getByRole('alert')).toHaveCount(0);
    await expect(
      page.getByRole('status').filter({ hasText: words('Not saved yet: others still see your previous look.') }),
    ).toBeVisible();
    expect((await (await stranger.request.get(face)).body()).equals(before)).toBe(true);
    // Without a mouse, in the order in which it is heard.
    await expect(place).toMatchAriaSnapshot(`
      - heading "${words('Skin')}" [level=2]
      - button "${words('Choose a skin')}"
      - radiogroup "${words('Arms')}"
      - button "${words('Save the skin')}"
      - button "${words('Discard changes')}"
    `);
    await place.getByRole('button', { name: words('Choose a skin') }).focus();
    await page.keyboard.press('Tab');
    await expect(place.getByRole('radio', { checked: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(place.getByRole('button', { name: words('Save the skin') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: words('Saved. This is how everyone sees you now.') }),
    ).toBeVisible();
    await expect(place.getByRole('button', { name: words('Choose a skin') })).toBeFocused();
    await expect
      .poll(async () => (await (await stranger.request.get(face)).body()).equals(before), { timeout: 15_000 })
      .toBe(false);
    await page.reload();
    await expect(place.getByRole('group', { name: words('Recent skins') }).getByRole('button')).toHaveCount(1);
  });
});

test.describe('en at 360 px', () => {
  const language = 'en';
  test.use({ language, viewport: { width: 360, height: 800 } });

  test('an avatar is cropped by keyboard, then shown, and can be removed', async ({ page, player, words }) => {
    await page.goto(`/${language}/cabinet/profile`);
    const place = page.getByRole('region', { name: words('Avatar') });
    await chooseFiles(
      page,
      () => place.getByRole('button', { name: words('Choose a picture') }).click(),
      await paint(page, 400, 300, '#2e90fa'),
    );
    const frame = place.getByRole('application');
    await frame.focus();
    await frame.press('ArrowLeft');
    await place.getByRole('slider', { name: words('Zoom') }).fill('2');
    await place.getByRole('button', { name: words('Save the avatar') }).click();
    await expect(place.getByRole('button', { name: words('Remove the avatar') })).toBeVisible();
    await expect(place.getByRole('img', { name: words('Your current avatar') })).toBeVisible();
    const face = await page.request.get(`/api/skin/${player.login}/face?size=64`);
    expect(face.status()).toBe(200);
    await place.getByRole('button', { name: words('Remove the avatar') }).click();
    await expect(place.getByRole('button', { name: words('Restore previous avatar') })).toBeVisible();
  });
});
