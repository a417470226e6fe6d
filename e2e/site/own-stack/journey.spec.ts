import { COVER_TILES } from '@hoshikraft/shared/cover-data';
import { newPlayer } from '@hoshikraft/testkit/browser';
import { findLedgerFaults, recountReferrals } from '../fixtures/ledger-checks.ts';
import { gameServer, rolesInGame, wipe } from '../fixtures/game-server.ts';
import { joinHiTech } from '../fixtures/in-game.ts';
import { expectNoSidewaysScroll } from '../fixtures/no-scroll.ts';
import { test } from '../fixtures/on-postgres.ts';
import { createSandboxPerson } from '../fixtures/sandbox-person.ts';
import { register, signIn } from '../fixtures/sign-in.ts';
import { reportPlaytime } from '../fixtures/report-playtime.ts';
import { expect } from '../fixtures/test.ts';
import { claim, proveMembership } from '../pages/bonus.ts';
import { expectCoins, expectTransactions } from '../pages/cabinet.ts';
import { expectFriendPaid, invitePath } from '../pages/invite.ts';
import { chooseLook, keepSkin, paint, tryOn } from '../pages/looks.ts';
import { askForRefund, openRefund, takeRefund } from '../pages/refund.ts';
import { buy, CADET, MIKO } from '../pages/store.ts';
import { topUp } from '../pages/top-up.ts';
import { expectSent, moveRole, tryToSend } from '../pages/transfers.ts';

const language = 'ru';
// A phone, and everything on it; a machine may be busy tenfold.
test.use({ language, viewport: { width: 360, height: 740 }, hasTouch: true });
test.setTimeout(900_000);

test('a new player gets through the whole cabinet on a phone, and the books add up', async ({
  page,
  words,
  openBrowser,
  database,
}) => {
  const [player, friend] = [newPlayer(), newPlayer()];
  const theirs = await openBrowser();
  await register(page, language, player);

  await test.step('the bonus, once VK has told of the group', async () => {
    await page.goto(`/${language}/cabinet`);
    await expect(page).toHaveURL(`/${language}/cabinet/bonus`);
    await page.getByRole('link', { name: words('Link VK') }).click();
    await expect(page).toHaveURL(`/${language}/cabinet/authorization#vk`);
    await page.getByRole('button', { name: words('Link account: {name}', { name: 'VK ID' }) }).click();
    await page.waitForURL(/\/identity\//);
    await page.locator('input[name=name]').fill(player.login);
    await page.locator('button[value=new]').click();
    await page.waitForURL(`/${language}/cabinet/authorization`);
    await page.goto(`/${language}/cabinet/bonus`);
    await proveMembership(page, language, await createSandboxPerson('vk', player.login));
    await claim(page, language, 'HiTech');
    await expectNoSidewaysScroll(page);
  });

  await test.step('a friend comes by the link, plays an hour, and is paid for', async () => {
    await theirs.goto(await invitePath(page, language, player.login));
    await register(theirs, language, friend);
    await reportPlaytime(friend.login, 1);
    await expectFriendPaid(page, language);
    await expectNoSidewaysScroll(page);
  });

  await test.step('a new skin, which the game server hears of', async () => {
    const game = await joinHiTech(page);
    const skinInGame = async () => (await gameServer('hitech')).looks[player.login.toLowerCase()]?.skin ?? null;
    const before = await skinInGame();
    await page.goto(`/${language}/cabinet/profile`);
    await tryOn(page, language, await paint(page, 64, 64, '#12b76a'));
    await keepSkin(page, language);
    const { version } = (await (await page.request.get(`/api/skin/${player.login}`)).json()) as { version: string };
    expect(version).not.toBe(before);
    await expect.poll(skinInGame, { timeout: 120_000 }).toBe(version);
    await game.leave();
    await expectNoSidewaysScroll(page);
  });

  await test.step('a theme that goes along, and a cover that a stranger sees', async () => {
    const choose = (name: string, call: string) => chooseLook(page, language, name, call);
    await page.goto(`/${language}/cabinet/theme`);
    await choose('Sakura', '/cabinet/theme/set/sakura');
    await page.goto(`/${language}/cabinet/cover/glow`);
    await choose('Sea wave', '/cabinet/profile-theme/glow/set/sea-wave');
    await page.goto(`/${language}/cabinet/cover/style`);
    await choose('Shards', '/cabinet/profile-theme/style/set/shards');
    await page.goto(`/${language}/cabinet/cover/art`);
    await choose('Fox', '/cabinet/profile-theme/art/set/fox');
    await expectNoSidewaysScroll(page);

    const elsewhere = await openBrowser();
    await signIn(elsewhere, language, player);
    await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'sakura');
    expect(await (await elsewhere.request.get(`/${language}/store`)).text()).toContain('data-theme="sakura"');
    const stranger = await openBrowser();
    await stranger.goto(`/${language}/profile/${player.login}/statistics`);
    await expect(stranger.locator('html')).not.toHaveAttribute('data-theme', 'sakura');
    const cover = stranger.locator('.profile-head .cover');
    await expect(cover).toHaveAttribute('data-glow', 'sea-wave');
    await expect(cover.locator('.cover__ornament path')).toHaveAttribute('d', COVER_TILES.shards.path);
    await expect(cover.locator('.cover__art')).toHaveAttribute('src', /fox/);
  });

  await test.step('coins go to the friend', async () => {
    await page.goto(`/${language}?open-modal=transfer-coins`);
    await tryToSend(page, language, { server: 'hitech', login: friend.login, amount: 21 });
    await expectSent(page, language, friend.login);
    await theirs.goto(`/${language}/cabinet/overview`);
    await expect(theirs.getByRole('list', { name: words('Coins by server') })).toContainText('21');
    await expectCoins(page, language, 'hitech', [
      { amount: -21, left: 29 },
      { amount: 10, left: 50 },
      { amount: 40, left: 40 },
    ]);
    await expectNoSidewaysScroll(page);
  });

  await test.step('a privilege moves to another server', async () => {
    await topUp(page, language, 1000, 1100);
    await buy(page, language);
    await moveRole(page, language, { goods: CADET, there: 'TechnoMagic SKY', price: 14.9 });
    await expect.poll(() => rolesInGame('hitech', player.login)).toEqual([]);
    await expect.poll(() => rolesInGame('techno-magic-sky', player.login)).toEqual(['techno-magic-sky-tsuru']);
  });

  await test.step('what a wipe took comes back', async () => {
    await buy(page, language, MIKO);
    await wipe('magic-rpg');
    await openRefund(page, language, MIKO);
    await askForRefund(page, language, MIKO);
    await takeRefund(page, language, MIKO);
    await expect.poll(() => rolesInGame('magic-rpg', player.login)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });

  await test.step('and the books add up', async () => {
    await expectTransactions(page, language, [
      { amount: 199, left: 916.1 },
      { amount: -199, left: 717.1 },
      { amount: -14.9, left: 916.1 },
      { amount: -169, left: 931 },
      { amount: 100, left: 1100 },
      { amount: 1000, left: 1000 },
    ]);
    expect(await recountReferrals(database)).toContain(': 1 hours played, 1 paid with 10 coins');
    expect(await findLedgerFaults(database)).toEqual([]);
  });
});
