import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../../platform/jobs/job.ts';
import { deleteExpiredMailChanges } from './mail-changes-repository.ts';

export const sweepMailChanges: Job = {
  name: 'sweep-mail-changes',
  everyMs: HOUR_MS,
  run: (trx, app) => deleteExpiredMailChanges(trx, app.clock.now()),
};
