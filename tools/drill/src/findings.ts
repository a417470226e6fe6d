import type { Outcome } from './purchase.ts';
import { type Goods, type Shopper, withDatabase } from './shoppers.ts';
import { CREDIT, type TopUp } from './top-up.ts';

interface Shop {
  databaseUrl: string;
  goods: Goods;
  shoppers: readonly Shopper[];
  payers: readonly Shopper[];
  /** Initial balance of each player, kopecks. */
  money: number;
}

/** Each query lists inconsistent rows; `fault` describes the inconsistency. */
const FAULTS = `
  SELECT 'movement ' || transfer_id || ' does not sum to zero' AS fault
    FROM ledger_entries GROUP BY transfer_id HAVING sum(amount) <> 0
  UNION ALL
  SELECT 'account ' || account.id || ' has a total that is not the sum of its entries'
    FROM ledger_accounts AS account LEFT JOIN ledger_entries ON account_id = account.id
    WHERE player_id IS NOT NULL GROUP BY account.id HAVING balance <> coalesce(sum(amount), 0)
  UNION ALL
  SELECT 'order ' || orders.id || ' was not paid exactly'
    FROM orders LEFT JOIN ledger_transfers ON reference = orders.id
    LEFT JOIN ledger_entries ON transfer_id = ledger_transfers.id AND owner_id = orders.player_id
    WHERE orders.player_id = ANY ($1)
    GROUP BY orders.id HAVING coalesce(sum(amount), 0) <> -price_final
  UNION ALL
  SELECT 'payment ' || payments.id || ' (' || status || ') was not credited exactly'
    FROM payments LEFT JOIN ledger_transfers ON reference = payments.id AND ledger_transfers.kind = 'top_up'
    LEFT JOIN ledger_entries ON transfer_id = ledger_transfers.id AND owner_id = payments.player_id
    WHERE payments.player_id = ANY ($1)
    GROUP BY payments.id
    HAVING coalesce(sum(ledger_entries.amount), 0)
      <> CASE WHEN status = 'succeeded' THEN payments.amount + bonus ELSE 0 END
  UNION ALL
  SELECT 'grant ' || grants.id || ' does not end where its stretches do'
    FROM grants JOIN grant_periods ON grant_id = grants.id
    WHERE grants.player_id = ANY ($1)
    GROUP BY grants.id HAVING expires_at <> started_at + count(*) * interval '31 days'`;

