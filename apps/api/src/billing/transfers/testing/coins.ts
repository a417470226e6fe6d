import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import { DAY_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { addPlayer, type Player } from '../../../../testing/players.ts';
import type { ApiResponse, Credentials, TestApp } from '../../../../testing/test-app.ts';
import { getCoins, openAccount } from '../../ledger/accounts.ts';
import { transfer } from '../../ledger/transfer.ts';

const LONG_AGO_MS = 400 * DAY_MS;

/** Creates coins by a transfer of kind `opening`. */
export async function giveCoins(test: TestApp, playerId: string, serverId: string, amount: number): Promise<void> {
  await test.app.db.transaction().execute(async (trx) => {
    const entries = [
      { account: await openAccount(trx, { playerId, kind: 'coins', serverId }), amount },
      { account: await openAccount(trx, { playerId: null, kind: 'opening', serverId }), amount: -amount },
    ];
    await transfer(trx, { kind: 'opening', reference: randomUUID(), at: test.app.clock.now(), entries });
  });
}

/** A player registered long ago, with coins on `hitech`. */
export async function addHolder(test: TestApp, coins: number): Promise<Player> {
  const player = await addPlayer(test, 0);
  await test.app.db
    .updateTable('players')
    .set({ registered_at: new Date(test.clock.now().getTime() - LONG_AGO_MS) })
    .where('id', '=', player.playerId)
    .execute();
  if (coins > 0) await giveCoins(test, player.playerId, 'hitech', coins);
  return player;
}

/** Sends coins of `hitech`, with a new idempotency key unless one is given. */
export const send = <Body = components['schemas']['CoinTransfer']>(
  test: TestApp,
  as: Credentials,
  body: object,
  idempotencyKey: string = randomUUID(),
): Promise<ApiResponse<Body>> =>
  test.request<Body>('POST', '/api/game-money/transfer', { as, body: { serverId: 'hitech', ...body }, idempotencyKey });

export const coinsLeft = (test: TestApp, { playerId }: Player): Promise<number> =>
  getCoins(test.app.db, playerId, 'hitech');

/** Moves a player's ledger entries into the past. Triggers are off here: they forbid changing an entry. */
export const letTimePass = ({ app }: TestApp, { playerId }: Player, milliseconds: number): Promise<void> =>
  app.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await trx
      .updateTable('ledger_entries')
      .set({ created_at: sql<Date>`created_at - ${milliseconds} * interval '1 millisecond'` })
      .where('owner_id', '=', playerId)
      .execute();
  });
