import { newPlayer } from '@hoshikraft/testkit/browser';
import { findPageFaults } from '../fixtures/page-faults.ts';
import { rolesInGame, wipe } from '../fixtures/game-server.ts';
import { roubles } from '../fixtures/money.ts';
import { postAsPlayer } from '../fixtures/post-as-player.ts';
import { join } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectBalance, expectTransactions } from '../pages/cabinet.ts';
import { askForRefund, openRefund, takeRefund, wipeCard } from '../pages/refund.ts';
import { buy, give, RONIN } from '../pages/store.ts';
import { payIn } from '../pages/top-up.ts';

// Waits for heartbeats of the game server.
test.setTimeout(300_000);

test.describe('ru at 1280 px', () => {
  const language = 'ru';
  test.use({ language, viewport: { width: 1280, height: 800 } });

  test('after a wipe each line says whether it comes back, what does comes once, and the role ends', async ({
    page,
    player,
    words,
    openBrowser,
  }) => {
    const [name, sum] = [RONIN.name[language], roubles(RONIN.month, language)];
    const friend = newPlayer();
    await join((await openBrowser()).context(), language, friend);
    await payIn(page, 1000);
    await buy(page, language, RONIN);
    await give(page, language, RONIN, friend.login);
    const held = (login: string) => expect.poll(() => rolesInGame(RONIN.server, login));
    await held(player.login).toEqual([RONIN.id]);

    await wipe(RONIN.server);
    await openRefund(page, language, RONIN);
    const card = wipeCard(page, RONIN);
    const lines = card.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText(words('{name}, a gift', { name }));
    await expect(lines.first()).toContainText(words('Not refunded: another player has it'));
    await expect(lines.last()).toContainText(words('You get back'));
    await expect(lines.last()).toContainText(sum);
    expect(await findPageFaults(page, language)).toEqual([]);

    const asked = await askForRefund(page, language, RONIN);
    await expect(asked.getByRole('listitem')).toHaveCSS('list-style-type', 'disc');
    expect(await findPageFaults(page, language)).toEqual([]);
    await takeRefund(page, language, RONIN);
    const takeBack = words('Refund {sum}', { sum });
    await expect(lines.last()).toContainText(words('Refunded'));
    await expect(page.getByRole('button', { name: takeBack })).toHaveCount(0);
    await held(player.login).toEqual([]);
    await held(friend.login).toEqual([RONIN.id]);
    const left = 1100 - RONIN.month;
    await expectBalance(page, language, player.login, left);

    const { wipes } = (await (await page.request.get('/api/cabinet/refund')).json()) as {
      wipes: { serverId: string; wipeId: string }[];
    };
    const wipeId = wipes.find(({ serverId }) => serverId === RONIN.server)?.wipeId;
    const second = await postAsPlayer(page, '/api/cabinet/refund', { wipeId, expectedPrice: RONIN.month * 100 });
    expect([second.status(), await second.json()]).toMatchObject([409, { details: { type: 'refund_taken' } }]);

    await page.goto(`/${language}/cabinet/roles`);
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText(
      words('From {begun}, refunded', { begun: '' }).split(', ')[1] ?? '',
    );
    await buy(page, language, RONIN);
    await page.goto(`/${language}/cabinet/refund`);
    await expect(lines.first()).toContainText(words('Not refunded: bought after the wipe'));
    await expect(page.getByRole('button', { name: takeBack })).toHaveCount(0);
    await expectTransactions(page, language, [
      { amount: -RONIN.month, left: left - RONIN.month },
      { amount: RONIN.month, left },
      { amount: -RONIN.month, left: left - RONIN.month },
      { amount: -RONIN.month, left },
      { amount: 100, left: 1100 },
      { amount: 1000, left: 1000 },
    ]);
  });
});