const count = (values: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

interface Row {
  id: string;
  payer: string;
  receiver: string;
  stretches: string;
  deliveries: string;
}

const ORDERS = `
  SELECT id, player_id AS payer, receiver_id AS receiver FROM orders WHERE player_id = ANY ($1)`;
const RECEIVED = `
  SELECT players.id,
    (SELECT count(*) FROM grants JOIN grant_periods ON grant_id = grants.id WHERE player_id = players.id) AS stretches,
    (SELECT count(*) FROM deliveries WHERE player_id = players.id AND action = 'role.grant') AS deliveries
  FROM players WHERE id = ANY ($1)`;
const PAYMENTS = `SELECT id, status FROM payments WHERE player_id = ANY ($1)`;
const BALANCES = `SELECT player_id AS id, balance FROM ledger_accounts WHERE player_id = ANY ($1) AND kind = 'balance'`;

/** Checks that each acknowledged top-up is stored as paid, no other is, and balances are right. Returns the findings. */
async function topUpFindings({ databaseUrl, payers, money }: Shop, topUps: readonly TopUp[]): Promise<string[]> {
  const ids = [payers.map(({ playerId }) => playerId)];
  const confirmed = topUps.filter((topUp) => topUp.kind === 'acknowledged');
  const { payments, balances } = await withDatabase(databaseUrl, async (client) => ({
    payments: (await client.query<{ id: string; status: string }>(PAYMENTS, ids)).rows,
    balances: (await client.query<{ id: string; balance: string }>(BALANCES, ids)).rows,
  }));
  const paid = new Set(payments.filter(({ status }) => status === 'succeeded').map(({ id }) => id));
  const known = new Set(confirmed.map(({ paymentId }) => paymentId));
  const times = count(confirmed.map(({ payer }) => payer));
  return [
    ...topUps.flatMap((topUp) => (topUp.kind === 'given up' ? [`given up: top-up, ${topUp.why}`] : [])),
    ...[...known].filter((id) => !paid.has(id)).map((id) => `lost: payment ${id} was reported and is not paid`),
    ...payments.filter(({ id }) => !known.has(id)).map(({ id }) => `doubled: payment ${id} was never acknowledged`),
    ...balances
      .filter(({ id, balance }) => Number(balance) !== money + (times.get(id) ?? 0) * CREDIT)
      .map(({ id, balance }) => `balance of ${id} is ${balance} after ${times.get(id) ?? 0} top-ups`),
  ];
}

/**
 * Checks the database by itself and against the responses that clients received. Returns the findings as text; empty if
 * nothing was lost, duplicated or failed.
 */
export async function findings(shop: Shop, outcomes: readonly Outcome[], topUps: readonly TopUp[]): Promise<string[]> {
  const ids = shop.shoppers.map(({ playerId }) => playerId);
  const allIds = [...ids, ...shop.payers.map(({ playerId }) => playerId)];
  const confirmed = outcomes.filter((outcome) => outcome.kind === 'acknowledged');
  const { faults, orders, received, balances } = await withDatabase(shop.databaseUrl, async (client) => ({
    faults: (await client.query<{ fault: string }>(FAULTS, [allIds])).rows.map(({ fault }) => fault),
    orders: (await client.query<Row>(ORDERS, [ids])).rows,
    received: (await client.query<Row>(RECEIVED, [ids])).rows,
    balances: (await client.query<{ id: string; balance: string }>(BALANCES, [ids])).rows,
  }));
  const stored = new Map(orders.map((order) => [order.id, order]));
  const acknowledged = new Set(confirmed.map(({ orderId }) => orderId));
  const paid = count(confirmed.map(({ payer }) => payer));
  const got = count(confirmed.map(({ receiver }) => receiver));
  return [
    ...outcomes.flatMap((outcome) => (outcome.kind === 'given up' ? [`given up: ${outcome.why}`] : [])),
    ...confirmed
      .filter(({ orderId, payer, receiver }) => {
        const order = stored.get(orderId);
        return order?.payer !== payer || order.receiver !== receiver;
      })
      .map(({ orderId }) => `lost: order ${orderId} was acknowledged and is not there`),
    ...(acknowledged.size === confirmed.length ? [] : ['lost: two purchases received the same order']),
    ...orders.filter(({ id }) => !acknowledged.has(id)).map(({ id }) => `doubled: order ${id} was never acknowledged`),
    ...balances
      .filter(({ id, balance }) => Number(balance) !== shop.money - (paid.get(id) ?? 0) * shop.goods.price)
      .map(({ id, balance }) => `balance of ${id} is ${balance} after ${paid.get(id) ?? 0} purchases`),
    ...received
      .filter(({ id, stretches }) => Number(stretches) !== (got.get(id) ?? 0))
      .map(({ id, stretches }) => `${id} got ${stretches} months instead of ${got.get(id) ?? 0}`),
    ...received
      .filter(({ id, deliveries }) => Number(deliveries) !== (got.get(id) ?? 0))
      .map(({ id, deliveries }) => `${id} has ${deliveries} deliveries instead of ${got.get(id) ?? 0}`),
    ...(await topUpFindings(shop, topUps)),
    ...faults,
  ];
}

const BOOKS = `
  SELECT account.unit, (coalesce(sum(balance), 0) + coalesce((SELECT sum(amount) FROM ledger_entries
    JOIN ledger_accounts AS own ON own.id = account_id WHERE own.player_id IS NULL AND own.unit = account.unit), 0))::text AS sum
  FROM ledger_accounts AS account GROUP BY account.unit ORDER BY account.unit`;
const MOVEMENTS = `SELECT kind, count(*)::integer AS count FROM ledger_transfers GROUP BY kind ORDER BY kind`;

/** Number of ledger transfers of each kind, and the sum of all accounts of each unit. */
export const sumLedger = (url: string) =>
  withDatabase(url, async (client) => {
    const movements = await client.query<{ kind: string; count: number }>(MOVEMENTS);
    const unitTotals = await client.query<{ unit: string; sum: string }>(BOOKS);
    return {
      movements: Object.fromEntries(movements.rows.map(({ kind, count }) => [kind, count])),
      unitTotals: Object.fromEntries(unitTotals.rows.map(({ unit, sum }) => [unit, Number(sum)])),
    };
  });
