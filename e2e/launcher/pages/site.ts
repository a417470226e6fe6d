import type { Locale } from '@hoshikraft/shared';
import type { Player } from '@hoshikraft/testkit/browser';
import { addresses } from '@hoshikraft/testkit/stack';
import type { Page } from 'playwright/test';
import { speakSite } from '../fixtures/words.ts';

/** Fills the site's sign-in form, on whatever page shows it, and sends it. */
export const signInOnSite = async (page: Page, language: Locale, { login, password }: Player): Promise<void> => {
  const words = speakSite(language);
  await page.getByLabel(words('Nickname or email')).fill(login);
  await page.getByLabel(words('Password'), { exact: true }).fill(password);
  await page
    .getByRole('form', { name: words('Sign in') })
    .getByRole('button', { name: words('Sign in') })
    .click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
};

/** When the player's newest game session began, ms since 1970; requested as the site's pages request it. */
export const latestGameSession = async (page: Page): Promise<number> => {
  const { items } = (await page.evaluate(async () => (await fetch('/api/user/sessions')).json())) as {
    items: { source: string; createdAt: string }[];
  };
  return Math.max(0, ...items.filter(({ source }) => source === 'game').map(({ createdAt }) => Date.parse(createdAt)));
};

/** Registers on the site; ends at the first steps, signed in there. */
export const registerOnSite = async (page: Page, language: Locale, { login, password }: Player): Promise<void> => {
  const words = speakSite(language);
  await page.goto(`${addresses().site}/${language}/register`);
  await page.getByLabel(words('Nickname'), { exact: true }).fill(login);
  await page.getByLabel(words('Email')).fill(`${login}@example.org`);
  await page.getByLabel(words('Password'), { exact: true }).fill(password);
  for (const consent of await page.getByRole('checkbox').all()) await consent.check({ force: true });
  await page.getByRole('button', { name: words('Create an account') }).click();
  await page.waitForURL(/\/start$/);
};
