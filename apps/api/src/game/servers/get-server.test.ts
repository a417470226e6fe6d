import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addEditor } from '../../content/documents/testing/drafts.ts';
import { gameCaller } from '../bridge/testing/game-caller.ts';
import type { GameCaller } from '../bridge/testing/game-caller.ts';
import { runWipe } from './run-wipe.ts';

type Schemas = components['schemas'];

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

let api: TestApp;
let hitech: GameCaller;

beforeAll(async () => {
  api = await createTestApp();
  hitech = await gameCaller(api, 'hitech');
});

afterAll(() => api.close());

const server = (query: string, language = 'ru') =>
  api.request<Schemas['ServerDetails']>('GET', `/api/server?${query}`, { headers: { 'accept-language': language } });
const statistics = async (id: string) =>
  (await api.request<Schemas['ServerStatistics']>('GET', `/api/server/statistics?server=${id}`)).body;
const online = async (query: string) =>
  (await api.request<Schemas['ServerOnline']>('GET', `/api/server/online?${query}`)).body;

const session = (login: string, leftMs: number) => ({
  id: randomUUID(),
  login,
  joinedAt: new Date(leftMs - 30 * MINUTE_MS).toISOString(),
  leftAt: new Date(leftMs).toISOString(),
  afkSeconds: 0,
});

test('a server has the same fields as in the list, unless requested in full', async () => {
  const { body: list } = await api.request<Schemas['ServerList']>('GET', '/api/servers');
  const { body } = await server('server=hitech');
  expect(body).toEqual({ server: list.items[1], full: null });
  expect((await server('server=hitech&full=false', 'en')).body.server.summary).toMatch(/reactors/);
});

test.each(['server?server=nowhere', 'server/online?server=nowhere', 'server/statistics?server=nowhere'])(
  '%s is 404',
  async (path) => {
    expect((await api.request('GET', `/api/${path}`)).status).toBe(404);
  },
);

test.each(['server', 'server?server=hitech&full=yes', 'server/online?server=hitech&period=year'])(
  '%s is refused',
  async (path) => {
    expect((await api.request('GET', `/api/${path}`)).status).toBe(400);
  },
);

test('before the first heartbeat figures are empty', async () => {
  const none = { onlineCurrent: 0, onlineDay: 0, onlineMax: 0, timeOnlineDay: null, timeOnlineMax: null };
  expect(await statistics('magic-rpg')).toEqual({ records: none, playersDay: null });
  const { points } = await online('server=magic-rpg');
  expect(points.filter((point) => point !== null)).toEqual([]);
});

test('past wipes are listed latest first, and the next wipe is the first one after now', async () => {
  const wipe = async (id: string, days: number) => {
    const at = new Date(api.clock.now().getTime() + days * DAY_MS);
    const state = days < 0 ? 'reported' : 'announced';
    await api.app.db.insertInto('server_wipes').values({ server_id: id, at, state }).execute();
    return at.toISOString();
  };
  await api.app.db.deleteFrom('server_wipes').execute();
  const full = async (id: string) => (await server(`server=${id}&full=true`)).body.full?.wipes;
  expect(await full('hitech')).toEqual({ past: [], next: null });
  const [last, first, soon] = [await wipe('hitech', -2), await wipe('hitech', -300), await wipe('hitech', 5)];
  const [later] = [await wipe('hitech', 90), await wipe('magic-rpg', 1)];
  expect(await full('hitech')).toEqual({ past: [last, first], next: soon });
  api.clock.advance(6 * DAY_MS);
  // The announced time has come, but the wipe did not happen.
  expect(await full('hitech')).toEqual({ past: [last, first], next: later });
  api.clock.advance(-6 * DAY_MS);
});

describe('the command for wipes', () => {
  const run = (...args: string[]) => runWipe(api.app, args);
  const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 16) + 'Z';

  test('announces, withdraws and confirms a wipe', async () => {
    await api.app.db.deleteFrom('server_wipes').execute();
    expect(await run('list', 'hitech')).toBe('hitech has no wipes');
    await run('announce', 'hitech', inDays(5));
    await expect(run('announce', 'hitech', inDays(5.4))).rejects.toThrow('12 hours');
    await expect(run('confirm', 'hitech', inDays(5))).rejects.toThrow('in the future');
    await run('announce', 'hitech', inDays(9));
    await run('withdraw', 'hitech', inDays(9));
    await expect(run('withdraw', 'hitech', inDays(9))).rejects.toThrow('No wipe of hitech is announced');
    const announced = new Date(inDays(5)).toISOString();
    expect(await run('list', 'hitech')).toBe(`${announced} announced`);
    api.clock.advance(6 * DAY_MS);
    await expect(run('announce', 'hitech', inDays(-1))).rejects.toThrow('use confirm for a wipe that happened');
    await run('confirm', 'hitech', inDays(-1));
    await expect(run('confirm', 'hitech', inDays(-1))).rejects.toThrow('already happened');
    await expect(run('withdraw', 'hitech', inDays(-1))).rejects.toThrow('No wipe of hitech is announced');
    expect(await run('list', 'hitech')).toBe(`${announced} confirmed`);
    api.clock.advance(-6 * DAY_MS);
  });

  test.each([
    [[], 'list <server id>'],
    [['announce', 'hitech'], 'list <server id>'],
    [['list', 'hitech', '2027-01-16T15:00Z'], 'list <server id>'],
    [['erase', 'hitech', '2027-01-16T15:00Z'], 'list <server id>'],
    [['list', 'skyblock'], 'Server skyblock not found'],
    [['announce', 'hitech', '2027-01-16T15:00'], 'include the time zone'],
    [['confirm', 'hitech', '2026-13-40T15:00Z'], 'include the time zone'],
  ])('refuses %j', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });
});

