import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, MINUTE_MS } from '@hoshikraft/shared';
import { listEmails } from '../../../testing/emails.ts';
import { addOperator } from '../../../testing/operators.ts';
import { addPlayer, buy, refusal, signIn } from '../../../testing/players.ts';
import { createTestApp, type SignedUp, type TestApp } from '../../../testing/test-app.ts';
import { refreshTops } from '../../community/leaderboards/refresh-tops.ts';
import { sweepFiles } from '../../content/files/sweep-files.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { deleteAccounts } from './delete-accounts.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';
import { addKnownPlayer } from './testing/known-player.ts';

type Schemas = components['schemas'];

let api: TestApp;
let player: SignedUp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  player = await api.signUp();
});

const call = (action: 'schedule' | 'cancel', as = player) =>
  api.request<Schemas['AccountDeletion']>('POST', `/api/user/deletion/${action}`, { as });
const cabinet = (as = player) => api.request<Schemas['Cabinet']>('GET', '/api/cabinet', { as });
const signInAgain = async (who = player) => ({ ...who, ...(await signIn(api, who.playerId)) });
const isFree = async (login: string) =>
  (await api.request<{ valid: boolean }>('POST', '/api/user/validation', { body: { login } })).body.valid;
async function waitAndDelete() {
  api.clock.advance(30 * DAY_MS);
  await runJob(api.app, deleteAccounts);
}

test('a deletion ends all other sessions, sends an email with the date, and can be cancelled for 30 days', async () => {
  const phone = await signInAgain();
  const deleteAt = new Date(api.clock.now().getTime() + 30 * DAY_MS).toISOString();
  expect((await call('schedule')).body).toEqual({ deleteAt });
  expect([(await cabinet()).status, (await cabinet(phone)).status]).toEqual([200, 401]);
  expect((await listEmails(api, player.email, 'deletion')).map(({ args }) => args.deleteAt)).toEqual([deleteAt]);

  api.clock.advance(30 * DAY_MS - 1);
  await runJob(api.app, deleteAccounts);
  const back = await signInAgain();
  expect((await cabinet(back)).body).toMatchObject({ deleteAt });
  expect((await call('cancel', back)).body).toEqual({ deleteAt: null });
  await waitAndDelete();
  expect((await api.request('GET', `/api/user/profile/${player.login}`)).status).toBe(200);
});

test('a second request keeps the first date, and an old proof is not enough', async () => {
  const { deleteAt } = (await call('schedule')).body;
  api.clock.advance(DAY_MS);
  const back = await signInAgain();
  api.clock.advance(20 * MINUTE_MS);
  expect(refusal(await call('schedule', back))).toMatchObject({ status: 403, type: 'proof_needed' });
  expect((await call('schedule', await signInAgain())).body).toEqual({ deleteAt });
  expect(await listEmails(api, player.email, 'deletion')).toHaveLength(1);
});

test('the last administrator stays', async () => {
  const makeAdmin = ({ playerId }: { playerId: string }) =>
    api.app.pool.query(`UPDATE players SET groups = '{player,admin}' WHERE id = $1`, [playerId]);
  await makeAdmin(player);
  expect(refusal(await call('schedule'))).toMatchObject({ status: 409, type: 'last_admin' });
  const other = await api.signUp();
  await makeAdmin(other);
  expect((await call('schedule', other)).status).toBe(200);
  // One that leaves does not count.
  expect(refusal(await call('schedule'))).toMatchObject({ status: 409, type: 'last_admin' });
});

test('an operator schedules and cancels it with a reason, but not for an administrator', async () => {
  const [operator, moderator] = [await addOperator(api), await addOperator(api, ['player', 'moderator'])];
  const act = (name: 'deletion' | 'keep-account', playerId = player.playerId, as = operator) =>
    api.request<Schemas['OperatorAct']>('POST', `/api/admin/players/${playerId}/${name}`, {
      as,
      body: { reason: 'ticket 4711' },
      idempotencyKey: true,
    });
  expect((await act('deletion', player.playerId, moderator)).status).toBe(403);
  expect(refusal(await act('deletion', (await addOperator(api)).playerId)).type).toBe('admin_account');
  expect(refusal(await act('keep-account')).type).toBe('deletion_same');
  const deleteAt = new Date(api.clock.now().getTime() + 30 * DAY_MS).toISOString();
  expect((await act('deletion')).body).toMatchObject({ kind: 'deletion', before: 'none', after: deleteAt });
  expect(refusal(await act('deletion')).type).toBe('deletion_same');
  expect((await cabinet()).status).toBe(401);
  expect((await act('keep-account')).body).toMatchObject({ kind: 'deletion', before: deleteAt, after: 'none' });
  expect((await cabinet(await signInAgain())).body.deleteAt).toBeNull();
});

