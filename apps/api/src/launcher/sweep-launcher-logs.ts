import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';

const KEPT_MS = 14 * DAY_MS;

/** Forgets logs that the support has had two weeks to read. */
export const sweepLauncherLogs: Job = {
  name: 'sweep-launcher-logs',
  everyMs: HOUR_MS,
  async run(trx, app) {
    const before = new Date(app.clock.now().getTime() - KEPT_MS);
    await trx.deleteFrom('launcher_logs').where('received_at', '<', before).execute();
  },
};
