import { randomUUID } from 'node:crypto';
import { insist } from './insist.ts';
import { purchase, type Terms } from './purchase.ts';
import { insistOnDatabase, type Shopper, withDatabase } from './shoppers.ts';

/** A purchase that was taken back after a wipe, both acknowledged; or a call that was given up. */
export type Refund = { kind: 'taken'; playerId: string } | { kind: 'given up'; why: string };

/** Makes an order a day old, and wipes the server it was for since. */
const wipeSince = (url: string, orderId: string, wipeId: string): Promise<void> =>
  insistOnDatabase(url, async (client) => {
    await client.query(`UPDATE orders SET created_at = now() - interval '1 day' WHERE id = $1`, [orderId]);
    await client.query(
      `INSERT INTO server_wipes (id, server_id, at)
       SELECT $2, server_id, date_trunc('milliseconds', now() - random() * interval '1 hour')
       FROM orders JOIN roles ON roles.id = role_id WHERE orders.id = $1 ON CONFLICT (id) DO NOTHING`,
      [orderId, wipeId],
    );
  });

/** Buys a role, and takes it back after a wipe, twice at once by two keys, of which one must do it and one be refused. */
async function buyAndTakeBack(terms: Terms, url: string, player: Shopper): Promise<Refund> {
  const bought = await purchase(terms, player, player, 'buy');
  if (bought.kind === 'given up') return { kind: 'given up', why: `role to take back, ${bought.why}` };
  const wipeId = randomUUID();
  await wipeSince(url, bought.orderId, wipeId);
  const take = () =>
    insist(terms, {
      path: '/api/cabinet/refund',
      body: JSON.stringify({ wipeId, expectedPrice: terms.goods.price }),
      headers: (key) => ({ ...player.headers, 'idempotency-key': key }),
    });
  const ends = await Promise.all([take(), take()]);
  const why = ends.map((end) => (end.kind === 'given up' ? end.why : 'taken')).sort();
  if (why.join() !== '409 refund_taken,taken') return { kind: 'given up', why: `refund, ${why.join(' and ')}` };
  return { kind: 'taken', playerId: player.playerId };
}

/** Everybody buys and takes back until the shopping is over. */
export async function takeBack(
  terms: Terms,
  url: string,
  players: readonly Shopper[],
  shopping: Promise<unknown>,
): Promise<Refund[]> {
  const refunds: Refund[] = [];
  let over = false;
  const ended = shopping.finally(() => (over = true));
  const lane = async (player: Shopper): Promise<void> => {
    while (!over) refunds.push(await buyAndTakeBack(terms, url, player));
  };
  await Promise.all([ended, ...players.map(lane)]);
  return refunds;
}

const HELD = `
  SELECT players.id, balance::text AS money,
    (SELECT count(*) FROM refunds WHERE player_id = players.id)::integer AS refunds,
    (SELECT count(*) FROM orders WHERE player_id = players.id AND refund_id IS NOT NULL)::integer AS taken,
    (SELECT count(*) FROM orders WHERE player_id = players.id)::integer AS bought,
    (SELECT count(*) FROM grants WHERE player_id = players.id AND state = 'active')::integer AS roles,
    (SELECT count(*) FROM deliveries WHERE player_id = players.id)::integer AS deliveries
  FROM players JOIN ledger_accounts ON ledger_accounts.player_id = players.id AND kind = 'balance'
  WHERE players.id = ANY ($1)`;

/** What is wrong with refunds: each acknowledged one is there once, no other is, and everybody has their money and no role. */
export async function refundFindings(
  url: string,
  players: readonly Shopper[],
  refunds: readonly Refund[],
  money: number,
): Promise<string[]> {
  const ids = players.map(({ playerId }) => playerId);
  const { rows } = await withDatabase(url, (client) => client.query<Record<string, string | number>>(HELD, [ids]));
  return [
    ...refunds.flatMap((one) => (one.kind === 'given up' ? [`given up: ${one.why}`] : [])),
    ...rows.flatMap((row) => {
      const told = refunds.filter((one) => one.kind === 'taken' && one.playerId === row['id']).length;
      const due = { refunds: told, taken: told, bought: told, roles: 0, deliveries: 2 * told, money: String(money) };
      return Object.entries(due).flatMap(([name, value]) =>
        row[name] === value ? [] : [`refunds: ${row['id']} has ${name} ${row[name]} instead of ${value}`],
      );
    }),
  ];
}
