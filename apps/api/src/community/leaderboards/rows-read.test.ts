import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MINUTE_MS } from '@hoshikraft/shared';
import { rowsRead } from '../../../testing/lists/rows-read.ts';
import { addPlayer, type Player, signIn } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { refreshTops } from './refresh-tops.ts';

const CROWD = 5000;
/** Players without a rank: a query that reads all players fails the test. */
const OTHERS = 60_000;
const PLACES = 100;
const MOST_FOR_EACH = 10;

let api: TestApp;
/** In the middle of every leaderboard, as far as possible from the stored steps. */
let middle: Player;

beforeAll(async () => {
  api = await createTestApp();
  const { playerId, login } = await addPlayer(api, 0);
  await api.app.pool.query(
    `INSERT INTO players (login, likes) SELECT 'Crowd_' || n, n FROM generate_series(1, ${CROWD}) AS n`,
  );
  await api.app.pool.query(`INSERT INTO players (login) SELECT 'Other_' || n FROM generate_series(1, ${OTHERS}) AS n`);
  await api.app.pool.query(`UPDATE players SET likes = ${CROWD / 2 + 125} WHERE id = $1`, [playerId]);
  await api.app.pool.query(
    `INSERT INTO playtime_totals (player_id, server_id, seconds, afk_seconds, sessions, first_seen_at, last_seen_at)
     SELECT players.id, servers.id, likes * 10, 0, 1, now(), now() FROM players, servers WHERE likes > 0`,
  );
  await api.app.pool.query(
    `INSERT INTO playtime_days (player_id, day, server_id, seconds, afk_seconds)
     SELECT player_id, $1::timestamptz::date, server_id, seconds, 0 FROM playtime_totals`,
    [api.clock.now()],
  );
  await api.app.pool.query(
    `INSERT INTO ledger_accounts (player_id, kind, server_id, balance) SELECT player_id, 'coins', server_id, seconds FROM playtime_totals`,
  );
  api.clock.advance(MINUTE_MS);
  await runJob(api.app, refreshTops);
  await api.app.pool.query('ANALYZE');
  middle = { playerId, login, ...(await signIn(api, playerId)) };
});
afterAll(() => api.close());

const paths = ['playtime', 'server/online', 'coins', 'likes'].flatMap((type) => [type, `${type}/hitech`]);

/** A leaderboard is cached; one more statement reads the data of the viewer. */
const VIEWERS = [
  { as: () => undefined, isCached: false },
  { as: () => undefined, isCached: true },
  { as: () => middle, isCached: true },
];

test.each([...paths, 'global'])('top/%s reads at most ten rows per place, for any viewer', async (path) => {
  const isGlobal = path === 'global';
  for (const { as, isCached } of VIEWERS) {
    const viewer = as();
    let places = 0;
    const read = await rowsRead(api.app.pool, async () => {
      const { status, text } = await api.request('GET', `/api/user/top/${path}`, viewer ? { as: viewer } : {});
      expect(status).toBe(200);
      places = text.match(/"place":/g)?.length ?? 0;
    });
    expect(places).toBe(isGlobal ? 12 : PLACES + (viewer ? 1 : 0));
    expect(read.filter(({ rows }) => rows > places * MOST_FOR_EACH)).toEqual([]);
    const statements = [isGlobal || !isCached, !isGlobal, viewer].filter(Boolean).length;
    expect(new Set(read.map(({ sql }) => sql)).size).toBe(statements);
    const readsScores = read.some(({ table, rows }) => table === 'top_scores' && rows > 0);
    expect(readsScores).toBe(isGlobal || !isCached || viewer !== undefined);
  }
});
