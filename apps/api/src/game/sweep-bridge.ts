import { DAY_MS, MINUTE_MS } from '@hoshikraft/shared';
import type { Trx } from '../database/types.ts';
import type { Job } from '../jobs/job.ts';
import { serverIds } from '../servers/servers-repository.ts';
import { giveUpHopeless } from './deliveries-repository.ts';
import { deleteOld } from './sweep-repository.ts';

/** Points of a minute are kept 7 days, of an hour a year, of a day for ever (docs/product/game-bridge.md#series). */
const MINUTES_KEPT_MS = 7 * DAY_MS;
const HOURS_KEPT_MS = 365 * DAY_MS;
/** Longer than any game server goes on repeating a batch. */
const BATCHES_KEPT_MS = 30 * DAY_MS;

/** A game server that is gone for good asks for nothing, so its deliveries end here. */
async function giveUpEverywhere(trx: Trx, now: Date): Promise<boolean> {
  let more = false;
  for (const serverId of await serverIds(trx)) more = (await giveUpHopeless(trx, serverId, now)) || more;
  return more;
}

/** Clears what the bridge needs no more. */
export const sweepBridge: Job = {
  name: 'sweep-bridge',
  everyMs: 10 * MINUTE_MS,
  async run(trx, app) {
    const now = app.clock.now();
    const ago = (age: number) => new Date(now.getTime() - age);
    const before = { minutes: ago(MINUTES_KEPT_MS), hours: ago(HOURS_KEPT_MS), batches: ago(BATCHES_KEPT_MS) };
    const [old, hopeless] = [await deleteOld(trx, now, before), await giveUpEverywhere(trx, now)];
    return old || hopeless;
  },
};