test('a gift to an account that will be deleted is refused', async () => {
  const giver = await addPlayer(api, 1_000_000);
  const { rows } = await api.app.pool.query<{ roleId: string; expectedPrice: number }>(
    `SELECT role_id AS "roleId", amount AS "expectedPrice" FROM role_prices WHERE period = 'month' ORDER BY amount LIMIT 1`,
  );
  await call('schedule');
  const gift = { ...rows[0], expectedPrice: Number(rows[0]?.expectedPrice), period: 'month', mode: 'buy' };
  expect(refusal(await buy(api, giver, { ...gift, recipient: player.login }))).toMatchObject({
    type: 'recipient_unknown',
  });
  await call('cancel', await signInAgain());
  expect((await buy(api, giver, { ...gift, recipient: player.login })).status).toBe(200);
});

test('every table with rows of players is listed, with each of its columns', async () => {
  const { rows } = await api.app.pool.query<{ table: string; column: string }>(
    `SELECT conrelid::regclass::text AS table, attname AS column FROM pg_constraint
     JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
     WHERE contype = 'f' AND confrelid = 'players'::regclass
     UNION SELECT table_name, column_name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name IN ('player_id', 'referrer_id', 'uploader')`,
  );
  const listed = Object.entries(PERSONAL_TABLES).flatMap(([table, { of }]) => of.map((column) => `${table}.${column}`));
  expect(listed.sort()).toEqual(rows.map(({ table, column }) => `${table}.${column}`).sort());
});

describe('after the deletion', () => {
  /** Anything from which the player could be told. */
  let traces: string[] = [];
  let fox: SignedUp;
  let friend: SignedUp;
  let documentUrl = '';
  beforeAll(async () => {
    const known = await addKnownPlayer(api);
    ({ fox, friend, traces } = known);
    documentUrl = `/api/document?target=news&id=${known.slug}`;
    await runJob(api.app, refreshTops);
    expect(await tablesWithTraces()).not.toEqual([]);

    expect((await call('schedule', await signInAgain(fox))).status).toBe(200);
    await waitAndDelete();
    await runJob(api.app, refreshTops);
    await runJob(api.app, sweepFiles);
  });

  /** Tables in which some row has one of the traces as text, in JSON or in bytes. */
  async function tablesWithTraces(): Promise<string[]> {
    const { rows: tables } = await api.app.pool.query<{ name: string }>(
      `SELECT quote_ident(table_name) AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
    );
    const patterns = traces.flatMap((trace) => [`%${trace}%`, `%${Buffer.from(trace).toString('hex')}%`]);
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await api.app.pool.query(`SELECT FROM ${name} AS one WHERE one::text ILIKE ANY ($1) LIMIT 1`, [
        patterns,
      ]);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  test('no table, file or line of the log names the player', async () => {
    expect(await tablesWithTraces()).toEqual([]);
    const folder = api.app.config.files.kind === 'disk' ? api.app.config.files.folder : '';
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const names = files.map(({ parentPath, name }) => join(parentPath, name));
    expect(names.filter((name) => traces.some((trace) => readFileSync(name).includes(trace)))).toEqual([]);
    const { rows } = await api.app.pool.query('SELECT name FROM stored_files WHERE image_id IS NULL');
    expect(rows).toEqual([]);
    expect(api.log.filter((line) => traces.some((trace) => line.includes(trace)))).toEqual([]);
  });

  test('the profile, search, leaderboards and friends do not show the player', async () => {
    const { rows } = await api.app.pool.query<{ login: string }>('SELECT login FROM players WHERE id = $1', [
      fox.playerId,
    ]);
    const login = rows[0]?.login ?? '';
    expect(login).toMatch(/^deleted_[0-9a-f]{8}$/);
    const statuses = [fox.login, login].map(
      async (name) => (await api.request('GET', `/api/user/profile/${name}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404]);
    const found = await api.request<Schemas['FoundPlayers']>('GET', '/api/user/search?q=deleted');
    expect(found.text).not.toContain(login);
    for (const top of ['playtime', 'coins', 'likes', 'server/online', 'global']) {
      expect((await api.request('GET', `/api/user/top/${top}`)).text).not.toContain(login);
    }
    expect((await api.request('GET', `/api/user/friends?nickname=${friend.login}`, { as: friend })).text).not.toContain(
      login,
    );
    expect([await isFree(login), await isFree('deleted_0000000')]).toEqual([false, true]);
  });

  test('the ledger keeps its numbers and documents their text, and only the email can be taken again', async () => {
    const { rows } = await api.app.pool.query(
      'SELECT FROM ledger_entries JOIN ledger_accounts ON ledger_accounts.id = account_id WHERE player_id = $1',
      [fox.playerId],
    );
    expect(rows.length).toBeGreaterThan(1);
    const document = await api.request('GET', documentUrl);
    expect([document.status, document.text.includes('deleted_')]).toEqual([200, true]);
    // Game servers would give a newcomer with the name what the old one owned.
    expect(await isFree('zorua_ILLUSION')).toBe(false);
    await expect(api.signUp({ login: fox.login })).rejects.toThrow();
    expect((await api.signUp({ email: fox.email })).playerId).not.toBe(fox.playerId);
  });
});
