import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { revokeGameKey, rotateGameKey } from './game-keys-repository.ts';
import { sweepBridge } from './sweep-bridge.ts';
import { gameCaller } from './testing/game-caller.ts';
import type { GameCaller, Signed } from './testing/game-caller.ts';

const DAY_MS = 86_400_000;

let api: TestApp;
let hitech: GameCaller;

beforeAll(async () => {
  api = await createTestApp();
  hitech = await gameCaller(api, 'hitech');
});

afterAll(() => api.close());

const shifted = (seconds: number) => String(Math.floor(api.clock.now().getTime() / 1000) + seconds);

test('a call signed according to the contract is accepted', async () => {
  expect((await hitech.heartbeat()).status).toBe(200);
});

test.each<[string, () => Signed]>([
  ['an unknown key', () => ({ keyId: 'test-nobody' })],
  ['a key id that is none', () => ({ keyId: `'; drop table` })],
  ['another secret', () => ({ secret: 'guessed' })],
  ['an empty secret', () => ({ secret: '' })],
  ['a body that was changed', () => ({ signedBody: '{}' })],
  ['the signature of another path', () => ({ signedPath: '/api/game/ack' })],
  ['a query that was not signed', () => ({ path: '/api/game/heartbeat?x=1', signedPath: '/api/game/heartbeat' })],
  ['a clock 301 s behind', () => ({ timestamp: shifted(-301) })],
  ['a clock 302 s ahead', () => ({ timestamp: shifted(302) })],
  ['a timestamp that is no number', () => ({ timestamp: 'yesterday' })],
  ['a nonce too short', () => ({ nonce: 'short' })],
  ['a signature in capitals', () => ({ signature: 'A'.repeat(64) })],
  ['no signature', () => ({ signature: '' })],
])('%s is refused as signature_invalid', async (_name, how) => {
  const answer = await hitech.call<{ details: { type: string } }>('heartbeat', hitech.beat(), how());
  expect(answer.status).toBe(401);
  expect(answer.body.details.type).toBe('signature_invalid');
});

test('a call without any of the headers is refused before its body is read', async () => {
  const answer = await api.request('POST', '/api/game/heartbeat', { rawBody: 'not json' });
  expect(answer.status).toBe(401);
});

test.each([-299, 299])('a clock that differs by %d s is accepted', async (seconds) => {
  expect((await hitech.heartbeat({}, { timestamp: shifted(seconds) })).status).toBe(200);
});

test('a nonce is valid once, also after the sweep and for ten concurrent callers', async () => {
  const nonce = 'nonce-of-the-test-0001';
  const timestamp = shifted(299);
  const together = Array.from({ length: 10 }, () => hitech.heartbeat({}, { nonce, timestamp }));
  const statuses = (await Promise.all(together)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  api.clock.advance(590_000);
  await api.app.db.transaction().execute((trx) => sweepBridge.run(trx, api.app));
  expect((await hitech.heartbeat({}, { nonce, timestamp })).status).toBe(401);
});

test('a refused call does not use its nonce', async () => {
  const nonce = 'nonce-of-the-test-0002';
  expect((await hitech.heartbeat({}, { nonce, secret: 'guessed' })).status).toBe(401);
  expect((await hitech.heartbeat({}, { nonce })).status).toBe(200);
});

test('after a rotation both secrets are valid, the older one for a week', async () => {
  const sky = await gameCaller(api, 'techno-magic-sky');
  await rotateGameKey(
    api.app.db,
    api.app.config.gameKeysSecret,
    { keyId: sky.keyId, secret: 'rotated' },
    api.clock.now(),
  );
  expect((await sky.heartbeat()).status).toBe(200);
  expect((await sky.heartbeat({}, { secret: 'rotated' })).status).toBe(200);
  api.clock.advance(8 * DAY_MS);
  expect((await sky.heartbeat()).status).toBe(401);
  expect((await sky.heartbeat({}, { secret: 'rotated' })).status).toBe(200);
});

test('a revoked key is refused', async () => {
  const magic = await gameCaller(api, 'magic-rpg');
  await revokeGameKey(api.app.db, magic.keyId, api.clock.now());
  expect(await revokeGameKey(api.app.db, magic.keyId, api.clock.now())).toBe(false);
  expect((await magic.heartbeat()).status).toBe(401);
});

test('the database holds no secret in clear', async () => {
  const { rows } = await api.database.pool.query<{ line: string }>('SELECT k::text AS line FROM game_server_keys k');
  const dump = rows.map(({ line }) => line).join('\n');
  expect(dump).toContain(hitech.keyId);
  expect(dump).not.toContain(Buffer.from(hitech.secret).toString('hex'));
  expect(dump).not.toContain(hitech.secret);
});
