import { DAY_MS, MINUTE_MS } from '@hoshikraft/shared';
import type { Trx } from '../../platform/database/types.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { listServerIds } from '../servers/servers-repository.ts';
import { giveUpHopeless } from './deliveries-repository.ts';
import { deleteOld } from './sweep-repository.ts';

/** Points of a minute are stored for 7 days, of an hour for a year, of a day for ever (docs/product/game-bridge.md#series). */
const MINUTES_LIFETIME_MS = 7 * DAY_MS;
const HOURS_LIFETIME_MS = 365 * DAY_MS;
/** Longer than any game server repeats a batch. */
const BATCHES_LIFETIME_MS = 30 * DAY_MS;

/** A removed game server sends no heartbeats, so its deliveries end here. */
async function giveUpEverywhere(trx: Trx, now: Date): Promise<boolean> {
  let more = false;
  for (const serverId of await listServerIds(trx)) more = (await giveUpHopeless(trx, serverId, now)) || more;
  return more;
}

/** Deletes old data of the game bridge. */
export const sweepBridge: Job = {
  name: 'sweep-bridge',
  everyMs: 10 * MINUTE_MS,
  async run(trx, app) {
    const now = app.clock.now();
    const ago = (age: number) => new Date(now.getTime() - age);
    const before = {
      minutes: ago(MINUTES_LIFETIME_MS),
      hours: ago(HOURS_LIFETIME_MS),
      batches: ago(BATCHES_LIFETIME_MS),
    };
    const [old, hopeless] = [await deleteOld(trx, now, before), await giveUpEverywhere(trx, now)];
    return old || hopeless;
  },
};
