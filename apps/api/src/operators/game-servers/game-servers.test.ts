import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import { addOperator } from '../../../testing/operators.ts';
import { type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findGameKey } from '../../game/bridge/game-keys-repository.ts';

type Schemas = components['schemas'];

let api: TestApp;
let operator: Player;
beforeAll(async () => {
  api = await createTestApp();
  operator = await addOperator(api);
});
afterAll(() => api.close());

const [KEY, reason] = ['hitech-spare', 'issue 24'];
const newSecret = () => randomBytes(32).toString('base64url');
const post = (path: string, body: object) =>
  api.request<Schemas['OperatorAct']>('POST', `/api/admin/game-keys${path}`, {
    as: operator,
    body,
    idempotencyKey: true,
  });
const secretsOf = async () =>
  (await findGameKey(api.app.db, api.app.config.gameKeysSecret, KEY, api.clock.now()))?.secrets ?? [];
const keysOf = async (server: string) => {
  const { body } = await api.request<Schemas['AdminServerList']>('GET', '/api/admin/game-servers', { as: operator });
  return body.items.find(({ id }) => id === server)?.keys ?? [];
};

test('a key is made, gets a new secret beside the old one for a week, and is revoked at once', async () => {
  const [first, second] = [newSecret(), newSecret()];
  const made = await post('', { serverId: 'hitech', keyId: KEY, secret: first, reason });
  expect(made.body).toMatchObject({ kind: 'game_key', subject: KEY, before: 'none', after: 'made' });
  expect(await secretsOf()).toEqual([first]);
  expect(refusal(await post('', { serverId: 'hitech', keyId: KEY, secret: second, reason }))).toMatchObject({
    status: 409,
    type: 'game_key_exists',
  });

  expect((await post('/rotate', { keyId: KEY, secret: second, reason })).body).toMatchObject({ after: 'rotated' });
  expect(await secretsOf()).toEqual([second, first]);
  const until = new Date(api.clock.now().getTime() + 7 * DAY_MS).toISOString();
  expect((await keysOf('hitech')).find(({ keyId }) => keyId === KEY)).toMatchObject({ previousUntil: until });

  expect((await post('/revoke', { keyId: KEY, reason })).body).toMatchObject({ before: 'valid', after: 'revoked' });
  expect(await secretsOf()).toEqual([]);
  expect((await keysOf('hitech')).map(({ keyId }) => keyId)).not.toContain(KEY);
  // A revoked key never comes back, whoever knows its name.
  expect((await post('/rotate', { keyId: KEY, secret: first, reason })).status).toBe(404);
  expect((await post('/revoke', { keyId: KEY, reason })).status).toBe(404);
  expect((await post('', { serverId: 'hitech', keyId: KEY, secret: first, reason })).status).toBe(409);
  expect((await post('', { serverId: 'nowhere', keyId: 'other', secret: first, reason })).status).toBe(404);
  expect((await post('', { serverId: 'hitech', keyId: 'weak', secret: 'short', reason })).status).toBe(400);
});

test('no secret is stored where it can be read: neither in acts nor with idempotency keys', async () => {
  const secret = newSecret();
  await post('', { serverId: 'hitech', keyId: 'hidden', secret, reason });
  const { rows } = await api.app.pool.query<{ found: boolean }>(
    `SELECT (SELECT bool_or(a::text LIKE $1) FROM operator_acts a)
      OR (SELECT bool_or(k::text LIKE $1) FROM idempotency_keys k)
      OR (SELECT bool_or(g::text LIKE $1) FROM game_server_keys g) AS found`,
    [`%${secret}%`],
  );
  expect(rows).toEqual([{ found: false }]);
});
