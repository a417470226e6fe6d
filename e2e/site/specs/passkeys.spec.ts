import { turnOnApp, type Words } from '@hoshikraft/testkit/browser';
import { addresses } from '@hoshikraft/testkit/stack';
import type { Locale } from '@hoshikraft/shared';
import type { Page } from 'playwright/test';
import { signInWaiting } from '../fixtures/second-factor.ts';
import { accountButton } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Adds a virtual authenticator whose user confirms every request. */
const withDevice = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const addPasskey = async (page: Page, language: Locale, words: Words, name: string): Promise<void> => {
  await page.goto(`/${language}/cabinet/authorization`);
  await page.getByRole('button', { name: words('Add a passkey') }).click();
  await page.getByLabel(words('Name of the passkey')).fill(name);
  await page.getByRole('button', { name: words('Create') }).click();
  await expect(page.getByRole('listitem', { name })).toBeVisible();
};

const signOut = async (page: Page, language: Locale, words: Words): Promise<void> => {
  await page.goto(`/${language}/logout`);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('Sign out') })
    .click();
  await page.waitForURL(`/${language}`);
};

const pressDoor = async (page: Page, language: Locale, words: Words): Promise<void> => {
  await page.goto(`/${language}/login`);
  await page.getByRole('button', { name: words('Sign in with a passkey') }).click();
};

const noSideways = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
};

// An address in numbers has no passkeys in any browser.
test.use({ baseURL: async ({ browserName: _ }, use) => use(addresses().site.replace('127.0.0.1', 'localhost')) });

test.describe('en at 360 px', () => {
  const language = 'en';
  test.use({ language, viewport: { width: 360, height: 740 } });

  test('a passkey is added, signs in, and once deleted no longer does', async ({ page, player, words, watch }) => {
    await withDevice(page);
    await addPasskey(page, language, words, 'Phone');
    await noSideways(page);
    await signOut(page, language, words);
    await pressDoor(page, language, words);
    await expect(accountButton(page, language, player.login)).toBeVisible();
    await page.goto(`/${language}/cabinet/authorization`);
    const row = page.getByRole('listitem', { name: 'Phone' });
    await expect(row).not.toContainText(words('Added on {since}, not used yet', { since: '' }).split(', ')[1] ?? '');
    await row.getByRole('button', { name: words('Delete: {name}', { name: 'Phone' }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('Delete'), exact: true })
      .click();
    await expect(row).toHaveCount(0);

    await signOut(page, language, words);
    watch.expectComplaint(/status of 409/);
    await pressDoor(page, language, words);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(accountButton(page, language, player.login)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/${language}/login$`));
    await noSideways(page);
  });
});

test.describe('ru at 1280 px', () => {
  const language = 'ru';
  test.use({ language, viewport: { width: 1280, height: 800 } });

  test('a passkey confirms a sign-in that waits, and by itself waits for nothing', async ({ page, player, words }) => {
    await withDevice(page);
    await turnOnApp(page, words, `/${language}/cabinet/2fa`);
    await addPasskey(page, language, words, 'Phone');
    await signOut(page, language, words);
    await signInWaiting(page, language, player);
    await noSideways(page);
    await page.getByRole('button', { name: words('Confirm with a passkey') }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/2fa'));
    await expect(accountButton(page, language, player.login)).toBeVisible();

    await signOut(page, language, words);
    await pressDoor(page, language, words);
    await expect(accountButton(page, language, player.login)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${language}$`));
  });

  test('a device without a passkey says so, and the password still signs in', async ({ page, words }) => {
    await withDevice(page);
    await pressDoor(page, language, words);
    await expect(page.getByRole('alert')).toHaveText(
      words(
        "That didn't work: the request was closed, or this device has no passkey for the site. Try again or choose another way.",
      ),
    );
    await expect(page.getByRole('button', { name: words('Sign in'), exact: true })).toBeEnabled();
  });
});
