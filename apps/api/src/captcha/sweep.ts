import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';

/** Forgets used challenges that have run out: their age refuses them by itself. */
export const sweepUsedChallenges: Job = {
  name: 'sweep-used-challenges',
  everyMs: HOUR_MS,
  async run(trx) {
    await trx.deleteFrom('captcha_used').where('expires_at', '<', new Date()).execute();
  },
};
