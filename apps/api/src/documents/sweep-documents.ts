import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { forgetReaders } from './readers-repository.ts';
import { emptyTrash } from './trash-repository.ts';

/** Deletes what was in the trash for 30 days. */
export const sweepTrash: Job = {
  name: 'sweep-documents-trash',
  everyMs: HOUR_MS,
  run: (trx) => emptyTrash(trx),
};

/** Forgets who read what: the counts are all that stays. */
export const sweepReaders: Job = {
  name: 'sweep-document-readers',
  everyMs: HOUR_MS,
  run: (trx) => forgetReaders(trx),
};
