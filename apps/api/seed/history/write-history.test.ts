import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { rebuildRollups } from '../../src/game/playtime/rollups-repository.ts';
import { seedDevelopment } from '../seed.ts';
import { pastWipes } from '../content/wipes.ts';
import { habitsOf } from './habits.ts';
import { pastCounters } from './past-counters.ts';
import { pastSessions } from './past-sessions.ts';
import { assertNoSampleHistory } from './assert-no-sample-history.ts';
import { writeHistory } from './write-history.ts';

const FROM = Date.UTC(2024, 10, 22);
const UNTIL = Date.UTC(2026, 10, 22);

describe('the history of one player', () => {
  const sessions = pastSessions(habitsOf('KitsuneBi'), FROM, UNTIL);

  test('is the same on each run, and differs from that of another player', () => {
    expect(pastSessions(habitsOf('KitsuneBi'), FROM, UNTIL)).toEqual(sessions);
    expect(pastSessions(habitsOf('Hoshi_no'), FROM, UNTIL)).not.toEqual(sessions);
  });

  test('has sessions that do not overlap, lie within its period, and are longer than their AFK time', () => {
    expect(sessions.length).toBeGreaterThan(50);
    for (const [index, { joinedAt, leftAt, afkSeconds }] of sessions.entries()) {
      expect(joinedAt).toBeGreaterThan(sessions[index - 1]?.leftAt ?? FROM - 1);
      expect(leftAt).toBeLessThanOrEqual(UNTIL);
      expect(afkSeconds * 1000).toBeLessThanOrEqual(leftAt - joinedAt);
    }
  });

  test('has counters for each server and each period between two wipes', () => {
    const epochs = pastCounters('KitsuneBi', sessions, pastWipes);
    for (const { serverId, started_at, reported_at, coin_income, coin_expenses } of epochs) {
      const between = pastWipes.filter(
        (wipe) => wipe.serverId === serverId && started_at < wipe.at && wipe.at < reported_at,
      );
      // A session over a wipe counts in the period in which it started.
      expect(between.length).toBeLessThanOrEqual(1);
      expect(coin_expenses).toBeLessThanOrEqual(coin_income);
    }
    expect(new Set(epochs.map(({ serverId, epoch }) => `${serverId} ${epoch}`)).size).toBe(epochs.length);
    expect(epochs.some(({ blocks_broken }) => blocks_broken > 0)).toBe(true);
  });
});

