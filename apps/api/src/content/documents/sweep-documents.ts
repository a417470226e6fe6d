import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../../platform/jobs/job.ts';
import { deleteOldAutosaves } from './autosaves-repository.ts';
import { forgetReaders } from './readers-repository.ts';
import { emptyTrash } from './trash-repository.ts';

/** Deletes documents after 30 days in the trash. */
export const sweepTrash: Job = {
  name: 'sweep-documents-trash',
  everyMs: HOUR_MS,
  run: (trx) => emptyTrash(trx),
};

/** Deletes readers' records; only the counts stay. */
export const sweepReaders: Job = {
  name: 'sweep-document-readers',
  everyMs: HOUR_MS,
  run: (trx) => forgetReaders(trx),
};

/** Deletes autosaves that were not changed for 30 days. */
export const sweepAutosaves: Job = {
  name: 'sweep-document-autosaves',
  everyMs: HOUR_MS,
  run: (trx) => deleteOldAutosaves(trx),
};
