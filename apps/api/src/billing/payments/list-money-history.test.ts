import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { addPlayer, buy, giveMoney, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { creditTopUp } from './credit-top-up.ts';
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

test('every entry has a description in the requested language, newest first', async () => {
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
    ['opening', 500_000, 'Starting balance'],
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
    'Стартовый баланс',
  ]);
});

test('an upgrade is described as an upgrade', async () => {
  const player = await addPlayer(api, 10_000_000);
  await buy(api, player, { roleId: role(0).id, period: 'month', mode: 'buy', expectedPrice: listPrice(0) });
  const expectedPrice = listPrice(1) - listPrice(0);
  const upgrade = await buy(api, player, { roleId: role(1).id, period: 'month', mode: 'buy', expectedPrice });
  expect(upgrade.status).toBe(200);
  expect((await history(player)).body.items[0]?.description).toBe(`Upgrade to ${role(1).name} for 31 days, HiTech`);
});

test('pages have no gaps, and a new entry does not shift them', async () => {
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

test('a player sees only their own money', async () => {
  const [one, other] = [await addPlayer(api, 111), await addPlayer(api, 222)];
  await topUp(other, 'bank_card', 333, 0);
  expect((await history(one)).body.items.map(({ amount }) => amount)).toEqual([111]);
});

test.each(['nonsense', 'WyIxIl0', 'WzEsMl0', 'WzEuNV0'])('the cursor %s is refused', async (cursor) => {
  const player = await addPlayer(api, 0);
  expect(refusal(await history(player, `?cursor=${cursor}`))).toMatchObject({ status: 400, type: 'malformed_request' });
});
