import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../../jobs/job.ts';
import { forgetBotTraffic } from './bots-repository.ts';

/** Telegram offers an update again for a day at most. */
const KEPT_MS = 2 * DAY_MS;

/** Clears which updates were handled, and messages that would come too late. */
export const sweepBotTraffic: Job = {
  name: 'sweep-bot-traffic',
  everyMs: HOUR_MS,
  run(trx, app) {
    const now = app.clock.now();
    return forgetBotTraffic(trx, new Date(now.getTime() - KEPT_MS), now);
  },
};
