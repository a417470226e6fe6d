import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { copiedFolder, createDatabase, dropDatabase, templateDatabase } from './databases.ts';
import { startPostgres } from './start-postgres.ts';
import type { RunningPostgres } from './start-postgres.ts';

// Starts, kills and restarts PostgreSQL.
jest.setTimeout(180_000);

let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

test('a copied folder contains the prepared files, is prepared once, and is removed with PostgreSQL', async () => {
  const other = await startPostgres();
  process.env['TEST_FOLDER'] = other.folder;
  let prepared = 0;
  const prepare = async (folder: string) => {
    prepared += 1;
    await sleep(10);
    writeFileSync(join(folder, 'things'), '7');
  };
  const ask = () => copiedFolder(other.url, 'things', prepare);
  const [one, two] = await Promise.all([ask(), ask()]);
  writeFileSync(join(one, 'things'), '8');
  expect(one).not.toBe(two);
  for (const copy of [two, await ask()]) expect(readFileSync(join(copy, 'things'), 'utf8')).toBe('7');
  expect(prepared).toBe(1);
  await other.stop();
  expect(existsSync(one)).toBe(false);
});

test('a copied database contains the prepared rows, and the template is prepared once', async () => {
  let prepared = 0;
  const prepare = async (url: string) => {
    prepared += 1;
    await ask(url, 'CREATE TABLE things AS SELECT 7 AS number');
  };
  await Promise.all([
    templateDatabase(postgres.url, 'things', prepare),
    templateDatabase(postgres.url, 'things', prepare),
  ]);
  const copy = await createDatabase(postgres.url, 'things');
  expect(await ask(copy, 'SELECT number FROM things')).toEqual([{ number: 7 }]);
  expect(prepared).toBe(1);
  await dropDatabase(postgres.url, copy);
  await expect(ask(copy, 'SELECT 1')).rejects.toThrow('does not exist');
});

test('after a kill it starts again with its data on the same port', async () => {
  const url = await createDatabase(postgres.url);
  await ask(url, 'CREATE TABLE kept AS SELECT 1 AS number');
  await ask(url, 'CHECKPOINT');
  await postgres.kill();
  await expect(ask(url, 'SELECT 1')).rejects.toThrow();
  await postgres.start();
  expect(await ask(url, 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
});

test('it ends when the process that started it is killed', async () => {
  const starter = new URL('./start-postgres.ts', import.meta.url).href;
  const parent = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { startPostgres } = await import(${JSON.stringify(starter)});
       const { url } = await startPostgres(); process.stdout.write(url); setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: fileURLToPath(new URL('.', import.meta.url)) },
  );
  const [url] = (await once(parent.stdout, 'data')) as [Buffer];
  expect(await ask(String(url), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  parent.kill('SIGKILL');
  let answers = true;
  for (let tries = 0; answers && tries < 100; tries += 1) {
    await sleep(50);
    answers = await ask(String(url), 'SELECT 1').then(
      () => true,
      () => false,
    );
  }
  expect(answers).toBe(false);
});

test('stop resolves even if nothing else keeps the process alive', async () => {
  const library = new URL('./start-postgres.ts', import.meta.url).href;
  const script = `
    void import(${JSON.stringify(library)}).then(async ({ startPostgres }) => {
      await (await startPostgres()).stop();
      process.exitCode = 7;
    });`;
  const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(7);
});

test('data in a given folder persist, and settings are applied', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hoshikraft-kept-'));
  try {
    const first = await startPostgres({ folder, settings: { work_mem: '7MB' } });
    await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS number');
    await first.stop();
    const second = await startPostgres({ folder, settings: { work_mem: '8MB' } });
    expect(await ask(second.url, 'SELECT number FROM kept')).toEqual([{ number: 1 }]);
    expect(await ask(second.url, 'SHOW work_mem')).toEqual([{ work_mem: '8MB' }]);
    await second.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
