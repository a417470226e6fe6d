import { newPlayer } from '@hoshikraft/testkit/browser';
import { faultsAtBothEnds } from '../fixtures/both-ends.ts';
import { rolesInGame, wipe } from '../fixtures/game-server.ts';
import { roubles } from '../fixtures/money.ts';
import { postAsPlayer } from '../fixtures/post-as-player.ts';
import { join } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectBalance, expectTransactions } from '../pages/cabinet.ts';
import { askForRefund, openRefund, takeRefund, wipeCard } from '../pages/refund.ts';
import { buy, give, MIKO, RONIN } from '../pages/store.ts';
import { payIn } from '../pages/top-up.ts';

for (const { language, width, goods } of [
  { language: 'ru', width: 1280, goods: RONIN },
  { language: 'en', width: 360, goods: MIKO },
] as const) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 800 } });

    test(`after a wipe each line says whether it comes back, what does comes once, and the role ends [${language}]`, async ({
      page,
      player,
      words,
      openBrowser,
    }) => {
      const [name, sum] = [goods.name[language], roubles(goods.month, language)];
      const friend = newPlayer();
      await join((await openBrowser()).context(), language, friend);
      await payIn(page, 1000);
      await buy(page, language, goods);
      await give(page, language, goods, friend.login);
      const held = (login: string) => expect.poll(() => rolesInGame(goods.server, login));
      await held(player.login).toEqual([goods.id]);

      await wipe(goods.server);
      await openRefund(page, language, goods);
      const card = wipeCard(page, goods);
      const lines = card.getByRole('row').filter({ has: page.getByRole('cell') });
      await expect(lines).toHaveCount(2);
      await expect(lines.first()).toContainText(words('{name}, a gift', { name }));
      await expect(lines.first()).toContainText(words('Stays: another player has it'));
      await expect(lines.last()).toContainText(words('Comes back'));
      await expect(lines.last()).toContainText(sum);
      expect(await faultsAtBothEnds(page, language)).toEqual([]);

      const asked = await askForRefund(page, language, goods);
      await expect(asked.getByRole('listitem')).toHaveCSS('list-style-type', 'disc');
      expect(await faultsAtBothEnds(page, language)).toEqual([]);
      await takeRefund(page, language, goods);
      const takeBack = words('Take back {sum}', { sum });
      await expect(lines.last()).toContainText(words('Paid back'));
      await expect(page.getByRole('button', { name: takeBack })).toHaveCount(0);
      await held(player.login).toEqual([]);
      await held(friend.login).toEqual([goods.id]);
      const left = 1100 - goods.month;
      if (width > 1000) await expectBalance(page, language, player.login, left);

      const { wipes } = (await (await page.request.get('/api/cabinet/refund')).json()) as {
        wipes: { serverId: string; wipeId: string }[];
      };
      const wipeId = wipes.find(({ serverId }) => serverId === goods.server)?.wipeId;
      const second = await postAsPlayer(page, '/api/cabinet/refund', { wipeId, expectedPrice: goods.month * 100 });
      expect([second.status(), await second.json()]).toMatchObject([409, { details: { type: 'refund_taken' } }]);

      await page.goto(`/${language}/cabinet/roles`);
      await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText(
        words('From {begun}, paid back', { begun: '' }).split(', ')[1] ?? '',
      );
      await buy(page, language, goods);
      await page.goto(`/${language}/cabinet/refund`);
      await expect(lines.first()).toContainText(words('Stays: bought after the wipe'));
      await expect(page.getByRole('button', { name: takeBack })).toHaveCount(0);
      await expectTransactions(page, language, [
        { amount: -goods.month, left: left - goods.month },
        { amount: goods.month, left },
        { amount: -goods.month, left: left - goods.month },
        { amount: -goods.month, left },
        { amount: 100, left: 1100 },
        { amount: 1000, left: 1000 },
      ]);
    });
  });
}
