import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../../platform/jobs/job.ts';
import { deleteLogs } from './launcher-logs-repository.ts';

const LIFETIME_MS = 14 * DAY_MS;
/** Largest number of logs: a gigabyte if all have the maximum length. */
const MAX_LOGS = 2000;

/** Deletes logs after two weeks, and the oldest where there are too many. */
export const sweepLauncherLogs: Job = {
  name: 'sweep-launcher-logs',
  everyMs: HOUR_MS,
  run: (trx, app) => deleteLogs(trx, new Date(app.clock.now().getTime() - LIFETIME_MS), MAX_LOGS),
};
