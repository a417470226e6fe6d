import { DAY_MS, MINUTE_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import type { App } from '../app-parts.ts';
import { deleteSome } from '../database/delete-some.ts';
import type { Trx } from '../database/types.ts';
import type { Job } from '../jobs/job.ts';
import { serverIds } from '../servers/servers-repository.ts';
import { giveUpHopeless, owedDeliveries } from './deliveries-repository.ts';
import { refundGivenUp } from './refund-given-up.ts';

/** Points of a minute are kept 7 days, of an hour a year, of a day for ever (decisions.md section 8). */
const MINUTES_KEPT_MS = 7 * DAY_MS;
const HOURS_KEPT_MS = 365 * DAY_MS;
/** Longer than any game server goes on repeating a batch. */
const BATCHES_KEPT_MS = 30 * DAY_MS;

async function deleteOld(trx: Trx, now: Date): Promise<boolean> {
  const before = (age: number) => new Date(now.getTime() - age);
  const points = sql`(resolution = 'minute' AND bucket < ${before(MINUTES_KEPT_MS)})
    OR (resolution = 'hour' AND bucket < ${before(HOURS_KEPT_MS)})`;
  const more = [
    await deleteSome(trx, 'bridge_nonces', sql`expires_at < ${now}`),
    await deleteSome(trx, 'event_batches', sql`received_at < ${before(BATCHES_KEPT_MS)}`),
    await deleteSome(trx, 'online_samples', points),
    await deleteSome(trx, 'online_totals', points),
  ];
  return more.includes(true);
}

/** A game server that is gone for good asks for nothing, so its deliveries end here. */
async function giveUpEverywhere(trx: Trx, now: Date): Promise<boolean> {
  let more = false;
  for (const serverId of await serverIds(trx)) more = (await giveUpHopeless(trx, serverId, now)).more || more;
  return more;
}

/** Clears what the bridge needs no more. */
export const sweepBridge: Job = {
  name: 'sweep-bridge',
  everyMs: 10 * MINUTE_MS,
  async run(trx, app) {
    const now = app.clock.now();
    const [old, hopeless] = [await deleteOld(trx, now), await giveUpEverywhere(trx, now)];
    return old || hopeless;
  },
  after: async (app: App) => refundGivenUp(app, await owedDeliveries(app.db)),
};
