import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../../platform/jobs/job.ts';
import { deleteExpiredOauth } from './oauth-repository.ts';

/** Deletes expired flows, tickets that were never registered, and nonces that are too old to be accepted. */
export const sweepOauth: Job = {
  name: 'sweep-oauth',
  everyMs: HOUR_MS,
  run: (trx, app) => deleteExpiredOauth(trx, app.clock.now()),
};
