import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { addPlayer, buy, giveMoney, type Player, refusal } from '../../testing/players.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { creditTopUp } from './credit-top-up.ts';
import { entriesBelow } from './history-repository.ts';
import { lockPayment } from './payments-repository.ts';

type History = components['schemas']['MoneyHistory'];
type Role = components['schemas']['StoreRole'];
let api: TestApp;
let roles: Role[];

beforeAll(async () => {
  api = await createTestApp();
  const query = '/api/store/roles?server=hitech';
  const headers = { 'accept-language': 'en' };
  roles = (await api.request<components['schemas']['StoreRoleList']>('GET', query, { headers })).body.items;
});
afterAll(() => api.close());

const history = (as: Player, query = '', language = 'en') =>
  api.request<History>('GET', `/api/user/history/money${query}`, { as, headers: { 'accept-language': language } });

const topUp = async (player: Player, method: string, amount: number, bonus: number) => {
  const { id } = await api.app.db
    .insertInto('payments')
    .values({
      player_id: player.playerId,
      idempotency_key: randomUUID(),
      locale: 'ru',
      method,
      amount,
      bonus,
      currency: 'RUB',
      status: 'succeeded',
      settled_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await api.app.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, id);
    if (payment) await creditTopUp(trx, payment, new Date());
  });
};
const role = (index: number): Role => roles[index] as Role;
const listPrice = (index: number) => role(index).prices[0]?.amount ?? 0;

test('every line says what it was for, in the language asked for, newest first', async () => {
  const player = await addPlayer(api, 0);
  const friend = await addPlayer(api, 0);
  await giveMoney(api, player.playerId, 500_000);
  await topUp(player, 'bank_card', 100_000, 10_000);
  await topUp(player, 'instant_payment', 1_000, 0);
  const month = { roleId: role(0).id, period: 'month', expectedPrice: listPrice(0) };
  await buy(api, player, { ...month, mode: 'buy' });
  await buy(api, player, { ...month, mode: 'extend' });
  await buy(api, player, { ...month, mode: 'buy', recipient: friend.login });
  const { items, nextCursor } = (await history(player)).body;
  const [name, price] = [role(0).name, listPrice(0)];
  expect(nextCursor).toBeNull();
  expect(items.map(({ kind, amount, description }) => [kind, amount, description])).toEqual([
    ['gift', -price, `Gift to ${friend.login}: ${name} for 31 days, HiTech`],
    ['purchase', -price, `${name} extended for 31 days, HiTech`],
    ['purchase', -price, `${name} for 31 days, HiTech`],
    ['top_up', 1_000, 'Top-up by SBP transfer'],
    ['top_up_bonus', 10_000, 'Top-up bonus'],
    ['top_up', 100_000, 'Top-up by bank card'],
    ['opening', 500_000, 'Opening balance'],
  ]);
  const totals = items.map(({ balanceAfter }) => balanceAfter);
  expect(totals.slice(-3)).toEqual([610_000, 600_000, 500_000]);
  expect(totals[0]).toBe(611_000 - 3 * price);
  const russian = (await history(player, '', 'ru')).body.items.map(({ description }) => description);
  expect(russian[0]).toMatch(new RegExp(`^Подарок для ${friend.login}: «.+» на 31 день, HiTech$`));
  expect(russian.slice(3)).toEqual([
    'Пополнение через СБП',
    'Бонус за пополнение',
    'Пополнение банковской картой',
    'Начальный баланс',
  ]);
});

test('an upgrade is called one', async () => {
  const player = await addPlayer(api, 10_000_000);
  await buy(api, player, { roleId: role(0).id, period: 'month', mode: 'buy', expectedPrice: listPrice(0) });
  const expectedPrice = listPrice(1) - listPrice(0);
  const upgrade = await buy(api, player, { roleId: role(1).id, period: 'month', mode: 'buy', expectedPrice });
  expect(upgrade.status).toBe(200);
  expect((await history(player)).body.items[0]?.description).toBe(`Upgrade to ${role(1).name} for 31 days, HiTech`);
});

