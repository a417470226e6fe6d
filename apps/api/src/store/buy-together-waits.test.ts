import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type Compilable, sql } from 'kysely';
import { ledgerFaults } from '../../testing/ledger-faults.ts';
import { addPlayer, type Player } from '../../testing/players.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { untilSomeWait } from '../../testing/until-some-wait.ts';
import { withinTime } from '../database/deadline.ts';
import type { Db } from '../database/types.ts';
import { toApiError } from '../errors/classify.ts';
import { balanceOf } from '../ledger/accounts.ts';
import { addModelRoles, modelRoles } from './testing/model-roles.ts';
import { endOf, type Order, wish } from './testing/wishes.ts';

const MONEY = 1_000_000;
const [CHEAP] = modelRoles;
if (CHEAP === undefined) throw new Error('the model has roles');
const PRICE = CHEAP.prices.month;
const month = (mode: Order['mode'] = 'buy', recipient?: string): Order => ({
  roleId: CHEAP.id,
  period: 'month',
  mode,
  expectedPrice: PRICE,
  ...(recipient === undefined ? {} : { recipient }),
});

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await addModelRoles(api);
});
afterEach(async () => {
  expect(await ledgerFaults(api.app.db)).toEqual([]);
});
afterAll(() => api.close());

const buyers = async (count: number) => {
  const players: Player[] = [];
  for (let index = 0; index < count; index += 1) players.push(await addPlayer(api, MONEY));
  return players;
};
const moneyOf = ({ playerId }: Player) => balanceOf(api.app.db, playerId);

/** Holds a row as a transaction of another process does; lets go of it when told. */
async function hold(row: (db: Db) => Compilable & { execute: () => Promise<unknown> }): Promise<() => Promise<void>> {
  const begun = Promise.withResolvers<null>();
  const over = Promise.withResolvers<null>();
  const held = api.app.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
    await row(trx).execute();
    begun.resolve(null);
    await over.promise;
  });
  await begun.promise;
  return async () => {
    over.resolve(null);
    await held;
  };
}

test.each([
  [
    'money',
    ({ playerId }: Player) =>
      (db: Db) =>
        db.selectFrom('ledger_accounts').select('id').where('owner_id', '=', playerId).forUpdate(),
  ],
  [
    'row',
    ({ playerId }: Player) =>
      (db: Db) =>
        db.selectFrom('players').select('id').where('id', '=', playerId).forNoKeyUpdate(),
  ],
])(
  'who buys while another transaction holds their %s keeps nobody waiting, and has it when it is free',
  async (_what, row) => {
    const [held, second, third] = (await buyers(3)) as [Player, Player, Player];
    const letGo = await hold(row(held));
    const waiting = endOf(wish(api, held, month()));
    expect(await Promise.all([second, third].map((one) => endOf(wish(api, one, month()))))).toEqual([
      'bought',
      'bought',
    ]);
    await untilSomeWait(api);
    // It still waits, and others buy beside it.
    const again = [second, third].map((one) => endOf(wish(api, one, month('extend'))));
    expect(await Promise.all(again)).toEqual(['bought', 'bought']);
    await letGo();
    expect(await waiting).toBe('bought');
    expect(await moneyOf(held)).toBe(MONEY - PRICE);
  },
);

test('who gets a role while the game server answers for it keeps the others for a moment, and has it after that', async () => {
  const [held, second, third] = (await buyers(3)) as [Player, Player, Player];
  expect(await endOf(wish(api, held, month()))).toBe('bought');
  const letGo = await hold((db) =>
    db.selectFrom('deliveries').select('id').where('player_id', '=', held.playerId).forUpdate(),
  );
  const waiting = endOf(wish(api, third, month('extend', held.login)));
  expect(await endOf(wish(api, second, month()))).toBe('bought');
  await untilSomeWait(api);
  expect(await endOf(wish(api, second, month('extend')))).toBe('bought');
  await letGo();
  expect(await waiting).toBe('bought');
  expect([await moneyOf(held), await moneyOf(third)]).toEqual([MONEY - PRICE, MONEY - PRICE]);
});

test('one whose deadline comes within a batch is given up, and nothing of it is kept; the others buy', async () => {
  const [hurried, patient] = (await buyers(2)) as [Player, Player];
  await sql`CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF NEW.period = 'three_months' THEN PERFORM pg_sleep(60); END IF; RETURN NEW; END $$`.execute(api.app.db);
  await sql`CREATE TRIGGER slow BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION dawdle()`.execute(api.app.db);
  const slow = { ...month(), period: 'three_months' as const, expectedPrice: CHEAP.prices.three_months };
  const [late, bought] = await Promise.allSettled([
    withinTime('write', 500, () => wish(api, hurried, slow)),
    withinTime('write', 60_000, () => wish(api, patient, month())),
  ]);
  await sql`DROP TRIGGER slow ON orders`.execute(api.app.db);
  expect(late.status === 'rejected' && toApiError(late.reason).type).toBe('database_unavailable');
  expect(bought.status).toBe('fulfilled');
  expect([await moneyOf(hurried), await moneyOf(patient)]).toEqual([MONEY, MONEY - PRICE]);
});
