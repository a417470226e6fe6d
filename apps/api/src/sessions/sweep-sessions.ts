import { HOUR_MS } from '@hoshikraft/shared';
import type { Job } from '../jobs/job.ts';
import { idleSince, KEPT_MS } from './lifetimes.ts';

/** Sessions forgotten in one turn at most: a count that many years left behind is no long lock. */
const AT_ONCE = 10_000;

/** Forgets sessions some time after their end, as the privacy page promises. */
export const sweepSessions: Job = {
  name: 'sweep-sessions',
  everyMs: HOUR_MS,
  async run(trx, app) {
    const before = new Date(app.clock.now().getTime() - KEPT_MS);
    const over = trx
      .selectFrom('sessions')
      .select('id')
      .where('last_seen_at', '<', before)
      .where((eb) =>
        eb.or([
          eb('ended_at', '<', before),
          eb('expires_at', '<', before),
          // Unused ones ended by themselves.
          eb('last_seen_at', '<', idleSince(before)),
        ]),
      )
      .orderBy('last_seen_at')
      .limit(AT_ONCE);
    await trx.deleteFrom('sessions').where('id', 'in', over).execute();
  },
};
