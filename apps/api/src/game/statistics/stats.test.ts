import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS, seededRandom } from '@hoshikraft/shared';
import { addPlayer } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { gameCaller } from '../bridge/testing/game-caller.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { calendarOf } from '../playtime/testing/naive-playtime.ts';
import { addPlayed } from '../playtime/testing/played-sessions.ts';
import { countNewcomers } from './count-newcomers.ts';
import { recountNewcomers } from './newcomers-repository.ts';
import { addHours, type Hour } from './testing/online-series.ts';

type Schemas = components['schemas'];
const EMPTY_DAY = Array.from({ length: 24 }, () => null);

describe.each(['postgres', 'pglite'] as const)('on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp({ engine });
  });
  afterAll(() => api.close());

  const get = async <Body>(path: string): Promise<Body> => {
    const { status, body } = await api.request<Body>('GET', `/api/online/${path}`);
    expect(status).toBe(200);
    return body;
  };
  const history = (query = '') => get<Schemas['OnlineHistory']>(`history?${query}`);
  const summary = (query = '') => get<Schemas['OnlineSummary']>(`summary?${query}`);
  const newcomers = (query = '') => get<Schemas['Newcomers']>(`newcomers?${query}`);
  const forget = async () => {
    for (const table of ['online_samples', 'online_totals', 'heartbeats', 'newcomer_days', 'play_sessions'] as const) {
      await api.app.db.deleteFrom(table).execute();
    }
  };
  const at = (time: string) => api.clock.advance(Date.parse(time) - api.clock.now().getTime());

  test('before the first heartbeat figures are empty', async () => {
    const { together, servers, step } = await history();
    expect([step, together?.length, servers.map(({ server }) => server)]).toEqual([
      600,
      144,
      ['techno-magic-rpg', 'hitech', 'techno-magic-sky', 'magic-rpg'],
    ]);
    const all = [together ?? [], ...servers.flatMap(({ online, tps }) => [online, tps])].flat();
    expect(all.filter((point) => point !== null)).toEqual([]);
    expect((await history('range=max')).together?.filter((point) => point !== null)).toEqual([]);
    const { together: records, days, week } = await summary();
    expect(records).toMatchObject({ onlineCurrent: 0, onlineMax: 0, timeOnlineMax: null });
    expect(days).toEqual({ today: EMPTY_DAY, yesterday: EMPTY_DAY, weekBefore: EMPTY_DAY });
    expect(week).toEqual(Array.from({ length: 7 }, () => EMPTY_DAY));
    for (const range of ['31d', '1y', 'max']) {
      expect((await newcomers(`range=${range}`)).points.filter((point) => point !== null)).toEqual([]);
    }
  });

  test.each(['history', 'summary', 'newcomers'])('%s of an unknown server is 404', async (name) => {
    expect((await api.request('GET', `/api/online/${name}?server=nowhere`)).status).toBe(404);
  });

  const early = '2026-01-01T00:00:00Z';
  const late = '2026-01-02T00:00:00Z';
  test.each([
    'history?range=2d',
    `history?from=${early}`,
    `history?to=${late}`,
    `history?range=7d&from=${early}&to=${late}`,
    `history?from=${late}&to=${early}`,
    `history?from=${early}&to=${early}`,
    'summary?timezone=Mars/Base',
    'newcomers?range=7d',
  ])('%s is refused', async (path) => {
    expect((await api.request('GET', `/api/online/${path}`)).status).toBe(400);
  });

  test('public responses may be cached by anyone for a short time', async () => {
    for (const name of ['history', 'summary', 'newcomers']) {
      const { headers } = await api.request('GET', `/api/online/${name}`);
      expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    }
  });

  test('servers share one time axis with the maximum of players and mean tick rate; no heartbeats are a gap', async () => {
    at('2026-11-22T12:00:00Z');
    const [hitech, magic] = [await gameCaller(api, 'hitech'), await gameCaller(api, 'magic-rpg')];
    await hitech.heartbeat({ players: 4, tps: 20 });
    api.clock.advance(10_000);
    await hitech.heartbeat({ players: 7, tps: 15.5 });
    await magic.heartbeat({ players: 2, tps: 20 });
    api.clock.advance(15 * MINUTE_MS);
    await hitech.heartbeat({ players: 1, tps: 20 });
    const { from, step, together, servers } = await history();
    const last = (points: readonly (number | null)[] | undefined) => points?.slice(-3);
    const of = (id: string) => servers.find(({ server }) => server === id);
    expect(Date.parse(from) + 144 * step * 1000).toBe(Date.parse('2026-11-22T12:20:00Z'));
    expect(last(of('hitech')?.online)).toEqual([null, 7, 1]);
    expect(last(of('hitech')?.tps)).toEqual([null, 17.75, 20]);
    expect(last(of('magic-rpg')?.online)).toEqual([null, 2, null]);
    expect(last(together ?? [])).toEqual([null, 9, 1]);
    const one = await history('server=magic-rpg&range=1h');
    expect([one.together, one.servers.map(({ server }) => server), one.step]).toEqual([null, ['magic-rpg'], 60]);
    expect(one.servers[0]?.online.filter((point) => point !== null)).toEqual([2]);
    const between = await history('from=2026-11-22T12:00:00Z&to=2026-11-22T12:01:00Z');
    expect([between.from, between.together]).toEqual(['2026-11-22T12:00:00.000Z', [9]]);
    expect((await history('range=max')).together?.filter((point) => point !== null)).toEqual([9, 1]);
  });

  test('records exist for each server and for all together, with their time', async () => {
    const { together, servers } = await summary();
    const records = new Map(servers.map(({ server, records: own }) => [server, own]));
    expect(records.get('hitech')).toMatchObject({ onlineCurrent: 1, onlineDay: 7, onlineMax: 7 });
    expect(records.get('hitech')?.timeOnlineMax).toBe('2026-11-22T12:00:10.000Z');
    expect(records.get('magic-rpg')).toMatchObject({ onlineCurrent: 0, onlineDay: 2, onlineMax: 2 });
    expect(records.get('techno-magic-sky')).toMatchObject({ onlineMax: 0, timeOnlineMax: null });
    expect(together).toMatchObject({
      onlineCurrent: 1,
      onlineDay: 9,
      onlineMax: 9,
      timeOnlineMax: '2026-11-22T12:00:10.000Z',
    });
    const one = await summary('server=hitech');
    expect([one.together, one.servers]).toEqual([null, [{ server: 'hitech', records: records.get('hitech') }]]);
  });

  test.each([
    ['UTC', '2026-11-22T17:40:00Z'],
    ['Europe/Berlin', '2026-03-29T10:30:00Z'],
    ['Europe/Berlin', '2026-10-25T20:10:00Z'],
    ['America/New_York', '2026-11-01T23:30:00Z'],
    ['Asia/Kolkata', '2026-06-30T18:45:00Z'],
  ])('days and hours of the week in %s at %s match a simple count', async (timezone, now) => {
    await forget();
    at(now);
    const random = seededRandom(116);
    const end = Math.floor(Date.parse(now) / HOUR_MS) * HOUR_MS;
    const hours = Array.from({ length: 70 * 24 }, (_, back): Hour => {
      const most = Math.floor(random() * 50);
      return { at: end - back * HOUR_MS, samples: 1 + Math.floor(random() * 720), mean: most / 2, most };
    }).filter(() => random() < 0.9);
    await addHours(api.app.db, 'hitech', hours);
    await addHours(api.app.db, null, hours);

    const clock = calendarOf(timezone);
    const today = Date.parse(clock(Date.parse(now)).day);
    const dayAgo = (days: number) => {
      const day = new Date(today - days * DAY_MS).toISOString().slice(0, 10);
      const most: (number | null)[] = [...EMPTY_DAY];
      for (const hour of hours) {
        const wall = clock(hour.at);
        const place = Number(wall.hour.slice(-2));
        if (wall.day === day) most[place] = Math.max(most[place] ?? 0, hour.most);
      }
      return most;
    };
    const sums = Array.from({ length: 7 * 24 }, () => ({ online: 0, samples: 0 }));
    for (const hour of hours.filter((one) => one.at >= end - (56 * 24 - 1) * HOUR_MS)) {
      const wall = clock(hour.at);
      const weekday = (new Date(wall.day).getUTCDay() + 6) % 7;
      const sum = sums[weekday * 24 + Number(wall.hour.slice(-2))];
      if (sum === undefined) throw new Error('no such hour');
      sum.online += Math.round(hour.mean * hour.samples);
      sum.samples += hour.samples;
    }
    for (const query of ['', 'server=hitech&']) {
      const { days, week } = await summary(`${query}timezone=${timezone}`);
      expect(days).toEqual({ today: dayAgo(0), yesterday: dayAgo(1), weekBefore: dayAgo(7) });
      const means = sums.map(({ online, samples }) => (samples === 0 ? null : online / samples));
      for (const [place, mean] of week.flat().entries()) {
        if (mean === null) expect(means[place]).toBeNull();
        else expect(Math.abs(mean - (means[place] ?? -1))).toBeLessThanOrEqual(0.051);
      }
    }
    expect((await summary('server=magic-rpg')).days.today).toEqual(EMPTY_DAY);
  });

  test('a new player is counted once per server and once in total, even if reported late', async () => {
    await forget();
    at('2026-11-22T17:40:00Z');
    const [early, other] = [await addPlayer(api, 0), await addPlayer(api, 0)];
    const play = ({ playerId, login }: typeof early, serverId: string, time: string) => {
      const joinedAt = Date.parse(time);
      return addPlayed(api.app.db, login, [
        { playerId, serverId, joinedAt, leftAt: joinedAt + HOUR_MS, afkSeconds: 0 },
      ]);
    };
    const counted = async (query = '') => {
      expect(await runJob(api.app, countNewcomers)).toBe(true);
      return (await newcomers(query)).points;
    };
    await play(early, 'hitech', '2026-11-20T23:30:00Z');
    await play(early, 'magic-rpg', '2026-11-22T10:00:00Z');
    await play(other, 'hitech', '2026-11-22T11:00:00Z');
    await play(other, 'hitech', '2026-11-22T13:00:00Z');
    expect((await counted()).slice(-4)).toEqual([null, 1, 0, 1]);
    expect((await counted('server=hitech')).slice(-4)).toEqual([null, 1, 0, 1]);
    expect((await counted('server=magic-rpg')).slice(-2)).toEqual([null, 1]);
    expect(await counted('range=max')).toEqual([1, 0, 1]);
    await play(other, 'magic-rpg', '2026-11-19T08:00:00Z');
    expect((await counted()).slice(-4)).toEqual([1, 1, 0, 0]);
    expect((await counted('server=hitech')).slice(-4)).toEqual([null, 1, 0, 1]);
    expect((await counted('server=magic-rpg')).slice(-4)).toEqual([1, 0, 0, 1]);
    const year = await newcomers('range=1y');
    expect([year.step, year.points.length, year.points.filter(Boolean).length]).toEqual([3 * 86_400, 122, 1]);
    await play(early, 'magic-rpg', '2023-01-01T08:00:00Z');
    expect((await counted('range=max')).filter(Boolean)).toEqual([1]);
    await api.app.db.transaction().execute((trx) => recountNewcomers(trx, new Date(0)));
    expect((await counted('range=max')).filter(Boolean)).toEqual([1, 1]);
    expect((await newcomers('range=max')).step).toBe(9 * 86_400);
  });
});
