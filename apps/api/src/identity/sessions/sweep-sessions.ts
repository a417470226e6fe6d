import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../../platform/jobs/job.ts';
import { RETENTION_MS } from './lifetimes.ts';
import { deleteSessionsBefore } from './sessions-repository.ts';

/** Deletes sessions some time after their end, as the privacy page promises. */
export const sweepSessions: Job = {
  name: 'sweep-sessions',
  everyMs: HOUR_MS,
  run: (trx, app) => deleteSessionsBefore(trx, new Date(app.clock.now().getTime() - RETENTION_MS)),
};
