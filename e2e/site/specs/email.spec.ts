import type { Words } from '@hoshikraft/testkit/browser';
import { addresses, waitForEmail } from '@hoshikraft/testkit/stack';
import type { Page } from 'playwright/test';
import { expectNoSidewaysScroll } from '../fixtures/no-scroll.ts';
import { accountButton, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Enters the code of the newest letter to an address, read as it was sent. */
const enterCode = async (page: Page, words: Words, email: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: words('Code from the email') });
  await expect(field).toBeVisible();
  const { text } = await waitForEmail(email, /^\d{6}$/m);
  await field.fill(/^\d{6}$/m.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: words('Confirm'), exact: true }).click();
};

test.describe('ru at 1280 px', () => {
  const language = 'ru';
  test.use({ language, viewport: { width: 1280, height: 800 } });

  test('a changed mail is taken back by the letter to the old address, and every session ends', async ({
    page,
    player,
    words,
    openBrowser,
  }) => {
    const [old, fresh] = [`${player.login}@example.org`, `new_${player.login}@example.org`];
    await page.goto(`/${language}/cabinet/email`);
    await page.getByRole('button', { name: words('Send a code') }).click();
    await enterCode(page, words, old);
    const newEmail = page.getByRole('textbox', { name: words('New email') });
    await expect(newEmail).toBeVisible();
    await page.reload();
    await newEmail.fill(fresh);
    await page.getByRole('button', { name: words('Send a code') }).click();
    await enterCode(page, words, fresh);
    await expect(page.getByRole('button', { name: words('Send a code') })).toBeVisible();
    await expect(page.getByText('n•••@example.org').first()).toBeAttached();
    await expectNoSidewaysScroll(page);

    const { text } = await waitForEmail(old, /\/undo-email#/);
    const link = /https?:\/\/\S+\/undo-email#\S+/.exec(text)?.[0] ?? '';
    expect(link).toContain(`${addresses().site}/${language}/undo-email#`);
    const other = await openBrowser();
    await other.goto(link);
    await other.getByRole('button', { name: words('Restore {0}', { 0: 'e•••@example.org' }) }).click();
    await expect(
      other.getByText(words("Your old email is restored, and you've been signed out on all devices.")),
    ).toBeVisible();
    await expectNoSidewaysScroll(other);
    await other.reload();
    await expect(other.getByText(words('This link no longer works.'))).toBeVisible();

    await page.goto(`/${language}/cabinet/email`);
    await expect(accountButton(page, language, player.login)).toBeHidden();
    await signIn(other, language, player);
    await other.goto(`/${language}/cabinet/email`);
    await expect(other.getByText(words('Old email restored'))).toBeVisible();
  });
});
