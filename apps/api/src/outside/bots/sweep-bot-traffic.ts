import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../../jobs/job.ts';
import { forgetBotTraffic } from './bots-repository.ts';

/** Telegram offers an update again for a day at most. */
const KEPT_MS = 2 * DAY_MS;
/** Who writes to the group first and links their account afterwards has so long for it. */
const WRITERS_KEPT_MS = 7 * DAY_MS;

/** Clears which updates were handled, messages that would come too late, and strangers who wrote to our group. */
export const sweepBotTraffic: Job = {
  name: 'sweep-bot-traffic',
  everyMs: HOUR_MS,
  run(trx, app) {
    const now = app.clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    return forgetBotTraffic(trx, { now, updates: before(KEPT_MS), writers: before(WRITERS_KEPT_MS) });
  },
};
