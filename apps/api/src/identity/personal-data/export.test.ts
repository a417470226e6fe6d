import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import { listEmails } from '../../../testing/emails.ts';
import { addOperator } from '../../../testing/operators.ts';
import { refusal, signIn } from '../../../testing/players.ts';
import { createTestApp, type SignedUp, type TestApp } from '../../../testing/test-app.ts';
import { sweepFiles } from '../../content/files/sweep-files.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { deleteAccounts } from './delete-accounts.ts';
import { makeExports, sweepExports } from './make-exports.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';
import { addKnownPlayer } from './testing/known-player.ts';
import { unzip } from './testing/unzip.ts';

type Schemas = components['schemas'];

let api: TestApp;
let player: SignedUp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.app.pool.query('DELETE FROM data_exports');
  player = await api.signUp();
});

const ask = (as = player) =>
  api.request<Schemas['DataExport']>('POST', '/api/user/export/request', { as, idempotencyKey: true });
const state = async (as = player) => (await api.request<Schemas['DataExport']>('GET', '/api/user/export', { as })).body;
const download = (as = player) =>
  api.server.inject({
    url: '/api/user/export/download',
    headers: { 'access-id': as.accessId, 'access-token': as.accessToken },
  });
const signInAgain = async (who = player) => ({ ...who, ...(await signIn(api, who.playerId)) });
const isoIn = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString();
/** Archives in the store, and their rows. */
async function archives() {
  const folder = api.app.config.files.kind === 'disk' ? api.app.config.files.folder : '';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.zip'));
  const { rows } = await api.app.pool.query(`SELECT FROM stored_files WHERE name LIKE '%.zip'`);
  return [files.length, rows.length];
}
async function sweep() {
  await runJob(api.app, sweepExports);
  await runJob(api.app, sweepFiles);
}

test('a player gets an archive once a day, and for a week; nobody else gets it', async () => {
  const other = await api.signUp();
  const none = { state: 'none', until: null, nextAt: null };
  expect([await state(), (await download()).statusCode]).toEqual([none, 404]);
  expect((await ask()).body).toEqual({ state: 'making', until: null, nextAt: null });
  expect(refusal(await ask())).toMatchObject({ status: 409, type: 'export_not_yet' });
  expect((await download()).statusCode).toBe(404);

  await runJob(api.app, makeExports);
  const until = isoIn(7 * DAY_MS);
  expect(await state()).toEqual({ state: 'ready', until, nextAt: isoIn(DAY_MS) });
  expect((await listEmails(api, player.email, 'export')).map(({ args }) => args.until)).toEqual([until]);
  const sent = await download();
  expect([sent.statusCode, sent.headers]).toMatchObject([
    200,
    {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="hoshikraft-data.zip"',
      'cache-control': 'private, no-store',
    },
  ]);
  expect(JSON.parse(String(unzip(sent.rawPayload).get('players.json')))).toMatchObject([{ login: player.login }]);
  expect([(await download(other)).statusCode, await state(other)]).toEqual([404, none]);
  const { rows } = await api.app.pool.query<{ name: string }>('SELECT name FROM data_exports WHERE player_id = $1', [
    player.playerId,
  ]);
  expect((await api.request('GET', `/files/${rows[0]?.name ?? ''}`)).status).toBe(404);

  api.clock.advance(DAY_MS - 1);
  const back = await signInAgain();
  expect(refusal(await ask(back)).type).toBe('export_not_yet');
  api.clock.advance(6 * DAY_MS);
  await sweep();
  expect([(await state(back)).state, (await download(back)).statusCode]).toEqual(['ready', 200]);
  api.clock.advance(1);
  expect([await state(back), (await download(back)).statusCode]).toEqual([none, 404]);
  await sweep();
  expect(await archives()).toEqual([0, 0]);
  expect((await ask(await signInAgain())).status).toBe(200);
});

test('an old proof is not enough, and a deleted account has no archive', async () => {
  await ask();
  await runJob(api.app, makeExports);
  api.clock.advance(20 * MINUTE_MS);
  expect(refusal(await ask())).toMatchObject({ status: 403, type: 'proof_needed' });
  await api.request('POST', '/api/user/deletion/schedule', { as: await signInAgain() });
  await api.app.pool.query('UPDATE players SET delete_at = $1 WHERE id = $2', [api.clock.now(), player.playerId]);
  await runJob(api.app, deleteAccounts);
  api.clock.advance(2 * HOUR_MS);
  await runJob(api.app, sweepFiles);
  expect(await archives()).toEqual([0, 0]);
});

