import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { forgetUnpaid } from './payments-repository.ts';

/** Longer than any order of the reseller can be paid: a report that came later would find nothing to credit. */
const KEPT_MS = 90 * DAY_MS;

/** Forgets payments that were begun and never paid. */
export const sweepUnpaid: Job = {
  name: 'sweep-unpaid-payments',
  everyMs: HOUR_MS,
  run: (trx, app) => forgetUnpaid(trx, new Date(app.clock.now().getTime() - KEPT_MS)),
};
