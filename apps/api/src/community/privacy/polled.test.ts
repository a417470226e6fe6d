import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import { addCanary, CANARY, type Canary } from '../../../testing/privacy/canary.ts';
import { type PlayerCall, shownPlayers } from '../../../testing/privacy/shown-players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { endOfDays } from './days-over.ts';
import type { Privacy, ViewerKind } from './sees.ts';

const calls = Object.entries(shownPlayers).filter(
  (entry): entry is [string, PlayerCall] => typeof entry[1] !== 'string' && entry[1].path !== '/server/monitoring',
);

let api: TestApp;
let canary: Canary;
beforeAll(async () => {
  api = await createTestApp();
  canary = await addCanary(api);
});
afterAll(() => api.close());

/** Fields that change with the time alone: when leaderboards were refreshed, the number of the week, the end of an offer. */
const OF_THE_CALENDAR = /"refreshedAt":"[^"]*"|"week(Before)?":\d+|"expiresAt":"[^"]*"/g;

/** Responses of every call to a viewer of this kind. */
async function poll(kind: ViewerKind): Promise<Map<string, string>> {
  const as = canary.viewers[kind];
  for (const [, { prepare }] of calls) await prepare?.(api);
  const answers = new Map<string, string>();
  for (const [name, { path }] of calls) {
    const { text } = await api.request('GET', `/api${path}`, as ? { as } : {});
    answers.set(name, text.replaceAll(OF_THE_CALENDAR, ''));
  }
  return answers;
}

/** Reports a session of `hours` that has just ended. */
async function reportSession(hours = 0.5): Promise<void> {
  const left = api.clock.now();
  canary.counters.blocksBroken += 11;
  // Coins earned in the game are statistics and do not change the balance.
  canary.counters.coinIncome += 40;
  await canary.server.events({
    sessions: [
      {
        id: randomUUID(),
        login: CANARY.login,
        joinedAt: new Date(left.getTime() - hours * HOUR_MS).toISOString(),
        leftAt: left.toISOString(),
        afkSeconds: 60,
      },
    ],
    counters: [canary.counters],
    reportedAt: left.toISOString(),
  });
  api.clock.advance(2 * MINUTE_MS);
}

const hide = (privacy: Privacy) =>
  api.app.db
    .updateTable('players')
    .set({ privacy: JSON.stringify(privacy) })
    .where('id', '=', canary.ownerId)
    .execute();

const toHour = (hour: number) => {
  const now = api.clock.now().getTime();
  const next = (Math.floor(now / DAY_MS) + 1) * DAY_MS + hour * HOUR_MS;
  api.clock.advance(next - now);
};

const changed = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);

const TOTALS = [
  'getProfile',
  'getUserPlaytime',
  'getUserStatistics',
  'getServerPlaytimeTop',
  'getOnlineTop',
  'getGlobalTop',
];

describe.each<[string, Privacy, ViewerKind[]]>([
  ['being online', { online: 'nobody' }, ['visitor', 'stranger', 'friend']],
  ['when they were last seen', { lastSeen: 'nobody' }, ['visitor', 'stranger', 'friend']],
  ['being online from all but friends', { online: 'friends' }, ['visitor', 'stranger']],
])('a player who hides %s', (_name, privacy, viewers) => {
  test('is not revealed by totals before the day is completed, even by polling', async () => {
    await hide(privacy);
    toHour(12);
    await reportSession();
    const before = new Map<ViewerKind, Map<string, string>>();
    for (const kind of viewers) before.set(kind, await poll(kind));
    await reportSession();
    for (const kind of viewers)
      expect([kind, changed(before.get(kind) ?? new Map(), await poll(kind))]).toEqual([kind, []]);
  });

  test('is not revealed by a session over midnight or by a batch that arrives after midnight', async () => {
    await hide(privacy);
    toHour(23);
    const before = await poll('visitor');
    api.clock.advance(HOUR_MS + 20 * MINUTE_MS);
    await reportSession(1);
    const now = await poll('visitor');
    for (const name of ['getProfile', 'getUserStatistics', 'getPlaytimeTop', 'getGlobalTop']) {
      expect([name, now.get(name)]).toEqual([name, before.get(name)]);
    }
  });

  test('sees new playtime at once; other players see it in the totals after the day ends', async () => {
    await hide(privacy);
    toHour(12);
    const [visitor, owner] = [await poll('visitor'), await poll('owner')];
    await reportSession();
    const seen = changed(owner, await poll('owner'));
    expect(seen).toEqual(expect.arrayContaining(['getProfile', 'getUserPlaytime', 'getUserStatistics']));
    toHour(2);
    expect(changed(visitor, await poll('visitor'))).toEqual(expect.arrayContaining(TOTALS));
  });
});

test('a player who hides neither has new play in their totals at once', async () => {
  await hide({});
  toHour(12);
  await reportSession();
  const before = await poll('visitor');
  await reportSession();
  expect(changed(before, await poll('visitor'))).toEqual(expect.arrayContaining(TOTALS));
});

test.each([
  ['2026-11-22T00:59:59.999Z', '2026-11-21T00:00:00.000Z'],
  ['2026-11-22T01:00:00.000Z', '2026-11-22T00:00:00.000Z'],
  ['2026-11-22T23:59:59.000Z', '2026-11-22T00:00:00.000Z'],
])('at %s the last completed day ended at %s', (now, end) => {
  expect(endOfDays(new Date(now)).toISOString()).toBe(end);
});
