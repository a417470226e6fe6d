import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import { createDatabase, dropDatabase, sharedPostgresUrl } from '@hoshikraft/testkit';
import { until } from '@hoshikraft/testkit/until';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { migrate, MIGRATIONS_FOLDER, readMigrations } from './migrate.ts';
import { openDatabase } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'database-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

function migrations(name: string, files: Record<string, string>): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
}

async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const url = await createDatabase(sharedPostgresUrl());
  try {
    await work(url);
  } finally {
    await dropDatabase(sharedPostgresUrl(), url);
  }
}

const open = (url: string) => openDatabase({ url, poolSize: 2, pgliteDir: null, onFault: () => undefined });

test('nodes that start together migrate once, each migration in its own transaction', () =>
  withDatabase(async (url) => {
    const path = migrations('once', {
      '0001_things.sql': 'CREATE TABLE things (id int); SELECT pg_sleep(0.2);',
      '0002_more.sql': 'INSERT INTO things VALUES (1)',
    });
    const nodes = await Promise.all([open(url), open(url), open(url)]);
    const applied = await Promise.all(nodes.map(({ pool }) => migrate(pool, path)));
    expect(applied.map((names) => names.length).sort()).toEqual([0, 0, 2]);
    writeFileSync(join(path, '0003_broken.sql'), 'INSERT INTO things VALUES (2); SELECT nonsense');
    const pool = nodes[0]?.pool;
    if (pool === undefined) throw new Error('no pool');
    await expect(migrate(pool, path)).rejects.toThrow('0003_broken.sql failed');
    expect((await pool.query('SELECT id FROM things')).rows).toEqual([{ id: 1 }]);
    await Promise.all(nodes.map((node) => node.close()));
  }));

test('an applied migration that was changed, and one with a taken number, are refused', () =>
  withDatabase(async (url) => {
    const path = migrations('changed', { '0001_things.sql': 'CREATE TABLE things (id int)' });
    const { pool, close } = await open(url);
    await migrate(pool, path);
    writeFileSync(join(path, '0001_things.sql'), 'CREATE TABLE other (id int)');
    await expect(migrate(pool, path)).rejects.toThrow('was changed or removed');
    writeFileSync(join(path, '0001_twin.sql'), 'SELECT 1');
    await expect(migrate(pool, path)).rejects.toThrow('two migrations are named 0001');
    await close();
  }));

/** Runs `work` with connections besides that of the migration, and a function that waits until so many wait for a lock. */
async function withOthers(work: (url: string, others: pg.Client[], untilWaiting: Waiting) => Promise<void>) {
  await withDatabase(async (url) => {
    const others = await Promise.all(
      [1, 2, 3].map(async () => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        return client;
      }),
    );
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    try {
      await work(url, others, (most) => until(async () => (await others[2]?.query(waiting))?.rowCount === most));
    } finally {
      await Promise.all(others.map((client) => client.end()));
    }
  });
}
type Waiting = (most: number) => Promise<unknown>;

test('a migration that conflicts with a request is retried', () =>
  withOthers(async (url, [request, gate], untilWaiting) => {
    const path = migrations('crossing', { '0001_things.sql': 'CREATE TABLE one (id int); CREATE TABLE two (id int)' });
    const { pool, close } = await open(url);
    await migrate(pool, path);
    const text = 'LOCK TABLE one; SELECT pg_advisory_xact_lock(7); LOCK TABLE two; INSERT INTO one VALUES (1)';
    writeFileSync(join(path, '0002_more.sql'), text);
    await gate?.query('SELECT pg_advisory_lock(7)');
    // The migration is the one that detects the deadlock.
    await request?.query(`SET deadlock_timeout = '1h'; BEGIN; SELECT FROM two`);
    const applied = migrate(pool, path);
    await untilWaiting(1);
    const answered = request?.query('SELECT FROM one');
    await untilWaiting(2);
    await gate?.query('SELECT pg_advisory_unlock(7)');
    expect((await answered)?.rowCount).toBe(0);
    await request?.query('COMMIT');
    expect(await applied).toEqual(['0002_more.sql']);
    expect((await pool.query('SELECT id FROM one')).rows).toEqual([{ id: 1 }]);
    await close();
  }));

