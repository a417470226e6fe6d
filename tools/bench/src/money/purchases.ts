import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { components } from '@hoshikraft/contract';
import pg from 'pg';
import { addSession } from '../add-session.ts';

type Schemas = components['schemas'];

/** Number of concurrent buyers. */
export const BUYERS = 32;
/** More than any run needs. */
const RECEIVERS = 20_000;
/** Purchases before the measurement. */
const SOLD_BEFORE = 1000;
/** Maximum attempts for an order. */
const TRIES = 10;
/** Balance of each buyer, kopecks. */
const MONEY = 10_000_000_000;

type Headers = Record<string, string>;

interface Shop {
  /** Credentials of each buyer. */
  buyers: Headers[];
  order: Schemas['RoleOrder'];
  /** Login of a player who has no role yet. */
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

/** Inserts a player with money and a session into the database. */
async function addBuyer(client: pg.Client, login: string): Promise<Headers> {
  const { rows } = await client.query<{ id: string }>(
    `WITH player AS (INSERT INTO players (login) VALUES ($1) RETURNING id)
     INSERT INTO ledger_accounts (kind, player_id, balance) SELECT 'balance', id, $2 FROM player RETURNING player_id AS id`,
    [login, MONEY],
  );
  return addSession(client, rows[0]?.id ?? '');
}

/** Creates buyers with money and recipients, and finds the cheapest role offered for a month. */
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
  let used = 0;
  const nextReceiver = () => `bench_${(used += 1)}`;
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

/** Runs `work` `count` times with concurrent workers; returns milliseconds per run. */
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
 * Makes `count` purchases with all buyers at once, each over its own connection; returns milliseconds per purchase. Each is
 * for another player: a single player's periods would accumulate and be read by every later purchase.
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

/** Sends an order as the page does: after a 503 it is sent again with the same idempotency key. */
export async function sendOrder(agent: Agent, url: string, player: Headers, order: object): Promise<void> {
  const body = JSON.stringify(order);
  const headers = {
    ...player,
    'content-type': 'application/json',
    'content-length': String(body.length),
    'idempotency-key': randomUUID(),
    'x-forwarded-for': `10.9.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
  };
  const send = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(url, { method: 'POST', agent, headers }, (reply) => {
        reply.resume();
        reply.once('end', () => resolve(reply.statusCode));
      });
      sent.once('error', reject);
      sent.end(body);
    });
  let status = await send();
  for (let tries = 1; status === 503 && tries < TRIES; tries += 1) status = await send();
  if (status !== 200) throw new Error(`${url} answered ${status ?? 'nothing'}`);
}

/**
 * Makes purchases before the measurement, so that PostgreSQL has statistics of a store in use: plans for empty tables scan
 * whole tables for each purchase.
 */
export async function useStore(api: string, shop: Shop, databaseUrl: string): Promise<void> {
  await buyAtOnce(api, shop, SOLD_BEFORE);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('ANALYZE');
  await client.end();
}
