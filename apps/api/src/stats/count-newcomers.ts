import { MINUTE_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { countNewcomers as countAnew } from './newcomers-repository.ts';

/** All are counted anew each time: a second's work for a million players, and never wrong for long. */
export const countNewcomers: Job = {
  name: 'count-newcomers',
  everyMs: 10 * MINUTE_MS,
  async run(trx) {
    await countAnew(trx);
    return false;
  },
};
