import type { Locale } from '@hoshikraft/shared';
import { expect, type Page } from 'playwright/test';
import { roubles } from '../fixtures/money.ts';
import { speak } from '../fixtures/words.ts';
import type { Goods } from './store.ts';

/** The dialog that coins are sent in. */
export const coinsDialog = (page: Page, language: Locale) =>
  page.getByRole('dialog', { name: speak(language)('Send coins') });

interface Sent {
  server: string;
  login: string;
  amount: number;
}

/** Says in the dialog what goes to whom, a player found by the beginning of the nickname, and presses the button. */
export const tryToSend = async (page: Page, language: Locale, { server, login, amount }: Sent): Promise<void> => {
  const [words, dialog] = [speak(language), coinsDialog(page, language)];
  await dialog.getByRole('combobox', { name: words('Server') }).selectOption(server);
  await dialog.getByRole('combobox', { name: words('Recipient') }).pressSequentially(login.slice(0, 8));
  await dialog.getByRole('option', { name: login }).click();
  await dialog.getByRole('textbox', { name: words('Amount') }).fill(String(amount));
  await dialog.getByRole('button', { name: words('Send'), exact: true }).click();
};

/** The coins are sent: leaves the dialog. */
export const expectSent = async (page: Page, language: Locale, login: string): Promise<void> => {
  const words = speak(language);
  const done = page.getByRole('dialog', { name: words('Done') });
  await expect(done).toContainText(login);
  await done.getByRole('button', { name: words('Done') }).press('Enter');
};

/** Opens the dialog that moves a privilege, on the page of the player's privileges. */
const openMove = async (page: Page, language: Locale, goods: Goods) => {
  const words = speak(language);
  await page.goto(`/${language}/cabinet/roles`);
  const name = goods.name[language];
  await page.getByRole('button', { name: words('Transfer {name} to another server', { name }) }).click();
  return page.getByRole('dialog', { name: words('Transfer to another server') });
};

/** Moves a privilege for that many roubles; ends when both game servers have done so. */
export const moveRole = async (
  page: Page,
  language: Locale,
  { goods, there, price }: { goods: Goods; there: string; price: number },
): Promise<void> => {
  const words = speak(language);
  const dialog = await openMove(page, language, goods);
  await dialog.getByRole('radio', { name: there }).check();
  const shown = roubles(price, language);
  await dialog.getByRole('button', { name: words('Transfer for {shown}', { shown }) }).click();
  const done = page.getByRole('dialog', { name: words('Done') });
  await expect(done).toContainText(words('Ended on {here}', { here: goods.serverName }));
  await expect(done).toContainText(words('Delivered on {there}', { there }));
  await done
    .getByRole('button', { name: words('Done') })
    .last()
    .click();
};
