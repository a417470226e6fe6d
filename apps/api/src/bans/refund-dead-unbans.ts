import { minor } from '@hoshikraft/shared';
import type { Trx } from '../database/types.ts';
import { markRefunded } from '../deliveries/deliveries-repository.ts';
import { payBack } from '../ledger/charge-player.ts';
import { letStandAgain, refundUnbans } from './bans-repository.ts';

/**
 * Gives the money back for unbans whose deliveries were given up, and lets their bans stand again, unless the game server
 * itself says that they are lifted. Part of the transaction that holds these deliveries.
 */
export async function refundDeadUnbans(trx: Trx, deliveryIds: readonly string[], now: Date): Promise<void> {
  if (deliveryIds.length === 0) return;
  const unbans = await refundUnbans(trx, deliveryIds, now);
  if (unbans.length === 0) return;
  await markRefunded(
    trx,
    unbans.flatMap(({ delivery_id }) => delivery_id ?? []),
  );
  for (const { id, ban_id, player_id, price } of unbans) {
    await letStandAgain(trx, ban_id);
    await payBack(trx, { kind: 'unban_refund', reference: id, playerId: player_id, amount: minor(price), at: now });
  }
}
