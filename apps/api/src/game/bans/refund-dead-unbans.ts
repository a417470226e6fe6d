import { minor } from '@hoshikraft/shared';
import type { Trx } from '../../platform/database/types.ts';
import { markDeliveriesRefunded } from '../deliveries/deliveries-repository.ts';
import { refundPlayer } from '../../billing/ledger/charge-player.ts';
import { restoreBan, markUnbansRefunded } from './bans-repository.ts';

/**
 * Refunds unbans whose deliveries were given up, and makes their bans active again unless the game server has reported them
 * as lifted. The caller's transaction must have locked these deliveries.
 */
export async function refundDeadUnbans(trx: Trx, deliveryIds: readonly string[], now: Date): Promise<void> {
  if (deliveryIds.length === 0) return;
  const unbans = await markUnbansRefunded(trx, deliveryIds, now);
  if (unbans.length === 0) return;
  await markDeliveriesRefunded(
    trx,
    unbans.flatMap(({ delivery_id }) => delivery_id ?? []),
  );
  for (const { id, ban_id, player_id, price } of unbans) {
    await restoreBan(trx, ban_id);
    await refundPlayer(trx, {
      kind: 'unban_refund',
      reference: id,
      playerId: player_id,
      amount: minor(price),
      at: now,
    });
  }
}
