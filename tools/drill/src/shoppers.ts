import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface Shopper {
  playerId: string;
  login: string;
  headers: Record<string, string>;
}

/** The role that all players buy. */
export interface Goods {
  roleId: string;
  /** Price of a month, kopecks. */
  price: number;
}

/** Runs queries over a new connection, since PostgreSQL is killed in between. */
export async function withDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Like `withDatabase`, with retries while PostgreSQL is down. `work` must be idempotent. */
export async function retryOnDatabase(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + 300_000;
  for (;;) {
    try {
      await withDatabase(url, work);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

/** Finds the role with the cheapest month in the seed data. */
export const findGoods = (url: string): Promise<Goods> =>
  withDatabase(url, async (client) => {
    const { rows } = await client.query<{ role_id: string; amount: string }>(
      `SELECT role_id, amount FROM role_prices WHERE period = 'month' AND amount > 0 ORDER BY amount LIMIT 1`,
    );
    if (!rows[0]) throw new Error('the seed sells nothing');
    return { roleId: rows[0].role_id, price: Number(rows[0].amount) };
  });

/** Inserts players with sessions and money (kopecks each) into the database. */
export const addShoppers = (url: string, name: string, count: number, money: number): Promise<Shopper[]> =>
  withDatabase(url, async (client) => {
    const shoppers: Shopper[] = [];
    for (let index = 0; index < count; index += 1) {
      const login = `${name}_${index}`;
      const token = randomBytes(32).toString('base64url');
      const { rows } = await client.query<{ player_id: string; access_id: string }>(
        `WITH player AS (INSERT INTO players (login) VALUES ($1) RETURNING id),
         account AS (
           INSERT INTO ledger_accounts (kind, player_id, balance) SELECT 'balance', id, $3 FROM player
           RETURNING id, player_id),
         moved AS (INSERT INTO ledger_transfers (kind, reference) SELECT 'opening', id FROM player RETURNING id),
         opened AS (
           INSERT INTO sessions (id, player_id, token_hash, source, created_at, last_seen_at, expires_at)
           SELECT gen_random_uuid(), id, $2, 'site', now(), now(), now() + interval '1 day' FROM player
           RETURNING id, player_id)
         SELECT opened.id AS access_id, opened.player_id FROM opened`,
        [login, createHash('sha256').update(token).digest(), money],
      );
      const row = rows[0] as { player_id: string; access_id: string };
      const headers = { 'access-id': row.access_id, 'access-token': token };
      shoppers.push({ playerId: row.player_id, login, headers });
    }
    // Entries are inserted by a separate statement, since their accounts must already exist.
    await client.query(
      `INSERT INTO ledger_entries (transfer_id, account_id, owner_id, kind, amount, balance_after)
       SELECT ledger_transfers.id, side.account, side.owner, 'opening', side.amount, side.after
       FROM ledger_transfers
       JOIN ledger_accounts AS own ON own.player_id = reference AND own.kind = 'balance'
       JOIN ledger_accounts AS opening ON opening.kind = 'opening' AND opening.unit = 'RUB',
       LATERAL (VALUES (own.id, own.owner_id, $2::bigint, $2::bigint), (opening.id, opening.owner_id, -$2::bigint, NULL))
         AS side (account, owner, amount, after)
       WHERE ledger_transfers.kind = 'opening' AND reference = ANY ($1)`,
      [shoppers.map(({ playerId }) => playerId), money],
    );
    return shoppers;
  });
