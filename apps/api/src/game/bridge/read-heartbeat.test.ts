import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readHeartbeat } from './read-heartbeat.ts';
import { type GameCaller, gameCaller } from './testing/game-caller.ts';
import { queueDelivery } from './testing/queue-delivery.ts';

const NOW = new Date('2026-06-01T10:00:00.000Z');
const JOINED = '2026-06-01T09:00:00.000Z';
const GOOD = {
  bootId: randomUUID(),
  seq: 7,
  tps: 19.5,
  online: [{ login: 'Kitsune', joinedAt: JOINED, afk: false }],
  maxPlayers: 100,
  gameVersion: '1.12.2',
  worlds: ['world'],
};
const read = (changes: Record<string, unknown>) => readHeartbeat({ ...GOOD, ...changes }, NOW);

test('a well-formed heartbeat is stored as it is', () => {
  expect(read({})).toEqual({ beat: { ...GOOD, onlineCount: 1 }, oddities: [] });
});

test.each([
  ['tps', 20.04, 20],
  ['tps', -1, 0],
  ['tps', null, 0],
  ['tps', 'NaN', 0],
  ['maxPlayers', 1e9, 100_000],
  ['maxPlayers', 20.5, 20],
  ['maxPlayers', undefined, 0],
  ['gameVersion', 'v'.repeat(100), 'v'.repeat(64)],
  ['gameVersion', 1.12, ''],
  [
    'worlds',
    Array.from({ length: 21 }, (_, place) => `world_${place}`),
    Array.from({ length: 20 }, (_, n) => `world_${n}`),
  ],
  ['worlds', ['a', 7, 'w'.repeat(65)], ['a', 'w'.repeat(64)]],
  ['worlds', 'world', []],
] as const)('%s %j is read as %j and counted', (part, sent, stored) => {
  const { beat, oddities } = read({ [part]: sent });
  expect(beat[part]).toEqual(stored);
  expect(oddities).toEqual([part]);
});

test('a world whose name is cut within a character is stored', () => {
  const [world = ''] = read({ worlds: [`${'w'.repeat(63)}🌸`] }).beat.worlds;
  expect([world.length, world.isWellFormed()]).toEqual([64, true]);
});

test('a version of a modded server is no oddity', () => {
  expect(read({ gameVersion: '1.20.1-forge-47.2.0' }).oddities).toEqual([]);
});

test('players of other games are counted and not named, and what is no player is left out', () => {
  const odd = ['.SteveBedrock', 'Al', '[NPC] Bob', 'seventeen_letters_'].map((login) => ({ login }));
  const { beat, oddities } = read({ online: [...GOOD.online, ...odd, null, 'Neko', { login: '' }, { login: 5 }] });
  expect(beat).toMatchObject({ online: GOOD.online, onlineCount: 5 });
  expect(oddities).toEqual(['online']);
});

test.each(['9999-12-31T00:00:00Z', '1999-01-01T00:00:00Z', '+275760-09-13T00:00:00Z'])(
  'a player who joined at %s joined now',
  (joinedAt) => {
    const { beat, oddities } = read({ online: [{ login: 'Neko', joinedAt, afk: false }] });
    expect([beat.online[0]?.joinedAt, oddities]).toEqual([NOW.toISOString(), ['joinedAt']]);
  },
);

test('a player without a time joined now and is not away', () => {
  const { beat, oddities } = read({ online: [{ login: 'Neko', joinedAt: 'yesterday', ping: 20 }] });
  expect(beat.online).toEqual([{ login: 'Neko', joinedAt: NOW.toISOString(), afk: false }]);
  expect(oddities).toEqual(['joinedAt']);
});

test('what we do not know is ignored', () => {
  expect(read({ plugins: ['a'], memory: { used: 5 } })).toEqual(read({}));
});

describe('a game server that sends an odd heartbeat', () => {
  let api: TestApp;
  let hitech: GameCaller;
  beforeAll(async () => {
    api = await createTestApp();
    hitech = await gameCaller(api, 'hitech');
  });
  afterAll(() => api.close());

  test('is online and receives its deliveries; the oddity is in the metrics', async () => {
    const id = await queueDelivery(api, { serverId: 'hitech', login: 'Kitsune' });
    const online = [{ login: '.SteveBedrock' }, { login: 'Kitsune', joinedAt: JOINED, afk: false }];
    const odd = { tps: 20.04, gameVersion: '1.20.1-forge-47.2.0', worlds: ['§aworld\0', '\ud83d'] };
    const sent = { ...hitech.beat(), ...odd, online, plugins: ['Floodgate'] };
    const { status, body } = await hitech.call<components['schemas']['HeartbeatReply']>('heartbeat', sent);
    expect({ status, ids: body.deliveries.map((delivery) => delivery.id) }).toEqual({ status: 200, ids: [id] });
    const monitoring = await api.request<components['schemas']['Monitoring']>('GET', '/api/server/monitoring');
    expect(monitoring.body.servers['hitech']).toMatchObject({
      status: 'online',
      tps: 20,
      online: 2,
      players: ['Kitsune'],
    });
    const metrics = await api.app.metrics.registry.metrics();
    expect(metrics).toContain('heartbeat_oddities_total{server="hitech",part="online"} 1');
  });

  test('is refused only without its boot or number', async () => {
    const { seq: _seq, ...rest } = hitech.beat();
    expect((await hitech.call('heartbeat', rest)).status).toBe(400);
    expect((await hitech.call('heartbeat', { ...hitech.beat(), bootId: 'x' })).status).toBe(400);
  });
});
