import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createDatabase, type RunningPostgres, startPostgres } from '@hoshikraft/testkit';
import { until } from '@hoshikraft/testkit/until';
import { toApiError } from '../errors/classify.ts';
import { withinTime } from './deadline.ts';
import { inTransaction } from './in-transaction.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type OpenedDatabase } from './open.ts';

// Kills and restarts PostgreSQL.
jest.setTimeout(180_000);

const KILLS = 8;
const WORKERS = 12;

let postgres: RunningPostgres;
let database: OpenedDatabase;
beforeAll(async () => {
  // Durable: commits must survive a kill.
  postgres = await startPostgres({ durable: true });
  const url = await createDatabase(postgres.url);
  database = await openDatabase({ url, poolSize: 16, pgliteDir: null, onFault: () => undefined });
  await migrate(database.pool);
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

const PARTS = ['first', 'second', 'third'];

const write = (name: string) =>
  inTransaction(database.db, async (trx) => {
    for (const part of PARTS) {
      await trx
        .insertInto('players')
        .values({ login: `${name}_${part}` })
        .execute();
    }
  });

const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => toApiError(error).type,
  );

/** Runs workers that write one row after another until `stop`, which returns the outcome of each write by name. */
function load() {
  let [going, begun, failed] = [true, 0, 0];
  const outcomes = new Map<string, string>();
  const worker = async () => {
    while (going) {
      const name = `w${(begun += 1)}`;
      const outcome = await outcomeOf(withinTime(4500, () => write(name)));
      outcomes.set(name, outcome);
      if (outcome !== 'done') failed += 1;
    }
  };
  const all = Promise.all(Array.from({ length: WORKERS }, worker));
  return {
    done: () => outcomes.size - failed,
    failed: () => failed,
    async stop() {
      going = false;
      await all;
      expect(outcomes.size).toBe(begun);
      return outcomes;
    },
  };
}

test('when PostgreSQL is killed during transactions again and again, every write ends with a known outcome', async () => {
  const traffic = load();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const [done, failed] = [traffic.done(), traffic.failed()];
    await until(() => traffic.done() > done + WORKERS);
    await sleep(7 * kill);
    await postgres.kill();
    await until(() => traffic.failed() > failed + WORKERS);
    await postgres.start();
  }
  const before = traffic.done();
  await until(() => traffic.done() > before + WORKERS);
  const outcomes = await traffic.stop();
  const stored = new Map<string, number>();
  for (const { login } of await database.db.selectFrom('players').select('login').execute()) {
    const [name = ''] = login.split('_');
    stored.set(name, (stored.get(name) ?? 0) + 1);
  }
  const may: Record<string, number[]> = {
    done: [PARTS.length],
    database_unavailable: [0],
    outcome_unknown: [0, PARTS.length],
  };
  const wrong = [...outcomes].filter(([name, outcome]) => !may[outcome]?.includes(stored.get(name) ?? 0));
  expect(wrong).toEqual([]);
});
