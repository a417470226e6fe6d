import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../../platform/jobs/job.ts';
import { deleteUsedChallengesBefore } from './used-challenges-repository.ts';

/** Deletes used challenges that have expired: an expired solution is rejected anyway. */
export const sweepUsedChallenges: Job = {
  name: 'sweep-used-challenges',
  everyMs: HOUR_MS,
  run: (trx) => deleteUsedChallengesBefore(trx, new Date()),
};
