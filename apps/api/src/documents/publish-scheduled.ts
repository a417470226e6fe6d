import { MINUTE_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { publishSomeDue } from './saves-repository.ts';

/**
 * Writes down that what was scheduled is published. Readers see it from its minute on by the clock of the database, with the
 * same time of publishing, whether or not this has run.
 */
export const publishScheduled: Job = {
  name: 'publish-scheduled-documents',
  everyMs: MINUTE_MS,
  run: (trx) => publishSomeDue(trx),
};
