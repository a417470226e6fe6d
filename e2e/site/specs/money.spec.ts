import { newPlayer } from '@hoshikraft/testkit/browser';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectNoSidewaysScroll } from '../fixtures/no-scroll.ts';
import { join } from '../fixtures/sign-in.ts';
import { expectBalance, expectGivenInCabinet, expectTransactions } from '../pages/cabinet.ts';
import { buy, CADET, choose, expectGiven, give, openStore, payButton } from '../pages/store.ts';
import { amountField, expectArrived, finishCheckout, goToCheckout, payIn, startTopUp, topUp } from '../pages/top-up.ts';

for (const [language, width] of [
  ['ru', 1280],
  ['en', 360],
] as const) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 800 } });

    test(`a new player tops up 1,000 ₽, gets 1,100 ₽, buys a privilege and HiTech gives it [${language}]`, async ({
      page,
      player,
      words,
    }) => {
      await topUp(page, language, 1000, 1100);
      if (width > 1000) await expectBalance(page, language, player.login, 1100);
      await expectNoSidewaysScroll(page);
      await buy(page, language);
      await expectNoSidewaysScroll(page);
      await expectGivenInCabinet(page, language, CADET.name[language]);
      await expectTransactions(page, language, [
        { amount: -169, left: 931 },
        { amount: 100, left: 1100 },
        { amount: 1000, left: 1000 },
      ]);
      await expectNoSidewaysScroll(page);
      await page.goto(`/${language}/cabinet/abilities`);
      await expect(page.getByRole('heading', { name: 'HiTech' })).toBeVisible();
      await expect(page.getByRole('button', { name: words('Copy {command}', { command: '/sethome' }) })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
}

test('a player gives a privilege to another, who finds it in the cabinet with the name of the giver', async ({
  page,
  player,
  words,
  openBrowser,
}) => {
  const receiver = newPlayer();
  const theirs = await openBrowser();
  await join(theirs.context(), 'en', receiver);
  await payIn(page, 1000);
  await give(page, 'en', CADET, receiver.login);
  await expectGivenInCabinet(theirs, 'en', 'Cadet');
  await expect(theirs.getByText(words('A gift from {from}', { from: player.login }))).toBeVisible();
  await page.goto('/en/cabinet/roles');
  await expect(page.getByRole('heading', { name: words('No privileges yet') })).toBeVisible();
});

test('a payment that was left or refused changes no balance and is offered again with the same amount', async ({
  page,
  player,
  words,
}) => {
  await startTopUp(page, 'en', 500);
  await page.goBack();
  await expect(amountField(page, 'en')).toHaveValue('500');
  await goToCheckout(page, 'en', 500);
  await finishCheckout(page, 'decline');
  await expect(page.getByRole('alert').filter({ hasText: words("The payment didn't go through") })).toBeVisible();
  await expectBalance(page, 'en', player.login, 0);
  await expect(amountField(page, 'en')).toHaveValue('500');
  await goToCheckout(page, 'en', 500);
  await finishCheckout(page, 'pay');
  await expectArrived(page, 'en', 525);
});

test('money whose report comes late is waited for on the page and credited when it comes', async ({
  page,
  player,
  words,
}) => {
  await startTopUp(page, 'en', 1000);
  await finishCheckout(page, 'pay-late');
  await expect(page.getByText(words('Waiting for the payment service'))).toBeVisible();
  await expectBalance(page, 'en', player.login, 0);
  await expectArrived(page, 'en', 1100);
  await expectBalance(page, 'en', player.login, 1100);
});

test('a payment that is reported twice is credited once', async ({ page, player }) => {
  await startTopUp(page, 'en', 1000);
  await finishCheckout(page, 'pay-twice');
  await expectArrived(page, 'en', 1100);
  await page.waitForTimeout(2000);
  await expectTransactions(page, 'en', [
    { amount: 100, left: 1100 },
    { amount: 1000, left: 1000 },
  ]);
  await expectBalance(page, 'en', player.login, 1100);
});

test('a player short of money tops up just what is missing and comes back to buy', async ({ page, player, words }) => {
  await payIn(page, 100);
  await openStore(page, 'en');
  await choose(page, 'en');
  await expect(page.getByRole('dialog')).toContainText(words('You need {lacking} more', { lacking: '₽69' }));
  await page
    .getByRole('dialog')
    .getByRole('link', { name: words('Top up {shown}', { shown: '₽69' }) })
    .click();
  await expect(amountField(page, 'en')).toHaveValue('69');
  await goToCheckout(page, 'en', 69);
  await finishCheckout(page, 'pay');
  await expectArrived(page, 'en', 69);
  await page.getByRole('link', { name: words('Continue the purchase') }).click();
  await expect(page).toHaveURL('/en/store?server=hitech');
  await choose(page, 'en');
  await payButton(page, 'en').click();
  await expectGiven(page, 'en');
  await page.keyboard.press('Escape');
  await expectBalance(page, 'en', player.login, 0);
});

test('a player tops up and buys without a mouse, and hears each step in order', async ({ page, player, words }) => {
  const back = '/en/store?server=hitech';
  await page.goto(`/en/pay?${new URLSearchParams({ return_to: back })}`);
  const chip = page.getByRole('button', { name: '₽500: ₽525 on your balance' });
  await tabTo(page, chip);
  await page.keyboard.press('Space');
  await expect(page.getByRole('form', { name: words('Top up your balance') })).toMatchAriaSnapshot(`
    - group /Bonuses/:
      - 'button "₽500: ₽525 on your balance" [pressed]'
      - 'button "₽1,000: ₽1,100 on your balance"'
    - textbox "Amount": "500"
    - group "Payment method":
      - radio [checked]
    - button "Pay ₽500"
  `);
  await tabTo(page, page.getByRole('button', { name: 'Pay ₽500' }));
  await page.keyboard.press('Enter');
  await page.locator('[data-action=pay]').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words('Balance topped up') })).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Balance topped up" [level=1]
    - paragraph: "Your balance: ₽525"
    - status:
      - list:
        - listitem: You paid ₽500
        - listitem: The payment service confirmed it
        - listitem: /₽525 added to your balance/
    - link "Continue the purchase"
  `);
  await tabTo(page, page.getByRole('link', { name: words('Continue the purchase') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(back);
  const opener = page.getByRole('button', { name: `${words('Buy')}: Cadet` });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toMatchAriaSnapshot(`
    - heading "Buy a privilege" [level=2]
    - button "Close"
    - heading "Cadet" [level=3]
    - radiogroup "Period":
      - radio "Month ₽169" [checked]
    - term: Total
    - definition: ₽169
    - button "Cancel"
    - button "Pay ₽169"
  `);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass();
  await tabTo(page, payButton(page, 'en'));
  await page.keyboard.press('Enter');
  const paid = words('Paid: {paid}', { paid: '₽169' });
  await expect(dialog.locator(':focus')).toContainText(paid);
  await expectGiven(page, 'en');
  await expect(dialog).toMatchAriaSnapshot(`
    - heading "Done" [level=2]
    - heading "Cadet" [level=3]
    - status:
      - list:
        - listitem:
          - text: /Paid.*₽169/
        - listitem:
          - text: /Accepted by the game server/
        - listitem:
          - text: /Delivered in the game/
    - list:
      - listitem:
        - button "Copy /kit toolbox"
    - link "My privileges"
    - link "Play"
  `);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `${words('Extend')}: Cadet` })).toBeFocused();
  expect(player.login).not.toBe('');
});
