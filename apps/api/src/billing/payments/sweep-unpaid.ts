import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../../platform/jobs/job.ts';
import { deleteUnpaid } from './payments-repository.ts';

/** Longer than payments usually take. A later payment is still credited, and logged for an operator. */
const UNPAID_LIFETIME_MS = 90 * DAY_MS;

/** Deletes or lapses payments that were started and never paid (docs/decisions/0011-ledger-and-payments.md). */
export const sweepUnpaid: Job = {
  name: 'sweep-unpaid-payments',
  everyMs: HOUR_MS,
  run(trx, app) {
    const now = app.clock.now();
    return deleteUnpaid(trx, new Date(now.getTime() - UNPAID_LIFETIME_MS), now);
  },
};
