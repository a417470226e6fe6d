import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../../platform/jobs/job.ts';
import { eraseAccount, lockNextDue } from './personal-data-repository.ts';

/** Deletes accounts whose time to cancel is over, one a transaction. */
export const deleteAccounts: Job = {
  name: 'delete-accounts',
  everyMs: HOUR_MS,
  async run(trx, app) {
    const now = app.clock.now();
    const player = await lockNextDue(trx, now);
    if (player !== undefined) await eraseAccount(trx, player, now);
    return player !== undefined;
  },
};
