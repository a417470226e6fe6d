import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { listEmails } from '../../../testing/emails.ts';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';
import { addPlayer, balance, buy, giveMoney, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { localized } from '../../platform/database/localized.ts';

const MONEY = 10_000_000;
let api: TestApp;
let player: Player;
let roleId: string;
let price: number;

beforeAll(async () => {
  api = await createTestApp();
  player = await addPlayer(api, MONEY);
  const row = await api.app.db
    .selectFrom('role_prices')
    .select(['role_id', 'amount'])
    .where('period', '=', 'month')
    .orderBy('amount')
    .executeTakeFirstOrThrow();
  roleId = row.role_id;
  price = row.amount;
});
afterAll(() => api.close());

const order = (more: object = {}) => ({ roleId, period: 'month', mode: 'buy', expectedPrice: price, ...more });
const ordersOf = async (buyer: Player) =>
  (await api.app.db.selectFrom('orders').select('id').where('player_id', '=', buyer.playerId).execute()).length;
const send = (rawBody: string, headers: Record<string, string> = { 'idempotency-key': randomUUID() }) =>
  api.request('POST', '/api/store/buy', { as: player, rawBody, headers });

const forged: [string, () => string, number][] = [
  ['a price of nothing', () => JSON.stringify(order({ expectedPrice: 0 })), 409],
  ['a negative price', () => JSON.stringify(order({ expectedPrice: -1 })), 400],
  ['half a kopeck', () => JSON.stringify(order({ expectedPrice: 0.5 })), 400],
  ['a price past every number', () => JSON.stringify(order()).replace(String(price), '1e999'), 400],
  ['a price as text', () => JSON.stringify(order({ expectedPrice: '5' })), 400],
  ['a price in a list', () => JSON.stringify(order({ expectedPrice: [0] })), 400],
  ['no price', () => JSON.stringify(order({ expectedPrice: undefined })), 400],
  ['a null price', () => JSON.stringify(order({ expectedPrice: null })), 400],
  ['a price of its own', () => JSON.stringify(order({ price: 0 })), 400],
  ['a discount of its own', () => JSON.stringify(order({ discount: 100 })), 400],
  ['another payer', () => JSON.stringify(order({ playerId: randomUUID() })), 400],
  ['a negative amount', () => JSON.stringify(order({ amount: -1 })), 400],
  ['a period nobody sells', () => JSON.stringify(order({ period: 'year' })), 400],
  ['a mode nobody knows', () => JSON.stringify(order({ mode: 'steal' })), 400],
  ['a list for a body', () => JSON.stringify([order()]), 400],
  ['a polluted prototype', () => JSON.stringify(order()).replace('{', '{"__proto__":{"price":0},'), 400],
  ['the price twice', () => JSON.stringify(order()).replace('}', ',"expectedPrice":0}'), 409],
];

test.each(forged)('%s is refused and the balance stays', async (_name, body, status) => {
  const answer = await send(body());
  expect(answer.status).toBe(status);
  expect(await balance(api, player)).toBe(MONEY);
  expect(await ordersOf(player)).toBe(0);
});

test('the same key and body get the first reply again and are charged once', async () => {
  const buyer = await addPlayer(api, MONEY);
  const key = randomUUID();
  const first = await buy(api, buyer, order(), key);
  const second = await buy(api, buyer, order(), key);
  expect(first.headers['idempotency-replayed']).toBeUndefined();
  expect(second.headers['idempotency-replayed']).toBe('true');
  expect(second.text).toBe(first.text);
  expect(await balance(api, buyer)).toBe(MONEY - price);
  expect(await ordersOf(buyer)).toBe(1);
});

test('the same key with another body is refused', async () => {
  const buyer = await addPlayer(api, MONEY);
  const key = randomUUID();
  await buy(api, buyer, order(), key);
  const other = await buy(api, buyer, order({ mode: 'extend' }), key);
  expect(refusal(other)).toEqual({ status: 422, code: 2, type: 'idempotency_key_reused' });
  expect(await ordersOf(buyer)).toBe(1);
});

test('a key belongs to its player: another player’s same key is another purchase', async () => {
  const [one, two] = [await addPlayer(api, MONEY), await addPlayer(api, MONEY)];
  const key = randomUUID();
  const first = await buy(api, one, order(), key);
  const second = await buy(api, two, order(), key);
  expect(second.status).toBe(200);
  expect(second.body.orderId).not.toBe(first.body.orderId);
});

test.each([
  ['no key', {}, 'idempotency_key_missing'],
  ['a key that is no UUID', { 'idempotency-key': 'again' }, 'malformed_request'],
])('%s is refused', async (_name, headers, type) => {
  const answer = await send(JSON.stringify(order()), headers as Record<string, string>);
  expect(refusal(answer)).toMatchObject({ status: 400, type });
  expect(await ordersOf(player)).toBe(0);
});

test('a refusal is not stored: the same key buys after a top-up', async () => {
  const buyer = await addPlayer(api, 0);
  const key = randomUUID();
  expect(refusal(await buy(api, buyer, order(), key)).type).toBe('not_enough_money');
  await giveMoney(api, buyer.playerId, price);
  const answer = await buy(api, buyer, order(), key);
  expect(answer.status).toBe(200);
  expect(answer.headers['idempotency-replayed']).toBeUndefined();
  expect(answer.body.balance).toBe(0);
});

test('twenty concurrent requests with one key are one purchase', async () => {
  const buyer = await addPlayer(api, MONEY);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => buy(api, buyer, order(), key)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'] !== 'true')).toHaveLength(1);
  expect(await balance(api, buyer)).toBe(MONEY - price);
});

test('with money for one, fifty concurrent purchases are exactly one', async () => {
  const friends = await Promise.all(Array.from({ length: 50 }, () => addPlayer(api, 0)));
  const buyer = await addPlayer(api, price);
  const answers = await Promise.all(
    friends.map(({ login }) => buy<components['schemas']['Error']>(api, buyer, order({ recipient: login }))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200).map((answer) => refusal(answer).type);
  expect(new Set(refused)).toEqual(new Set(['not_enough_money']));
  expect(await balance(api, buyer)).toBe(0);
  expect(await ordersOf(buyer)).toBe(1);
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});

test('fifty concurrent gifts of one role to one player are one gift', async () => {
  const friend = await addPlayer(api, 0);
  const givers = await Promise.all(Array.from({ length: 50 }, () => addPlayer(api, price)));
  const answers = await Promise.all(givers.map((giver) => buy(api, giver, order({ recipient: friend.login }))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = await Promise.all(givers.map((giver) => balance(api, giver)));
  expect(left.reduce((sum, one) => sum + one, 0)).toBe(49 * price);
});

test('a gift sends one email in the language of its receiver; a refused gift and a purchase send none', async () => {
  const [giver, friend] = [await addPlayer(api, MONEY), await addPlayer(api, 0)];
  const emailOf = ({ login }: Player) => `${login}@mail.example`;
  for (const [one, locale] of [[giver, 'ru'] as const, [friend, 'en'] as const])
    await api.app.db
      .updateTable('players')
      .set({ email: emailOf(one), locale })
      .where('id', '=', one.playerId)
      .execute();
  const gift = order({ recipient: friend.login });
  expect((await buy(api, giver, { ...gift, expectedPrice: 1 })).status).toBe(409);
  expect(await listEmails(api, emailOf(friend), 'gift')).toEqual([]);
  const key = randomUUID();
  const [{ body }] = await Promise.all([buy(api, giver, gift, key), buy(api, giver, gift, key)]);
  const { name, server } = await api.app.db
    .selectFrom('roles')
    .innerJoin('servers', 'servers.id', 'roles.server_id')
    .select(['roles.name', 'servers.name as server'])
    .where('roles.id', '=', roleId)
    .executeTakeFirstOrThrow();
  const args = {
    login: friend.login,
    giver: giver.login,
    role: localized(name, 'en'),
    server,
    endsAt: body.grant.expiresAt,
  };
  expect(await listEmails(api, emailOf(friend), 'gift')).toEqual([{ locale: 'en', args }]);
  await buy(api, giver, order());
  expect(await listEmails(api, emailOf(giver), 'gift')).toEqual([]);
});

test('two players who give to each other at the same time both succeed', async () => {
  const [one, two] = [await addPlayer(api, MONEY), await addPlayer(api, MONEY)];
  for (let round = 0; round < 10; round += 1) {
    const mode = round === 0 ? 'buy' : 'extend';
    const answers = await Promise.all([
      buy(api, one, order({ mode, recipient: two.login })),
      buy(api, two, order({ mode, recipient: one.login })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
  expect([await balance(api, one), await balance(api, two)]).toEqual([MONEY - 10 * price, MONEY - 10 * price]);
});
