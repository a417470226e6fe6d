import { expect, test } from '@jest/globals';
import { operationsSource } from './operations-source.ts';

const files = ['bans/list-bans.ts', 'bans/list-bans.test.ts', 'sessions/login.ts', 'sessions/relogin.ts'];

test('an operation is found in the file of its name, whatever its domain', () => {
  const source = operationsSource(['listBans', 'login'], files);
  expect(source).toContain(
    "import { listBans } from '../bans/list-bans.ts';\nimport { login } from '../sessions/login.ts';",
  );
  expect(source).toContain('{\n  listBans,\n  login,\n};');
});

test('none, and two of a name, are refused', () => {
  expect(() => operationsSource(['unbanPlayer'], files)).toThrow(
    'unbanPlayer: one unban-player.ts is wanted, found none',
  );
  expect(() => operationsSource(['login'], [...files, 'launcher/login.ts'])).toThrow(
    'login: one login.ts is wanted, found sessions/login.ts, launcher/login.ts',
  );
});
