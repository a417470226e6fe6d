import { authenticator, pageFaults, readTranslations, type Words } from '@hoshikraft/testkit/browser';
import { addresses } from '@hoshikraft/testkit/stack';
import type { Locale } from '@hoshikraft/shared';
import type { Page } from 'playwright/test';
import { roubles } from '../fixtures/money.ts';
import { accountButton, submitSignIn } from '../fixtures/sign-in.ts';
import { findPageFaults, LAPTOP, PHONE } from '../fixtures/page-faults.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectTransactions } from '../pages/cabinet.ts';

const speak = readTranslations('apps/admin/src/shell/locales/ru.po');

// One after another, in one process: each code of the sample operator's app works once.
test.describe.configure({ mode: 'default' });
let nextCode: (() => Promise<string>) | undefined;
/** The next code; only the tests of this file sign the operator in. */
const operatorCode = (): Promise<string> => (nextCode ??= authenticator(addresses().operator.app))();

const signIn = async (page: Page, language: Locale): Promise<void> => {
  await submitSignIn(page, language, addresses().operator);
  await page.getByLabel(speak(language)('Code'), { exact: true }).fill(await operatorCode());
};

test.describe('ru at 360 px', () => {
  const language = 'ru';
  const words = speak(language);
  test.use({ language, viewport: PHONE });

  test('an operator signs in by a second factor, and scripts see no token', async ({ page }) => {
    const { admin, operator } = addresses();
    await page.goto(`${admin}/nowhere`);
    await expect(page).toHaveURL(`${admin}/sign-in?return_to=%2Fnowhere`);
    await expect(page.getByRole('heading', { level: 1, name: words('Sign-in') })).toBeVisible();
    expect.soft(await pageFaults(page, [PHONE, LAPTOP]), 'sign-in').toEqual([]);
    await submitSignIn(page, language, operator);
    await expect(page.getByRole('heading', { level: 1, name: words('Confirm your sign-in') })).toBeVisible();
    expect.soft(await pageFaults(page, [PHONE, LAPTOP]), 'second factor').toEqual([]);
    await page.getByLabel(words('Code')).fill(await operatorCode());
    await expect(page).toHaveURL(`${admin}/nowhere`);
    await expect(page.getByRole('heading', { level: 1, name: words('Page Not Found') })).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).not.toContain('operator');

    await accountButton(page, language, operator.login).click();
    await page.getByRole('button', { name: words('Sign out') }).click();
    await expect(page).toHaveURL(`${admin}/sign-in`);
    await page.goto(admin);
    await expect(page.getByLabel(words('Password'), { exact: true })).toBeVisible();
  });
});

test.describe('en at 1280 px', () => {
  const language = 'en';
  test.use({ language, viewport: LAPTOP });

  test('a player is no operator, and no other page makes a call for one', async ({ page, request, watch }) => {
    const { admin, password } = addresses();
    watch.allowComplaint(/status of 403/);
    await page.goto(admin);
    await submitSignIn(page, language, { login: 'player', password });
    await expect(page.getByText('Ask an administrator to add the account to a group')).toBeVisible();
    const evil = { origin: 'https://evil.example', 'x-hoshikraft-page': '1' };
    const login = `${admin}/api/admin/auth/login`;
    expect((await request.post(login, { headers: evil, data: {} })).status()).toBe(403);
    expect((await request.post(login, { data: {} })).status()).toBe(403);
  });
});

/** Fills in the reason of the dialog that is open, and sends it. */
const confirm = async (page: Page, say: Words, reason: string, button: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('Reason')).fill(reason);
  await dialog.getByRole('button', { name: say(button) }).click();
  await expect(dialog).toBeHidden();
};

