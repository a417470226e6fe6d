import { randomUUID } from 'node:crypto';
import { callUntilAcknowledged } from './retry-call.ts';
import { purchase, type ClientContext } from './purchase.ts';
import { retryOnDatabase, type Shopper, withDatabase } from './shoppers.ts';

/** A purchase and its refund after a wipe, both acknowledged; or a call that was given up. */
export type Refund = { kind: 'taken'; playerId: string } | { kind: 'given up'; why: string };

/** Backdates an order by a day and adds a wipe of its server since then. */
const addWipeAfter = (url: string, orderId: string, wipeId: string): Promise<void> =>
  retryOnDatabase(url, async (client) => {
    await client.query(`UPDATE orders SET created_at = now() - interval '1 day' WHERE id = $1`, [orderId]);
    await client.query(
      `INSERT INTO server_wipes (id, server_id, at, state)
       SELECT $2, server_id, date_trunc('milliseconds', now() - random() * interval '1 hour'), 'reported'
       FROM orders JOIN roles ON roles.id = role_id WHERE orders.id = $1 ON CONFLICT (id) DO NOTHING`,
      [orderId, wipeId],
    );
  });

/** Buys a role and requests its refund twice at once with two keys after a wipe: one must succeed and one be refused. */
async function buyAndRefund(context: ClientContext, url: string, player: Shopper): Promise<Refund> {
  const bought = await purchase(context, player, player, 'buy');
  if (bought.kind === 'given up') return { kind: 'given up', why: `role to refund, ${bought.why}` };
  const wipeId = randomUUID();
  await addWipeAfter(url, bought.orderId, wipeId);
  const take = () =>
    callUntilAcknowledged(context, {
      path: '/api/cabinet/refund',
      body: JSON.stringify({ wipeId, expectedPrice: context.goods.price }),
      headers: (key) => ({ ...player.headers, 'idempotency-key': key }),
    });
  const ends = await Promise.all([take(), take()]);
  const why = ends.map((end) => (end.kind === 'given up' ? end.why : 'taken')).sort();
  if (why.join() !== '409 refund_taken,taken') return { kind: 'given up', why: `refund, ${why.join(' and ')}` };
  return { kind: 'taken', playerId: player.playerId };
}

/** Each player buys and refunds repeatedly until the purchases are done. */
export async function runRefunds(
  context: ClientContext,
  url: string,
  players: readonly Shopper[],
  purchasing: Promise<unknown>,
): Promise<Refund[]> {
  const refunds: Refund[] = [];
  let over = false;
  const ended = purchasing.finally(() => (over = true));
  const work = async (player: Shopper): Promise<void> => {
    while (!over) refunds.push(await buyAndRefund(context, url, player));
  };
  await Promise.all([ended, ...players.map(work)]);
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

/** Checks that each acknowledged refund is stored once, no other is, and players have their money and no role. */
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
      const confirmed = refunds.filter((one) => one.kind === 'taken' && one.playerId === row['id']).length;
      const due = {
        refunds: confirmed,
        taken: confirmed,
        bought: confirmed,
        roles: 0,
        deliveries: 2 * confirmed,
        money: String(money),
      };
      return Object.entries(due).flatMap(([name, value]) =>
        row[name] === value ? [] : [`refunds: ${row['id']} has ${name} ${row[name]} instead of ${value}`],
      );
    }),
  ];
}
