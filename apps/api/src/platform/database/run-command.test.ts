import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import { runInProcess } from '../../../testing/run-in-process.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { REQUEST_TIMEOUTS } from './postgres.ts';
import { runCommand, type CommandContext } from './run-command.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('postgres', false);
});
afterAll(() => database.close());

const environment = process.env;
let stdout: string;
let stderr: string;
beforeEach(() => {
  process.env = { ...environment, DATABASE_URL: String(database.url) };
  stdout = '';
  stderr = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((stdout += String(text))));
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((stderr += String(text))));
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = environment;
  process.exitCode = undefined;
});

test('prints the result of a command and closes all connections', async () => {
  let at: CommandContext | undefined;
  await runCommand(async (given) => {
    at = given;
    const players = await given.db.selectFrom('players').select('id').execute();
    return `${players.length} players by ${given.config.brandName}`;
  });
  expect([stdout, stderr, process.exitCode]).toEqual(['0 players by Hoshikraft\n', '', undefined]);
  await expect(at?.db.selectFrom('players').select('id').execute()).rejects.toThrow('after calling end');
});

test('prints an error of a command as a sentence and exits with 1', async () => {
  await runCommand(() => Promise.reject(new Error('There is no player nobody')));
  expect([stdout, stderr, process.exitCode]).toEqual(['', 'There is no player nobody\n', 1]);
});

test.each([
  ['API_PORT', 'many', 'API_PORT'],
  ['DATABASE_URL', 'postgres://127.0.0.1:1/none', 'connect ECONNREFUSED 127.0.0.1:1'],
])('with %s as %s prints one line, without a stack', async (name, value, complaint) => {
  process.env[name] = value;
  await runCommand(async ({ db }) => `${(await db.selectFrom('players').select('id').execute()).length} players`);
  expect([stdout, stderr.trimEnd().split('\n').length, process.exitCode]).toEqual(['', 1, 1]);
  expect(stderr).toContain(complaint);
});

test('waits for a database that lets it in later than a request would wait', async () => {
  const real = new URL(String(database.url));
  const door = createServer(async (caller) => {
    await sleep(REQUEST_TIMEOUTS.connect + 100);
    const server = connect(Number(real.port), real.hostname);
    pipeline(caller, server, caller, () => undefined);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const late = new URL(real);
  late.port = String((door.address() as AddressInfo).port);
  process.env['DATABASE_URL'] = late.href;
  await runCommand(async ({ db }) => `${(await db.selectFrom('players').select('id').execute()).length} players`);
  door.close();
  expect([stdout, stderr, process.exitCode]).toEqual(['0 players\n', '', undefined]);
});

test('on a database without a schema names the command that creates it', async () => {
  await runCommand(async ({ db }) => {
    await sql`SELECT 1 FROM a_table_to_come`.execute(db);
    return '';
  });
  expect([stdout, process.exitCode]).toEqual(['', 1]);
  expect(stderr).toBe('relation "a_table_to_come" does not exist: run npm run migrate -w @hoshikraft/api first\n');
});

test('does the same on an empty PGlite, which is closed while the failed query ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'run-command-'));
  const env = { DATABASE_URL: '', PGLITE_DIR: folder };
  const { code, stderr: lines } = await runInProcess('game/bridge/delivery-command.ts', ['list'], env);
  await rm(folder, { recursive: true });
  expect([code, lines]).toEqual([
    1,
    'relation "deliveries" does not exist: run npm run migrate -w @hoshikraft/api first\n',
  ]);
});

test('a command that finds no database names the folder, and creates none', async () => {
  const folder = join(tmpdir(), `none-${process.pid}`);
  const none = (path: string) => `No database at ${path}: set DATABASE_URL, PGLITE_DIR or DEV_DIR as for the API\n`;
  for (const [variable, path] of [
    ['PGLITE_DIR', folder],
    ['DEV_DIR', join(folder, 'pglite')],
  ] as const) {
    process.env = { ...environment, DATABASE_URL: '', PGLITE_DIR: '', [variable]: folder };
    stderr = '';
    await runCommand(() => Promise.resolve('never'));
    expect([stdout, stderr, process.exitCode, existsSync(folder)]).toEqual(['', none(path), 1, false]);
  }
});

test.each(['platform/database/migrate-command.ts', '../seed/seed-command.ts'])(
  '%s is such a command',
  async (program) => {
    const { code, stderr: line } = await runInProcess(program, [], { API_PORT: 'many' });
    expect([code, line.trimEnd().split('\n')]).toEqual([1, [expect.stringContaining('API_PORT')]]);
  },
);

test('the seed refuses unknown options before it writes sample players', async () => {
  const env = { DATABASE_URL: String(database.url) };
  expect(await runInProcess('../seed/seed-command.ts', ['--contents'], env)).toMatchObject({ code: 1, stdout: '' });
  expect(await database.db.selectFrom('players').select('id').execute()).toEqual([]);
});
