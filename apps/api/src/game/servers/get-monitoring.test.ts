import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { startAnotherProcess } from '../../../testing/another-process.ts';
import type { AnotherProcess } from '../../../testing/another-process.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { sweepBridge } from '../bridge/sweep-bridge.ts';
import { gameCaller } from '../bridge/testing/game-caller.ts';
import type { GameCaller } from '../bridge/testing/game-caller.ts';

type Monitoring = components['schemas']['Monitoring'];

const DAY_MS = 86_400_000;

let api: TestApp;
let hitech: GameCaller;
let magic: GameCaller;

beforeAll(async () => {
  api = await createTestApp();
  hitech = await gameCaller(api, 'hitech');
  magic = await gameCaller(api, 'magic-rpg');
});

afterAll(() => api.close());

async function look(headers: Record<string, string> = {}) {
  api.clock.advance(1001);
  return api.request<Monitoring>('GET', '/api/server/monitoring', { headers });
}

const shown = async (id: string) => (await look()).body.servers[id];

test('before the first heartbeat every server is offline and figures are empty', async () => {
  const { body } = await look();
  expect(Object.keys(body.servers)).toHaveLength(4);
  expect(body.servers['hitech']).toEqual({
    status: 'offline',
    tps: 0,
    online: 0,
    onlineDay: 0,
    maxPlayers: 0,
    players: [],
    heartbeatAt: null,
  });
  expect(body.records).toEqual({
    onlineCurrent: 0,
    onlineDay: 0,
    onlineMax: 0,
    timeOnlineDay: null,
    timeOnlineMax: null,
  });
});

test('a heartbeat is shown, and an older one of the same boot does not replace it', async () => {
  await hitech.heartbeat({ players: 5, seq: 10 });
  await hitech.heartbeat({ players: 2, seq: 9 });
  await hitech.heartbeat({ players: 3, seq: 10 });
  expect(await shown('hitech')).toMatchObject({ status: 'online', online: 5, tps: 19.5, maxPlayers: 100 });
});

test('a late heartbeat of an earlier boot does not replace the new boot', async () => {
  const before = String(Math.floor(api.clock.now().getTime() / 1000) - 5);
  api.clock.advance(2000);
  await hitech.heartbeat({ bootId: randomUUID(), players: 1, seq: 0 });
  await hitech.heartbeat({ players: 9, seq: 99 }, { timestamp: before });
  expect(await shown('hitech')).toMatchObject({ online: 1 });
});

test('six players of a server are listed, longest online first and away last, with its own record of the day', async () => {
  const at = (minutes: number) => new Date(api.clock.now().getTime() - minutes * 60_000).toISOString();
  const who = (login: string, minutes: number, afk = false) => ({ login, joinedAt: at(minutes), afk });
  const online = [who('New', 1), who('Away', 90, true), who('Old', 60), ...[5, 4, 3, 2].map((m) => who(`Mid_${m}`, m))];
  await magic.heartbeat({ online });
  expect(await shown('magic-rpg')).toMatchObject({
    online: 7,
    onlineDay: 7,
    players: ['Old', 'Mid_5', 'Mid_4', 'Mid_3', 'Mid_2', 'New'],
  });
  await magic.heartbeat({ online: [who('Away', 90, true), who('New', 1)] });
  expect(await shown('magic-rpg')).toMatchObject({ online: 2, onlineDay: 7, players: ['New', 'Away'] });
  api.clock.advance(DAY_MS + 60 * 60_000);
  expect(await shown('magic-rpg')).toMatchObject({ status: 'offline', onlineDay: 0, players: [] });
});

test('a server becomes stale after two missed heartbeats and offline after 15 s, without a write', async () => {
  await hitech.heartbeat({ bootId: randomUUID(), players: 4 });
  expect(await shown('hitech')).toMatchObject({ status: 'online' });
  api.clock.advance(7500);
  expect(await shown('hitech')).toMatchObject({ status: 'online', online: 4 });
  api.clock.advance(500);
  expect(await shown('hitech')).toMatchObject({ status: 'stale', online: 4 });
  api.clock.advance(4000);
  const { body } = await look();
  expect(body.servers['hitech']).toMatchObject({ status: 'offline', online: 0, tps: 0 });
  expect(body.servers['hitech']?.heartbeatAt).not.toBeNull();
  expect(body.records.onlineCurrent).toBe(0);
});

test('a request with the ETag gets 304 until something changes', async () => {
  await hitech.heartbeat({ bootId: randomUUID(), players: 4 });
  const first = await look();
  const etag = first.headers['etag'] ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await look({ 'if-none-match': given });
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', etag]);
  }
  expect((await look({ 'if-none-match': '"other"' })).status).toBe(200);
  await magic.heartbeat({ players: 2 });
  const changed = await look({ 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers['etag']).not.toBe(etag);
});

