import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS, seededRandom } from '@hoshikraft/shared';
import { addPlayer } from '../../../testing/players.ts';
import type { Player } from '../../../testing/players.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { ApiResponse, Credentials, TestApp } from '../../../testing/test-app.ts';
import { calendarOf, naivePlaytime, QUARTER_MS } from './testing/naive-playtime.ts';
import type { Counted } from './testing/naive-playtime.ts';
import { addPlayed, sessionsAround } from './testing/played-sessions.ts';

type Playtime = components['schemas']['Playtime'];

let api: TestApp;
let player: Player;
/** Counted second by second, by server and quarter of an hour. */
let quarters: ReadonlyMap<string, Counted>;
let now: number;

/** Month ends, and changes of the clock in Berlin, New York and on Lord Howe Island, where it is half an hour. */
const EDGES = [
  '2026-01-01',
  '2026-02-28',
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2025-10-26',
  '2025-11-02',
  '2025-10-05',
];

beforeAll(async () => {
  api = await createTestApp();
  player = await addPlayer(api, 0);
  now = api.clock.now().getTime();
  const random = seededRandom(9);
  const moments = EDGES.map((day) => Date.parse(`${day}T00:00:00Z`));
  const lately = [2, 9, 20, 40].map((days) => now - days * DAY_MS);
  const of = (serverId: string) => ({ playerId: player.playerId, serverId });
  const sessions = [
    ...sessionsAround(random, [...moments, ...lately], of('hitech')),
    ...sessionsAround(random, [...moments, ...lately], of('magic-rpg')),
  ];
  await addPlayed(api.app.db, player.login, sessions);
  quarters = naivePlaytime(sessions, ({ serverId }, moment) => `${serverId} ${Math.floor(moment / QUARTER_MS)}`);
});
afterAll(() => api.close());

const getPlaytime = <Body = Playtime>(path: string, query: Record<string, string> = {}, as?: Credentials) =>
  api.request<Body>('GET', `/api/user/${path}?${new URLSearchParams(query)}`, as && { as });

/** Monday of a day's week. */
const mondayOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
};

const labelOf = (timezone: string, resolution: Playtime['resolution']) => {
  const calendar = calendarOf(timezone);
  return (moment: number): string => {
    const { hour, day, month } = calendar(moment);
    return { hour, day, week: mondayOf(day), month }[resolution];
  };
};

/** Points by their local name; an hour that occurs twice counts once. */
function labelled({ points }: Playtime, label: (moment: number) => string): Map<string, Counted> {
  const sums = new Map<string, Counted>();
  for (const { at, seconds, afkSeconds } of points) {
    const key = label(Date.parse(at));
    const there = sums.get(key) ?? { seconds: 0, afk: 0 };
    sums.set(key, { seconds: there.seconds + (seconds ?? 0), afk: there.afk + (afkSeconds ?? 0) });
  }
  return sums;
}

/** Counted seconds, grouped by a key of the server and the start of the quarter of an hour. */
function counted(keyOf: (server: string, moment: number) => string): Map<string, Counted> {
  const sums = new Map<string, Counted>();
  for (const [key, { seconds, afk }] of quarters) {
    const [server = '', quarter] = key.split(' ');
    const name = keyOf(server, Number(quarter) * QUARTER_MS);
    const there = sums.get(name) ?? { seconds: 0, afk: 0 };
    sums.set(name, { seconds: there.seconds + seconds, afk: there.afk + afk });
  }
  return sums;
}

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'];
const ranges = [
  ['hour', '2026-03-20T10:20:00Z', '2026-04-10T00:00:00Z'],
  ['day', '2025-09-30T10:00:00Z', '2026-05-01T00:00:00Z'],
  ['week', '2025-09-30T10:00:00Z', '2026-05-01T00:00:00Z'],
  ['month', '2025-09-30T10:00:00Z', '2026-05-01T00:00:00Z'],
] as const;
const asked = zones.flatMap((timezone) => ranges.map(([resolution, from, to]) => ({ timezone, resolution, from, to })));

