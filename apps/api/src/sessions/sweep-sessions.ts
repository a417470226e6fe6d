import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { KEPT_MS } from './lifetimes.ts';
import { forgetSessions } from './sessions-repository.ts';

/** Forgets sessions some time after their end, as the privacy page promises. */
export const sweepSessions: Job = {
  name: 'sweep-sessions',
  everyMs: HOUR_MS,
  run: (trx, app) => forgetSessions(trx, new Date(app.clock.now().getTime() - KEPT_MS)),
};
