import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';

/** Forgets answers past their life. */
export const sweepIdempotencyKeys: Job = {
  name: 'sweep-idempotency-keys',
  everyMs: HOUR_MS,
  async run(trx, app) {
    const old = new Date(app.clock.now().getTime() - DAY_MS);
    await trx.deleteFrom('idempotency_keys').where('created_at', '<', old).execute();
  },
};
