import { factorCard, turnOnApp } from '@hoshikraft/testkit/browser';
import { chatPerson } from '@hoshikraft/testkit/stack';
import type { Page } from 'playwright/test';
import { enterRecoveryCode, signInWaiting } from '../fixtures/second-factor.ts';
import { accountButton } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// Waits for codes of the next half minute.
test.setTimeout(300_000);

const noSideways = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
};

test.describe('ru at 1280 px', () => {
  const language = 'ru';
  test.use({ language, viewport: { width: 1280, height: 800 } });

  test('with an app on, another browser gets in by a code of it and until then sees nothing else', async ({
    page,
    player,
    words,
    openBrowser,
    watch,
  }) => {
    const { code, recoveryCodes } = await turnOnApp(page, words, `/${language}/cabinet/2fa`);
    expect(new Set(recoveryCodes).size).toBe(10);
    await page.reload();
    await expect(page.getByText(words('Two-factor sign-in is on: you need your password and a code.'))).toBeVisible();
    for (const shown of recoveryCodes) await expect(page.getByText(shown)).toHaveCount(0);
    await noSideways(page);

    const other = await openBrowser();
    await signInWaiting(other, language, player);
    await noSideways(other);
    // A public page is everybody's: the browser finds out by itself that the second factor is missing.
    watch.allowComplaint(/status of 403/);
    for (const path of ['', '/cabinet/sessions', '/servers', '/login']) {
      await other.goto(`/${language}${path}`);
      await other.waitForURL(({ pathname }) => pathname === `/${language}/2fa`);
    }
    await expect(accountButton(other, language, player.login)).toHaveCount(0);
    const main = await other.evaluate(async () => (await fetch('/api/main')).json() as Promise<unknown>);
    expect(main).toMatchObject({ error_code: -7, details: { login: player.login, factor: 3 } });

    watch.expectComplaint(/status of 422/);
    await other.getByLabel(words('Code')).fill('000000');
    await expect(other.getByRole('textbox', { name: words('Code') })).toHaveAttribute('aria-invalid', 'true');
    await other.getByLabel(words('Code')).fill(await code());
    await other.waitForURL((url) => !url.pathname.endsWith('/2fa'));
    await expect(accountButton(other, language, player.login)).toBeVisible();
    await other.goto(`/${language}/cabinet/sessions`);
    await expect(other).toHaveURL(new RegExp(`/${language}/cabinet/sessions$`));
  });
});

test.describe('en at 360 px', () => {
  const language = 'en';
  test.use({ language, viewport: { width: 360, height: 740 } });

  test('a player without the phone signs in with single-use recovery codes and creates new ones', async ({
    page,
    player,
    words,
    openBrowser,
    watch,
  }) => {
    const { recoveryCodes } = await turnOnApp(page, words, `/${language}/cabinet/2fa`);
    const [first = '', second = '', third = ''] = recoveryCodes;
    const other = await openBrowser();
    await signInWaiting(other, language, player);
    await enterRecoveryCode(other, words, first);
    await expect(accountButton(other, language, player.login)).toBeVisible();

    const again = await openBrowser();
    await signInWaiting(again, language, player);
    watch.expectComplaint(/status of 422/);
    await enterRecoveryCode(again, words, first);
    await expect(again.getByLabel(words('Recovery code'))).toHaveAttribute('aria-invalid', 'true');
    await noSideways(again);
    await enterRecoveryCode(again, words, second.toLowerCase());
    await again.waitForURL(({ pathname }) => !pathname.endsWith('/2fa'));
    await expect(accountButton(again, language, player.login)).toBeVisible();

    // The lost phone opens nothing any more.
    await again.goto(`/${language}/cabinet/2fa`);
    const card = factorCard(again, words('Authenticator app'));
    await card.getByRole('button', { name: words('Turn off: {title}', { title: words('Authenticator app') }) }).click();
    await card.getByRole('textbox', { name: words('Code') }).fill(third);
    await card.getByRole('button', { name: words('Turn off'), exact: true }).click();
    await expect(
      again.getByText(words('Two-factor sign-in is off: anyone with your password can sign in.')),
    ).toBeVisible();
  });

  test('a linked bot sends the codes for signing in', async ({ page, player, words, openBrowser }) => {
    const person = await chatPerson('vk', `Nobu ${player.login}`);
    await page.goto(`/${language}/cabinet/2fa`);
    const card = factorCard(page, words('VK'));
    await card.getByRole('button', { name: words('Link the bot') }).click();
    await person.write(await card.locator('code').innerText());
    await page.getByRole('button', { name: words("I've saved the codes") }).click();
    await expect(card.getByText(words('On'), { exact: true })).toBeVisible();

    const other = await openBrowser();
    await signInWaiting(other, language, player, `/${language}/cabinet/sessions`);
    await expect(other.getByRole('button', { name: /\d/ })).toBeDisabled();
    await other.getByLabel(words('Code')).fill(await person.codeFrom(player.login));
    await other.waitForURL(`/${language}/cabinet/sessions`);
    await expect(accountButton(other, language, player.login)).toBeVisible();
    await noSideways(page);
  });
});

test('a sign-in that waits is left by signing out, and the way in stays open', async ({
  page,
  player,
  words,
  openBrowser,
}) => {
  await turnOnApp(page, words, '/en/cabinet/2fa');
  const other = await openBrowser();
  await signInWaiting(other, 'en', player);
  await other.getByRole('link', { name: words('Sign out') }).click();
  await other.waitForURL('/en');
  await other.goto('/en/servers');
  await expect(other).toHaveURL(/\/en\/servers$/);
});
