import { MINUTE_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { expireSome } from './ban-list-repository.ts';

/**
 * Writes down which bans ran out, so that the list of those in force never reads through them. A ban is over by its own
 * end, whether or not this has run.
 */
export const expireBans: Job = {
  name: 'expire-bans',
  everyMs: MINUTE_MS,
  run: (trx, app) => expireSome(trx, app.clock.now()),
};
