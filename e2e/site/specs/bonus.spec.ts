import { addresses } from '@hoshikraft/testkit/stack';
import { findPageFaults } from '../fixtures/page-faults.ts';
import { createSandboxPerson } from '../fixtures/sandbox-person.ts';
import { postAsPlayer } from '../fixtures/post-as-player.ts';
import { accountButton } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { claim, claimButton, proveMembership } from '../pages/bonus.ts';

// Waits for the next poll of the bot.
test.setTimeout(300_000);

const TELEGRAM = 'telegram';

test.describe('en at 360 px', () => {
  const language = 'en';
  test.use({ language, viewport: { width: 360, height: 800 } });

  test('the bonus is claimed once Telegram has proven all three steps', async ({ page, player, words }) => {
    const person = await createSandboxPerson(TELEGRAM, `Bonus ${player.login}`);
    const bonus = `/${language}/cabinet/bonus`;
    await page.goto(`/${language}/bonus`);
    await expect(page).toHaveURL(bonus);
    await expect(page.getByRole('heading', { name: words('Three steps to the bonus') })).toBeVisible();

    await page.getByRole('link', { name: words('Link Telegram') }).click();
    await expect(page).toHaveURL(`/${language}/cabinet/authorization#telegram`);
    const telegram = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Telegram' }) });
    await telegram.getByRole('button', { name: words('Link account: {name}', { name: 'Telegram' }) }).click();
    await person.write((await telegram.locator('code').textContent()) ?? '');
    await expect(telegram.getByText(words('Linked'), { exact: true })).toBeVisible({ timeout: 30_000 });

    await page.goto(bonus);
    const group = page.getByRole('link', { name: words('Open the group') });
    await expect(group).toHaveAttribute('href', `${addresses().chats}/${TELEGRAM}`);
    await proveMembership(page, language, person);
    expect(await findPageFaults(page, language)).toEqual([]);

    // Without a mouse, in the order in which it is heard: the way back, the server, the button, then the result.
    const main = page.getByRole('main');
    await expect(main).toMatchAriaSnapshot(`
      - link "${words('Account')}"
      - heading "${words('Daily bonus')}" [level=1]
      - heading "${words("Today's bonus")}" [level=2]
      - combobox "${words('Coins go to')}"
      - button "${words('Claim the bonus')}"
      - heading "${words('Coming up')}" [level=2]
    `);
    await main.getByRole('link', { name: words('Account'), exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(words('Coins go to'))).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(claimButton(page, language)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(words('Select a server'))).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByLabel(words('Coins go to'))).toBeFocused();
    await claim(page, language, 'Magic');
    await expect(main.getByRole('status').filter({ hasText: 'Magic RPG' })).toBeVisible();
    await accountButton(page, language, player.login).click();
    const coins = page.getByText(words('Coins on {server}', { server: 'Magic RPG' }), { exact: true });
    await expect(coins.locator('..')).toHaveText(/40$/);
    await page.keyboard.press('Escape');

    const second = await postAsPlayer(page, '/api/bonus/give', {});
    expect([second.status(), await second.json()]).toMatchObject([409, { details: { type: 'bonus_claimed' } }]);
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/^2[34]:\d\d:\d\d$/);
    expect(await findPageFaults(page, language)).toEqual([]);
  });
});
