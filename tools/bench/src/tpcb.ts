import { randomInt } from 'node:crypto';
import pg from 'pg';
import { BUYERS, timeEach } from './purchases.ts';

/** Connections, as the API has by default. */
const POOL = 16;
/** As many branches as work at once, so that they seldom wait for the same; tellers and accounts of each. */
const [TELLERS, ACCOUNTS] = [10, 1000];

const SCHEMA = `
  CREATE TABLE bench_branches (id int PRIMARY KEY, balance bigint NOT NULL);
  CREATE TABLE bench_tellers (id int PRIMARY KEY, branch int NOT NULL, balance bigint NOT NULL);
  CREATE TABLE bench_accounts (id int PRIMARY KEY, branch int NOT NULL, balance bigint NOT NULL);
  CREATE TABLE bench_history (teller int, branch int, account int, delta int, at timestamptz);
  INSERT INTO bench_branches SELECT id, 0 FROM generate_series(0, ${BUYERS - 1}) id;
  INSERT INTO bench_tellers SELECT id, id / ${TELLERS}, 0 FROM generate_series(0, ${BUYERS * TELLERS - 1}) id;
  INSERT INTO bench_accounts SELECT id, id / ${ACCOUNTS}, 0 FROM generate_series(0, ${BUYERS * ACCOUNTS - 1}) id;
  ANALYZE;`;

const prepared = (client: pg.PoolClient, name: string, text: string, values: unknown[]) =>
  client.query({ name, text, values });

/** The transaction of TPC-B as pgbench has it: three updates, a select and an insert. */
async function transact(pool: pg.Pool): Promise<void> {
  const [branch, delta] = [randomInt(BUYERS), randomInt(-5000, 5001)];
  const teller = randomInt(BUYERS * TELLERS);
  const account = randomInt(BUYERS * ACCOUNTS);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const update = (table: string, id: number) =>
      prepared(client, table, `UPDATE ${table} SET balance = balance + $1 WHERE id = $2`, [delta, id]);
    await update('bench_accounts', account);
    await prepared(client, 'balance', 'SELECT balance FROM bench_accounts WHERE id = $1', [account]);
    await update('bench_tellers', teller);
    await update('bench_branches', branch);
    const history = 'INSERT INTO bench_history VALUES ($1, $2, $3, $4, now())';
    await prepared(client, 'history', history, [teller, branch, account, delta]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

/** Makes the tables; answers what does `count` transactions, as many at once as buy, and says the time of one, milliseconds. */
export async function tpcb(
  databaseUrl: string,
): Promise<{ run(count: number): Promise<number>; end(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL });
  await pool.query(SCHEMA);
  return { run: (count) => timeEach(BUYERS, count, () => transact(pool)), end: () => pool.end() };
}
