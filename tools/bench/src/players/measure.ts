import pg from 'pg';
import { type Asked, timesOf } from '../load.ts';
import { freePort, startMeasured } from '../process.ts';
import { addSession } from '../sessions.ts';
import { type Comparison, percentile } from '../statistics.ts';
import { type Community, startCommunity, untilReckoned } from './community.ts';
import { eventCosts } from './events.ts';
import { amountsFor } from './fill.ts';
import { whileReckoned } from './reckoning.ts';

const AT_ONCE = 20;
/** Different players who are looked at, and who look. */
const [OWNERS, VIEWERS] = [3000, 100];

export interface Effort {
  players: number;
  folder: string;
  rounds: number;
  /** Requests of a round. */
  requests: number;
  /** Batches of each server in a round. */
  batches: number;
}

interface Line {
  name: string;
  limit: number;
  asked: Asked;
}

const p95 = (times: readonly number[]) => percentile(times, 0.95);
const pick = <Item>(from: readonly Item[], turn: number): Item => from[turn % from.length] as Item;

/** What players type: how a nickname begins, all of it, what is inside, its number, and a slip. */
const typed = (login: string, turn: number): string =>
  pick(
    [
      login.slice(0, 4),
      login,
      login.slice(3, 9).padEnd(4, '1'),
      login.slice(-4),
      `${login.slice(0, 5)}q${login.slice(5, 15)}`,
    ],
    turn,
  );

const TOPS = ['playtime', 'server/online', 'coins', 'likes'];
const BANS = [
  '',
  'state=active',
  'state=permanent&server=hitech',
  'state=ended',
  'period=month',
  'q=dark',
  'q=neko&state=active',
];

function lines(api: string, logins: readonly string[], viewers: readonly Record<string, string>[]): Line[] {
  const urls = (of: (login: string, turn: number) => string) =>
    logins.map((login, turn) => `${api}/api/${of(login, turn)}`);
  const profile = urls((login) => `user/profile/${login}`);
  const top = urls((_login, turn) => `user/top/${pick(TOPS, turn)}`);
  return [
    { name: '`user/profile`', limit: 6, asked: { urls: profile } },
    { name: '`user/profile`, signed in', limit: 6, asked: { urls: profile, headers: viewers } },
    { name: '`user/top`', limit: 3, asked: { urls: top } },
    { name: '`user/top`, with the own place', limit: 3, asked: { urls: top, headers: viewers } },
    {
      name: '`user/search`',
      limit: 25,
      asked: { urls: urls((login, turn) => `user/search?q=${encodeURIComponent(typed(login, turn))}`) },
    },
    {
      name: '`ban/list`',
      limit: 6,
      asked: { urls: urls((_login, turn) => `ban/list?${pick(BANS, turn)}`), headers: viewers },
    },
    {
      name: '`user/playtime`, period `max`',
      limit: 8,
      asked: { urls: urls((login) => `user/playtime/${login}?period=max`) },
    },
  ];
}

/** Players of whom everybody sees everything: what is refused would be answered sooner. */
async function sample(client: pg.Client) {
  const { rows } = await client.query<{ id: string; login: string }>(
    `SELECT players.id, login FROM playtime_totals JOIN players ON players.id = player_id
     WHERE privacy = '{}' ORDER BY md5('look' || login) LIMIT $1`,
    [OWNERS],
  );
  const viewers = [];
  for (const { id } of rows.slice(0, VIEWERS)) viewers.push(await addSession(client, id));
  return { ids: rows.map(({ id }) => id), logins: rows.map(({ login }) => login), viewers };
}

/** Players in public among very many of them: how long one of twenty waits for each call, and what their events cost. */
export async function measurePlayers(effort: Effort, say: (line: string) => void): Promise<Comparison[]> {
  const community = await startCommunity(amountsFor(effort.players), effort.folder, say);
  const client = new pg.Client({ connectionString: community.databaseUrl });
  await client.connect();
  const port = await freePort();
  const environment = { NODE_ENV: 'production', DATABASE_URL: community.databaseUrl, SELECT_PORT: String(port) };
  const select = await startMeasured('tools/bench/src/select-server.ts', environment, port, '/ready');
  try {
    return await compareAll(effort, community, client, select.url);
  } finally {
    await client.end();
    await select.stop();
    await community.stop();
  }
}

async function compareAll(
  { rounds, requests, batches }: Effort,
  community: Community,
  client: pg.Client,
  select: string,
): Promise<Comparison[]> {
  await untilReckoned(client);
  const { ids, logins, viewers } = await sample(client);
  const bare: Asked = { urls: ids.map((id) => `${select}/player/${id}`) };
  const asked = lines(community.api.url, logins, viewers);
  const costs = await eventCosts(community, client);
  const words = { against: 'a bare primary-key select over HTTP', unit: 'ms, 95 of 100' };
  const compared = asked.map(({ name, limit }): Comparison => ({ ...words, name, limit, ours: [], theirs: [] }));
  const promised = (name: string, unit: string, limit: number): Comparison => ({
    name,
    against: 'what is promised',
    unit,
    limit: 1,
    ours: [],
    theirs: Array.from({ length: rounds }, () => limit),
  });
  const events = promised('events of 4 servers with 500 players', '% of a core', 5);
  const reckoning = promised('tops of 4,000 changed players reckoned', 'ms', 5000);
  const meanwhile: Comparison = {
    ...words,
    name: '`user/top` while tops are reckoned',
    limit: 3,
    ours: [],
    theirs: [],
  };
  const enough = (sent: number) => sent >= requests;
  const top = asked.find(({ name }) => name === '`user/top`') as Line;
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, { asked: ours }] of asked.entries()) {
      const [own, plain] = [await timesOf(ours, AT_ONCE, enough), await timesOf(bare, AT_ONCE, enough)];
      if (round < 0) continue;
      compared[index]?.ours.push(p95(own));
      compared[index]?.theirs.push(p95(plain));
    }
    if (round < 0) continue;
    events.ours.push(await costs(batches));
    const reading = await whileReckoned(client, (isOver) => timesOf(top.asked, AT_ONCE, isOver));
    const plain = await whileReckoned(client, (isOver) => timesOf(bare, AT_ONCE, isOver));
    reckoning.ours.push(reading.took);
    meanwhile.ours.push(p95(reading.result));
    meanwhile.theirs.push(p95(plain.result));
  }
  return [...compared, events, reckoning, meanwhile];
}
