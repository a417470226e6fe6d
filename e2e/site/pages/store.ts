import type { Locale } from '@hoshikraft/shared';
import { expect, type Page } from 'playwright/test';
import { roubles } from '../fixtures/money.ts';
import { speak } from '../fixtures/words.ts';

/** A privilege as the seed has it, with its price for a month in roubles. */
export interface Goods {
  server: string;
  serverName: string;
  id: string;
  name: Record<Locale, string>;
  month: number;
}

/** The lowest privileges of their servers. */
export const CADET: Goods = {
  server: 'hitech',
  serverName: 'HiTech',
  id: 'hitech-cadet',
  name: { ru: 'Кадет', en: 'Cadet' },
  month: 169,
};
export const RONIN: Goods = {
  server: 'techno-magic-rpg',
  serverName: 'TechnoMagic RPG',
  id: 'techno-magic-rpg-ronin',
  name: { ru: 'Ронин', en: 'Ronin' },
  month: 149,
};
export const MIKO: Goods = {
  server: 'magic-rpg',
  serverName: 'Magic RPG',
  id: 'magic-rpg-miko',
  name: { ru: 'Мико', en: 'Miko' },
  month: 199,
};

export const openStore = (page: Page, language: Locale, { server } = CADET) =>
  page.goto(`/${language}/store?server=${server}`);

/** Opens the confirmation of buying a privilege for a month. */
export const choose = async (page: Page, language: Locale, { name, month } = CADET): Promise<void> => {
  const words = speak(language);
  await page.getByRole('button', { name: `${words('Buy')}: ${name[language]}` }).click();
  await expect(page.getByRole('dialog')).toContainText(roubles(month, language));
};

/** The button of the confirmation that pays. */
export const payButton = (page: Page, language: Locale, price: number = CADET.month) =>
  page.getByRole('dialog').getByRole('button', {
    name: speak(language)('Pay {shown}', { shown: roubles(price, language) }),
  });

/** Buys a privilege for a month and waits until the game server has given it. */
export const buy = async (page: Page, language: Locale, goods = CADET): Promise<void> => {
  await openStore(page, language, goods);
  await choose(page, language, goods);
  await payButton(page, language, goods.month).click();
  await expectGiven(page, language);
};

/** Opens the dialog that gives a privilege to another player. */
export const openGift = async (page: Page, language: Locale, { name } = CADET): Promise<void> => {
  const words = speak(language);
  await page.getByRole('button', { name: `${words('More actions')}: ${name[language]}` }).click();
  await page.getByRole('button', { name: words('Give as a gift'), exact: true }).click();
};

/** Gives a privilege to another player for a month. */
export const give = async (page: Page, language: Locale, goods: Goods, login: string): Promise<void> => {
  const words = speak(language);
  await openStore(page, language, goods);
  await openGift(page, language, goods);
  await page.getByRole('combobox', { name: words('Recipient') }).fill(login);
  await page.getByRole('button', { name: words('Continue') }).click();
  await payButton(page, language, goods.month).click();
  const paid = roubles(goods.month, language);
  await expect(page.getByRole('dialog')).toContainText(words('Paid: {paid}', { paid }));
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
