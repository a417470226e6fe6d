import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { gameCaller } from './testing/game-caller.ts';
import type { GameCaller } from './testing/game-caller.ts';

type Schemas = components['schemas'];
type Counters = Schemas['PlayerCounters'];

let api: TestApp;
let hitech: GameCaller;

beforeAll(async () => {
  api = await createTestApp();
  hitech = await gameCaller(api, 'hitech');
});

afterAll(() => api.close());

const totals = (login: string, blocksBroken: number, deaths = 0): Counters => ({
  login,
  blocksBroken,
  deaths,
  blocksPlaced: 0,
  playersKilled: 0,
  mobsKilled: 0,
  experience: 0,
  chatMessages: 0,
  caseOpenings: 0,
  coinIncome: 0,
  coinExpenses: 0,
});

const minutesAgo = (minutes: number) => new Date(api.clock.now().getTime() - minutes * 60_000).toISOString();

/** A session between two times, both in minutes ago. */
const sessionOf = (login: string, from: number, until: number, afkSeconds = 0) => ({
  id: randomUUID(),
  login,
  joinedAt: minutesAgo(from),
  leftAt: minutesAgo(until),
  afkSeconds,
});

const kept = (login: string) =>
  api.app.db
    .selectFrom('player_counters')
    .select(['server_id', 'epoch', 'blocks_broken', 'deaths', 'player_id'])
    .where('login_key', '=', login.toLowerCase())
    .orderBy('epoch')
    .execute();

async function report(...counters: Counters[]): Promise<string> {
  api.clock.advance(1000);
  return (await hitech.events({ counters })).body.result;
}

test('totals replace stored totals and are not added to them', async () => {
  await report(totals('Kitsune', 100));
  await report(totals('Kitsune', 140, 1));
  await report(totals('Kitsune', 140, 1));
  expect(await kept('Kitsune')).toMatchObject([{ epoch: 1, blocks_broken: 140, deaths: 1 }]);
});

test('a total that decreases starts a new epoch and does not change the previous one', async () => {
  await report(totals('Ronin', 900, 12));
  await report(totals('Ronin', 5, 12));
  await report(totals('Ronin', 8, 13));
  expect(await kept('Ronin')).toMatchObject([
    { epoch: 1, blocks_broken: 900, deaths: 12 },
    { epoch: 2, blocks_broken: 8, deaths: 13 },
  ]);
});

test('a repeated batch is a duplicate and counts nothing twice, also concurrently', async () => {
  const batchId = randomUUID();
  const session = sessionOf('Aoi', 120, 60, 60);
  const send = () => hitech.events({ batchId, sessions: [session], counters: [totals('Aoi', 7)] });
  const results = (await Promise.all(Array.from({ length: 6 }, send))).map(({ body }) => body.result);
  expect(results.filter((result) => result === 'accepted')).toHaveLength(1);
  expect(results.filter((result) => result === 'duplicate')).toHaveLength(5);
  const rows = await api.app.db.selectFrom('play_sessions').selectAll().where('login', '=', 'Aoi').execute();
  expect(rows).toMatchObject([{ server_id: 'hitech', afk_seconds: 60, left_at: new Date(session.leftAt) }]);
  expect(await kept('Aoi')).toHaveLength(1);
});

test('a batch id belongs to its server: another server may use the same', async () => {
  const magic = await gameCaller(api, 'magic-rpg');
  const batch = { batchId: randomUUID(), counters: [totals('Tanuki', 3)] };
  expect((await hitech.events(batch)).body.result).toBe('accepted');
  expect((await magic.events(batch)).body.result).toBe('accepted');
  expect((await kept('Tanuki')).map(({ server_id }) => server_id).sort()).toEqual(['hitech', 'magic-rpg']);
});

test('a session in two batches is stored once', async () => {
  const session = sessionOf('Yuki', 120, 90);
  await hitech.events({ sessions: [session] });
  await hitech.events({ sessions: [{ ...session, leftAt: minutesAgo(5) }] });
  const rows = await api.app.db.selectFrom('play_sessions').selectAll().where('login', '=', 'Yuki').execute();
  expect(rows).toMatchObject([{ left_at: new Date(session.leftAt) }]);
});

