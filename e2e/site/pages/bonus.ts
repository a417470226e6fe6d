import type { Locale } from '@hoshikraft/shared';
import { expect, type Page } from 'playwright/test';
import type { createSandboxPerson } from '../fixtures/sandbox-person.ts';
import { speak } from '../fixtures/words.ts';

/** The button that gives the bonus. */
export const claimButton = (page: Page, language: Locale) =>
  page.getByRole('button', { name: speak(language)('Claim the bonus') });

/** Joins the group and writes to it as the person who is linked; ends where the bonus can be claimed. */
export const proveMembership = async (
  page: Page,
  language: Locale,
  person: Awaited<ReturnType<typeof createSandboxPerson>>,
): Promise<void> => {
  await person.joinGroup();
  await person.writeToGroup('hello all');
  // Our bot receives the message with its next poll.
  await expect(async () => {
    await page.getByRole('button', { name: speak(language)('Check again') }).click();
    await expect(claimButton(page, language)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 120_000 });
};

/** Claims it by keyboard for the server whose name begins so, once it can be claimed. A space would open the list. */
export const claim = async (page: Page, language: Locale, server: string): Promise<void> => {
  await page.getByLabel(speak(language)('Coins go to')).focus();
  await page.keyboard.type(server);
  await page.keyboard.press('Tab');
  await expect(claimButton(page, language)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toHaveText(/^2[34]:\d\d:\d\d$/);
  await expect(claimButton(page, language)).toHaveCount(0);
};