test('pages follow one another without a gap, and a line that comes meanwhile shifts none', async () => {
  const player = await addPlayer(api, 100);
  for (let index = 1; index <= 7; index += 1) await topUp(player, 'cryptocurrency', index, 0);
  const first = (await history(player, '?limit=3')).body;
  await topUp(player, 'cryptocurrency', 1_000_000, 0);
  const second = (await history(player, `?limit=3&cursor=${first.nextCursor}`)).body;
  const third = (await history(player, `?limit=3&cursor=${second.nextCursor}`)).body;
  const amounts = [first, second, third].map(({ items }) => items.map(({ amount }) => amount));
  expect(amounts).toEqual([
    [7, 6, 5],
    [4, 3, 2],
    [1, 100],
  ]);
  expect(third.nextCursor).toBeNull();
});

test('a player sees nobody else’s money', async () => {
  const [one, other] = [await addPlayer(api, 111), await addPlayer(api, 222)];
  await topUp(other, 'bank_card', 333, 0);
  expect((await history(one)).body.items.map(({ amount }) => amount)).toEqual([111]);
});

test.each(['nonsense', 'WyIxIl0', 'WzEsMl0', 'WzEuNV0'])('the cursor %s is refused', async (cursor) => {
  const player = await addPlayer(api, 0);
  expect(refusal(await history(player, `?cursor=${cursor}`))).toMatchObject({ status: 400, type: 'malformed_request' });
});

test('a page deep in a long history reads its own lines, not those of everybody', async () => {
  const { db, pool } = api.app;
  const player = await addPlayer(api, 10_000);
  await pool.query(
    `WITH others AS (INSERT INTO players (login) SELECT 'other_' || n FROM generate_series(1, 300) AS n RETURNING id)
     INSERT INTO ledger_accounts (kind, player_id, balance) SELECT 'balance', id, 0 FROM others`,
  );
  await pool.query(
    `WITH moved AS (INSERT INTO ledger_transfers (kind, reference)
       SELECT 'gift', gen_random_uuid() FROM generate_series(1, 30000) RETURNING id),
     numbered AS (SELECT id, row_number() OVER () AS n FROM moved),
     owned AS (SELECT id, owner_id, row_number() OVER (ORDER BY player_id = $1 DESC, id) AS n FROM ledger_accounts
       WHERE kind = 'balance'),
     sales AS (SELECT id, owner_id FROM ledger_accounts WHERE kind = 'sales')
     INSERT INTO ledger_entries (transfer_id, account_id, owner_id, kind, amount, balance_after)
     SELECT numbered.id, side.account, side.owner, 'gift', side.amount, side.after FROM numbered
       JOIN owned ON owned.n = 1 + greatest(0, numbered.n % 330 - 30) CROSS JOIN sales,
       LATERAL (VALUES (owned.id, owned.owner_id, 1, 1), (sales.id, sales.owner_id, -1, NULL))
         AS side (account, owner, amount, after)`,
    [player.playerId],
  );
  await pool.query('ANALYZE');
  const middle = await pool.query<{ id: number }>('SELECT max(id) / 2 AS id FROM ledger_entries');
  const { sql, parameters } = entriesBelow(db, player.playerId, middle.rows[0]?.id ?? 0, 25).compile();
  const explain = `EXPLAIN (ANALYZE, TIMING OFF, SUMMARY OFF) ${sql}`;
  const { rows } = await pool.query<Record<'QUERY PLAN', string>>(explain, [...parameters]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('ledger_entries_history');
  expect(plan).not.toMatch(/Seq Scan on ledger_/);
  const read = /on ledger_entries.*actual rows=([\d.]+)/.exec(plan)?.[1];
  expect(Number(read)).toBe(26);
});
