import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { expect, type Locator, type Page } from 'playwright/test';
import type { Words } from './translations.ts';

const STEP_MS = 30_000;

/** Simulates an authenticator app with this secret: each code is different, since each is valid only once. */
export const authenticator = (typed: string): (() => Promise<string>) => {
  const app = new TOTP({ secret: Secret.fromBase32(typed.replaceAll(' ', '')) });
  let last = 0;
  return async () => {
    last = Math.max(last + 1, Math.floor(Date.now() / STEP_MS));
    // A code one step ahead is accepted, as from a phone whose clock is fast.
    for (; Math.floor(Date.now() / STEP_MS) < last - 1; await sleep(250));
    return app.generate({ timestamp: last * STEP_MS });
  };
};

/** Card of one factor on `/cabinet/2fa`. */
export const factorCard = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/**
 * Enables an authenticator app in the cabinet of the signed-in player.
 *
 * @param words translations of the site
 * @param address of `/cabinet/2fa`, or its path if the browser has a base URL
 * @returns codes of the app, and the ten recovery codes
 */
export const turnOnApp = async (page: Page, words: Words, address: string) => {
  await page.goto(address);
  const card = factorCard(page, words('Authenticator app'));
  await card.getByRole('button', { name: words('Set up the app') }).click();
  await expect(card.getByRole('img', { name: words('QR code for the app') })).toBeVisible();
  const code = authenticator(await card.locator('code').innerText());
  await card.getByRole('textbox', { name: words('Code') }).fill(await code());
  await card.getByRole('button', { name: words('Turn on') }).click();
  await expect(page.getByRole('heading', { name: words('Save these codes') })).toBeVisible();
  const recoveryCodes = await page.getByRole('main').getByRole('listitem').locator('code').allTextContents();
  await page.getByRole('button', { name: words("I've saved the codes") }).click();
  return { code, recoveryCodes };
};
