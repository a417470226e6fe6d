import type { App } from '../app-parts.ts';
import { refundDeadUnbans } from '../bans/refund-dead-unbans.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { waitBriefly } from '../database/wait-briefly.ts';
import { lockIfDead } from './deliveries-repository.ts';

/**
 * Gives the money back for deliveries that were given up, where it goes back by itself: each in a transaction of its own,
 * so that one player whose row is held keeps neither the others nor the game server waiting. What fails is left to the
 * sweep, which finds every dead one that is still owed.
 */
export async function refundGivenUp(
  { db, log, clock }: Pick<App, 'db' | 'log' | 'clock'>,
  deliveryIds: readonly string[],
): Promise<void> {
  for (const id of deliveryIds) {
    try {
      await inTransaction(db, async (trx) => {
        await waitBriefly(trx);
        if (await lockIfDead(trx, id)) await refundDeadUnbans(trx, [id], clock.now());
      });
    } catch (error) {
      log.warn({ err: error, deliveryId: id }, 'an unban is not paid back yet');
    }
  }
}
