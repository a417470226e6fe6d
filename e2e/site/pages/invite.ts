import type { Locale } from '@hoshikraft/shared';
import { expect, type Page } from 'playwright/test';
import { speak } from '../fixtures/words.ts';

/** The path of the link that a player gives to friends, of the page that shows it. */
export const invitePath = async (page: Page, language: Locale, login: string): Promise<string> => {
  // Drawn once for each player; on a busy machine the first drawing takes longer than a page may wait.
  const picture = `/share/invite/${login}.${language}.jpg`;
  await expect.poll(async () => (await page.request.get(picture)).status(), { timeout: 60_000 }).toBe(200);
  await page.goto(`/${language}/cabinet/invite`);
  return new URL(`http://${await page.locator('.invite-copy__link').innerText()}`).pathname;
};

/** One friend has come, registered and played an hour, and all of it is counted and paid. */
export const expectFriendPaid = async (page: Page, language: Locale): Promise<void> => {
  const words = speak(language);
  const figure = (name: string) =>
    page
      .locator('.invite-funnel li')
      .filter({ hasText: words(name) })
      .locator('.hk-stat__value');
  await expect(async () => {
    await page.goto(`/${language}/cabinet/invite`);
    await expect(figure('Visits')).toHaveText('1');
    await expect(figure('Sign-ups')).toHaveText('1');
    await expect(figure('Hours played')).toHaveText('1', { timeout: 1000 });
    await expect(figure('Coins')).toHaveText('10');
  }).toPass({ timeout: 120_000 });
};
