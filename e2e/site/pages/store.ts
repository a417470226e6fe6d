import type { Locale } from '@hoshikraft/shared';
import { expect, type Page } from 'playwright/test';
import { roubles } from '../fixtures/money.ts';
import { speak } from '../fixtures/words.ts';

/** The lowest privilege of HiTech, as the seed has it. */
export const CADET = { server: 'hitech', name: { ru: 'Кадет', en: 'Cadet' }, month: 169 } as const;

export const openStore = (page: Page, language: Locale) => page.goto(`/${language}/store?server=${CADET.server}`);

/** Opens the confirmation of buying Cadet for a month. */
export const chooseCadet = async (page: Page, language: Locale): Promise<void> => {
  const words = speak(language);
  await page.getByRole('button', { name: `${words('Buy')}: ${CADET.name[language]}` }).click();
  await expect(page.getByRole('dialog')).toContainText(roubles(CADET.month, language));
};

/** The button of the confirmation that pays. */
export const payButton = (page: Page, language: Locale, price: number = CADET.month) =>
  page.getByRole('dialog').getByRole('button', {
    name: speak(language)('Pay {shown}', { shown: roubles(price, language) }),
  });

/** Buys Cadet and waits until the game server has given it. */
export const buyCadet = async (page: Page, language: Locale): Promise<void> => {
  await openStore(page, language);
  await chooseCadet(page, language);
  await payButton(page, language).click();
  await expectGiven(page, language);
};

/** The receipt says that the game server has given it. */
export const expectGiven = async (page: Page, language: Locale): Promise<void> => {
  const words = speak(language);
  const step = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: words('Delivered in the game') });
  await expect(step.getByRole('img', { name: words('done') })).toBeVisible();
};
