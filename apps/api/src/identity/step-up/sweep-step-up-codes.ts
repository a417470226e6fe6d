import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../../platform/jobs/job.ts';
import { deleteExpiredCodes } from './step-up-repository.ts';

export const sweepStepUpCodes: Job = {
  name: 'sweep-proof-codes',
  everyMs: HOUR_MS,
  run: (trx, app) => deleteExpiredCodes(trx, app.clock.now()),
};
