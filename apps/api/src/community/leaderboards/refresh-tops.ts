import { MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import type { Job } from '../../platform/jobs/job.ts';
import { endOfDays } from '../privacy/days-over.ts';
import {
  startDay,
  markCompletedDays,
  lastRefresh,
  saveRefresh,
  refreshBatch,
  recountSteps,
} from './refresh-repository.ts';

/** Minimum time between refreshes of all nodes together (docs/product/community.md#leaderboards). */
const REST_MS = MINUTE_MS;

/** Recomputes the leaderboards for players who played, earned coins, were liked or banned since the last refresh. */
export const refreshTops: Job = {
  name: 'refresh-tops',
  everyMs: 5 * SECOND_MS,
  async run(trx, app) {
    const now = app.clock.now();
    const today = now.toISOString().slice(0, 10);
    const last = await lastRefresh(trx);
    if (last !== undefined && Math.abs(now.getTime() - last.refreshed_at.getTime()) < REST_MS) return false;
    if (last !== undefined && last.day !== today) await startDay(trx, today);
    if (last !== undefined && endOfDays(last.refreshed_at) < endOfDays(now)) {
      await markCompletedDays(trx, endOfDays(last.refreshed_at));
    }
    const { taken, more } = await refreshBatch(trx, now);
    if (more || (taken === 0 && last !== undefined)) return more;
    if (last === undefined) await recountSteps(trx);
    await saveRefresh(trx, now, today);
    return false;
  },
};
