import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { forgetUnpaid } from './payments-repository.ts';

/** Longer than orders are paid as a rule: what comes later is credited too, and looked at by a person. */
const KEPT_MS = 90 * DAY_MS;

/** Clears payments that were begun and never paid (docs/decisions/0011-ledger-and-payments.md). */
export const sweepUnpaid: Job = {
  name: 'sweep-unpaid-payments',
  everyMs: HOUR_MS,
  run(trx, app) {
    const now = app.clock.now();
    return forgetUnpaid(trx, new Date(now.getTime() - KEPT_MS), now);
  },
};
