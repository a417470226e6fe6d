import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS, SECOND_MS, seededRandom } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addPlayer } from '../../../testing/players.ts';
import type { Player } from '../../../testing/players.ts';
import { waitForLockedConnections } from '../../../testing/wait-for-locked-connections.ts';
import { insertSessions } from '../bridge/event-repository.ts';
import { gameCaller } from '../bridge/testing/game-caller.ts';
import type { GameCaller } from '../bridge/testing/game-caller.ts';
import { rebuildRollups } from './rollups-repository.ts';
import { calendarOf, naivePlaytime } from './testing/naive-playtime.ts';
import type { Counted, Played } from './testing/naive-playtime.ts';

const SERVERS = ['hitech', 'magic-rpg'] as const;

interface Told extends Played {
  id: string;
  login: string;
}

let api: TestApp;
let callers: Map<string, GameCaller>;
let players: Player[];
beforeAll(async () => {
  api = await createTestApp();
  callers = new Map();
  for (const serverId of SERVERS) callers.set(serverId, await gameCaller(api, serverId));
  players = [await addPlayer(api, 0), await addPlayer(api, 0), await addPlayer(api, 0)];
});
afterAll(() => api.close());

const chance = seededRandom(20_261_122);

/** A random integer below a limit, or between two limits. */
const randomInt = (low: number, high?: number): number =>
  high === undefined ? Math.floor(chance() * low) : low + Math.floor(chance() * (high - low));

const pick = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;

/** Moments around the boundaries of periods, in UTC or in a time zone: midnights, month ends, clock changes. */
function edges(): number[] {
  const today = Math.floor(api.clock.now().getTime() / DAY_MS) * DAY_MS;
  const days = [1, 2, 30, 31, 200, 364].map((age) => today - age * DAY_MS);
  const old = ['2024-02-29', '2024-12-31', '2025-03-09', '2025-03-30', '2025-10-26', '2025-11-02'];
  return [...days, ...old.map((day) => Date.parse(`${day}T00:00:00Z`))];
}

function randomSession(): Told {
  const now = api.clock.now().getTime();
  const joinedAt = Math.min(pick(edges()) + randomInt(-30 * HOUR_MS, 30 * HOUR_MS), now);
  const leftAt = Math.min(joinedAt + randomInt(pick([SECOND_MS, 2 * HOUR_MS, 5 * HOUR_MS, 30 * HOUR_MS])), now);
  const { playerId, login } = pick(players);
  const whole = Math.floor(Math.max(leftAt - joinedAt, 0) / SECOND_MS);
  return {
    id: randomUUID(),
    playerId,
    login: pick([login, login.toUpperCase()]),
    serverId: pick(SERVERS),
    joinedAt,
    leftAt: Math.max(leftAt, joinedAt),
    afkSeconds: pick([0, randomInt(whole + 1), whole, whole + 100]),
  };
}

async function send(serverId: string, sessions: readonly Told[], batchId: string): Promise<number | undefined> {
  const answer = await callers.get(serverId)?.events({
    batchId,
    sessions: sessions.map(({ id, login, joinedAt, leftAt, afkSeconds }) => {
      const times = { joinedAt: new Date(joinedAt).toISOString(), leftAt: new Date(leftAt).toISOString() };
      return { id, login, ...times, afkSeconds };
    }),
  });
  return answer?.status;
}

/** Batches of a server's sessions, some sessions in two of them, some batches twice, all of them at once. */
async function tell(sessions: readonly Told[]): Promise<void> {
  const sent = SERVERS.flatMap((serverId) => {
    const own = sessions.filter((session) => session.serverId === serverId);
    return Array.from({ length: 8 }, () => {
      const some = own.filter(() => randomInt(4) === 0);
      return { serverId, some, batchId: randomUUID() };
    }).concat({ serverId, some: own, batchId: randomUUID() });
  });
  const answers = await Promise.all(
    [...sent, ...sent.filter(() => randomInt(2) === 0)].map(({ serverId, some, batchId }) =>
      send(serverId, some, batchId),
    ),
  );
  expect(answers).toEqual(answers.map(() => 200));
}

/** Rows of a table by key; `name` formats the bucket as the calendar does. */
async function readRollups(table: 'playtime_hours' | 'playtime_days' | 'playtime_months', bucket: string) {
  const { rows } = await sql<{ key: string; seconds: number; afk: number }>`
    SELECT concat_ws(' ', player_id, server_id, ${sql.raw(bucket)}) AS key, seconds, afk_seconds AS afk
    FROM ${sql.table(table)}`.execute(api.app.db);
  return new Map(rows.map(({ key, seconds, afk }) => [key, { seconds, afk }]));
}