test('creating the index of hopeless deliveries does not deadlock with a request', () =>
  withOthers(async (url, [answer], untilWaiting) => {
    const names = readMigrations(MIGRATIONS_FOLDER).map(({ name }) => name);
    const path = migrations('hopeless', {});
    const copy = (name: string) => copyFileSync(join(MIGRATIONS_FOLDER, name), join(path, name));
    names.filter((name) => name < '20261122T0740').forEach(copy);
    const { pool, close } = await open(url);
    await migrate(pool, path);
    names.filter((name) => name.startsWith('20261122T0740')).forEach(copy);
    await answer?.query('BEGIN; SELECT FROM deliveries FOR UPDATE');
    const applied = migrate(pool, path);
    await untilWaiting(1);
    await answer?.query(`SET lock_timeout = '1ms'; UPDATE deliveries SET code = 'taken'; COMMIT`);
    expect(await applied).toEqual(['20261122T0740_hopeless_deliveries.sql']);
    await close();
  }));

test('numbered migrations come first, then those named by time, one of an older branch in between', () => {
  const path = migrations('ordered', {
    '20261122T0430_second.sql': 'SELECT 3',
    '0040_first.sql': 'SELECT 1',
    '20261122T0415_between.sql': 'SELECT 2',
  });
  expect(readMigrations(path).map(({ sql }) => sql)).toEqual(['SELECT 1', 'SELECT 2', 'SELECT 3']);
});

test('a migration that was merged late is applied late, whatever its time', () =>
  withDatabase(async (url) => {
    const path = migrations('late', { '20261122T0430_things.sql': 'CREATE TABLE things (id int)' });
    const { pool, close } = await open(url);
    await migrate(pool, path);
    writeFileSync(join(path, '20261122T0415_more.sql'), 'INSERT INTO things VALUES (1)');
    expect(await migrate(pool, path)).toEqual(['20261122T0415_more.sql']);
    await close();
  }));

test.each([
  ['20261322T0430_a.sql', 'a thirteenth month'],
  ['20260230T0430_a.sql', 'a thirtieth of February'],
  ['20261122T2460_a.sql', 'a minute of its own'],
  ['20261122_a.sql', 'a day without a time'],
  ['1040_a.sql', 'a number that would come after times'],
  ['20261122T0430.sql', 'no words'],
  ['20261122T0430_A.sql', 'capitals'],
])('%s is refused: %s', (name) => {
  expect(() => readMigrations(migrations(`odd-${name}`, { [name]: 'SELECT 1' }))).toThrow(`${name} must be named like`);
});

test('0039 is the last numbered migration; later ones are named by time', () => {
  const numbered = readMigrations(MIGRATIONS_FOLDER).filter(({ name }) => /^\d{4}_/.test(name));
  expect(numbered.at(-1)?.name).toBe('0039_session_sweep.sql');
});

test('a data folder is locked by one process and released when it ends for any reason', async () => {
  const path = join(folder, 'held');
  const unlock = lockFolder(path);
  const script = `
    const { lockFolder } = await import(${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)});
    lockFolder(process.argv[1]); process.kill(process.pid, 'SIGKILL');`;
  const other = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, path]).then(
      () => ({}),
      (error: { signal?: string; stderr?: string }) => error,
    );
  expect((await other()) as { stderr?: string }).toMatchObject({
    stderr: expect.stringContaining('in use by another process'),
  });
  unlock();
  expect(await other()).toMatchObject({ signal: 'SIGKILL' });
  lockFolder(path)();
});

test('a bigint is read as a number, and beyond 2^53 is an error', () =>
  withDatabase(async (url) => {
    const { pool, close } = await open(url);
    expect((await pool.query('SELECT 9007199254740991::bigint AS most')).rows).toEqual([{ most: 9007199254740991 }]);
    await expect(pool.query('SELECT 9007199254740993::bigint AS more')).rejects.toThrow('past 2^53');
    await close();
  }));
