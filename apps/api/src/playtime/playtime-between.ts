import type { components, operations } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { inZone, refuseQuery } from '../http/query-faults.ts';
import { playtimePoints } from './playtime-repository.ts';
import type { Resolution, Steps } from './playtime-repository.ts';
import { presentPlaytime } from './present-playtime.ts';
import { type Asked, showPlayer } from './show-player.ts';

const MOST_POINTS = 1000;
/** Of years before Christ PostgreSQL writes other times than this process reads. */
const EARLIEST = new Date('1000-01-01T00:00:00Z');

/** The longest that a step may be, with the hour that a change of the clock adds to a day. */
const LONGEST_MS: Record<Resolution, number> = {
  hour: HOUR_MS,
  day: DAY_MS + HOUR_MS,
  week: 7 * DAY_MS + HOUR_MS,
  month: 31 * DAY_MS + HOUR_MS,
};

function stepsOf(query: operations['getUserPlaytimeRange']['parameters']['query']): Steps {
  const { resolution, timezone = 'UTC' } = query;
  const [from, to] = [new Date(query.from), new Date(query.to)];
  const length = to.getTime() - from.getTime();
  const isLong = length > MOST_POINTS * LONGEST_MS[resolution];
  if (!(length > 0) || isLong || from < EARLIEST) throw refuseQuery('from', 'to');
  return { resolution, timezone, from, to };
}

interface AskedPlaytime extends Omit<Asked, 'part'> {
  query: operations['getUserPlaytimeRange']['parameters']['query'];
}

/**
 * Playtime of a player between two moments, on one server or all of them.
 *
 * @throws ApiError `malformed_request` for a range that is empty, has more than 1,000 points or begins
 *   a thousand years ago, and for an unknown zone
 */
export async function playtimeBetween({
  query,
  ...asked
}: AskedPlaytime): Promise<{ status: 200; body: components['schemas']['Playtime'] }> {
  const { app, server } = asked;
  const steps = stepsOf(query);
  const { resolution, timezone } = steps;
  return inZone(timezone, async () => {
    const { owner, whose } = await showPlayer({ ...asked, part: 'playtime' });
    const points = await playtimePoints(app.db, whose, steps);
    if (points.length > MOST_POINTS) throw refuseQuery('from', 'to');
    const now = app.clock.now();
    const shown = { login: owner.login, serverId: server, resolution, points, now, until: whose.until };
    return { status: 200 as const, body: presentPlaytime(shown) };
  });
}