describe('between two moments', () => {
  test.each(asked.filter(({ timezone, resolution }) => !(timezone.endsWith('Lord_Howe') && resolution === 'hour')))(
    'points per $resolution in $timezone match a count by seconds',
    async ({ timezone, resolution, from, to }) => {
      const { status, body } = await getPlaytime(`playtime-range/${player.login}`, { timezone, resolution, from, to });
      expect(status).toBe(200);
      const label = labelOf(timezone, resolution);
      const found = labelled(body, label);
      const naive = counted((_server, moment) => label(moment));
      const expected = [...found.keys()].map((key) => [key, naive.get(key) ?? { seconds: 0, afk: 0 }] as const);
      expect([...found]).toEqual(expected);
      expect(found.has(label(Date.parse(from)))).toBe(true);
      expect([...found.values()].filter(({ seconds }) => seconds > 0).length).toBeGreaterThan(3);
      expect(new Set(body.points.map(({ at }) => at)).size).toBe(body.points.length);
    },
  );

  test.each(zones)('points per hour in %s are the local hours, also when daylight saving changes', async (timezone) => {
    const query = { timezone, resolution: 'hour', from: '2026-03-20T10:20:00Z', to: '2026-04-10T00:00:00Z' };
    const { body } = await getPlaytime(`playtime-range/${player.login}`, query);
    const byQuarter = counted((_server, moment) => String(moment));
    const hourFrom = (at: number): Counted =>
      [0, 1, 2, 3]
        .map((nth) => byQuarter.get(String(at + nth * QUARTER_MS)) ?? { seconds: 0, afk: 0 })
        .reduce((sum, one) => ({ seconds: sum.seconds + one.seconds, afk: sum.afk + one.afk }));
    const moments = body.points.map(({ at }) => Date.parse(at));
    expect(moments).toEqual(moments.map((_, nth) => (moments[0] ?? 0) + nth * HOUR_MS));
    expect(body.points.map(({ seconds, afkSeconds }) => ({ seconds, afk: afkSeconds }))).toEqual(moments.map(hourFrom));
    expect(body.points.filter(({ seconds }) => (seconds ?? 0) > 0).length).toBeGreaterThan(3);
  });

  test('playtime of one server is part of the total', async () => {
    const query = { resolution: 'month', from: '2025-09-01T00:00:00Z', to: new Date(now).toISOString() };
    const [all, ...parts] = await Promise.all(
      ['', '/hitech', '/magic-rpg', '/techno-magic-sky'].map((server) =>
        getPlaytime(`playtime-range/${player.login}${server}`, query),
      ),
    );
    const seconds = (answer: ApiResponse<Playtime> | undefined) =>
      answer?.body.points.map((point) => point.seconds ?? 0) ?? [];
    expect(seconds(all)).toEqual(seconds(parts[0]).map((one, index) => one + (seconds(parts[1])[index] ?? 0)));
    expect(seconds(parts[2]).every((one) => one === 0)).toBe(true);
  });

  test('future points and hours older than a year are null', async () => {
    const to = new Date(now + 2 * DAY_MS).toISOString();
    const days = await getPlaytime(`playtime-range/${player.login}`, {
      resolution: 'day',
      from: new Date(now).toISOString(),
      to,
    });
    expect(days.body.points.map(({ seconds }) => seconds === null)).toEqual([false, true, true]);
    const old = new Date(now - 365 * DAY_MS).toISOString();
    const before = new Date(now - 365 * DAY_MS - 2 * HOUR_MS).toISOString();
    const hours = await getPlaytime(`playtime-range/${player.login}`, { resolution: 'hour', from: before, to: old });
    expect(hours.body.points.map(({ seconds }) => seconds)).toEqual([null, null, null]);
  });

  test.each([
    ['1,001 points', { resolution: 'day', from: '2023-01-01T00:00:00Z', to: '2025-09-27T12:00:00Z' }],
    ['all hours since the year 1', { resolution: 'hour', from: '0001-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' }],
    ['a day of the year 0', { resolution: 'day', from: '0000-06-01T00:00:00Z', to: '0000-06-03T00:00:00Z' }],
    [
      'the year 1 west of Greenwich',
      {
        resolution: 'month',
        from: '0001-01-01T00:00:00Z',
        to: '0001-06-01T00:00:00Z',
        timezone: 'America/New_York',
      },
    ],
    [
      'a range that ends before it begins',
      { resolution: 'day', from: '2026-01-02T00:00:00Z', to: '2026-01-01T00:00:00Z' },
    ],
    [
      'a zone that is none',
      { resolution: 'day', from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z', timezone: 'Mars/Olympus' },
    ],
  ])('%s is refused', async (_what, query) => {
    expect((await getPlaytime(`playtime-range/${player.login}`, query)).status).toBe(400);
  });

  test('1,000 points are returned', async () => {
    const query = { resolution: 'day', from: '2023-01-01T00:00:00Z', to: '2025-09-27T00:00:00Z' };
    expect((await getPlaytime(`playtime-range/${player.login}`, query)).body.points).toHaveLength(1000);
  });
});

describe('over a period', () => {
  const periods = [
    ['1m', 'day', 31],
    ['3m', 'day', 93],
    ['6m', 'day', 186],
    ['1y', 'week', [53, 54]],
    ['3y', 'month', [36, 37]],
    ['5y', 'month', [60, 61]],
  ] as const;

  test.each(periods)('the period %s has points per %s', async (period, resolution, count) => {
    const { body } = await getPlaytime(`playtime/${player.login}`, { period });
    expect(body).toMatchObject({ login: player.login, server: null, resolution });
    expect([count].flat()).toContain(body.points.length);
    const total = body.points.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
    const first = Date.parse(body.points[0]?.at ?? '');
    const naive = counted((_server, moment) => (moment >= first ? 'within' : 'before'));
    expect(total).toBe(naive.get('within')?.seconds);
  });

  test('max begins when the player was first seen; a player without playtime has no points', async () => {
    const { body } = await getPlaytime(`playtime/${player.login}/hitech`, { period: 'max' });
    expect(body).toMatchObject({ server: 'hitech', resolution: 'month' });
    const naive = counted((server) => server);
    expect(body.points.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0)).toBe(naive.get('hitech')?.seconds);
    expect(body.points[0]?.seconds).toBeGreaterThan(0);
    const { login } = await addPlayer(api, 0);
    expect((await getPlaytime(`playtime/${login}`, { period: 'max' })).body.points).toEqual([]);
    expect((await getPlaytime(`playtime/${login}`)).body.points).toHaveLength(31);
  });

  test('a login in any letter case finds the player; an unknown login or server is not found', async () => {
    expect((await getPlaytime(`playtime/${player.login.toUpperCase()}`)).body.login).toBe(player.login);
    const nowhere = [
      'playtime/Nobody_here',
      'playtime/x',
      `playtime/${'x'.repeat(64)}`,
      `playtime/${player.login}/nowhere`,
    ];
    const answers = await Promise.all(
      [...nowhere, 'statistics/Nobody_here', `statistics/${player.login}/nowhere`].map((path) => getPlaytime(path)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });
});
