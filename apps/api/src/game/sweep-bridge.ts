import { DAY_MS, MINUTE_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { buryHopeless } from './delivery-queue.ts';

/** Points of a minute are kept 7 days, of an hour a year, of a day for ever (decisions.md section 8). */
const MINUTES_KEPT_MS = 7 * DAY_MS;
const HOURS_KEPT_MS = 365 * DAY_MS;
/** Longer than any game server goes on repeating a batch. */
const BATCHES_KEPT_MS = 30 * DAY_MS;

/** Clears what the bridge needs no more. */
export const sweepBridge: Job = {
  name: 'sweep-bridge',
  everyMs: 10 * MINUTE_MS,
  async run(trx, app) {
    const now = app.clock.now();
    const before = (age: number) => new Date(now.getTime() - age);
    await trx.deleteFrom('bridge_nonces').where('expires_at', '<', now).execute();
    await trx.deleteFrom('event_batches').where('received_at', '<', before(BATCHES_KEPT_MS)).execute();
    for (const table of ['online_samples', 'online_totals'] as const) {
      await trx
        .deleteFrom(table)
        .where('resolution', '=', 'minute')
        .where('bucket', '<', before(MINUTES_KEPT_MS))
        .execute();
      await trx
        .deleteFrom(table)
        .where('resolution', '=', 'hour')
        .where('bucket', '<', before(HOURS_KEPT_MS))
        .execute();
    }
    // A game server that is gone for good asks for nothing, so its deliveries end here.
    await buryHopeless(trx, null, now);
  },
};
