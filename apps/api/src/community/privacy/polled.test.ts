import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import { addCanary, CANARY, type Canary } from '../../../testing/privacy/canary.ts';
import { type Showing, shownPlayers } from '../../../testing/privacy/shown-players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { endOfDays } from './days-over.ts';
import type { Privacy, ViewerKind } from './sees.ts';

const showings = Object.entries(shownPlayers).filter(
  (entry): entry is [string, Showing] => typeof entry[1] !== 'string' && entry[1].path !== '/server/monitoring',
);

let api: TestApp;
let canary: Canary;
beforeAll(async () => {
  api = await createTestApp();
  canary = await addCanary(api);
});
afterAll(() => api.close());

/** What changes with the calendar whatever anybody plays: when tops were reckoned, and which week it is. */
const OF_THE_CALENDAR = /"refreshedAt":"[^"]*"|"week(Before)?":\d+/g;

/** Every answer to this one. */
async function poll(kind: ViewerKind): Promise<Map<string, string>> {
  const as = canary.viewers[kind];
  for (const [, { prepare }] of showings) await prepare?.(api);
  const answers = new Map<string, string>();
  for (const [name, { path }] of showings) {
    const { text } = await api.request('GET', `/api${path}`, as ? { as } : {});
    answers.set(name, text.replaceAll(OF_THE_CALENDAR, ''));
  }
  return answers;
}

/** Half an hour of play that has just ended, which began as long ago. */
async function played(hours = 0.5): Promise<void> {
  const left = api.clock.now();
  canary.counters.blocksBroken += 11;
  // Of coins too: what is earned in the game is statistics, and moves no balance.
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
])('whoever hides %s', (_name, privacy, kept) => {
  test('is not revealed by totals before the day is completed, even by polling', async () => {
    await hide(privacy);
    toHour(12);
    await played();
    const before = new Map<ViewerKind, Map<string, string>>();
    for (const kind of kept) before.set(kind, await poll(kind));
    await played();
    for (const kind of kept)
      expect([kind, changed(before.get(kind) ?? new Map(), await poll(kind))]).toEqual([kind, []]);
  });

  test('nor where they played over midnight, or a batch came after it', async () => {
    await hide(privacy);
    toHour(23);
    const before = await poll('visitor');
    api.clock.advance(HOUR_MS + 20 * MINUTE_MS);
    await played(1);
    const now = await poll('visitor');
    for (const name of ['getProfile', 'getUserStatistics', 'getPlaytimeTop', 'getGlobalTop']) {
      expect([name, now.get(name)]).toEqual([name, before.get(name)]);
    }
  });

  test('shows what was done in it once it is over, and to themselves at once', async () => {
    await hide(privacy);
    toHour(12);
    const [visitor, owner] = [await poll('visitor'), await poll('owner')];
    await played();
    const seen = changed(owner, await poll('owner'));
    expect(seen).toEqual(expect.arrayContaining(['getProfile', 'getUserPlaytime', 'getUserStatistics']));
    toHour(2);
    expect(changed(visitor, await poll('visitor'))).toEqual(expect.arrayContaining(TOTALS));
  });
});

test('who hides neither is counted at once', async () => {
  await hide({});
  toHour(12);
  await played();
  const before = await poll('visitor');
  await played();
  expect(changed(before, await poll('visitor'))).toEqual(expect.arrayContaining(TOTALS));
});

test.each([
  ['2026-11-22T00:59:59.999Z', '2026-11-21T00:00:00.000Z'],
  ['2026-11-22T01:00:00.000Z', '2026-11-22T00:00:00.000Z'],
  ['2026-11-22T23:59:59.000Z', '2026-11-22T00:00:00.000Z'],
])('at %s the last day that is over ended at %s', (now, end) => {
  expect(endOfDays(new Date(now)).toISOString()).toBe(end);
});
