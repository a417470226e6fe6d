import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { listLedgerFaults } from './ledger-faults.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type Account, openAccount } from './accounts.ts';
import { type EntryDraft, InsufficientFunds, transfer } from './transfer.ts';

/** Jepsen's bank test: money moves among accounts while readers sum it up. BANK_TRANSFERS=60000 is the long run. */
const TRANSFERS = Number(process.env['BANK_TRANSFERS'] ?? 2000);
const ACCOUNTS = 8;
const EACH = 1_000;

let database: TestDatabase;
let accounts: Account[];

beforeAll(async () => {
  database = await openTestDatabase('postgres', false);
  const players = Array.from({ length: ACCOUNTS }, (_, index) => ({ login: `banker_${index}` }));
  const rows = await database.db.insertInto('players').values(players).returning('id').execute();
  const opening = await openAccount(database.db, { playerId: null, kind: 'opening' });
  accounts = await Promise.all(rows.map(({ id }) => openAccount(database.db, { playerId: id, kind: 'balance' })));
  const entries = [
    { account: opening, amount: -EACH * ACCOUNTS },
    ...accounts.map((account) => ({ account, amount: EACH })),
  ];
  await database.db
    .transaction()
    .execute((trx) => transfer(trx, { kind: 'opening', reference: randomUUID(), at: new Date(), entries }));
});
afterAll(() => database.close());

const any = (): Account => accounts[randomInt(ACCOUNTS)] as Account;

/** Two or three accounts in any order; the same account may occur twice. */
const randomEntries = (): EntryDraft[] => {
  const amount = randomInt(1, EACH);
  const share = randomInt(1, amount + 1);
  const entries = [
    { account: any(), amount: -amount },
    { account: any(), amount: share },
  ];
  return share === amount ? entries : [...entries, { account: any(), amount: amount - share }];
};

async function bank(moved: { done: number; refused: number }): Promise<void> {
  while (moved.done < TRANSFERS) {
    try {
      await inTransaction(database.db, (trx) =>
        transfer(trx, { kind: 'gift', reference: randomUUID(), at: new Date(), entries: randomEntries() }),
      );
      moved.done += 1;
    } catch (error) {
      if (!(error instanceof InsufficientFunds)) throw error;
      moved.refused += 1;
    }
  }
}

async function audit(moved: { done: number }, seen: { reads: number; wrong: number[] }): Promise<void> {
  while (moved.done < TRANSFERS) {
    const { rows } = await sql<{ total: number; least: number }>`
      SELECT sum(balance)::bigint AS total, min(balance) AS least FROM ledger_accounts
      WHERE player_id IS NOT NULL`.execute(database.db);
    const { total = 0, least = -1 } = rows[0] ?? {};
    if (total !== EACH * ACCOUNTS || least < 0) seen.wrong.push(total);
    seen.reads += 1;
  }
}

test('concurrent transfers among accounts never create or lose money, and never overdraw an account', async () => {
  const moved = { done: 0, refused: 0 };
  const seen = { reads: 0, wrong: [] as number[] };
  await Promise.all([...Array.from({ length: 10 }, () => bank(moved)), audit(moved, seen), audit(moved, seen)]);
  expect(seen.wrong).toEqual([]);
  // Nothing but the ledger is tested here: no order or payment stands behind a movement.
  const faults = await listLedgerFaults(database.db);
  expect(faults.filter((fault) => !fault.endsWith('has no cause'))).toEqual([]);
  // Both outcomes must have occurred, or the run tests nothing.
  expect(Math.min(moved.done, moved.refused, seen.reads)).toBeGreaterThan(20);
});