test('the lowest price of privileges is shown, or null without privileges', async () => {
  const least = await api.app.db
    .selectFrom('role_prices')
    .innerJoin('roles', 'roles.id', 'role_prices.role_id')
    .select(({ fn }) => fn.min('amount').as('amount'))
    .where('server_id', '=', 'hitech')
    .executeTakeFirstOrThrow();
  const { body } = await server('server=hitech&full=true');
  expect(body.full?.privilegesFrom).toEqual({ period: 'month', amount: least.amount, currency: 'RUB' });
  await api.app.pool.query(
    `INSERT INTO servers SELECT 'bare', 99, 'Bare', color, address, summary, game_version, pvp_mode, main_world_area,
       other_worlds_area, mods, worlds FROM servers WHERE id = 'hitech'`,
  );
  expect((await server('server=bare&full=true')).body.full?.privilegesFrom).toBeNull();
});

test('records have their time, those of a day expire after it, and players are counted once', async () => {
  await hitech.heartbeat({ players: 9 });
  const peak = api.clock.now();
  api.clock.advance(3 * MINUTE_MS);
  await hitech.heartbeat({ players: 9 });
  const left = peak.getTime() - MINUTE_MS;
  await hitech.events({ sessions: [session('Kitsune', left), session('kitsune', left), session('bot_1', left)] });
  await hitech.events({ sessions: [session('Ronin', left - DAY_MS - MINUTE_MS)] });
  const { body } = await server('server=hitech&full=true');
  expect(body.full?.statistics).toEqual({
    records: {
      onlineCurrent: 9,
      onlineDay: 9,
      onlineMax: 9,
      timeOnlineDay: peak.toISOString(),
      timeOnlineMax: peak.toISOString(),
    },
    playersDay: 10,
  });
  api.clock.advance(2 * DAY_MS);
  await hitech.heartbeat({ players: 2 });
  expect(await statistics('hitech')).toMatchObject({
    records: { onlineCurrent: 2, onlineDay: 2, onlineMax: 9, timeOnlineMax: peak.toISOString() },
    playersDay: 2,
  });
  api.clock.advance(MINUTE_MS);
  expect((await statistics('hitech')).records).toMatchObject({ onlineCurrent: 0, onlineDay: 2 });
});

test('online of a day has ten-minute steps and of a week hours; without heartbeats there is a gap', async () => {
  const sky = await gameCaller(api, 'techno-magic-sky');
  api.clock.advance(600_000 - (api.clock.now().getTime() % 600_000));
  await sky.heartbeat({ players: 4 });
  api.clock.advance(MINUTE_MS);
  await sky.heartbeat({ players: 7 });
  api.clock.advance(29 * MINUTE_MS);
  await sky.heartbeat({ players: 0 });
  const day = await online('server=techno-magic-sky');
  expect([day.step, day.points.length]).toEqual([600, 144]);
  expect(day.points.slice(-5)).toEqual([null, 7, null, null, 0]);
  expect(new Date(day.from).getTime() + DAY_MS).toBe(api.clock.now().getTime() + 600_000);
  api.clock.advance(2 * DAY_MS);
  await sky.heartbeat({ players: 3 });
  const week = await online('server=techno-magic-sky&period=week');
  expect([week.step, week.points.length, week.points.at(-1)]).toEqual([3600, 168, 3]);
  expect(Math.max(...week.points.map((point) => point ?? -1))).toBe(7);
  expect(week.points.filter((point) => point !== null).length).toBeLessThanOrEqual(3);
  expect((await online('server=techno-magic-sky')).points.slice(0, -1).every((point) => point === null)).toBe(true);
});

describe('the facts of a server', () => {
  type Facts = Schemas['ServerFacts'];
  const read = (as: Awaited<ReturnType<typeof addEditor>>, id = 'magic-rpg') =>
    api.request<Facts>('GET', `/api/server/facts?server=${id}`, { as });

  test('are changed by an editor and shown to everybody; a change of an older version is refused', async () => {
    const editor = await addEditor(api);
    const { body: before } = await read(editor);
    const facts: Facts = {
      version: before.version,
      gameVersion: '1.12.2',
      pvpMode: 'on',
      mainWorldArea: 20_000,
      otherWorldsArea: 5000,
      mods: [' Thaumcraft ', 'botania', 'Botania'],
    };
    const edit = (server: string, sent: Partial<Facts>) =>
      api.request<Facts & Schemas['Error']>('POST', '/api/server/facts', {
        as: editor,
        body: { server, facts: { ...facts, ...sent } },
      });
    const stored = { ...facts, version: before.version + 1, mods: ['Thaumcraft', 'botania'] };
    expect((await edit('magic-rpg', {})).body).toEqual(stored);
    // The response was lost and the same change is sent again.
    expect((await edit('magic-rpg', {})).body).toEqual(stored);
    const stale = await edit('magic-rpg', { gameVersion: '1.7.10' });
    expect(stale).toMatchObject({ status: 409, body: { details: { type: 'stale_facts' } } });
    expect((await read(editor)).body).toEqual(stored);
    const { version: _, ...shown } = stored;
    expect((await server('server=magic-rpg')).body.server.documentMeta).toMatchObject(shown);
    expect((await edit('nowhere', {})).status).toBe(404);
    for (const wrong of [{ gameVersion: '' }, { gameVersion: '<b>' }, { mainWorldArea: 0 }, { mods: [''] }]) {
      expect((await edit('magic-rpg', { version: stored.version, ...wrong })).status).toBe(400);
    }
  });

  test('are for editors only', async () => {
    const player = await api.signUp();
    expect((await read(player)).status).toBe(403);
    expect((await read(await addEditor(api), 'nowhere')).status).toBe(404);
  });
});
