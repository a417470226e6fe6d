import { newPlayer, type Player } from '@hoshikraft/testkit/browser';
import { addresses, getEmailsTo } from '@hoshikraft/testkit/stack';
import type { Page } from 'playwright/test';
import { restoreLink, setPassword } from '../fixtures/reset.ts';
import { accountButton, register, signIn, submitSignIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Words } from '@hoshikraft/testkit/browser';

const emailOf = ({ login }: Player): string => `${login}@example.org`;

const askForLetter = async (page: Page, words: Words, email: string): Promise<void> => {
  // Exact: the previous page has a field "Nickname or email".
  await page.getByLabel(words('Email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: words('Send reset link') }).click();
  await expect(
    page.getByText(words('If {email} belongs to an account, an email with a link is on its way.', { email })),
  ).toBeVisible();
};

test.describe('ru at 360 px', () => {
  const language = 'ru';
  test.use({ language, viewport: { width: 360, height: 740 } });

  test('a forgotten password is set anew by a letter, and every session ends', async ({ page, openBrowser, words }) => {
    const player = newPlayer();
    await register(page, language, player);
    const other = await openBrowser();
    await other.goto(`/${language}/login`);
    await other.getByRole('link', { name: words('Forgot your password?') }).click();
    await askForLetter(other, words, emailOf(player));
    const link = await restoreLink(emailOf(player));
    expect(new URL(link).origin).toBe(addresses().site);
    expect(link).toContain(`/${language}/restore#`);
    await other.goto(link);
    const password = newPlayer().password;
    await setPassword(other, words, password);
    await expect(other.getByText(words("New password saved. You've been signed out on all devices."))).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { name: words('This link no longer works') })).toBeVisible();
    await signIn(other, language, { ...player, password });
    await page.goto(`/${language}/cabinet/sessions`);
    await expect(accountButton(page, language, player.login)).toBeHidden();
  });
});

test.describe('en at 1280 px', () => {
  const language = 'en';
  test.use({ language, viewport: { width: 1280, height: 800 } });

  test('the password is changed in the cabinet with the present one; the other browser is signed out', async ({
    page,
    player,
    openBrowser,
    words,
  }) => {
    const other = await openBrowser();
    await signIn(other, language, player);
    await page.goto(`/${language}/cabinet/password`);
    const password = newPlayer().password;
    await page.getByLabel(words('Current password')).fill('not the password');
    await setPassword(page, words, password);
    await expect(page.getByText(words('Wrong password. Check it and try again.'))).toBeVisible();
    await page.getByLabel(words('Current password')).fill(player.password);
    await page.getByRole('button', { name: words('Save the new password') }).click();
    await expect(page.getByText(words('Password saved. All other sessions have ended.'))).toBeVisible();
    await other.goto(`/${language}/cabinet/sessions`);
    await expect(accountButton(other, language, player.login)).toBeHidden();
    await other.goto(`/${language}/login`);
    await submitSignIn(other, language, { ...player, password });
    await expect(accountButton(other, language, player.login)).toBeVisible();
  });
});

test('an unknown email gets the same response as a known one, and no email is sent', async ({ page, words }) => {
  await page.goto('/en/reset');
  const email = emailOf(newPlayer());
  await askForLetter(page, words, email);
  expect(await getEmailsTo(email)).toEqual([]);
});
