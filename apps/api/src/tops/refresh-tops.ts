import { MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { endOfDays } from '../privacy/days-over.ts';
import { beginDay, endDays, lastRefresh, noteRefresh, refreshSome, takeSteps } from './refresh-repository.ts';

/** Whatever the number of nodes, tops are reckoned no more often (docs/product/community.md#leaderboards). */
const REST_MS = MINUTE_MS;

/** Reckons the tops of whoever played, earned, was liked or banned since the last time. */
export const refreshTops: Job = {
  name: 'refresh-tops',
  everyMs: 5 * SECOND_MS,
  async run(trx, app) {
    const now = app.clock.now();
    const today = now.toISOString().slice(0, 10);
    const last = await lastRefresh(trx);
    if (last !== undefined && Math.abs(now.getTime() - last.refreshed_at.getTime()) < REST_MS) return false;
    if (last !== undefined && last.day !== today) await beginDay(trx, today);
    if (last !== undefined && endOfDays(last.refreshed_at) < endOfDays(now)) {
      await endDays(trx, endOfDays(last.refreshed_at));
    }
    const { taken, more } = await refreshSome(trx, now);
    if (more || (taken === 0 && last !== undefined)) return more;
    if (last === undefined) await takeSteps(trx);
    await noteRefresh(trx, now, today);
    return false;
  },
};
