import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import pg from 'pg';

type Schemas = components['schemas'];

export interface Shopper {
  headers: Record<string, string>;
  order: Schemas['RoleOrder'];
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

/** Signs the sample player in and finds a month that they can buy again and again. */
export async function shopper(api: string, login: string, password: string): Promise<Shopper> {
  const signedIn = await call<Schemas['LoginResult']>(`${api}/api/user/auth/login`, {}, { login, password });
  if (!signedIn.success) throw new Error(`${login} cannot sign in`);
  const headers = { 'access-id': signedIn.accessId, 'access-token': signedIn.accessToken };
  const { items: servers } = await call<Schemas['ServerList']>(`${api}/api/servers`, {});
  const orders: Schemas['RoleOrder'][] = [];
  for (const server of servers) {
    const { items } = await call<Schemas['StoreRoleList']>(`${api}/api/store/roles?server=${server.id}`, headers);
    for (const role of items) {
      for (const offer of role.offers) {
        if (offer.mode !== 'extend' || offer.period !== 'month') continue;
        orders.push({ roleId: role.id, period: 'month', mode: 'extend', expectedPrice: offer.price.final });
      }
    }
  }
  const cheapest = orders.sort((a, b) => a.expectedPrice - b.expectedPrice)[0];
  if (cheapest === undefined) throw new Error(`${login} holds nothing that can be extended`);
  return { headers, order: cheapest };
}

/** Buys the same month `count` times, one after another; answers the mean time of one, milliseconds. */
export async function buyInTurn(api: string, { headers, order }: Shopper, count: number): Promise<number> {
  const begin = performance.now();
  for (let done = 0; done < count; done += 1) {
    const address = `10.9.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    const once = { ...headers, 'idempotency-key': randomUUID(), 'x-forwarded-for': address };
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
