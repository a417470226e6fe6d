import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { forgetChanges } from './mail-changes-repository.ts';

export const sweepMailChanges: Job = {
  name: 'sweep-mail-changes',
  everyMs: HOUR_MS,
  run: (trx, app) => forgetChanges(trx, app.clock.now()),
};
