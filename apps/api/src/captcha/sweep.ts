import { HOUR_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import type { Job } from '../jobs/job.ts';

/** Forgets used challenges that have run out: their age refuses them by itself. */
export const sweepUsedChallenges: Job = {
  name: 'sweep-used-challenges',
  everyMs: HOUR_MS,
  async run(trx) {
    return deleteSome(trx, 'captcha_used', sql`expires_at < ${new Date()}`);
  },
};
