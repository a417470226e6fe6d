import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ engine: 'pglite' });
});
afterAll(() => api.close());

test('on PGlite a player registers, gets errors, and signs out', async () => {
  const player = await api.signUp();
  const twin = await Promise.all(
    [1, 2, 3].map(() =>
      api.request('POST', '/api/user/set-region', { as: player, body: { region: 'global' }, idempotencyKey: true }),
    ),
  );
  expect(twin.map(({ status }) => status)).toEqual([200, 200, 200]);
  const servers = await api.request<{ items: unknown[] }>('GET', '/api/servers');
  expect(servers.body.items).toHaveLength(4);
  const key = randomUUID();
  const send = (region: string) =>
    api.request('POST', '/api/user/set-region', { as: player, body: { region }, idempotencyKey: key });
  const replayed = await Promise.all([send('russia'), send('russia')]);
  expect(replayed.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(1);
  expect((await send('global')).status).toBe(422);
  // A failed query must not break the only connection.
  await expect(api.app.pool.query('SELECT nonsense')).rejects.toThrow('nonsense');
  expect((await api.request('POST', '/api/user/auth/logout', { as: player })).status).toBe(200);
  expect((await api.request('GET', '/api/user/sessions', { as: player })).status).toBe(401);
});
