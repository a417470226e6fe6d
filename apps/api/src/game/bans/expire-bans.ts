import { MINUTE_MS } from '@hoshikraft/shared';
import type { Job } from '../../platform/jobs/job.ts';
import { markSomeExpired } from './ban-list-repository.ts';

/**
 * Marks expired bans, so that the list of active bans does not scan them. A ban is over at its end even before this job
 * has marked it.
 */
export const expireBans: Job = {
  name: 'expire-bans',
  everyMs: MINUTE_MS,
  run: (trx, app) => markSomeExpired(trx, app.clock.now()),
};
