import { type Player, readTranslations, turnOnApp, type Words } from '@hoshikraft/testkit/browser';
import { addresses } from '@hoshikraft/testkit/stack';
import type { Page } from 'playwright/test';
import { roubles } from '../fixtures/money.ts';
import { findPageFaults } from '../fixtures/page-faults.ts';
import { postAsPlayer } from '../fixtures/post-as-player.ts';
import { enter } from '../fixtures/sign-in.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { expectTransactions } from '../pages/cabinet.ts';

const speak = readTranslations('apps/admin/src/shell/locales/ru.po');

interface Operator extends Player {
  code: () => Promise<string>;
}

/** The sample administrator, with an authenticator app while the test runs: that is why it runs alone. */
const test = base.extend<{ operator: Operator }>({
  operator: async ({ openBrowser, language, words }, use) => {
    const operator = { login: 'admin', password: addresses().password };
    const page = await openBrowser();
    await enter(page.context(), language, operator);
    const { code, recoveryCodes } = await turnOnApp(page, words, `/${language}/cabinet/2fa`);
    await use({ ...operator, code });
    const off = await postAsPlayer(page, '/api/user/settings/2fa/unlink', { factor: 3, code: recoveryCodes[0] });
    expect(off.status(), 'the app is off again').toBe(200);
  },
});

const signIn = async (page: Page, say: Words, { login, password, code }: Operator): Promise<void> => {
  await page.getByLabel(say('Nickname or email')).fill(login);
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('Sign in'), exact: true }).click();
  await page.getByLabel(say('Code'), { exact: true }).fill(await code());
};

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
      operator,
      openBrowser,
      watch,
    }) => {
      const say = speak(language);
      const { admin } = addresses();
      const [nothing, hundred] = [roubles(0, language), roubles(100, language)];
      const own = await openBrowser();
      const faults = () => findPageFaults(own, language);
      const narrow = () => own.setViewportSize({ width, height: 800 });
      // Without a session, and until the second factor.
      watch.allowComplaint(/status of 40[13]/);
      await own.goto(`${admin}/players`);
      await signIn(own, say, operator);
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

      await expectTransactions(page, language, [
        { amount: -100, left: 0 },
        { amount: 100, left: 100 },
      ]);
    });
  });
}
