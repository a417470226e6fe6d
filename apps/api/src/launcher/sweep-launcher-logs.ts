import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import type { Job } from '../jobs/job.ts';

const KEPT_MS = 14 * DAY_MS;
/** Logs kept at most, a count: a gigabyte where every one is as long as it may be. */
const KEPT = 2000;

/** Forgets logs that the support has had two weeks to read, and the oldest where there are too many. */
export const sweepLauncherLogs: Job = {
  name: 'sweep-launcher-logs',
  everyMs: HOUR_MS,
  async run(trx, app) {
    const before = new Date(app.clock.now().getTime() - KEPT_MS);
    const tooMany = sql`id IN (SELECT id FROM launcher_logs ORDER BY received_at DESC OFFSET ${KEPT})`;
    return deleteSome(trx, 'launcher_logs', sql`received_at < ${before} OR ${tooMany}`);
  },
};
