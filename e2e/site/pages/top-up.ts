import { addresses } from '@hoshikraft/testkit/stack';
import type { Locale } from '@hoshikraft/shared';
import { expect, type Page } from 'playwright/test';
import { roubles } from '../fixtures/money.ts';
import { postAsPlayer } from '../fixtures/post-as-player.ts';
import { speak } from '../fixtures/words.ts';

/** What a payer can do on the reseller's checkout page. */
export type CheckoutAction = 'pay' | 'decline' | 'pay-late' | 'pay-twice';

/** Where the sum in roubles is typed. */
export const amountField = (page: Page, language: Locale) =>
  page.getByRole('textbox', { name: speak(language)('Amount') });

/** Sends the form of the top-up page and waits for the reseller's. */
export const goToCheckout = async (page: Page, language: Locale, amount: number): Promise<void> => {
  const pay = speak(language)('Pay {toPay}', { toPay: roubles(amount, language) });
  await page.getByRole('button', { name: pay }).click();
  await page.waitForURL(`${addresses().sandbox}/reseller/checkout/*`);
};

/** Opens the top-up page, chooses card and amount (roubles), and goes to the reseller's checkout. */
export const startTopUp = async (page: Page, language: Locale, amount: number): Promise<void> => {
  await page.goto(`/${language}/pay`);
  await page.getByRole('radio', { name: language === 'ru' ? /карт/i : /card/i }).check({ force: true });
  await amountField(page, language).fill(String(amount));
  await goToCheckout(page, language, amount);
};

/** Does on the checkout page what a payer may do; ends back on our site. */
export const finishCheckout = async (page: Page, action: CheckoutAction): Promise<void> => {
  await page.locator(`[data-action=${action}]`).click();
  await page.waitForURL(`${addresses().site}/*/pay?**`);
};

/** The notice that says so much has arrived. */
export const expectArrived = async (page: Page, language: Locale, amount: number): Promise<void> => {
  const arrived = speak(language)('{arrived} added to your balance', { arrived: roubles(amount, language) });
  await expect(page.getByRole('status').filter({ hasText: arrived })).toBeVisible();
};

/** Tops up from the first page to the notice that the money has arrived, with its bonus. */
export const topUp = async (page: Page, language: Locale, amount: number, arrives: number): Promise<void> => {
  await startTopUp(page, language, amount);
  await finishCheckout(page, 'pay');
  await expectArrived(page, language, arrives);
};

/** Tops up so many roubles by the calls that the pages make, for tests of what is bought with it; ends when they have arrived. */
export const payIn = async (page: Page, amount: number): Promise<void> => {
  const started = await postAsPlayer(page, '/api/pay', { method: 'bank_card', amount: amount * 100 });
  expect(started.status()).toBe(200);
  const { redirectUrl } = (await started.json()) as { redirectUrl: string };
  await page.request.post(redirectUrl, { form: { action: 'pay' }, maxRedirects: 0 });
  const entries = async (): Promise<number> => {
    const history = await page.request.get('/api/user/history/money');
    return ((await history.json()) as { items: object[] }).items.length;
  };
  await expect.poll(entries).toBeGreaterThan(0);
};
