import { SECOND_MS } from '@hoshikraft/shared';
import type { AppContext } from '../context.ts';
import { refundDeadUnbans } from '../bans/refund-dead-unbans.ts';
import { unlessHeld } from '../database/unless-held.ts';
import { isDatabaseGone } from '../errors/classify.ts';
import type { OwnJob } from '../jobs/job.ts';
import { lockIfDead, owedDeliveries } from './deliveries-repository.ts';

/** Each in a transaction of its own, so that one player whose row is held keeps none of the others waiting. */
async function refundOwed({ db, log, clock, state }: AppContext): Promise<void> {
  let owed = await owedDeliveries(db, 0);
  for (let last = owed.at(-1); last && !state.draining; last = owed.at(-1)) {
    for (const { id } of owed) {
      await unlessHeld(db, async (trx) => {
        if (await lockIfDead(trx, id)) await refundDeadUnbans(trx, [id], clock.now());
      }).catch((error: unknown) => {
        if (isDatabaseGone(error)) throw error;
        log.error({ err: error, deliveryId: id }, 'an unban could not be paid back');
      });
    }
    owed = await owedDeliveries(db, last.seq);
  }
}

/**
 * Gives the money back for deliveries that were given up, where it goes back by itself. No heartbeat and no answer of a game
 * server does: they must not wait for players' rows. What is held or fails is found again by the next turn.
 */
export const refundGivenUp: OwnJob = {
  name: 'refund-given-up',
  everyMs: 5 * SECOND_MS,
  work: refundOwed,
};
