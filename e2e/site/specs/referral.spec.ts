import { newPlayer } from '@hoshikraft/testkit/browser';
import { tellPlayed } from '../fixtures/tell-played.ts';
import { register } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

for (const [language, width] of [
  ['ru', 1280],
  ['en', 360],
] as const) {
  test.describe(`${language} ${width}`, () => {
    test.use({ language, viewport: { width, height: 800 } });

    test('a friend who comes by the link, registers and plays an hour is seen and paid for', async ({
      page,
      player,
      words,
      openBrowser,
    }) => {
      const invite = `/${language}/cabinet/invite`;
      // Drawn once for each player; on a busy machine the first drawing takes longer than a page may wait.
      const picture = `/share/invite/${player.login}.${language}.jpg`;
      await expect.poll(async () => (await page.request.get(picture)).status(), { timeout: 60_000 }).toBe(200);
      await page.goto(invite);
      await expect(page.getByRole('heading', { name: words('Nobody has registered by your link yet') })).toBeVisible();
      const link = await page.locator('.invite-copy code').first().innerText();
      expect(new URL(link).pathname).toBe(`/r/${player.login}`);

      const friend = newPlayer();
      const theirs = await openBrowser();
      await theirs.goto(new URL(link).pathname);
      await expect(theirs).toHaveURL(`/${language}`);
      const kept = (await theirs.context().cookies()).find(({ name }) => name === 'referralCode');
      expect(kept).toMatchObject({ value: player.login, path: '/', httpOnly: true, sameSite: 'Lax' });
      await register(theirs, language, friend);
      await tellPlayed(friend.login, 1);

      const figure = (name: string) =>
        page.locator('.invite-funnel li').filter({ hasText: name }).locator('.hk-stat__value');
      await expect(async () => {
        await page.goto(invite);
        await expect(figure(words('Visits'))).toHaveText('1');
        await expect(figure(words('Registrations'))).toHaveText('1');
        await expect(figure(words('Hours played'))).toHaveText('1', { timeout: 1000 });
        await expect(figure(words('Coins'))).toHaveText('10');
      }).toPass({ timeout: 60_000 });
      await expect(page.getByRole('link', { name: friend.login })).toBeVisible();
    });
  });
}
