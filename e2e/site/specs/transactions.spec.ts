import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { findPageFaults } from '../fixtures/page-faults.ts';
import { postAsPlayer } from '../fixtures/post-as-player.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectCoins, expectTransactions } from '../pages/cabinet.ts';
import { CADET } from '../pages/store.ts';
import { payIn } from '../pages/top-up.ts';

const HEADS = {
  ru: ['"Дата (UTC)","Операция","Сумма, ₽","Баланс после, ₽"', '"Дата (UTC)","Операция","Монеты","Монет после"'],
  en: [
    '"Date (UTC)","Description","Amount, RUB","Balance after, RUB"',
    '"Date (UTC)","Description","Coins","Coins after"',
  ],
} as const;
const BYTE_ORDER_MARK = '\uFEFF';

/** Lines of the table that the link on the page brings. */
const linesOf = async (page: Page, name: string): Promise<string[]> => {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.startsWith(BYTE_ORDER_MARK)).toBe(true);
  return text.slice(BYTE_ORDER_MARK.length).trimEnd().split('\r\n');
};

for (const [language, width] of [
  ['ru', 1280],
  ['en', 360],
] as const) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 800 } });

    test(`money and coins are narrowed by kind and time, and taken along as a table of one's own [${language}]`, async ({
      page,
      player,
      words,
      openBrowser,
      stateOf,
    }) => {
      await payIn(page, 1000);
      const order = { roleId: CADET.id, mode: 'buy', period: 'month', expectedPrice: CADET.month * 100 };
      expect((await postAsPlayer(page, '/api/store/buy', order)).status()).toBe(200);
      const rich = await openBrowser();
      await rich.context().addCookies((await stateOf('rich')).cookies);
      const gift = { serverId: 'hitech', login: player.login, amount: 5 };
      expect((await postAsPlayer(rich, '/api/game-money/transfer', gift)).status()).toBe(200);

      await expectTransactions(page, language, [
        { amount: -169, left: 931 },
        { amount: 100, left: 1100 },
        { amount: 1000, left: 1000 },
      ]);
      expect(await findPageFaults(page, language)).toEqual([]);
      const table = words('Download as CSV');
      const [heads, ...lines] = await linesOf(page, table);
      expect(heads).toBe(HEADS[language][0]);
      expect(lines.map((line) => /"[^"]*","[^"]*"$/.exec(line)?.[0])).toEqual([
        '"-169.00","931.00"',
        '"100.00","1100.00"',
        '"1000.00","1000.00"',
      ]);
      // No cell that a spreadsheet would reckon.
      for (const line of lines) expect(line).toMatch(/^"\d{4}-[^"]*","[^=+\-@\t"][^"]*",/);

      const rows = page.getByRole('table').getByRole('row');
      const filter = async (label: string, value: string): Promise<void> => {
        await page.getByRole('button', { name: new RegExp(`^${words(label)}: `) }).click();
        await page.getByRole('link', { name: words(value), exact: true }).click();
      };
      await filter('Type', 'Purchases');
      await expect(page).toHaveURL(/kind=purchase/);
      await expect(rows).toHaveCount(2);
      await filter('Time period', 'Past 24 hours');
      await expect(page).toHaveURL(/kind=purchase&period=day|period=day&kind=purchase/);
      await expect(rows).toHaveCount(2);
      expect(await linesOf(page, table)).toEqual([heads, lines[0]]);
      await filter('Type', 'Refunds');
      await expect(page.getByRole('heading', { name: words('No matching transactions') })).toBeVisible();
      await page.getByRole('link', { name: words('Show everything') }).click();
      await expect(rows).toHaveCount(4);

      const accounts = page.getByRole('navigation', { name: words('Balance or coins') });
      await accounts.getByRole('link', { name: 'HiTech' }).click();
      await expect(page).toHaveURL(/server=hitech/);
      await expectCoins(page, language, 'hitech', [{ amount: 5, left: 5 }]);
      const coins = await linesOf(page, table);
      expect(coins[0]).toBe(HEADS[language][1]);
      expect(coins.slice(1)).toEqual([expect.stringMatching(/rich.*,"5","5"$/)]);
      const visitor = await openBrowser();
      expect((await visitor.request.get('/api/user/history/export?server=hitech')).status()).toBe(401);
    });
  });
}
