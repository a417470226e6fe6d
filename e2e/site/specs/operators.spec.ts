import { authenticator, pageFaults, readTranslations } from '@hoshikraft/testkit/browser';
import { addresses } from '@hoshikraft/testkit/stack';
import { accountButton, submitSignIn } from '../fixtures/sign-in.ts';
import { LAPTOP, PHONE } from '../fixtures/page-faults.ts';
import { expect, test } from '../fixtures/test.ts';

const speak = readTranslations('apps/admin/src/shell/locales/ru.po');

// Every code works once: one test alone signs the sample operator in.
test.describe('ru at 360 px', () => {
  const language = 'ru';
  const words = speak(language);
  test.use({ language, viewport: PHONE });

  test('an operator signs in by a second factor, and scripts see no token', async ({ page, watch }) => {
    const { admin, operator } = addresses();
    // Who is signed in is found out by asking.
    watch.allowComplaint(/status of 40[13]/);
    await page.goto(`${admin}/nowhere`);
    await expect(page).toHaveURL(`${admin}/sign-in?return_to=%2Fnowhere`);
    await expect(page.getByRole('heading', { level: 1, name: words('Sign-in') })).toBeVisible();
    expect.soft(await pageFaults(page, [PHONE, LAPTOP]), 'sign-in').toEqual([]);
    await submitSignIn(page, language, operator);
    await expect(page.getByRole('heading', { level: 1, name: words('Confirm your sign-in') })).toBeVisible();
    expect.soft(await pageFaults(page, [PHONE, LAPTOP]), 'second factor').toEqual([]);
    await page.getByLabel(words('Code')).fill(await authenticator(operator.app)());
    await expect(page).toHaveURL(`${admin}/nowhere`);
    await expect(page.getByRole('heading', { level: 1, name: words('Page Not Found') })).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).not.toContain('operator');

    await accountButton(page, language, operator.login).click();
    await page.getByRole('button', { name: words('Sign out') }).click();
    await expect(page).toHaveURL(`${admin}/sign-in`);
    await page.goto(admin);
    await expect(page.getByLabel(words('Password'), { exact: true })).toBeVisible();
  });
});

test.describe('en at 1280 px', () => {
  const language = 'en';
  test.use({ language, viewport: LAPTOP });

  test('a player is no operator, and no other page makes a call for one', async ({ page, request, watch }) => {
    const { admin, password } = addresses();
    watch.allowComplaint(/status of 40[13]/);
    await page.goto(admin);
    await submitSignIn(page, language, { login: 'player', password });
    await expect(page.getByText('Ask an administrator to add the account to a group')).toBeVisible();
    const evil = { origin: 'https://evil.example', 'x-hoshikraft-page': '1' };
    const login = `${admin}/api/admin/auth/login`;
    expect((await request.post(login, { headers: evil, data: {} })).status()).toBe(403);
    expect((await request.post(login, { data: {} })).status()).toBe(403);
  });
});
