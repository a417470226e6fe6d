import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BYTE_ORDER_MARK, csvLine } from '@hoshikraft/shared';
import { addPlayer, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { buyFromStore } from '../refunds/testing/wipes.ts';
import { coinEntries, moneyEntries } from './history-repository.ts';
import { coinHistory, moneyHistory } from './testing/fill-money-history.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const download = (as: Player | undefined, query = '') =>
  api.request('GET', `/api/user/history/export${query}`, { ...(as && { as }), headers: { 'accept-language': 'en' } });
const linesOf = (text: string) => text.split('\r\n').slice(0, -1);

test.each([
  ['=1+1', `"'=1+1"`],
  ['+7', `"'+7"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['-HYPERLINK("x")', `"'-HYPERLINK(""x"")"`],
  ['\tcmd', `"'\tcmd"`],
  ['-12.50', '"-12.50"'],
  ['a "b", c', '"a ""b"", c"'],
])('%j is not a formula in a spreadsheet', (value, written) => {
  expect(csvLine([value])).toBe(`${written}\r\n`);
});

test('money is exported in roubles, newest first, in the requested language', async () => {
  const player = await addPlayer(api, 10_000_000);
  const { price } = await buyFromStore(api, player);
  const answer = await download(player);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="hoshikraft-money.csv"',
    'cache-control': 'private, no-store',
  });
  expect(answer.text.startsWith(BYTE_ORDER_MARK)).toBe(true);
  const [headings, purchase, opening, ...rest] = linesOf(answer.text.slice(1));
  expect(headings).toBe('"Date (UTC)","Description","Amount, RUB","Balance after, RUB"');
  expect(purchase).toContain(`"-${(price / 100).toFixed(2)}","${((10_000_000 - price) / 100).toFixed(2)}"`);
  expect(opening).toMatch(/"Starting balance","100000\.00","100000\.00"$/);
  expect(rest).toEqual([]);
  const russian = await download(player, '?language=ru&kind=opening');
  expect(linesOf(russian.text.slice(1))[0]).toBe('"Дата (UTC)","Операция","Сумма, ₽","Баланс после, ₽"');
  expect(linesOf(russian.text)).toHaveLength(2);
});

test('a table has only the caller’s entries of the requested server, complete over several reads, and is limited in size', async () => {
  const [player, other] = [await addPlayer(api, 0), await addPlayer(api, 0)];
  const keys = await coinHistory.fill(api, player, 1201);
  await coinHistory.fill(api, other, 40);
  const all = linesOf((await download(player, '?server=hitech')).text);
  expect(all).toHaveLength(1 + keys.length);
  expect(new Set(all.map((line) => line.split(',')[0])).size).toBe(all.length);
  expect(linesOf((await download(player, '?server=magic-rpg')).text)).toHaveLength(4);
  expect(linesOf((await download(player, '?server=hitech&kind=bonus&period=day')).text).length).toBeLessThan(8);
  expect(linesOf((await download(player)).text)).toHaveLength(1);
  await moneyHistory.fill(api, player, 10_400);
  expect(linesOf((await download(player)).text)).toHaveLength(10_001);
  expect(refusal(await download(undefined))).toMatchObject({ status: 401 });
});

test('every filter reads the entries of one account by the index', async () => {
  const player = await addPlayer(api, 100);
  await coinHistory.fill(api, player, 2000);
  await moneyHistory.fill(api, player, 2000);
  await api.app.pool.query('ANALYZE ledger_entries');
  const since = new Date(api.clock.now().getTime() - 86_400_000);
  for (const filter of [{}, { kinds: ['bonus'] }, { since }, { kinds: ['bonus', 'opening'], since }]) {
    for (const { sql, parameters } of [
      moneyEntries(api.app.db, player.playerId, filter).orderBy('ledger_entries.id', 'desc').limit(26).compile(),
      coinEntries(api.app.db, player.playerId, 'hitech', filter)
        .orderBy('ledger_entries.id', 'desc')
        .limit(26)
        .compile(),
    ]) {
      const found = await api.app.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, [...parameters]);
      const plan = found.rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/ledger_entries_by_account[^\n]*\n\s+Index Cond: \(account_id = \(InitPlan 1\)/);
      expect(plan).not.toMatch(/Seq Scan on (ledger_entries|ledger_transfers|orders|payments)/);
    }
  }
});