test('records count all servers at the same moment, and the record of the day expires after a day', async () => {
  await hitech.heartbeat({ bootId: randomUUID(), players: 30 });
  await magic.heartbeat({ players: 12 });
  const peak = await look();
  expect(peak.body.records).toMatchObject({ onlineCurrent: 42, onlineDay: 42, onlineMax: 42 });
  api.clock.advance(20 * 60_000);
  await magic.heartbeat({ players: 40 });
  expect((await look()).body.records).toMatchObject({ onlineCurrent: 40, onlineDay: 42, onlineMax: 42 });
  api.clock.advance(DAY_MS - 10 * 60_000);
  const later = (await look()).body.records;
  expect(later).toMatchObject({
    onlineCurrent: 0,
    onlineDay: 40,
    onlineMax: 42,
    timeOnlineMax: peak.body.records.timeOnlineMax,
  });
});

test('heartbeats are aggregated by minute, hour and day, and old minutes are deleted', async () => {
  const sky = await gameCaller(api, 'techno-magic-sky');
  // Both heartbeats fall into one minute.
  api.clock.advance(65_000 - (api.clock.now().getTime() % 60_000));
  await sky.heartbeat({ players: 3, tps: 20 });
  await sky.heartbeat({ players: 5, tps: 10 });
  const rows = () =>
    api.app.db
      .selectFrom('online_samples')
      .selectAll()
      .where('server_id', '=', 'techno-magic-sky')
      .orderBy('resolution')
      .execute();
  expect(await rows()).toHaveLength(3);
  for (const row of await rows())
    expect(row).toMatchObject({ samples: 2, online_sum: 8, online_max: 5, tps_sum: 30, tps_min: 10 });
  api.clock.advance(8 * DAY_MS);
  await api.app.db.transaction().execute((trx) => sweepBridge.run(trx, api.app));
  expect((await rows()).map(({ resolution }) => resolution)).toEqual(['day', 'hour']);
  api.clock.advance(366 * DAY_MS);
  await api.app.db.transaction().execute((trx) => sweepBridge.run(trx, api.app));
  expect((await rows()).map(({ resolution }) => resolution)).toEqual(['day']);
});

test('a hundred requests within a second read the tables at most twice', async () => {
  await look();
  const { pool } = api.database;
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  let taken = 0;
  pool.connect = ((...given: unknown[]) => {
    taken += 1;
    return connect(...given);
  }) as typeof pool.connect;
  try {
    for (let index = 0; index < 100; index += 1) await api.request('GET', '/api/server/monitoring');
  } finally {
    pool.connect = connect as typeof pool.connect;
  }
  // Each reading takes three queries.
  expect(taken).toBeLessThanOrEqual(6);
});

const lookAt = (node: AnotherProcess) => api.request<Monitoring>('GET', '/api/server/monitoring', { node });

test('a heartbeat received by one process is shown by another', async () => {
  const other = await startAnotherProcess(api);
  await hitech.heartbeat({ bootId: randomUUID(), players: 7 });
  api.clock.advance(1001);
  expect((await lookAt(other)).body.servers['hitech']).toMatchObject({ status: 'online', online: 7 });
  await other.close();
});

test('while the database is unavailable the last figures are shown with their age, or 503 without any', async () => {
  await hitech.heartbeat({ bootId: randomUUID(), players: 6 });
  expect(await shown('hitech')).toMatchObject({ status: 'online' });
  const fresh = await startAnotherProcess(api);
  const { pool } = api.database;
  const connect = pool.connect.bind(pool);
  pool.connect = ((done?: (error: Error) => void) => {
    const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    if (done) return done(error);
    return Promise.reject(error);
  }) as typeof pool.connect;
  try {
    expect(await shown('hitech')).toMatchObject({ status: 'online', online: 6 });
    api.clock.advance(15_000);
    expect(await shown('hitech')).toMatchObject({ status: 'offline', online: 0 });
    expect((await lookAt(fresh)).status).toBe(503);
  } finally {
    pool.connect = connect;
  }
  api.clock.advance(1001);
  expect((await lookAt(fresh)).status).toBe(200);
  await fresh.close();
});

test('a player who hides their online state is not listed and the next one is; unknown players are listed', async () => {
  await api.app.db
    .insertInto('players')
    .values([
      { login: 'Hidden_one', privacy: '{"online":"friends"}' },
      { login: 'Hidden_two', privacy: '{"online":"nobody"}' },
      { login: 'Shown_one', privacy: '{"lastSeen":"nobody"}' },
    ])
    .execute();
  const joinedAt = api.clock.now().toISOString();
  const logins = ['hidden_ONE', 'Hidden_two', 'shown_one', 'who_1', 'who_2', 'who_3', 'who_4', 'who_5', 'who_6'];
  await magic.heartbeat({ online: logins.map((login) => ({ login, joinedAt, afk: false })) });
  expect(await shown('magic-rpg')).toMatchObject({
    online: 9,
    players: ['shown_one', 'who_1', 'who_2', 'who_3', 'who_4', 'who_5'],
  });
});
