import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp } from '../testing/test-app.ts';
import type { SignedUp, TestApp } from '../testing/test-app.ts';

let api: TestApp;
let player: SignedUp;
beforeAll(async () => {
  api = await createTestApp({ env: { LOG_LEVEL: 'trace' } });
  player = await api.signUp({
    login: 'Canary_bird',
    email: 'canary-mail@mail.example',
    password: 'canary password 4711',
  });
});
afterAll(() => api.close());

/** Every row of every table, as text and as bytes. */
async function dumpDatabase(): Promise<string> {
  const { rows } = await api.app.pool.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const tables = await Promise.all(
    rows.map(
      async ({ name }) => (await api.app.pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)).rows,
    ),
  );
  return tables
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

test('neither the database nor the log contains a token or a password, and the log no email address', async () => {
  const canaries = [player.password, player.accessToken];
  const signedIn = await api.request<{ accessToken: string }>('POST', '/api/user/auth/login', {
    body: { login: player.email, password: player.password },
    headers: { 'idempotency-key': '6a1f0d1e-8f8e-4d3c-9b1a-5b6c7d8e9f00' },
  });
  canaries.push(signedIn.body.accessToken);
  const wrong = { login: player.email, password: 'canary wrong 4712' };
  canaries.push(wrong.password);
  await api.request('POST', '/api/user/auth/login', { body: wrong });
  await api.request('GET', `/api/main?secret=${player.accessToken}`, { as: player });
  await api.request('GET', `/api/${player.accessToken}`, { as: player });
  await api.request('POST', '/api/user/auth/login', { rawBody: `{"password":"${player.password}"` });
  await api.request('POST', '/api/user/auth/token', { as: player, body: { browser: { userAgent: 'Firefox' } } });
  await api.request('POST', '/api/user/register', { body: { email: player.email, password: player.password } });
  // The error of a failed query quotes its row; the log must not.
  const broken = api.app.db
    .insertInto('players')
    .values({ login: 'Canary_bird', email: player.email, password_hash: player.password });
  await broken
    .execute()
    .catch((error: unknown) => api.app.log.error({ err: error, body: wrong, email: player.email }, 'broken'));

  const dump = await dumpDatabase();
  const log = api.log.join('');
  expect(dump).toContain('Canary_bird');
  expect(log).toContain('duplicate key');
  for (const canary of canaries) {
    for (const form of [canary, Buffer.from(canary).toString('hex'), Buffer.from(canary).toString('base64')]) {
      expect(dump).not.toContain(form);
      expect(log).not.toContain(form);
    }
  }
  expect(log).not.toContain('canary-mail');
});

test('a token in the database is its SHA-256', async () => {
  const { rows } = await api.app.pool.query<{ hash: string }>(
    "SELECT encode(token_hash, 'hex') AS hash FROM sessions WHERE id = $1",
    [player.accessId],
  );
  const digest = createHash('sha256').update(player.accessToken).digest('hex');
  expect(rows).toEqual([{ hash: digest }]);
});
