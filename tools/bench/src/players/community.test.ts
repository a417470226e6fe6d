import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { type Community, startCommunity, untilComputed } from './community.ts';
import { amountsFor } from './fill.ts';
import { measurePlayers } from './measure-players.ts';

// Each test starts PostgreSQL, fills it and starts the API.
jest.setTimeout(240_000);

const PLAYERS = 400;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoshikraft-bench-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ROLLUPS = ['playtime_hours', 'playtime_days', 'playtime_months', 'playtime_totals'];

async function withCommunity<Result>(
  work: (community: Community, client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const community = await startCommunity(amountsFor(PLAYERS), folder, () => undefined);
  const client = new pg.Client({ connectionString: community.databaseUrl });
  await client.connect();
  try {
    return await work(community, client);
  } finally {
    await client.end();
    await community.stop();
  }
}

async function rowsOf(client: pg.Client, tables: readonly string[]): Promise<unknown[]> {
  const rows = [];
  for (const table of tables) {
    rows.push((await client.query(`SELECT to_jsonb(one) AS row FROM ${table} AS one ORDER BY one`)).rows);
  }
  return rows;
}

test('the seeded data are complete, equal the sums of the API, and are reused in the next run', async () => {
  await withCommunity(async ({ command }, client) => {
    const count = async (table: string) =>
      Number((await client.query<{ rows: string }>(`SELECT count(*) AS rows FROM ${table}`)).rows[0]?.rows);
    const amounts = amountsFor(PLAYERS);
    expect(await count('players')).toBe(amounts.players);
    expect(await count('play_sessions')).toBe(amounts.sessions);
    expect(await count('friendships')).toBe(2 * amounts.friendships);
    expect(await count('bans')).toBe(amounts.bans);
    expect(
      await count('players WHERE friends <> (SELECT count(*) FROM friendships WHERE player_id = players.id)'),
    ).toBe(0);
    expect(await count('pg_index WHERE NOT indisvalid')).toBe(0);
    expect(await count(`top_scores WHERE server_id = '' AND type = 'playtime'`)).toBeGreaterThan(PLAYERS / 2);
    const seeded = await rowsOf(client, ROLLUPS);
    command('apps/api/src/game/playtime/rollups-command.ts');
    expect(await rowsOf(client, ROLLUPS)).toEqual(seeded);
    const scores = await rowsOf(client, ['top_scores']);
    await client.query('INSERT INTO top_changes (player_id) SELECT id FROM players');
    await untilComputed(client);
    expect(await rowsOf(client, ['top_scores'])).toEqual(scores);
    await client.query('CREATE TABLE seen_before ()');
  });
  await withCommunity(async (_community, client) => {
    expect((await client.query('SELECT FROM seen_before')).rowCount).toBe(0);
  });
});

test('profiles and leaderboards are measured', async () => {
  const effort = { players: PLAYERS, folder, rounds: 1, requests: 20 };
  const figures = await measurePlayers(effort, () => undefined);
  expect(figures.map(({ limit }) => limit)).toEqual([{ atMost: 6 }, { atMost: 4 }]);
  for (const { rounds } of figures) expect(rounds).toEqual([[expect.any(Number)]]);
});
