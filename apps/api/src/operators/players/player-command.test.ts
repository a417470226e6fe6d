import { userInfo } from 'node:os';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listLedgerFaults } from '../../billing/ledger/ledger-faults.ts';
import { runInProcess } from '../../../testing/run-in-process.ts';
import { addPlayer, type Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runPlayer } from './run-player.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const run = (...args: string[]) => runPlayer({ app: api.app, operator: 'mira' }, args);
const because = ['--reason', 'ticket 4711'];
const historyOf = async (player: Player, locale = 'en') =>
  (
    await api.request<{ items: object[] }>('GET', '/api/user/history/money', {
      as: player,
      headers: { 'accept-language': locale },
    })
  ).body.items;

test('the command line credits a player, who sees it without the reason', async () => {
  const player = await addPlayer(api, 0);
  const credit = await runInProcess(
    'operators/players/player-command.ts',
    ['credit', player.login.toUpperCase(), '99,5', ...because],
    { DATABASE_URL: String(api.database.url) },
  );
  expect(credit).toEqual({
    code: 0,
    stdout: `The balance of ${player.login} was ₽0 and is ₽99.50\n`,
    stderr: '',
  });
  expect(await historyOf(player)).toMatchObject([
    { kind: 'correction', amount: 9950, balanceAfter: 9950, description: 'Correction by support' },
  ]);
  expect(await historyOf(player, 'ru')).toMatchObject([{ description: 'Корректировка от поддержки' }]);
  expect(JSON.stringify(await historyOf(player))).not.toContain('4711');
  expect(await run('acts', player.login)).toMatch(
    new RegExp(`^\\S+Z ${userInfo().username}: balance of ${player.login} from ₽0 to ₽99\\.50: ticket 4711$`),
  );
});

test('a debit takes what the player has and no more; the ledger stays whole', async () => {
  const player = await addPlayer(api, 10_000);
  await expect(run('debit', player.login, '100.01', ...because)).rejects.toThrow('debit_over_balance');
  expect(await run('debit', player.login, '100', ...because)).toBe(`The balance of ${player.login} was ₽100 and is ₽0`);
  expect(await historyOf(player)).toMatchObject([{ kind: 'correction', amount: -10_000, balanceAfter: 0 }, {}]);
  expect(await run('acts', player.login)).toContain('mira: balance of');
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});

test('concurrent debits of all the money take it once', async () => {
  const player = await addPlayer(api, 5_000);
  const debits = await Promise.allSettled([1, 2, 3].map(() => run('debit', player.login, '50', ...because)));
  expect(debits.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await run('acts', player.login)).split('\n')).toHaveLength(1);
});

test('a group applies to the next request, and each change is recorded', async () => {
  const player = await api.signUp();
  const create = () => api.request('GET', '/api/documents/work', { as: player });
  expect((await create()).status).toBe(403);
  expect(await run('add-group', player.login, 'editor', ...because)).toBe(`${player.login} is in player, editor`);
  expect((await create()).status).toBe(200);
  api.clock.advance(1000);
  await expect(run('add-group', player.login, 'editor', ...because)).rejects.toThrow('is already in editor');
  await expect(run('remove-group', player.login, 'moderator', ...because)).rejects.toThrow('is not in moderator');
  await expect(run('add-group', player.login, 'player', ...because)).rejects.toThrow(
    'player is not one of the groups editor, moderator, admin',
  );
  expect(await run('remove-group', player.login, 'editor', ...because)).toBe(`${player.login} is in player`);
  expect((await create()).status).toBe(403);
  expect((await run('acts', player.login)).split('\n')).toEqual([
    expect.stringContaining(`mira: groups of ${player.login} from player, editor to player: ticket 4711`),
    expect.stringContaining(`mira: groups of ${player.login} from player to player, editor: ticket 4711`),
  ]);
});

test.each([
  [['credit'], 'credit <nickname> <roubles>'],
  [['credit', 'Neko', '100', 'more', ...because], 'credit <nickname> <roubles>'],
  [['give', 'Neko', '100', ...because], 'credit <nickname> <roubles>'],
  [['credit', 'Neko', '-5', ...because], 'credit <nickname> <roubles>'],
  [['credit', 'Neko', '100', '--force'], 'credit <nickname> <roubles>'],
  [['credit', 'Neko', '100'], 'Add --reason'],
  [['credit', 'Neko', '100', '--reason', 'x'.repeat(501)], 'Add --reason'],
  [['credit', 'nobody_at_all', '100', ...because], 'Player nobody_at_all not found'],
  [['acts', 'nobody_at_all'], 'Player nobody_at_all not found'],
  ...['0', '1.005', '1e3', 'ten', '1000000.01'].map(
    (amount) => [['credit', 'Neko', amount, ...because], `${amount} is not an amount`] as const,
  ),
])('%j is refused with %s', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});

test('an act cannot be changed or deleted', async () => {
  const player = await addPlayer(api, 0);
  await run('credit', player.login, '1', ...because);
  for (const statement of [
    "UPDATE operator_acts SET reason = 'other'",
    'DELETE FROM operator_acts',
    'TRUNCATE operator_acts CASCADE',
  ]) {
    await expect(api.app.pool.query(statement)).rejects.toThrow('append-only');
  }
});
