import { newPlayer } from '@hoshikraft/testkit/browser';
import { reportPlaytime } from '../fixtures/report-playtime.ts';
import { register } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectCoins } from '../pages/cabinet.ts';
import { expectFriendPaid, invitePath } from '../pages/invite.ts';

// Waits for heartbeats of the game server and for the job that pays.
test.setTimeout(300_000);

test.describe('en at 360 px', () => {
  const language = 'en';
  test.use({ language, viewport: { width: 360, height: 800 } });

  test('a friend who comes by the link, registers and plays an hour is seen and paid for', async ({
    page,
    player,
    words,
    openBrowser,
  }) => {
    const path = await invitePath(page, language, player.login);
    expect(path).toBe(`/r/${player.login}`);
    await expect(page.getByRole('heading', { name: words('No one has signed up with your link yet') })).toBeVisible();

    const friend = newPlayer();
    const theirs = await openBrowser();
    await theirs.goto(path);
    await expect(theirs).toHaveURL(`/${language}`);
    const kept = (await theirs.context().cookies()).find(({ name }) => name === 'referralCode');
    expect(kept).toMatchObject({ value: player.login, path: '/', httpOnly: true, sameSite: 'Lax' });
    await register(theirs, language, friend);
    await reportPlaytime(friend.login, 1);

    await expectFriendPaid(page, language);
    await expect(page.getByRole('link', { name: friend.login })).toBeVisible();
    // Who has chosen no server gets the coins of the first.
    await expectCoins(page, language, 'techno-magic-rpg', [{ amount: 10, left: 10 }]);
    await page.getByRole('button', { name: new RegExp(`^${words('Type')}: `) }).click();
    await expect(page.getByRole('link', { name: words('Invited friends'), exact: true })).toBeVisible();
  });
});
