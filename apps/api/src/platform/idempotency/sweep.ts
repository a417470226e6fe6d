import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { deleteBatch } from '../database/delete-batch.ts';
import type { Job } from '../jobs/job.ts';

/** Deletes keys past their lifetime, with their stored replies. */
export const sweepIdempotencyKeys: Job = {
  name: 'sweep-idempotency-keys',
  everyMs: HOUR_MS,
  async run(trx, app) {
    const old = new Date(app.clock.now().getTime() - DAY_MS);
    return deleteBatch(trx, 'idempotency_keys', sql`created_at < ${old}`);
  },
};
