import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { forgetUsedBefore } from './used-challenges-repository.ts';

/** Forgets used challenges that have run out: their age refuses them by itself. */
export const sweepUsedChallenges: Job = {
  name: 'sweep-used-challenges',
  everyMs: HOUR_MS,
  run: (trx) => forgetUsedBefore(trx, new Date()),
};
