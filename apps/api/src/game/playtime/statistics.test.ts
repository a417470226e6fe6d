import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import { addPlayer, refusal } from '../../../testing/players.ts';
import type { Player } from '../../../testing/players.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { Credentials, TestApp } from '../../../testing/test-app.ts';
import { gameCaller } from '../bridge/testing/game-caller.ts';
import type { Privacy } from '../../community/privacy/sees.ts';
import { addPlayed } from './testing/played-sessions.ts';

type Statistics = components['schemas']['PlayerStatistics'];
type Counters = components['schemas']['PlayerCounters'];

let api: TestApp;
let player: Player;
beforeAll(async () => {
  api = await createTestApp();
  player = await addPlayer(api, 0);
});
afterAll(() => api.close());

const counted = (login: string, blocksBroken: number, coinIncome: number): Counters => ({
  login,
  blocksBroken,
  coinIncome,
  blocksPlaced: 2,
  playersKilled: 3,
  mobsKilled: 4,
  deaths: 5,
  experience: 6,
  chatMessages: 7,
  caseOpenings: 8,
  coinExpenses: 9,
});

const getStatistics = <Body = Statistics>(path: string, as?: Credentials) =>
  api.request<Body>('GET', `/api/user/${path}`, as && { as });

const hide = (privacy: Privacy) =>
  api.app.db
    .updateTable('players')
    .set({ privacy: JSON.stringify(privacy) })
    .where('id', '=', player.playerId)
    .execute();

test('statistics of a player are summed over wipes and servers', async () => {
  const hitech = await gameCaller(api, 'hitech');
  const magic = await gameCaller(api, 'magic-rpg');
  const told = [
    [hitech, 100, 10],
    [hitech, 40, 4],
    [hitech, 60, 6],
    [magic, 1, 1],
  ] as const;
  for (const [server, blocks, coins] of told) {
    api.clock.advance(1000);
    await server.events({ counters: [counted(player.login, blocks, coins)] });
  }
  const all = (await getStatistics(`statistics/${player.login.toUpperCase()}`)).body;
  expect(all).toMatchObject({ login: player.login, server: null, blocksBroken: 161, deaths: 15, caseOpenings: 24 });
  expect(all.coins).toEqual({ income: 17, expenses: 27 });
  const one = (await getStatistics(`statistics/${player.login}/hitech`)).body;
  expect(one).toMatchObject({ server: 'hitech', blocksBroken: 160, deaths: 10, coins: { income: 16, expenses: 18 } });
});

test('a player without sessions has empty statistics', async () => {
  const { login } = await addPlayer(api, 0);
  const { body } = await getStatistics(`statistics/${login}`);
  const none = { total: 0, afk: 0, sessions: 0, month: 0, year: 0, week: 0, weekBefore: 0 };
  expect(body).toMatchObject({ blocksBroken: 0, coins: { income: 0, expenses: 0 }, playtime: none });
});

test('playtime of a week, a month and a year is the sum of its days', async () => {
  const now = api.clock.now();
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const monday = today - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  const played = { playerId: player.playerId, serverId: 'hitech', afkSeconds: 60 };
  // A minute of active play each, one hour after midnight: on the last days that count and the first that do not.
  const begun = [monday, monday - DAY_MS, monday - 7 * DAY_MS, monday - 8 * DAY_MS];
  begun.push(today - 30 * DAY_MS, today - 31 * DAY_MS, today - 364 * DAY_MS, today - 365 * DAY_MS);
  const sessions = begun.map((day) => ({ ...played, joinedAt: day + HOUR_MS, leftAt: day + HOUR_MS + 2 * MINUTE_MS }));
  await addPlayed(api.app.db, player.login, sessions);
  const { body } = await getStatistics(`statistics/${player.login}`);
  const since = (days: number) => begun.filter((day) => day > today - days * DAY_MS).length * 60;
  expect(body.playtime).toEqual({
    total: 8 * 60,
    afk: 8 * 60,
    sessions: 8,
    week: 60,
    weekBefore: 120,
    month: since(31),
    year: 7 * 60,
  });
  expect([since(31), since(365)]).toEqual([5 * 60, 7 * 60]);
});

test('hidden playtime is refused, and absent from the statistics', async () => {
  const stranger = await addPlayer(api, 0);
  const part = async (path: string, as?: Credentials) => refusal(await getStatistics<unknown>(path, as));
  await hide({ playtime: 'nobody', coins: 'nobody' });
  const hidden = { status: 403, code: 3, type: 'part_hidden' };
  const range = `playtime-range/${player.login}?resolution=day&from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z`;
  for (const path of [`playtime/${player.login}`, `playtime/${player.login}/hitech`, range]) {
    expect(await part(path)).toEqual(hidden);
    expect(await part(path, stranger)).toEqual(hidden);
    expect((await getStatistics(path, player)).status).toBe(200);
  }
  expect((await getStatistics(`statistics/${player.login}`, stranger)).body).toMatchObject({
    coins: null,
    playtime: null,
  });
  expect((await getStatistics(`statistics/${player.login}`, player)).body.playtime?.total).toBe(8 * 60);
  await hide({ statistics: 'nobody' });
  expect(await part(`statistics/${player.login}/hitech`, stranger)).toEqual(hidden);
  expect((await getStatistics(`statistics/${player.login}`, player)).status).toBe(200);
  await hide({});
});
