import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../../platform/jobs/job.ts';
import { deleteOldBotTraffic } from './bots-repository.ts';

/** Telegram delivers an update again for a day at most. */
const KEPT_MS = 2 * DAY_MS;
/** A user who writes to the group has this time to link their account. */
const WRITERS_KEPT_MS = 7 * DAY_MS;

/** Deletes records of handled updates, expired messages, and group writers without an account. */
export const sweepBotTraffic: Job = {
  name: 'sweep-bot-traffic',
  everyMs: HOUR_MS,
  run(trx, app) {
    const now = app.clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    return deleteOldBotTraffic(trx, { now, updates: before(KEPT_MS), writers: before(WRITERS_KEPT_MS) });
  },
};
