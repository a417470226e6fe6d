import { DAY_MS, MINUTE_MS, MONTH_DAYS } from '@hoshikraft/shared';
import type { Job } from '../../platform/jobs/job.ts';
import { recountNewcomers } from './newcomers-repository.ts';

/** Days that each run recounts: a batch that arrives later changes no count. */
const DAYS_MS = MONTH_DAYS * DAY_MS;

/** Counts the players who play for the first time, by day. */
export const countNewcomers: Job = {
  name: 'count-newcomers',
  everyMs: 10 * MINUTE_MS,
  async run(trx, app) {
    const from = Math.floor(app.clock.now().getTime() / DAY_MS) * DAY_MS - DAYS_MS;
    await recountNewcomers(trx, new Date(from));
    return false;
  },
};