describe('the sample history', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp({ content: false });
    await seedDevelopment(api.app.db, api.app.config, api.clock.now());
    await writeHistory(api.app, AbortSignal.abort());
    await Promise.all([1, 2].map(() => writeHistory(api.app, new AbortController().signal)));
  });
  afterAll(() => api.close());

  const count = async (from: string) => {
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${sql.raw(from)}`.execute(api.app.db);
    return rows[0]?.count ?? 0;
  };
  /** Number of days of the history. It ends at a full hour, so that there is one day less at midnight. */
  const days = async () => {
    const { until } = await api.app.db.selectFrom('sample_history').select('until').limit(1).executeTakeFirstOrThrow();
    const dayOf = (ms: number) => Math.floor(ms / DAY_MS);
    return dayOf(until.getTime() - 1) - dayOf(until.getTime() - 730 * DAY_MS) + 1;
  };
  const playtime = () =>
    api.app.db
      .selectFrom('playtime_days')
      .selectAll()
      .orderBy('player_id')
      .orderBy('day')
      .orderBy('server_id')
      .execute();

  test('is two years of everything, written by two nodes once, and marked', async () => {
    expect(await count('playtime_days')).toBeGreaterThan(3000);
    expect(await count(`online_samples WHERE resolution = 'day'`)).toBeGreaterThan(4 * 700);
    expect(await count(`online_totals WHERE resolution = 'day'`)).toBe(await days());
    expect(await count('friendships')).toBe(
      await count(
        'friendships AS one JOIN friendships AS other ON other.player_id = one.friend_id AND other.friend_id = one.player_id',
      ),
    );
    expect(await count('profile_likes')).toBeGreaterThan(100);
    const { rows } = await sql<{ newcomers: number }>`
      SELECT sum(players) AS newcomers FROM newcomer_days WHERE server_id = ''`.execute(api.app.db);
    expect(rows[0]?.newcomers).toBe(await count('(SELECT DISTINCT player_id FROM playtime_totals) AS players'));
    expect(await count('bans WHERE unban_at IS NULL')).toBeGreaterThan(1);
    expect(await count('players WHERE NOT is_sample')).toBe(0);
    expect(await count('play_sessions JOIN players ON players.id = player_id WHERE joined_at < registered_at')).toBe(0);
    await expect(assertNoSampleHistory(api.app.db)).rejects.toThrow('sample');
  });

  test('is not written again, also when the rest of it comes a day later', async () => {
    const rows = ['play_sessions', 'player_counters', 'bans', 'friendships', 'online_samples', 'ledger_entries'];
    const before = await Promise.all(rows.map(count));
    const later = { ...api.clock, now: () => new Date(api.clock.now().getTime() + DAY_MS) };
    await writeHistory({ db: api.app.db, clock: later }, new AbortController().signal);
    expect(await Promise.all(rows.map(count))).toEqual(before);
  });

  test.each(['hour', 'day'])('has no minute with more players than the maximum of its %s', async (wider) => {
    const minutes = (table: string, columns: string) => `
      (SELECT ${columns}, max(online_max) AS most FROM ${table} WHERE resolution = 'minute' GROUP BY ${columns}) AS minute
      JOIN ${table} AS longer ON longer.resolution = '${wider}' AND longer.bucket = minute.date_trunc`;
    const begun = `date_trunc('${wider}', bucket, 'UTC')`;
    const ofServers = `${minutes('online_samples', `server_id, ${begun}`)} AND longer.server_id = minute.server_id`;
    const together = minutes('online_totals', begun);
    for (const joined of [ofServers, together]) {
      expect(await count(joined)).toBeGreaterThan(1);
      expect(await count(`${joined} WHERE minute.most > longer.online_max`)).toBe(0);
    }
  });

  test('has rollups equal to rebuilt ones, and a ledger that sums to zero', async () => {
    const before = await playtime();
    await rebuildRollups(api.app.db);
    expect(await playtime()).toEqual(before);
    const { rows } = await sql`
      SELECT unit FROM ledger_entries JOIN ledger_accounts ON ledger_accounts.id = account_id
      GROUP BY unit HAVING sum(amount) <> 0`.execute(api.app.db);
    expect(rows).toEqual([]);
  });

  test('has data for charts, statistics, bans and monitoring', async () => {
    const get = async <Body>(path: string) => (await api.request<Body>('GET', `/api/${path}`)).body;
    const series = await get<components['schemas']['Playtime']>('user/playtime/QuarryKing?period=max');
    expect(series.points.filter(({ seconds }) => (seconds ?? 0) > 0).length).toBeGreaterThan(6);
    const statistics = await get<components['schemas']['PlayerStatistics']>('user/statistics/QuarryKing');
    expect(statistics.blocksBroken).toBeGreaterThan(1000);
    const online = await get<components['schemas']['ServerOnline']>('server/online?server=hitech&period=week');
    expect(online.points.filter((point) => point !== null).length).toBeGreaterThan(150);
    const bans = await api.request('GET', '/api/ban/list');
    expect(bans.status).toBe(401);
  });
});

test('on PGlite, which runs in the same thread, other work runs between two parts', async () => {
  const api = await createTestApp({ engine: 'pglite', content: false });
  await seedDevelopment(api.app.db, api.app.config, api.clock.now());
  const ending = new AbortController();
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    if (turns === 3) ending.abort();
    else setTimeout(turn, 1);
  };
  setTimeout(turn, 1);
  await writeHistory(api.app, ending.signal);
  const parts = await api.app.db.selectFrom('sample_history').select('part').execute();
  expect(turns).toBe(3);
  expect(parts.length).toBeLessThan(10);
  await api.close();
});
