import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { components } from '@hoshikraft/contract';
import pg from 'pg';
import { addSession } from '../add-session.ts';

type Schemas = components['schemas'];

/** How many buy at the same time. */
export const BUYERS = 32;
/** More than any run buys for. */
const RECEIVERS = 20_000;
/** Purchases before any is measured. */
const SOLD_BEFORE = 1000;
/** How often one order is sent at most. */
const TRIES = 10;
/** What each buyer has, kopecks. */
const MONEY = 10_000_000_000;

type Headers = Record<string, string>;

interface Shop {
  /** Credentials of each buyer. */
  buyers: Headers[];
  order: Schemas['RoleOrder'];
  /** A player who holds nothing yet. */
  nextReceiver(): string;
}

async function call<Body>(url: string, headers: Headers, body?: unknown): Promise<Body> {
  const reply = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Body;
}

/** Signs a sample player in; returns the credentials as headers. */
export async function signIn(api: string, login: string, password: string): Promise<Headers> {
  const signedIn = await call<Schemas['LoginResult']>(`${api}/api/user/auth/login`, {}, { login, password });
  if (!signedIn.success) throw new Error(`${login} cannot sign in`);
  return { 'access-id': signedIn.accessId, 'access-token': signedIn.accessToken };
}

/** A player with money who is signed in, written straight into the tables. */
async function addBuyer(client: pg.Client, login: string): Promise<Headers> {
  const { rows } = await client.query<{ id: string }>(
    `WITH player AS (INSERT INTO players (login) VALUES ($1) RETURNING id)
     INSERT INTO ledger_accounts (kind, player_id, balance) SELECT 'balance', id, $2 FROM player RETURNING player_id AS id`,
    [login, MONEY],
  );
  return addSession(client, rows[0]?.id ?? '');
}

/** Creates players with money and players to give to, and finds the cheapest month that is sold. */
export async function createShop(api: string, databaseUrl: string): Promise<Shop> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const buyers: Headers[] = [];
  try {
    await client.query(`INSERT INTO players (login) SELECT 'bench_' || generate_series(1, ${RECEIVERS})`);
    for (let index = 0; index < BUYERS; index += 1) buyers.push(await addBuyer(client, `buyer_${index}`));
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
  let given = 0;
  const nextReceiver = () => `bench_${(given += 1)}`;
  const receiver = nextReceiver();
  const { items: servers } = await call<Schemas['ServerList']>(`${api}/api/servers`, {});
  const orders: Schemas['RoleOrder'][] = [];
  for (const server of servers) {
    const roles = `${api}/api/store/roles?server=${server.id}&recipient=${receiver}`;
    const { items } = await call<Schemas['StoreRoleList']>(roles, buyers[0] ?? {});
    for (const role of items) {
      for (const offer of role.offers) {
        if (offer.mode !== 'buy' || offer.period !== 'month') continue;
        orders.push({ roleId: role.id, period: 'month', mode: 'buy', expectedPrice: offer.price.final });
      }
    }
  }
  const cheapest = orders.sort((a, b) => a.expectedPrice - b.expectedPrice)[0];
  if (cheapest === undefined) throw new Error('nothing is sold by the month');
  return { buyers, order: cheapest, nextReceiver };
}

/** Lets so many work at once until `count` pieces are done; returns milliseconds a piece. */
export async function timeEach(
  workers: number,
  count: number,
  work: (worker: number) => Promise<unknown>,
): Promise<number> {
  let left = count;
  const begin = performance.now();
  const run = async (worker: number) => {
    while (left > 0) {
      left -= 1;
      await work(worker);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => run(worker)));
  return (performance.now() - begin) / count;
}

/**
 * All buyers buy at once, each over a connection of their own, `count` in all; returns milliseconds a purchase. Each is for
 * another player: the periods of a single one would pile up and be read again by every further purchase.
 */
export async function buyAtOnce(api: string, shop: Shop, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: BUYERS });
  try {
    return await timeEach(BUYERS, count, (worker) => buyOnce(agent, api, shop, shop.buyers[worker] ?? {}));
  } finally {
    agent.destroy();
  }
}

const buyOnce = (agent: Agent, api: string, { order, nextReceiver }: Shop, buyer: Headers): Promise<void> =>
  sendOrder(agent, `${api}/api/store/buy`, buyer, { ...order, recipient: nextReceiver() });

/** Sends an order as the page does: one that was not answered in time is sent again with the same key. */
export async function sendOrder(agent: Agent, url: string, player: Headers, order: object): Promise<void> {
  const body = JSON.stringify(order);
  const headers = {
    ...player,
    'content-type': 'application/json',
    'content-length': String(body.length),
    'idempotency-key': randomUUID(),
    'x-forwarded-for': `10.9.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
  };
  const ask = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request(url, { method: 'POST', agent, headers }, (reply) => {
        reply.resume();
        reply.once('end', () => resolve(reply.statusCode));
      });
      asked.once('error', reject);
      asked.end(body);
    });
  let status = await ask();
  for (let tries = 1; status === 503 && tries < TRIES; tries += 1) status = await ask();
  if (status !== 200) throw new Error(`${url} answered ${status ?? 'nothing'}`);
}

/**
 * Buys so much that PostgreSQL's statistics are those of a store that is in use: plans made for empty tables read all of
 * them for every purchase.
 */
export async function useStore(api: string, shop: Shop, databaseUrl: string): Promise<void> {
  await buyAtOnce(api, shop, SOLD_BEFORE);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('ANALYZE');
  await client.end();
}
