import type { components, operations } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { inZone, refuseQuery } from '../../platform/http/query-faults.ts';
import { listPlaytimePoints } from './playtime-repository.ts';
import type { Resolution, Steps } from './playtime-repository.ts';
import { presentPlaytime } from './present-playtime.ts';
import { type PlayerRequest, showPlayer } from './show-player.ts';

const MAX_POINTS = 1000;
/** PostgreSQL formats years BC in a way that this process cannot parse. */
const EARLIEST = new Date('1000-01-01T00:00:00Z');

/** Longest duration of a step, with the hour that a daylight saving change adds. */
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
  const isLong = length > MAX_POINTS * LONGEST_MS[resolution];
  if (!(length > 0) || isLong || from < EARLIEST) throw refuseQuery('from', 'to');
  return { resolution, timezone, from, to };
}

interface PlaytimeRequest extends Omit<PlayerRequest, 'part'> {
  query: operations['getUserPlaytimeRange']['parameters']['query'];
}

/**
 * Playtime of a player between two moments, on one server or all of them.
 *
 * @throws ApiError `malformed_request` for a range that is empty, has more than 1,000 points or begins
 *   before the year 1000, and for an unknown time zone
 */
export async function playtimeBetween({
  query,
  ...request
}: PlaytimeRequest): Promise<{ status: 200; body: components['schemas']['Playtime'] }> {
  const { app, server } = request;
  const steps = stepsOf(query);
  const { resolution, timezone } = steps;
  return inZone(timezone, async () => {
    const { owner, scope } = await showPlayer({ ...request, part: 'playtime' });
    const points = await listPlaytimePoints(app.db, scope, steps);
    if (points.length > MAX_POINTS) throw refuseQuery('from', 'to');
    const now = app.clock.now();
    const shown = { login: owner.login, serverId: server, resolution, points, now, until: scope.until };
    return { status: 200 as const, body: presentPlaytime(shown) };
  });
}
