import type { components, operations } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { App } from '../app-parts.ts';
import { ApiError } from '../errors/api-error.ts';
import { sqlState } from '../errors/classify.ts';
import { playtimePoints } from './playtime-repository.ts';
import type { Point, Resolution, Steps, Whose } from './playtime-repository.ts';
import { presentPlaytime } from './present-playtime.ts';
import { type Asked, showPlayer } from './show-player.ts';

const MOST_POINTS = 1000;

/** The longest that a step may be, with the hour that a change of the clock adds to a day. */
const LONGEST_MS: Record<Resolution, number> = {
  hour: HOUR_MS,
  day: DAY_MS + HOUR_MS,
  week: 7 * DAY_MS + HOUR_MS,
  month: 31 * DAY_MS + HOUR_MS,
};

/** Zones that PostgreSQL does not know, though the calendar of this process may. */
const INVALID_PARAMETER = '22023';

const refuse = (...names: string[]): ApiError =>
  new ApiError('malformed_request', {
    details: { fields: Object.fromEntries(names.map((name) => [`query/${name}`, name])) },
  });

function stepsOf(query: operations['getUserPlaytimeRange']['parameters']['query']): Steps {
  const { resolution, timezone = 'UTC' } = query;
  const [from, to] = [new Date(query.from), new Date(query.to)];
  const length = to.getTime() - from.getTime();
  if (!(length > 0) || length > MOST_POINTS * LONGEST_MS[resolution]) throw refuse('from', 'to');
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezone });
  } catch {
    throw refuse('timezone');
  }
  return { resolution, timezone, from, to };
}

async function pointsBetween(app: App, whose: Whose, steps: Steps): Promise<Point[]> {
  try {
    return await playtimePoints(app.db, whose, steps);
  } catch (error) {
    throw sqlState(error) === INVALID_PARAMETER ? refuse('timezone') : error;
  }
}

interface AskedPlaytime extends Omit<Asked, 'part'> {
  query: operations['getUserPlaytimeRange']['parameters']['query'];
}

/**
 * Playtime of a player between two moments, on one server or all of them.
 *
 * @throws ApiError `malformed_request` for a range that is empty or has more than 1,000 points, and for an unknown zone
 */
export async function playtimeBetween({
  query,
  ...asked
}: AskedPlaytime): Promise<{ status: 200; body: components['schemas']['Playtime'] }> {
  const { app, server } = asked;
  const steps = stepsOf(query);
  const { owner, whose } = await showPlayer({ ...asked, part: 'playtime' });
  const points = await pointsBetween(app, whose, steps);
  if (points.length > MOST_POINTS) throw refuse('from', 'to');
  const { resolution } = steps;
  return {
    status: 200,
    body: presentPlaytime({ login: owner.login, serverId: server, resolution, points, now: app.clock.now() }),
  };
}