test('an archive that cannot be stored is tried three times, and can then be requested at once', async () => {
  await ask();
  const put = jest.spyOn(api.app.files, 'put').mockRejectedValue(new Error('no space'));
  for (const expected of ['making', 'making', 'failed']) {
    await runJob(api.app, makeExports);
    // Not before its time.
    await runJob(api.app, makeExports);
    expect((await state()).state).toBe(expected);
    api.clock.advance(10 * MINUTE_MS);
  }
  expect(put).toHaveBeenCalledTimes(3);
  put.mockRestore();
  const back = await signInAgain();
  expect((await ask(back)).body.state).toBe('making');
  await runJob(api.app, makeExports);
  expect((await state(back)).state).toBe('ready');
});

test('an operator requests it with a reason, and only the player gets it', async () => {
  const [operator, moderator] = [await addOperator(api), await addOperator(api, ['player', 'moderator'])];
  const request = (as: typeof operator) =>
    api.request<Schemas['OperatorAct']>('POST', `/api/admin/players/${player.playerId}/export`, {
      as,
      body: { reason: 'ticket 4712' },
      idempotencyKey: true,
    });
  expect((await request(moderator)).status).toBe(403);
  expect((await request(operator)).body).toMatchObject({ kind: 'export', reason: 'ticket 4712' });
  expect(refusal(await request(operator)).type).toBe('export_not_yet');
  await runJob(api.app, makeExports);
  expect(await listEmails(api, player.email, 'export')).toHaveLength(1);
  const files = unzip((await download()).rawPayload);
  expect(JSON.parse(String(files.get('operator_acts.json')))).toMatchObject([{ kind: 'export' }]);
  expect([...files.values()].some((file) => file.includes(operator.login) || file.includes('4712'))).toBe(false);
});

test("the archive has the player's rows of each table and pictures, and no secret", async () => {
  const { fox, friend, slug } = await addKnownPlayer(api);
  await api.app.pool.query(
    `INSERT INTO player_blocks (player_id, blocked_id, created_at) VALUES ($1, $2, now()), ($3, $1, now())`,
    [fox.playerId, friend.playerId, player.playerId],
  );
  await ask(await signInAgain(fox));
  // Rows in tables where each is of one player alone.
  const counts = new Map<string, number>();
  for (const [table, { of }] of Object.entries(PERSONAL_TABLES)) {
    if (of.length > 1) continue;
    const { rows } = await api.app.pool.query(`SELECT FROM ${table} WHERE ${of[0] ?? ''} = $1`, [fox.playerId]);
    counts.set(table, rows.length);
  }
  await runJob(api.app, makeExports);
  const files = unzip((await download(fox)).rawPayload);
  const read = (table: string) => JSON.parse(String(files.get(`${table}.json`))) as Record<string, unknown>[];
  expect(read('players')).toMatchObject([{ login: fox.login, email: fox.email }]);
  expect(read('friendships')).toMatchObject([{ friend: friend.login }]);
  expect(read('player_blocks')).toMatchObject([{ blocked: friend.login }]);
  expect(read('documents')).toMatchObject([{ slug }]);
  expect(read('bans')).toMatchObject([{ ban_reason: 'griefing' }]);
  expect(read('grants')).toMatchObject([{ holder: fox.login, giver: null }]);
  expect(read('orders')).toHaveLength(1);
  expect(read('letters').map(({ kind }) => kind)).toContain('notice');
  expect(String(files.get('sessions.csv'))).toContain('ZoruaBrowser/7.1');
  expect([...files.keys()].filter((name) => name.startsWith('pictures/')).map((name) => name.split('/')[1])).toEqual(
    expect.arrayContaining(['player_skins', 'player_capes', 'avatar_sources']),
  );

  for (const [table, { exported }] of Object.entries(PERSONAL_TABLES)) {
    const found = files.has(`${table}.json`) ? read(table).length >= (counts.get(table) ?? 0) : 'left out';
    expect([table, found]).toEqual([table, typeof exported === 'string' ? 'left out' : true]);
  }

  const { rows: columns } = await api.app.pool.query<{ table: string; column: string }>(
    `SELECT quote_ident(table_name) AS table, quote_ident(column_name) AS column FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type = 'bytea'`,
  );
  const secrets: (string | Buffer)[] = [fox.accessToken, fox.password, '$argon2', '$scrypt'];
  for (const { table, column } of columns) {
    const { rows } = await api.app.pool.query<{ bytes: Buffer }>(
      `SELECT ${column} AS bytes FROM ${table} WHERE length(${column}) >= 8`,
    );
    secrets.push(...rows.flatMap(({ bytes }) => [bytes, bytes.toString('hex'), bytes.toString('base64')]));
  }
  const { rows: hashes } = await api.app.pool.query<{ hash: string }>(
    'SELECT password_hash AS hash FROM players WHERE password_hash IS NOT NULL',
  );
  secrets.push(...hashes.map(({ hash }) => hash));
  expect(secrets.length).toBeGreaterThan(20);
  const told = [...files].filter(([, bytes]) => secrets.some((secret) => bytes.includes(secret)));
  expect(told.map(([name]) => name)).toEqual([]);
});