test('a player is found by login in any case', async () => {
  const player = await api.signUp({ login: 'MixedCase' });
  await report(totals('mixedcase', 1), totals('MIXEDCASE', 2));
  expect(await kept('MixedCase')).toMatchObject([{ epoch: 1, blocks_broken: 2, player_id: player.playerId }]);
});

test('a report signed before the stored one changes nothing', async () => {
  await report(totals('Late', 50));
  const timestamp = String(Math.floor(api.clock.now().getTime() / 1000) - 120);
  await hitech.events({ counters: [totals('Late', 10)] }, { timestamp });
  expect(await kept('Late')).toMatchObject([{ epoch: 1, blocks_broken: 50 }]);
});

test('a late batch has the time of its totals: lower totals at that time are no wipe', async () => {
  await report(totals('Delayed', 50));
  const reportedAt = api.clock.now().toISOString();
  await report(totals('Delayed', 90));
  api.clock.advance(60_000);
  await hitech.events({ reportedAt, counters: [totals('Delayed', 70)] });
  expect(await kept('Delayed')).toMatchObject([{ epoch: 1, blocks_broken: 90 }]);
});

test('a batch with a time in the future has the time of its signature', async () => {
  const reportedAt = minutesAgo(-6);
  const { body } = await hitech.events({ reportedAt, counters: [totals('Prophet', 1)] });
  expect(body).toEqual({
    result: 'accepted',
    oddities: [{ part: 'reportedAt', index: 0, result: 'corrected' }],
  });
  await report(totals('Prophet', 5));
  expect(await kept('Prophet')).toMatchObject([{ epoch: 1, blocks_broken: 5 }]);
});

const impossible: [string, () => [string, string]][] = [
  ['ends long before it begins', () => [minutesAgo(60), minutesAgo(120)]],
  ['begins before there was such a game', () => ['0000-01-01T00:00:00Z', minutesAgo(60)]],
  ['ends at no moment of the clock', () => [minutesAgo(60), '2016-12-31T23:59:60Z']],
];

test.each(impossible)('a session that %s is left out, and the rest of its batch is stored', async (_name, times) => {
  const [joinedAt, leftAt] = times();
  const [odd, good] = [{ ...sessionOf('Backward', 120, 60), joinedAt, leftAt }, sessionOf('Backward', 120, 60)];
  const { status, body } = await hitech.events({ sessions: [odd, good] });
  expect([status, body.oddities]).toEqual([200, [{ part: 'sessions', index: 0, result: 'left_out' }]]);
  const stored = api.app.db.selectFrom('play_sessions').select('id').where('id', 'in', [odd.id, good.id]);
  expect(await stored.execute()).toEqual([{ id: good.id }]);
});

test('a batch with a login, a text and a field of other games is stored but for what is odd, and counted', async () => {
  const player = await api.signUp({ login: 'Sturdy' });
  const [session, bedrock] = [sessionOf('Sturdy', 30, 20), sessionOf('.SteveBedrock', 30, 20)];
  const backward = {
    ...sessionOf('Sturdy', 20, 10),
    leftAt: new Date(Date.parse(minutesAgo(20)) - 1000).toISOString(),
  };
  const ban = {
    ...{ id: 'odd-1', login: 'Sturdy', banned_by: '§§cc§lConsole\u0000', unbanPrice: null, lifted: false },
    ...{
      ban_reason: `§4grief \u202e${'x'.repeat(501)}\ud83d`,
      banned_at: minutesAgo(5),
      unban_at: '9999-12-31T23:59:59Z',
    },
  };
  const batch = {
    batchId: randomUUID(),
    sessions: [bedrock, session, backward, null, 5],
    bans: [ban, {}],
    plugin: 'x',
  };
  const { status, body } = await hitech.call<Schemas['GameEventsResult']>('events', batch);
  expect(status).toBe(200);
  expect(body.oddities).toEqual([
    { part: 'sessions', index: 0, result: 'left_out' },
    { part: 'sessions', index: 2, result: 'corrected' },
    { part: 'sessions', index: 3, result: 'left_out' },
    { part: 'sessions', index: 4, result: 'left_out' },
    { part: 'bans', index: 0, result: 'corrected' },
    { part: 'bans', index: 1, result: 'left_out' },
  ]);
  const sessions = api.app.db.selectFrom('play_sessions').select('id').where('player_id', '=', player.playerId);
  expect((await sessions.execute()).map(({ id }) => id).sort()).toEqual([session.id, backward.id].sort());
  const stored = api.app.db.selectFrom('bans').selectAll().where('player_id', '=', player.playerId);
  const reason = `grief ${'x'.repeat(494)}`;
  expect(await stored.execute()).toMatchObject([{ banned_by: 'Console', ban_reason: reason, unban_at: null }]);
  expect(await api.app.metrics.registry.metrics()).toContain(
    'game_event_oddities_total{server="hitech",part="bans",result="left_out"} 1',
  );
});

