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

interface Line {
  amount: number;
  left: number;
}

/** The lines of the history that is open, newest first: what is written of each amount, and of what was left. */
const expectLines = async (page: Page, lines: readonly (readonly [amount: string, left: string])[]): Promise<void> => {
  const list = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(list).toHaveCount(lines.length);
  for (const [place, [amount, left]] of lines.entries()) {
    await expect(list.nth(place)).toContainText(amount);
    await expect(list.nth(place)).toContainText(left);
  }
};

/** The transactions, newest first: amount of each and what was left, in roubles. */
export const expectTransactions = async (page: Page, language: Locale, rows: readonly Line[]): Promise<void> => {
  await page.goto(`/${language}/cabinet/transactions`);
  const lines = rows.map(({ amount, left }) => [signed(amount, language), roubles(left, language)] as const);
  await expectLines(page, lines);
};

/** The movements of coins on a server, newest first: so many, and what was left. */
export const expectCoins = async (
  page: Page,
  language: Locale,
  server: string,
  rows: readonly Line[],
): Promise<void> => {
  await page.goto(`/${language}/cabinet/transactions?server=${server}`);
  const sign = (amount: number): string => (amount > 0 ? '+' : '\u2212') + String(Math.abs(amount));
  const lines = rows.map(({ amount, left }) => [sign(amount), String(left)] as const);
  await expectLines(page, lines);
};

/** The balance in the account button of the header. */
export const expectBalance = async (page: Page, language: Locale, login: string, amount: number): Promise<void> => {
  const account = page.getByRole('button', { name: speak(language)("{login}'s account", { login }) });
  await expect(account).toContainText(roubles(amount, language));
};
