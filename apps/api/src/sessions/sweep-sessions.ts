import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { KEPT_MS } from './lifetimes.ts';
import { forgetSessions } from './sessions-repository.ts';

/** Sessions forgotten in one turn at most. */
const AT_ONCE = 10_000;

/** Forgets sessions some time after their end, as the privacy page promises. */
export const sweepSessions: Job = {
  name: 'sweep-sessions',
  everyMs: HOUR_MS,
  run: (trx, app) => forgetSessions(trx, new Date(app.clock.now().getTime() - KEPT_MS), AT_ONCE),
};