test('idle time is at most the time played', async () => {
  const session = sessionOf('Longafk', 30, 20, 3600);
  await hitech.events({ sessions: [session] });
  const rows = await api.app.db
    .selectFrom('play_sessions')
    .select('afk_seconds')
    .where('id', '=', session.id)
    .execute();
  expect(rows).toEqual([{ afk_seconds: 600 }]);
});

test('idle time from a node of the previous version is limited, not refused', async () => {
  const { id, login, joinedAt, leftAt } = sessionOf('Longafk', 30, 20);
  const row = { server_id: 'hitech', id, login, joined_at: joinedAt, left_at: leftAt, afk_seconds: 3600 };
  const kept = api.app.db.insertInto('play_sessions').values(row).returning('afk_seconds');
  expect(await kept.executeTakeFirstOrThrow()).toEqual({ afk_seconds: 600 });
});

const HOUR_MS = 3_600_000;
const wipesOf = async (serverId: string) =>
  (
    await api.app.db.selectFrom('server_wipes').select('at').where('server_id', '=', serverId).orderBy('at').execute()
  ).map(({ at }) => at.getTime());

test('a wipe is stored once for the reporting server', async () => {
  const now = api.clock.now().getTime();
  const reportWipe = (shift: number) => hitech.events({ wipes: [new Date(now + shift).toISOString()] });
  const [before, elsewhere] = [await wipesOf('hitech'), await wipesOf('magic-rpg')];
  expect((await reportWipe(-60_000)).body).toEqual({ result: 'accepted' });
  await Promise.all([reportWipe(-60_000), reportWipe(-59_000), reportWipe(-61_000), reportWipe(-12 * HOUR_MS)]);
  expect((await wipesOf('hitech')).filter((at) => !before.includes(at))).toEqual([now - 60_000]);
  await reportWipe(-13 * HOUR_MS - 60_000);
  expect((await wipesOf('hitech')).filter((at) => !before.includes(at))).toEqual([
    now - 13 * HOUR_MS - 60_000,
    now - 60_000,
  ]);
  expect(await wipesOf('magic-rpg')).toEqual(elsewhere);
});

test('an announced wipe happens at the reported time, and is no wipe before that', async () => {
  const now = api.clock.now().getTime();
  const announced = new Date(now - 480 * HOUR_MS);
  const reported = new Date(announced.getTime() + 40 * 60_000);
  const values = { server_id: 'magic-rpg', at: announced, state: 'announced' };
  const { id } = await api.app.db.insertInto('server_wipes').values(values).returning('id').executeTakeFirstOrThrow();
  const pastWipes = async () =>
    (await api.request<Schemas['ServerDetails']>('GET', '/api/server?server=magic-rpg&full=true')).body.full?.wipes
      .past;
  expect(await pastWipes()).not.toContain(announced.toISOString());
  await (await gameCaller(api, 'magic-rpg')).events({ wipes: [reported.toISOString()] });
  const stored = await api.app.db.selectFrom('server_wipes').selectAll().where('id', '=', id).execute();
  expect(stored).toEqual([{ id, server_id: 'magic-rpg', at: reported, state: 'reported' }]);
  expect(await pastWipes()).toContain(reported.toISOString());
});

test('a wipe in the future is left out, and the rest of the batch is stored', async () => {
  const before = await wipesOf('hitech');
  const wipes = [new Date(api.clock.now().getTime() + 6 * 60_000).toISOString()];
  const answer = await hitech.events({ wipes, counters: [totals('Seer', 1)] });
  expect([answer.status, answer.body.oddities]).toEqual([200, [{ part: 'wipes', index: 0, result: 'left_out' }]]);
  expect(await wipesOf('hitech')).toEqual(before);
  expect(await kept('Seer')).toHaveLength(1);
});
