import type { Locale } from '@hoshikraft/shared';
import { expect, type Page } from 'playwright/test';
import { roubles } from '../fixtures/money.ts';
import { speak } from '../fixtures/words.ts';
import type { Goods } from './store.ts';

/** What the page of refunds says of the wipe of a server. */
export const wipeCard = (page: Page, { serverName }: Goods) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: serverName, exact: true }) });

/** Opens the page of refunds, once the site has heard of the wipe. */
export const openRefund = async (page: Page, language: Locale, goods: Goods): Promise<void> => {
  await expect(async () => {
    await page.goto(`/${language}/cabinet/refund`);
    await expect(wipeCard(page, goods)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 120_000 });
};

/** Opens the dialog that confirms the refund of that privilege. */
export const askForRefund = async (page: Page, language: Locale, goods: Goods) => {
  const [words, sum] = [speak(language), roubles(goods.month, language)];
  await wipeCard(page, goods)
    .getByRole('button', { name: words('Refund {sum}', { sum }) })
    .click();
  const dialog = page.getByRole('dialog', { name: words('Refund {sum}?', { sum }) });
  await expect(dialog).toContainText(words('{name} ends right away', { name: goods.name[language] }));
  return dialog;
};

/** Confirms in that dialog; ends when the game server has ended the privilege. */
export const takeRefund = async (page: Page, language: Locale, goods: Goods): Promise<void> => {
  const [words, sum] = [speak(language), roubles(goods.month, language)];
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('Refund {sum}', { sum }) })
    .click();
  const card = wipeCard(page, goods);
  await expect(card).toContainText(words("You've already received the refund for this wipe."));
  await expect(card).toContainText(words('{name} has ended in the game', { name: goods.name[language] }));
};
