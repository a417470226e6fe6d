import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '@hoshikraft/contract';
import { ATTEMPT_TIMEOUT_MS, callUntilAcknowledged, GIVE_UP_MS } from './retry-call.ts';
import { purchase, type ClientContext } from './purchase.ts';
import { type Shopper, withDatabase } from './shoppers.ts';

type Schemas = components['schemas'];

/** Initial coins of each mover on `hitech`, whole coins: more than can be sent. */
const COINS = 1_000_000;
const SERVER = 'hitech';

/** An acknowledged transfer of coins or of a role; or a call that was given up. */
export type Transfer =
  | { kind: 'coins'; id: string; from: string; to: string }
  | { kind: 'role'; id: string; from: string; price: number }
  | { kind: 'given up'; why: string };

/** Gives players coins from the opening account. */
const giveCoins = (url: string, ids: readonly string[]): Promise<unknown> =>
  withDatabase(url, async (client) => {
    await client.query(`INSERT INTO ledger_accounts (kind, server_id) VALUES ('opening', $1) ON CONFLICT DO NOTHING`, [
      SERVER,
    ]);
    const account = `INSERT INTO ledger_accounts (kind, player_id, server_id, balance) SELECT 'coins', unnest($1::uuid[]), $2, $3`;
    await client.query(account, [ids, SERVER, COINS]);
    await client.query(
      `WITH moved AS (INSERT INTO ledger_transfers (kind, reference) SELECT 'opening', gen_random_uuid() FROM unnest($1::uuid[])
         RETURNING id),
       numbered AS (SELECT id, row_number() OVER () AS place FROM moved),
       owned AS (SELECT *, row_number() OVER () AS place FROM ledger_accounts WHERE player_id = ANY ($1) AND kind = 'coins')
       INSERT INTO ledger_entries (transfer_id, account_id, owner_id, kind, amount, balance_after)
       SELECT numbered.id, side.account, side.owner, 'opening', side.amount, side.after
       FROM numbered JOIN owned USING (place)
       JOIN ledger_accounts AS opening ON opening.kind = 'opening' AND opening.server_id = $2,
       LATERAL (VALUES (owned.id, owned.owner_id, $3::bigint, $3::bigint), (opening.id, opening.owner_id, -$3::bigint, NULL))
         AS side (account, owner, amount, after)`,
      [ids, SERVER, COINS],
    );
  });

/** Gets the servers that a role can move to; retries until the API responds. */
async function getMoveOptions(
  { api }: ClientContext,
  { headers }: Shopper,
  roleId: string,
): Promise<Schemas['RoleTransferOptions']> {
  const url = `${api}/api/cabinet/roles/transfer/servers?roleId=${roleId}`;
  const deadline = Date.now() + GIVE_UP_MS;
  let why = '';
  while (Date.now() < deadline) {
    const signal = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
    const reply = await fetch(url, { headers, signal }).catch((error: unknown) => String(error));
    if (typeof reply !== 'string' && reply.ok) return (await reply.json()) as Schemas['RoleTransferOptions'];
    why = typeof reply === 'string' ? reply : String(reply.status);
    await sleep(100);
  }
  throw new Error(`no servers to move ${roleId} to: ${why}`);
}

const post = <Body>(context: ClientContext, { headers }: Shopper, path: string, body: object) =>
  callUntilAcknowledged<Body>(context, {
    path,
    body: JSON.stringify(body),
    headers: (key) => ({ ...headers, 'idempotency-key': key }),
  });

/** Sends one coin to the next player of the circle, who sends one at the same time. */
async function sendCoin(context: ClientContext, from: Shopper, to: Shopper): Promise<Transfer> {
  const order = { serverId: SERVER, login: to.login, amount: 1 };
  const end = await post<Schemas['CoinTransfer']>(context, from, '/api/game-money/transfer', order);
  if (end.kind === 'given up') return { kind: 'given up', why: `coins, ${end.why}` };
  return { kind: 'coins', id: end.body.transferId, from: from.playerId, to: to.playerId };
}

/** Moves the only role of a player to the first available server; returns its id there. */
async function moveRole(
  context: ClientContext,
  mover: Shopper,
  roleId: string,
): Promise<{ roleId: string; transfer: Transfer }> {
  const { grantId, servers } = await getMoveOptions(context, mover, roleId);
  const [to] = servers;
  if (to === undefined) throw new Error(`${roleId} cannot move to any server`);
  const order = { grantId, toServerId: to.serverId, expectedPrice: to.price.final };
  const end = await post<Schemas['RoleTransfer']>(context, mover, '/api/cabinet/roles/transfer', order);
  if (end.kind === 'given up') return { roleId, transfer: { kind: 'given up', why: `role, ${end.why}` } };
  const transfer = { kind: 'role' as const, id: end.body.transferId, from: mover.playerId, price: to.price.final };
  return { roleId: to.role.id, transfer };
}

