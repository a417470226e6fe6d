import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { forgetLogs } from './launcher-logs-repository.ts';

const KEPT_MS = 14 * DAY_MS;
/** Logs kept at most, a count: a gigabyte where every one is as long as it may be. */
const KEPT = 2000;

/** Forgets logs that the support has had two weeks to read, and the oldest where there are too many. */
export const sweepLauncherLogs: Job = {
  name: 'sweep-launcher-logs',
  everyMs: HOUR_MS,
  run: (trx, app) => forgetLogs(trx, new Date(app.clock.now().getTime() - KEPT_MS), KEPT),
};
