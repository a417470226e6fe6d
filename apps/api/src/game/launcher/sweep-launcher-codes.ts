import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../../platform/jobs/job.ts';
import { deleteExpiredCodes } from './launcher-codes-repository.ts';

export const sweepLauncherCodes: Job = {
  name: 'sweep-launcher-codes',
  everyMs: HOUR_MS,
  run: (trx, app) => deleteExpiredCodes(trx, app.clock.now()),
};
