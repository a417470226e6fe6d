import pg from 'pg';
import { addSession } from '../add-session.ts';
import { type Figure, percentile } from '../figures.ts';
import { type Requests, timesOf } from '../load.ts';
import { freePort, startMeasured } from '../process.ts';
import { startCommunity, untilComputed } from './community.ts';
import { amountsFor } from './fill.ts';

const AT_ONCE = 20;
/** Numbers of profiles requested, and of players who request them. */
const [OWNERS, VIEWERS] = [3000, 100];
const LEADERBOARDS = ['playtime', 'server/online', 'coins', 'likes'];

export interface MeasureOptions {
  players: number;
  folder: string;
  rounds: number;
  /** Requests per round. */
  requests: number;
}

/** Players without privacy settings: a refused request would be faster. */
async function samplePlayers(client: pg.Client) {
  const { rows } = await client.query<{ id: string; login: string }>(
    `SELECT players.id, login FROM playtime_totals JOIN players ON players.id = player_id
     WHERE privacy = '{}' ORDER BY md5('look' || login) LIMIT $1`,
    [OWNERS],
  );
  const viewers = [];
  for (const { id } of rows.slice(0, VIEWERS)) viewers.push(await addSession(client, id));
  return { players: rows, viewers };
}

/** Measures profiles and leaderboards relative to a select by the primary key over HTTP: p95 with twenty concurrent requests. */
export async function measurePlayers(
  { players: count, folder, rounds, requests }: MeasureOptions,
  print: (line: string) => void,
): Promise<Figure[]> {
  const community = await startCommunity(amountsFor(count), folder, print);
  const client = new pg.Client({ connectionString: community.databaseUrl });
  await client.connect();
  const port = await freePort();
  const environment = { NODE_ENV: 'production', DATABASE_URL: community.databaseUrl, SELECT_PORT: String(port) };
  const select = await startMeasured('tools/bench/src/players/select-server.ts', environment, port, '/ready');
  try {
    await untilComputed(client);
    const { players, viewers } = await samplePlayers(client);
    const p95 = async (targets: Requests) =>
      percentile(await timesOf(targets, AT_ONCE, (sent) => sent >= requests), 0.95);
    const plain = { urls: players.map(({ id }) => `${select.url}/player/${id}`) };
    const api = `${community.api.url}/api`;
    const profiles = players.map(({ login }) => `${api}/user/profile/${login}`);
    const leaderboards = players.map((_, turn) => `${api}/user/top/${LEADERBOARDS[turn % LEADERBOARDS.length]}`);
    const profile: number[] = [];
    const leaderboard: number[] = [];
    // The first round warms up caches and compilers.
    for (let round = -1; round < rounds; round += 1) {
      const [own, ownPlain] = [await p95({ urls: profiles, headers: viewers }), await p95(plain)];
      const [top, topPlain] = [await p95({ urls: leaderboards, headers: viewers }), await p95(plain)];
      if (round < 0) continue;
      profile.push(own / ownPlain);
      leaderboard.push(top / topPlain);
    }
    const unit = '× a primary-key select';
    return [
      {
        name: `a profile among ${count.toLocaleString('en')} players, p95`,
        unit,
        limit: { atMost: 6 },
        rounds: [profile],
      },
      { name: 'a leaderboard among them, p95', unit, limit: { atMost: 4 }, rounds: [leaderboard] },
    ];
  } finally {
    await client.end();
    await select.stop();
    await community.stop();
  }
}
