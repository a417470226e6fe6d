import { expect, test } from '../fixtures/test.ts';
import { accountButton, signIn } from '../fixtures/sign-in.ts';

test.describe('ru at 360 px', () => {
  const language = 'ru';
  test.use({ language, viewport: { width: 360, height: 800 } });

  test('a second browser appears among the sessions and is signed out at once when all others are ended', async ({
    page,
    player,
    words,
    openBrowser,
    watch,
  }) => {
    // The other machine is no phone.
    const other = await openBrowser({ viewport: { width: 1280, height: 800 } });
    await signIn(other, language, player);

    await page.goto(`/${language}/cabinet/sessions`);
    const sessions = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /Chrom/ }) });
    await expect(sessions).toHaveCount(2);
    await expect(sessions.filter({ hasText: words('This session') })).toHaveCount(1);

    await page.getByRole('button', { name: words('End all others') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('End sessions') })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();

    watch.expectComplaint(/status of 401/);
    await other
      .getByRole('navigation', { name: words('Main navigation') })
      .getByRole('link', { name: words('Team') })
      .click();
    await expect(accountButton(other, language, player.login)).toBeHidden();
    await other.goto(`/${language}/cabinet/sessions`);
    await expect(other).toHaveURL(new RegExp(`/${language}/login\\?return_to=`));

    await page.reload();
    await expect(accountButton(page, language, player.login)).toBeVisible();
  });
});

test('signing in in one tab reaches another tab at its next navigation', async ({ player, words, openBrowser }) => {
  const first = await openBrowser();
  await first.goto('/en');
  const second = await first.context().newPage();
  await signIn(second, 'en', player);
  await expect(accountButton(first, 'en', player.login)).toBeHidden();
  await first
    .getByRole('navigation', { name: words('Main navigation') })
    .getByRole('link', { name: words('Team') })
    .click();
  await expect(accountButton(first, 'en', player.login)).toBeVisible();
  await expect(first).toHaveURL('/en/team');
});

test('a tab that still shows one player changes nothing for another who has signed in beside it', async ({
  page,
  player,
  signedInAs,
  words,
  openBrowser,
  watch,
}) => {
  const other = await openBrowser();
  await signIn(other, 'en', player);
  await page.goto('/en/cabinet/sessions');
  await page.getByRole('button', { name: words('End all others') }).click();

  await signedInAs('player');
  watch.expectComplaint(/status of 409/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('End sessions') })
    .click();
  const question = page.getByRole('dialog', { name: words('This page belongs to {login}', { login: player.login }) });
  await expect(question.getByRole('button', { name: words('Continue as {other}', { other: 'player' }) })).toBeVisible();

  await other.reload();
  await expect(accountButton(other, 'en', player.login)).toBeVisible();
  await page.reload();
  await expect(accountButton(page, 'en', 'player')).toBeVisible();
});

test('a player whose session has ended signs in in a new tab, and the page goes on', async ({
  page,
  player,
  words,
  watch,
}) => {
  await page.goto('/en/cabinet/theme');
  const cookies = await page.context().cookies();
  await page
    .context()
    .addCookies(cookies.map((one) => (one.name === 'access_token' ? { ...one, value: 'x'.repeat(43) } : one)));
  watch.expectComplaint(/status of 401/);
  await page.getByRole('radio', { name: words('Sakura') }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: words('Your session has ended') });
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: words('Sign in another way, in a new tab') }).click();
  const tab = await opened;
  await tab.getByLabel(words('Nickname or email')).fill(player.login);
  await tab.getByLabel(words('Password'), { exact: true }).fill(player.password);
  await tab.getByRole('button', { name: words('Sign in'), exact: true }).click();
  await expect(tab).toHaveURL('/en/cabinet/theme');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words("You're signed in again. Nothing was lost."))).toBeVisible();
});
