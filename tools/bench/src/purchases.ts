import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import pg from 'pg';

type Schemas = components['schemas'];

export interface Shopper {
  headers: Record<string, string>;
  order: Schemas['RoleOrder'];
  /** A player who holds nothing yet. */
  nextReceiver(): string;
}

/** More than any run buys for. */
const RECEIVERS = 1000;

async function addReceivers(databaseUrl: string): Promise<() => string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`INSERT INTO players (login) SELECT 'bench_' || generate_series(1, ${RECEIVERS})`);
  } finally {
    await client.end();
  }
  let given = 0;
  return () => `bench_${(given += 1)}`;
}

async function call<Body>(url: string, headers: Record<string, string>, body?: unknown): Promise<Body> {
  const reply = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Body;
}

/** Signs the sample player in and finds a month that they can give to anyone who holds nothing. */
export async function shopper(api: string, databaseUrl: string, login: string, password: string): Promise<Shopper> {
  const signedIn = await call<Schemas['LoginResult']>(`${api}/api/user/auth/login`, {}, { login, password });
  if (!signedIn.success) throw new Error(`${login} cannot sign in`);
  const headers = { 'access-id': signedIn.accessId, 'access-token': signedIn.accessToken };
  const nextReceiver = await addReceivers(databaseUrl);
  const receiver = nextReceiver();
  const { items: servers } = await call<Schemas['ServerList']>(`${api}/api/servers`, {});
  const orders: Schemas['RoleOrder'][] = [];
  for (const server of servers) {
    const roles = `${api}/api/store/roles?server=${server.id}&recipient=${receiver}`;
    const { items } = await call<Schemas['StoreRoleList']>(roles, headers);
    for (const role of items) {
      for (const offer of role.offers) {
        if (offer.mode !== 'buy' || offer.period !== 'month') continue;
        orders.push({ roleId: role.id, period: 'month', mode: 'buy', expectedPrice: offer.price.final });
      }
    }
  }
  const cheapest = orders.sort((a, b) => a.expectedPrice - b.expectedPrice)[0];
  if (cheapest === undefined) throw new Error('nothing is sold by the month');
  return { headers, order: cheapest, nextReceiver };
}

/**
 * Gives the same month to `count` players, one after another; answers the mean time of one, milliseconds. Each to somebody
 * else: one player's stretches would pile up and be read again by every further purchase.
 */
export async function buyInTurn(api: string, shopping: Shopper, count: number): Promise<number> {
  const begin = performance.now();
  for (let done = 0; done < count; done += 1) {
    const address = `10.9.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    const once = { ...shopping.headers, 'idempotency-key': randomUUID(), 'x-forwarded-for': address };
    const order = { ...shopping.order, recipient: shopping.nextReceiver() };
    await call<Schemas['RolePurchase']>(`${api}/api/store/buy`, once, order);
  }
  return (performance.now() - begin) / count;
}

/** Inserts one row and commits, `count` times over one connection; answers the mean time of one, milliseconds. */
export async function insertInTurn(databaseUrl: string, count: number): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('CREATE TABLE IF NOT EXISTS bench_rows (id uuid PRIMARY KEY, body text NOT NULL)');
    const begin = performance.now();
    for (let done = 0; done < count; done += 1) {
      await client.query('INSERT INTO bench_rows VALUES ($1, $2)', [randomUUID(), 'x'.repeat(200)]);
    }
    return (performance.now() - begin) / count;
  } finally {
    await client.end();
  }
}
