import { SECOND_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { refundDeadUnbans } from '../bans/refund-dead-unbans.ts';
import { skipIfLocked } from '../../platform/database/skip-if-locked.ts';
import { isDatabaseGone } from '../../platform/errors/classify.ts';
import type { OwnJob } from '../../platform/jobs/job.ts';
import { lockIfDead, listUnrefundedUnbans } from './deliveries-repository.ts';

/** Refunds each unban in a separate transaction, so that a locked player delays no other. */
async function refundUnbans({ db, log, clock, state }: AppContext): Promise<void> {
  let unrefunded = await listUnrefundedUnbans(db, 0);
  for (let last = unrefunded.at(-1); last && !state.draining; last = unrefunded.at(-1)) {
    for (const { id } of unrefunded) {
      await skipIfLocked(db, async (trx) => {
        if (await lockIfDead(trx, id)) await refundDeadUnbans(trx, [id], clock.now());
      }).catch((error: unknown) => {
        if (isDatabaseGone(error)) throw error;
        log.error({ err: error, deliveryId: id }, 'an unban could not be paid back');
      });
    }
    unrefunded = await listUnrefundedUnbans(db, last.seq);
  }
}

/**
 * Refunds unbans whose deliveries are dead. Heartbeats and acknowledgements do not do this, because they must not wait for
 * players' rows. The next run retries locked or failed ones.
 */
export const refundGivenUp: OwnJob = {
  name: 'refund-given-up',
  everyMs: 5 * SECOND_MS,
  work: refundUnbans,
};
