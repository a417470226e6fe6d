import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { addPlayer } from '../../../testing/players.ts';
import { runInProcess } from '../../../testing/run-in-process.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { checkLedger } from './check-ledger.ts';
import { runLedger } from './run-ledger.ts';

const opened: TestApp[] = [];
let api: TestApp;
beforeEach(async () => {
  api = await createTestApp();
  opened.push(api);
});
afterAll(async () => {
  for (const one of opened) await one.close();
});

const checks = () => api.app.db.selectFrom('ledger_checks').selectAll().orderBy('day').execute();
const errors = () => api.log.filter((line) => line.includes('the ledger has faults'));

/** Moves money for something that is not there; the database itself accepts it. */
async function moveForNothing(kind: string): Promise<string> {
  const { playerId } = await addPlayer(api, 1000);
  const { rows } = await sql<{ id: string }>`
    WITH moved AS (INSERT INTO ledger_transfers (kind, reference) VALUES (${kind}, ${randomUUID()}) RETURNING id),
    own AS (UPDATE ledger_accounts SET balance = balance - 100 WHERE player_id = ${playerId} AND kind = 'balance'
      RETURNING id, owner_id, balance),
    lines AS (INSERT INTO ledger_entries (transfer_id, account_id, owner_id, kind, amount, balance_after)
      SELECT moved.id, own.id, own.owner_id, ${kind}, -100, own.balance FROM moved, own
      UNION ALL SELECT moved.id, sales.id, sales.owner_id, ${kind}, 100, NULL
        FROM moved, ledger_accounts AS sales WHERE sales.kind = 'sales')
    SELECT id FROM moved`.execute(api.app.db);
  return rows[0]?.id ?? '';
}

test('the ledger is checked once a day, and a sound one is no error', async () => {
  await addPlayer(api, 1000);
  await runJob(api.app, checkLedger);
  await runJob(api.app, checkLedger);
  expect(await checks()).toMatchObject([{ faults: [], ended_at: expect.any(Date) }]);
  api.clock.advance(DAY_MS);
  await runJob(api.app, checkLedger);
  expect(await checks()).toMatchObject([{ faults: [] }, { faults: [] }]);
  expect(errors()).toEqual([]);
  expect((await runLedger(api.app.db, ['history'])).split('\n')).toEqual([
    expect.stringMatching(/^\S+Z the ledger is sound \(0 s\)$/),
    expect.stringMatching(/^\S+Z the ledger is sound \(0 s\)$/),
  ]);
});

test.each([
  'top_up',
  'purchase',
  'gift',
  'order_refund',
  'role_transfer',
  'unban',
  'unban_refund',
  'bonus',
  'referral',
  'top_up_refund',
  'dispute_won',
])('a movement of kind %s without a cause is found by the job, logged, and listed', async (kind) => {
  const id = await moveForNothing(kind);
  const fault = `movement ${id} (${kind}) has no cause`;
  await runJob(api.app, checkLedger);
  expect(await checks()).toMatchObject([{ faults: [fault] }]);
  expect(errors()).toEqual([expect.stringContaining(fault)]);
  expect(await runLedger(api.app.db, ['history'])).toContain(`1 fault\n  ${fault}`);
  await expect(runLedger(api.app.db, ['check'])).rejects.toThrow(fault);
});

test('a balance that its movements do not add up to is found', async () => {
  const { playerId } = await addPlayer(api, 1000);
  await api.app.db.updateTable('ledger_accounts').set({ balance: 5 }).where('player_id', '=', playerId).execute();
  await expect(runLedger(api.app.db, ['check'])).rejects.toThrow('has a total that its lines do not add up to');
});

test('a check that was interrupted is made anew after an hour', async () => {
  const startedAt = api.clock.now();
  await api.app.db
    .insertInto('ledger_checks')
    .values({ day: startedAt.toISOString().slice(0, 10), started_at: startedAt })
    .execute();
  await runJob(api.app, checkLedger);
  expect(await checks()).toMatchObject([{ ended_at: null }]);
  expect(await runLedger(api.app.db, ['history'])).toContain('has not ended');
  // Still the same day.
  await api.app.db
    .updateTable('ledger_checks')
    .set({ started_at: new Date(startedAt.getTime() - HOUR_MS - 1) })
    .execute();
  await runJob(api.app, checkLedger);
  expect(await checks()).toMatchObject([{ faults: [] }]);
});

test('the job reads over a separate connection to DATABASE_URL, and stores the result over that of the API', async () => {
  const id = await moveForNothing('purchase');
  const faulty = api.database.url;
  api = await createTestApp();
  opened.push(api);
  const { config } = api.app;
  await runJob({ ...api.app, config: { ...config, database: { ...config.database, url: faulty } } }, checkLedger);
  expect(await checks()).toMatchObject([{ faults: [`movement ${id} (purchase) has no cause`] }]);
});

test('the command prints that the ledger is sound, and fails for a fault', async () => {
  const env = { DATABASE_URL: String(api.database.url) };
  const run = (...args: string[]) => runInProcess('operators/ledger-check/ledger-command.ts', args, env);
  expect(await run('check')).toEqual({ code: 0, stdout: 'the ledger is sound\n', stderr: '' });
  const id = await moveForNothing('purchase');
  expect(await run('check')).toMatchObject({
    code: 1,
    stderr: `1 fault\n  movement ${id} (purchase) has no cause\n`,
  });
  expect(await run()).toMatchObject({ code: 1, stderr: 'check | history\n' });
});
