import type { Trx } from '../database/types.ts';
import { openAccounts } from '../ledger/accounts.ts';
import { transfer } from '../ledger/transfer.ts';

/**
 * Gives the money back for unbans whose deliveries were just given up, and lets their bans stand again, unless the game
 * server itself says that they are lifted. Part of the transaction that gives them up.
 */
export async function refundDeadUnbans(trx: Trx, deliveryIds: readonly string[], now: Date): Promise<void> {
  if (deliveryIds.length === 0) return;
  const unbans = await trx
    .updateTable('unbans')
    .set({ refunded_at: now })
    .where('delivery_id', 'in', deliveryIds)
    .where('refunded_at', 'is', null)
    .returning(['id', 'ban_id', 'player_id', 'price', 'delivery_id'])
    .execute();
  if (unbans.length === 0) return;
  await trx
    .updateTable('deliveries')
    .set({ status: 'refunded' })
    .where(
      'id',
      'in',
      unbans.map(({ delivery_id }) => delivery_id),
    )
    .execute();
  // In one order everywhere, so that two of these never wait for each other.
  unbans.sort((left, right) => (left.id < right.id ? -1 : 1));
  for (const { id, ban_id, player_id, price } of unbans) {
    await trx
      .updateTable('bans')
      .set({ lifted_at: null })
      .where('id', '=', ban_id)
      .where('game_lifted_at', 'is', null)
      .execute();
    const [player, sales] = await openAccounts(trx, [
      { playerId: player_id, kind: 'balance' },
      { playerId: null, kind: 'sales' },
    ]);
    const entries = [
      { account: sales, amount: -price },
      { account: player, amount: price },
    ];
    await transfer(trx, { kind: 'unban_refund', reference: id, at: now, entries });
  }
}
