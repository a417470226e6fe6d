import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import type { OnlineSteps } from '../servers/online-repository.ts';

/** The most points that fit into a chart of some 700 pixels; five lines of them fit into a page of 60 KB. */
const MAX_POINTS = 170;

/** How long series are stored (docs/product/game-bridge.md#series); days are stored for ever. */
const LIFETIME_MS = { minute: 7 * DAY_MS, hour: 365 * DAY_MS, day: Infinity };

interface Step {
  resolution: OnlineSteps['resolution'];
  stepMs: number;
}

const minutes = [1, 5, 10].map((count): Step => ({ resolution: 'minute', stepMs: count * MINUTE_MS }));
const hours = [1, 2, 6].map((count): Step => ({ resolution: 'hour', stepMs: count * HOUR_MS }));
/** As many days for each point as needed to fit the whole range. */
const days = (lengthMs: number): Step => ({
  resolution: 'day',
  stepMs: Math.ceil(lengthMs / DAY_MS / (MAX_POINTS - 1)) * DAY_MS,
});

export interface CutTime extends OnlineSteps {
  /** Number of steps. */
  count: number;
}

/** Steps of a range, aligned to multiples of the step: a chart that is rendered again moves by whole steps. */
function cut({ resolution, stepMs }: Step, from: number, to: number): CutTime {
  const [first, end] = [Math.floor(from / stepMs), Math.ceil(to / stepMs)];
  return {
    resolution,
    from: new Date(first * stepMs),
    to: new Date(end * stepMs),
    step: stepMs / SECOND_MS,
    count: end - first,
  };
}

/** The finest steps between two moments that are still stored and fit into a chart. */
export function cutBetween(from: Date, to: Date, now: Date): CutTime {
  const [begin, end] = [from.getTime(), to.getTime()];
  const fits = [...minutes, ...hours]
    .filter(({ resolution }) => begin >= now.getTime() - LIFETIME_MS[resolution])
    .map((step) => cut(step, begin, end))
    .find(({ count }) => count <= MAX_POINTS);
  return fits ?? cut(days(end - begin), begin, end);
}

/** The finest steps of a range that ends with the current step. */
export function cutUpTo(now: Date, lengthMs: number): CutTime {
  const fine = [...minutes, ...hours].find(({ stepMs }) => lengthMs / stepMs <= MAX_POINTS);
  const step = fine ?? days(lengthMs);
  const end = (Math.floor(now.getTime() / step.stepMs) + 1) * step.stepMs;
  return cut(step, end - lengthMs, end);
}

/** Steps of one or more days, from the day of a moment up to today. */
export function cutDays(from: Date, now: Date): CutTime {
  const [begin, end] = [from.getTime(), now.getTime() + 1];
  return cut(days(end - begin), begin, end);
}
