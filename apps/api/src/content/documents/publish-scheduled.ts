import { MINUTE_MS } from '@hoshikraft/shared';
import type { Job } from '../../platform/jobs/job.ts';
import { publishSomeDue } from './saves-repository.ts';

/**
 * Marks scheduled documents as published. Readers see them from the scheduled minute on, by the clock of the database, with
 * the same time of publishing, even if this job has not run yet.
 */
export const publishScheduled: Job = {
  name: 'publish-scheduled-documents',
  everyMs: MINUTE_MS,
  run: (trx) => publishSomeDue(trx),
};