/** Buys one role for each mover and gives them coins. */
export async function prepareMovers(
  databaseUrl: string,
  context: ClientContext,
  movers: readonly Shopper[],
): Promise<void> {
  await giveCoins(
    databaseUrl,
    movers.map(({ playerId }) => playerId),
  );
  const bought = await Promise.all(movers.map((one) => purchase(context, one, one, 'buy')));
  if (bought.some(({ kind }) => kind === 'given up')) throw new Error('a mover could not buy');
}

/** Sends coins in a circle and moves roles between servers until the purchases are done. */
export async function runTransfers(
  context: ClientContext,
  movers: readonly Shopper[],
  purchasing: Promise<unknown>,
): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  let over = false;
  const ended = purchasing.finally(() => (over = true));
  const work = async (mover: Shopper, index: number): Promise<void> => {
    const next = movers[(index + 1) % movers.length] as Shopper;
    let { roleId } = context.goods;
    while (!over) {
      transfers.push(await sendCoin(context, mover, next));
      const moved = await moveRole(context, mover, roleId);
      ({ roleId } = moved);
      transfers.push(moved.transfer);
      if (moved.transfer.kind === 'given up') return;
    }
  };
  await Promise.all([ended, ...movers.map(work)]);
  return transfers;
}

const STORED = `
  SELECT reference AS id FROM ledger_transfers WHERE kind = 'coin_transfer'
  UNION ALL SELECT id FROM role_transfers`;
const HELD = `
  SELECT players.id, coins.balance AS coins, money.balance AS money,
    (SELECT count(*) FROM grants WHERE player_id = players.id AND state = 'active') AS roles,
    (SELECT count(*) FROM deliveries WHERE player_id = players.id) AS deliveries
  FROM players
  JOIN ledger_accounts AS coins ON coins.player_id = players.id AND coins.kind = 'coins'
  JOIN ledger_accounts AS money ON money.player_id = players.id AND money.kind = 'balance'
  WHERE players.id = ANY ($1)`;

interface Held {
  id: string;
  coins: string;
  money: string;
  roles: string;
  deliveries: string;
}

/** Checks that each acknowledged transfer is stored, no other is, and coins, money, roles and deliveries are right. */
export async function transferFindings(
  { databaseUrl, movers, money }: { databaseUrl: string; movers: readonly Shopper[]; money: number },
  transfers: readonly Transfer[],
): Promise<string[]> {
  const { storedIds, held } = await withDatabase(databaseUrl, async (client) => ({
    storedIds: (await client.query<{ id: string }>(STORED)).rows.map(({ id }) => id),
    held: (await client.query<Held>(HELD, [movers.map(({ playerId }) => playerId)])).rows,
  }));
  const confirmed = transfers.flatMap((one) => (one.kind === 'given up' ? [] : [one]));
  const [known, stored] = [new Set(confirmed.map(({ id }) => id)), new Set(storedIds)];
  return [
    ...transfers.flatMap((one) => (one.kind === 'given up' ? [`given up: ${one.why}`] : [])),
    ...confirmed
      .filter(({ id }) => !stored.has(id))
      .map(({ id, kind }) => `lost: ${kind} ${id} was acknowledged and is not there`),
    ...storedIds.filter((id) => !known.has(id)).map((id) => `doubled: transfer ${id} was never acknowledged`),
    ...held.flatMap((one) => {
      const sent = confirmed.filter(({ kind, from }) => kind === 'coins' && from === one.id).length;
      const got = confirmed.filter((other) => other.kind === 'coins' && other.to === one.id).length;
      const moves = confirmed.flatMap((other) => (other.kind === 'role' && other.from === one.id ? [other.price] : []));
      const paid = moves.reduce((sum, price) => sum + price, 0);
      return [
        ...(Number(one.coins) === COINS - sent + got ? [] : [`${one.id} has ${one.coins} coins`]),
        ...(Number(one.money) === money - paid
          ? []
          : [`${one.id} has ${one.money} kopecks after ${moves.length} moves`]),
        ...(one.roles === '1' ? [] : [`${one.id} holds ${one.roles} roles`]),
        ...(Number(one.deliveries) === 1 + 2 * moves.length ? [] : [`${one.id} has ${one.deliveries} deliveries`]),
      ];
    }),
  ];
}