const everything = async () => ({
  hours: await readRollups('playtime_hours', `to_char(hour AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24')`),
  days: await readRollups('playtime_days', 'day'),
  months: await readRollups('playtime_months', 'month'),
  totals: await api.app.db
    .selectFrom('playtime_totals')
    .selectAll()
    .orderBy('player_id')
    .orderBy('server_id')
    .execute(),
});

/** Sums counts of hours into those of a longer period. */
function summed(byHour: ReadonlyMap<string, Counted>, bucketOf: (hour: string) => string): Map<string, Counted> {
  const sums = new Map<string, Counted>();
  for (const [key, { seconds, afk }] of byHour) {
    const [player = '', server = '', hour = ''] = key.split(' ');
    const bucket = `${player} ${server} ${bucketOf(hour)}`;
    const there = sums.get(bucket) ?? { seconds: 0, afk: 0 };
    sums.set(bucket, { seconds: there.seconds + seconds, afk: there.afk + afk });
  }
  return sums;
}

test('rollups of random sessions in repeated, reordered, parallel batches match a count by seconds', async () => {
  const sessions = Array.from({ length: 80 }, randomSession);
  await tell(sessions);
  const utc = calendarOf('UTC');
  const byHour = naivePlaytime(
    sessions,
    (played, moment) => `${played.playerId} ${played.serverId} ${utc(moment).hour}`,
  );
  const { hours, days, months, totals } = await everything();
  expect(days).toEqual(summed(byHour, (hour) => hour.slice(0, 10)));
  expect(months).toEqual(summed(byHour, (hour) => `${hour.slice(0, 7)}-01`));
  const yearAgo = Math.floor(api.clock.now().getTime() / HOUR_MS) * HOUR_MS - 365 * DAY_MS;
  const since = new Date(yearAgo).toISOString().slice(0, 13);
  expect(hours).toEqual(new Map([...byHour].filter(([key]) => (key.split(' ')[2] ?? '') >= since)));
  const all = naivePlaytime(sessions, ({ playerId, serverId }) => `${playerId} ${serverId}`);
  for (const { player_id, server_id, seconds, afk_seconds, ...seen } of totals) {
    const own = sessions.filter(({ playerId, serverId }) => playerId === player_id && serverId === server_id);
    expect({ seconds, afk: afk_seconds }).toEqual(all.get(`${player_id} ${server_id}`) ?? { seconds: 0, afk: 0 });
    expect(seen).toEqual({
      sessions: own.length,
      first_seen_at: new Date(Math.min(...own.map(({ joinedAt }) => joinedAt))),
      last_seen_at: new Date(Math.max(...own.map(({ leftAt }) => leftAt))),
    });
  }
});

test('rebuilding from the sessions gives the same numbers and corrects wrong ones', async () => {
  const before = await everything();
  expect(before.days.size).toBeGreaterThan(20);
  await api.app.db.updateTable('playtime_days').set({ seconds: 1 }).execute();
  await api.app.db.deleteFrom('playtime_totals').execute();
  await rebuildRollups(api.app.db);
  expect(await everything()).toEqual(before);
});

test('playtime of an unknown login belongs to no player, even if the login is registered later', async () => {
  const unknownSession = { ...randomSession(), login: 'Nobody_yet', serverId: 'hitech' };
  await send('hitech', [unknownSession], randomUUID());
  const { playerId } = await api.signUp({ login: 'Nobody_yet' });
  await rebuildRollups(api.app.db);
  const rows = await api.app.db.selectFrom('playtime_totals').selectAll().where('player_id', '=', playerId).execute();
  expect(rows).toEqual([]);
});

test('parallel batches with the same sessions in different order do not deadlock', async () => {
  const { db } = api.app;
  const times = { joinedAt: '2026-01-01T10:00:00Z', leftAt: '2026-01-01T11:30:00Z', afkSeconds: 0 };
  const ids = players.map(() => randomUUID()).sort();
  const [first, middle, last] = players.map(({ login }, index) => ({ ...times, login, id: ids[index] ?? '' }));
  if (!first || !middle || !last) throw new Error('three players');
  const take = (some: (typeof first)[]) => db.transaction().execute((trx) => insertSessions(trx, 'hitech', some));
  const both: Promise<void>[] = [];
  const held = db.transaction().execute(async (trx) => {
    await insertSessions(trx, 'hitech', [middle]);
    both.push(take([first, middle, last]));
    await waitForLockedConnections(api);
    both.push(take([last, middle, first]));
    await waitForLockedConnections(api, 2);
    throw new Error('given back');
  });
  await expect(held).rejects.toThrow('given back');
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});
