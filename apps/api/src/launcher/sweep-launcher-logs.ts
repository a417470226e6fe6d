import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
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
    await trx.deleteFrom('launcher_logs').where('received_at', '<', before).execute();
    const tooMany = trx.selectFrom('launcher_logs').select('id').orderBy('received_at', 'desc').offset(KEPT);
    await trx.deleteFrom('launcher_logs').where('id', 'in', tooMany).execute();
  },
};
