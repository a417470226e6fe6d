import type { Locale } from '@hoshikraft/shared';
import { expect, type Page } from 'playwright/test';
import { roubles } from '../fixtures/money.ts';
import { speak } from '../fixtures/words.ts';

const signed = (amount: number, language: Locale): string =>
  roubles(amount, language).replace(/^-?/, amount > 0 ? '+' : '\u2212');

/** The cabinet says that HiTech has given this privilege, within 10 s. */
export const expectGivenInCabinet = async (page: Page, language: Locale, role: string): Promise<void> => {
  await page.goto(`/${language}/cabinet/roles`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: role }) });
  const given = speak(language)('Delivered on {serverName}', { serverName: 'HiTech' });
  await expect(card).toContainText(given);
};

/** The transactions, newest first: amount of each and what was left, in roubles. */
export const expectTransactions = async (
  page: Page,
  language: Locale,
  rows: readonly { amount: number; left: number }[],
): Promise<void> => {
  await page.goto(`/${language}/cabinet/transactions`);
  const list = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(list).toHaveCount(rows.length);
  for (const [place, { amount, left }] of rows.entries()) {
    await expect(list.nth(place)).toContainText(signed(amount, language));
    await expect(list.nth(place)).toContainText(roubles(left, language));
  }
};

/** The balance in the account button of the header. */
export const expectBalance = async (page: Page, language: Locale, login: string, amount: number): Promise<void> => {
  const account = page.getByRole('button', { name: speak(language)('Account of {login}', { login }) });
  await expect(account).toContainText(roubles(amount, language));
};
