import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import type { OnlineSteps } from '../servers/online-repository.ts';

/** As many as a chart has room for. */
const MOST_POINTS = 500;

/** How long series are kept (docs/product/game-bridge.md#series); days are kept for ever. */
const KEPT_MS = { minute: 7 * DAY_MS, hour: 365 * DAY_MS, day: Infinity };

interface Step {
  resolution: OnlineSteps['resolution'];
  stepMs: number;
}

const minutes = [1, 5, 10].map((count): Step => ({ resolution: 'minute', stepMs: count * MINUTE_MS }));
const hours = [1, 2, 6].map((count): Step => ({ resolution: 'hour', stepMs: count * HOUR_MS }));
/** So many days a point that even the whole of a time fits. */
const days = (lengthMs: number): Step => ({
  resolution: 'day',
  stepMs: Math.ceil(lengthMs / DAY_MS / (MOST_POINTS - 1)) * DAY_MS,
});

export interface CutTime extends OnlineSteps {
  /** How many steps there are. */
  count: number;
}

/** Steps of a time, each where it would be whatever the time: a chart that is drawn anew moves by whole steps. */
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

/** The finest steps between two moments that are still kept and that a chart has room for. */
export function cutBetween(from: Date, to: Date, now: Date): CutTime {
  const [begin, end] = [from.getTime(), to.getTime()];
  const fits = [...minutes, ...hours]
    .filter(({ resolution }) => begin >= now.getTime() - KEPT_MS[resolution])
    .map((step) => cut(step, begin, end))
    .find(({ count }) => count <= MOST_POINTS);
  return fits ?? cut(days(end - begin), begin, end);
}

/** The finest steps of a time that ends with the step of now: a whole number of them where the time is one. */
export function cutUpTo(now: Date, lengthMs: number): CutTime {
  const fine = [...minutes, ...hours].find(({ stepMs }) => lengthMs / stepMs <= MOST_POINTS);
  const step = fine ?? days(lengthMs);
  const end = (Math.floor(now.getTime() / step.stepMs) + 1) * step.stepMs;
  return cut(step, end - lengthMs, end);
}

/** Days, or some of them a step, from one that holds a moment up to today. */
export function cutDays(from: Date, now: Date): CutTime {
  const [begin, end] = [from.getTime(), now.getTime() + 1];
  return cut(days(end - begin), begin, end);
}