for (const [language, width] of [
  ['ru', 1280],
  ['en', 360],
] as const) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 800 } });

    test(`an operator credits a player, sees it, and undoes it in the audit [${language}]`, async ({
      page,
      player,
      openBrowser,
    }) => {
      const say = speak(language);
      const { admin, operator } = addresses();
      const [nothing, hundred] = [roubles(0, language), roubles(100, language)];
      const own = await openBrowser();
      const faults = () => findPageFaults(own, language);
      const narrow = () => own.setViewportSize({ width, height: 800 });
      await own.goto(`${admin}/players`);
      await signIn(own, language);
      await expect(own.getByRole('heading', { level: 1, name: say('Players') })).toBeVisible();

      await own.getByLabel(say('Nickname or email begins with')).fill(player.login);
      await expect(own).toHaveURL(new RegExp(`q=${player.login}$`));
      await expect(own.getByRole('cell')).toHaveCount(4);
      expect.soft(await faults(), 'players').toEqual([]);
      await narrow();
      await own.getByRole('link', { name: player.login }).click();
      await expect(own.getByRole('heading', { level: 1, name: player.login })).toBeVisible();

      await own.getByRole('button', { name: say('Correct the balance') }).click();
      await own.getByLabel(say('Amount')).fill('100');
      await expect(own.getByText(`${say('Balance')}: ${nothing} → ${hundred}`)).toBeVisible();
      expect.soft(await faults(), 'balance').toEqual([]);
      await narrow();
      const reason = `Paid twice, ${player.login}`;
      await confirm(own, say, reason, 'Credit');
      await expect(own.getByRole('definition').first()).toHaveText(hundred);
      const acts = own.getByRole('table', { name: say('What operators did') });
      await expect(acts).toContainText(`${say('Balance')}: ${nothing} → ${hundred}`);
      await expect(own.getByRole('table', { name: say('Money movements') })).toContainText(`+${hundred}`);
      expect.soft(await faults(), 'player').toEqual([]);

      await own.goto(`${admin}/audit?operator=${operator.login}&kind=balance`);
      const row = own.getByRole('row').filter({ hasText: reason });
      await row.getByRole('button', { name: say('Undo') }).click();
      await expect(own.getByRole('dialog')).toContainText(`${hundred} → ${nothing}`);
      await narrow();
      await confirm(own, say, 'By mistake', 'Undo');
      await expect(row).toContainText(say('Undone'));
      expect.soft(await faults(), 'audit').toEqual([]);
      await own.goto(admin);
      await expect(own.getByRole('heading', { level: 1, name: say('Overview') })).toBeVisible();
      expect.soft(await faults(), 'overview').toEqual([]);
      await own.goto(`${admin}/deliveries`);
      await expect(own.getByRole('heading', { level: 1, name: say('Deliveries') })).toBeVisible();
      expect.soft(await faults(), 'deliveries').toEqual([]);
      for (const [path, title] of [
        ['payments', 'Payments'],
        ['payment-events', 'Events of payments'],
        ['debts', 'Debts'],
      ] as const) {
        await own.goto(`${admin}/${path}`);
        await expect(own.getByRole('heading', { level: 1, name: say(title) })).toBeVisible();
        await expect(
          own
            .getByRole('button', { name: say('Save as CSV') })
            .or(own.getByRole('heading', { level: 2 }))
            .first(),
        ).toBeVisible();
        expect.soft(await faults(), path).toEqual([]);
      }
      for (const [path, title, dialog] of [
        ['servers', 'Game servers', 'New key'],
        ['prices', 'Prices', 'Change the price'],
        ['sales', 'Sales', 'New sale'],
        ['codes', 'Promo codes', 'New promo code'],
      ] as const) {
        await own.goto(`${admin}/${path}`);
        await expect(own.getByRole('heading', { level: 1, name: say(title) })).toBeVisible();
        expect.soft(await faults(), path).toEqual([]);
        await own
          .getByRole('button', { name: say(dialog) })
          .first()
          .click();
        await expect(
          own
            .getByRole('dialog')
            .getByText(/HiTech|TechnoMagic RPG/)
            .first(),
        ).toBeVisible();
        expect.soft(await faults(), dialog).toEqual([]);
      }

      await expectTransactions(page, language, [
        { amount: -100, left: 0 },
        { amount: 100, left: 100 },
      ]);
    });
  });
}
