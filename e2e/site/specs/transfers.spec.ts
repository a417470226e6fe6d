import { newPlayer } from '@hoshikraft/testkit/browser';
import { expectNoSidewaysScroll } from '../fixtures/no-scroll.ts';
import { join, submitSignIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { buy, CADET } from '../pages/store.ts';
import { payIn } from '../pages/top-up.ts';
import { coinsDialog, expectSent, moveRole, tryToSend } from '../pages/transfers.ts';

test.describe('ru at 1280 px', () => {
  const language = 'ru';
  test.use({ language, viewport: { width: 1280, height: 800 } });

  test('coins are sent to another player, who finds them in the cabinet', async ({
    page,
    words,
    openBrowser,
    signedInAs,
  }) => {
    const receiver = newPlayer();
    const theirs = await openBrowser();
    await join(theirs.context(), language, receiver);
    await signedInAs('rich');
    // An old address leads to the modal, over the home page.
    await page.goto(`/${language}/transfer`);
    await expect(page).toHaveURL(`/${language}?open-modal=transfer-coins`);
    const dialog = coinsDialog(page, language);
    await tryToSend(page, language, { server: 'hitech', login: receiver.login, amount: 1_000_000 });
    await expect(dialog.getByRole('textbox', { name: words('Amount') })).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox', { name: words('Amount') }).fill('21');
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: words('Send'), exact: true }).click();
    await expectSent(page, language, receiver.login);
    await expect(page).toHaveURL(`/${language}`);
    await theirs.goto(`/${language}/cabinet/overview`);
    await expect(theirs.getByRole('list', { name: words('Coins by server') })).toContainText('21');
  });
});

test.describe('en at 360 px', () => {
  const language = 'en';
  test.use({ language, viewport: { width: 360, height: 800 } });

  test('a privilege is moved to another server, and both servers have done so', async ({ page, player: _, words }) => {
    await payIn(page, 1000);
    await buy(page, language);
    await moveRole(page, language, { goods: CADET, there: 'TechnoMagic SKY', price: 14.9 });
    const given = words('Delivered on {serverName}', { serverName: 'TechnoMagic SKY' });
    await expect(page.getByText(given).first()).toBeVisible();
  });
});

for (const [followed, door, there] of [
  ['/en/servers', /\/en\/login\?return_to=/, '/en/servers'],
  ['/en/login', '/en/login?open-modal=transfer-coins', '/en'],
] as const) {
  test(`a visitor who follows ${followed} to the modal signs in, and comes to it`, async ({
    page,
    words,
    openBrowser,
  }) => {
    const somebody = newPlayer();
    await join((await openBrowser()).context(), 'en', somebody);
    await page.goto(`${followed}?open-modal=transfer-coins`);
    await expect(page).toHaveURL(door);
    await submitSignIn(page, 'en', somebody);
    await expect(page).toHaveURL(`${there}?open-modal=transfer-coins`);
    const dialog = page.getByRole('dialog', { name: words('Send coins') });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(there);
  });
}
