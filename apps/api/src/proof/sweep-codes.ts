import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { forgetCodes } from './proof-repository.ts';

export const sweepProofCodes: Job = {
  name: 'sweep-proof-codes',
  everyMs: HOUR_MS,
  run: (trx, app) => forgetCodes(trx, app.clock.now()),
};
