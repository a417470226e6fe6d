import { findPageFaults } from '../fixtures/page-faults.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('ru at 1280 px', () => {
  const language = 'ru';
  test.use({ language, viewport: { width: 1280, height: 800 } });

  test('what a player hides is hidden from other users, as the page announced', async ({
    page,
    player,
    words,
    openBrowser,
  }) => {
    const hidden = words('Hidden by the player');
    const profile = `/${language}/profile/${player.login}/statistics`;
    const stranger = await openBrowser();
    await stranger.goto(profile);
    await expect(stranger.getByRole('heading', { level: 1, name: player.login })).toBeVisible();
    await expect(stranger.locator('.profile-head').getByText(hidden)).toHaveCount(0);

    await page.goto(`/${language}/cabinet/privacy`);
    const roles = page.getByRole('group', { name: words('Privileges') });
    await expect(roles.getByRole('radio', { name: words('Everyone') })).toBeChecked();
    await page.getByRole('button', { name: words('How others see me') }).click();
    const seen = page.getByRole('region', { name: words('How others see me') }).locator('.profile-head');
    await expect(seen.getByRole('heading', { name: player.login })).toBeVisible();
    await expect(seen.getByText(hidden)).toHaveCount(0);
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/user/privacy/hide'));
    await roles
      .locator('label')
      .filter({ hasText: words('Only me') })
      .click();
    expect((await kept).status()).toBe(200);
    await expect(seen.getByText(hidden)).toHaveCount(1);
    expect(await findPageFaults(page, language)).toEqual([]);

    await page.reload();
    await expect(roles.getByRole('radio', { name: words('Only me') })).toBeChecked();
    await stranger.reload();
    await expect(stranger.locator('.profile-head').getByText(hidden)).toHaveCount(1);
  });
});
