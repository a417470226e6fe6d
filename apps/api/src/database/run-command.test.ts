import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { runCommand, type Workplace } from './run-command.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('postgres', false);
});
afterAll(() => database.close());

const environment = process.env;
let said: string;
let complained: string;
beforeEach(() => {
  process.env = { ...environment, DATABASE_URL: String(database.url) };
  said = '';
  complained = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((said += String(text))));
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((complained += String(text))));
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = environment;
  process.exitCode = undefined;
});

test('prints what a command answers as a line, and leaves no connection behind', async () => {
  let at: Workplace | undefined;
  await runCommand(async (given) => {
    at = given;
    const players = await given.db.selectFrom('players').select('id').execute();
    return `${players.length} players by ${given.config.brandName}`;
  });
  expect([said, complained, process.exitCode]).toEqual(['0 players by Hoshikraft\n', '', undefined]);
  await expect(at?.db.selectFrom('players').select('id').execute()).rejects.toThrow('after calling end');
});

test('prints what a command refuses as a sentence, with 1 as the exit code', async () => {
  await runCommand(() => Promise.reject(new Error('There is no player nobody')));
  expect([said, complained, process.exitCode]).toEqual(['', 'There is no player nobody\n', 1]);
});

test.each([
  ['API_PORT', 'many', 'API_PORT'],
  ['DATABASE_URL', 'postgres://127.0.0.1:1/none', 'connect ECONNREFUSED 127.0.0.1:1'],
])('with %s as %s says so in a line, without a stack', async (name, value, complaint) => {
  process.env[name] = value;
  await runCommand(async ({ db }) => `${(await db.selectFrom('players').select('id').execute()).length} players`);
  expect([said, complained.trimEnd().split('\n').length, process.exitCode]).toEqual(['', 1, 1]);
  expect(complained).toContain(complaint);
});
