import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { listLedgerFaults } from './ledger-faults.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type Account, getBalance, getCoins, lockAccounts, openAccount } from './accounts.ts';
import { type EntryDraft, InsufficientFunds, transfer } from './transfer.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('postgres', true);
});
afterEach(async () => {
  // Nothing but the ledger is tested here: no order or payment stands behind a movement.
  const faults = await listLedgerFaults(database.db);
  expect(faults.filter((fault) => !fault.endsWith('has no cause'))).toEqual([]);
});
afterAll(() => database.close());

let counter = 0;
const newPlayer = async (): Promise<string> => {
  const login = `holder_${(counter += 1)}`;
  const query = database.db.insertInto('players').values({ login }).returning('id');
  return (await query.executeTakeFirstOrThrow()).id;
};
const account = (playerId: string) => openAccount(database.db, { playerId, kind: 'balance' });
const opening = (serverId?: string) =>
  openAccount(database.db, { playerId: null, kind: 'opening', ...(serverId === undefined ? {} : { serverId }) });
const move = (entries: EntryDraft[], reference = randomUUID()) =>
  database.db.transaction().execute((trx) => transfer(trx, { kind: 'opening', reference, at: new Date(), entries }));
const give = async (to: Account, amount: number) =>
  move([
    { account: await opening(), amount: -amount },
    { account: to, amount },
  ]);

test('an account is created once, however many requests are concurrent', async () => {
  const playerId = await newPlayer();
  const opened = await Promise.all(Array.from({ length: 10 }, () => account(playerId)));
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  expect(await getBalance(database.db, playerId)).toBe(0);
});

test('a transfer changes the balances and returns them', async () => {
  const playerId = await newPlayer();
  const own = await account(playerId);
  expect(await give(own, 500)).toEqual(new Map([[own.id, 500]]));
  expect(await getBalance(database.db, playerId)).toBe(500);
});

test('coins of one server are not coins of another, nor money', async () => {
  const playerId = await newPlayer();
  const coins = await openAccount(database.db, { playerId, kind: 'coins', serverId: 'hitech' });
  await move([
    { account: coins, amount: 40 },
    { account: await opening('hitech'), amount: -40 },
  ]);
  expect(await getCoins(database.db, playerId, 'hitech')).toBe(40);
  expect(await getCoins(database.db, playerId, 'magic-rpg')).toBe(0);
  expect(await getBalance(database.db, playerId)).toBe(0);
  const roubles = await opening();
  await expect(
    move([
      { account: coins, amount: 1 },
      { account: roubles, amount: -1 },
    ]),
  ).rejects.toThrow('sum to zero');
});

test('an account does not go below zero, and the error has the missing amount', async () => {
  const [from, to] = [await account(await newPlayer()), await account(await newPlayer())];
  await give(from, 30);
  const attempt = move([
    { account: from, amount: -31 },
    { account: to, amount: 31 },
  ]);
  await expect(attempt).rejects.toBeInstanceOf(InsufficientFunds);
  await expect(attempt).rejects.toMatchObject({ missing: 1 });
});

/** Pays from an account that is locked first, as a transfer of coins does. */
const payLocked = async (from: Account, amount: number) => {
  const to = await opening();
  return inTransaction(database.db, async (trx) => {
    const balances = await lockAccounts(trx, [from.id]);
    const entries = [
      { account: from, amount: -amount },
      { account: to, amount },
    ];
    const left = await transfer(trx, { kind: 'purchase', reference: randomUUID(), at: new Date(), entries });
    expect(left.get(from.id)).toBe((balances.get(from.id) ?? 0) - amount);
    return left.get(from.id);
  });
};

test('payments from a locked account wait for each other, and none spends the same money', async () => {
  const playerId = await newPlayer();
  const own = await account(playerId);
  await give(own, 100);
  const paid = await Promise.allSettled(Array.from({ length: 12 }, () => payLocked(own, 10)));
  const left = paid.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(left.sort()).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
  const refused = paid.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused).toEqual([expect.any(InsufficientFunds), expect.any(InsufficientFunds)]);
  expect(await getBalance(database.db, playerId)).toBe(0);
});

test('the database refuses a balance below zero from any statement', async () => {
  const own = await account(await newPlayer());
  await give(own, 10);
  const below = sql`UPDATE ledger_accounts SET balance = -1 WHERE id = ${own.id}`.execute(database.db);
  await expect(below).rejects.toThrow('ledger_accounts_balance_check');
});

const malformed: [string, number[]][] = [
  ['that makes money', [-5, 6]],
  ['that loses money', [-5, 4]],
  ['of nothing', [0, 0]],
  ['of half a kopeck', [-0.5, 0.5]],
  ['of no number', [Number.NaN, Number.NaN]],
  ['with one side', [5]],
];

test.each(malformed)('a movement %s is refused', async (_name, amounts) => {
  const own = await account(await newPlayer());
  await give(own, 100);
  const entries = [await opening(), own].slice(0, amounts.length).map((one, index) => ({
    account: one,
    amount: amounts[index] as number,
  }));
  await expect(move(entries)).rejects.toThrow();
});

test('a second transfer with the same kind and reference is refused', async () => {
  const own = await account(await newPlayer());
  const reference = randomUUID();
  const entries = [
    { account: await opening(), amount: -10 },
    { account: own, amount: 10 },
  ];
  await move(entries, reference);
  await expect(move(entries, reference)).rejects.toThrow('ledger_transfers_kind_reference_key');
});

test.each([
  ['changed', sql`UPDATE ledger_entries SET amount = amount + 1`],
  ['deleted', sql`DELETE FROM ledger_entries`],
  ['emptied', sql`TRUNCATE ledger_entries`],
  ['renamed', sql`UPDATE ledger_transfers SET kind = 'gift'`],
])('what is written is never %s', async (_name, statement) => {
  await expect(statement.execute(database.db)).rejects.toThrow('append-only');
});

test('an entry cannot have another owner than its account', async () => {
  const own = await account(await newPlayer());
  const stranger = { ...own, ownerId: await newPlayer() };
  await expect(
    move([
      { account: await opening(), amount: -1 },
      { account: stranger, amount: 1 },
    ]),
  ).rejects.toThrow('foreign key');
});
