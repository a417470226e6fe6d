import type { Schemas } from '@hoshikraft/api-client';
import { DAY_MS } from '@hoshikraft/shared';

const clockOf = (time: number, timeZone: string): number[] =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
    .format(new Date(time))
    .split(':')
    .map(Number);

/**
 * Time in ms from the response until the status changes: the bonus can be claimed, the streak ends, or a new day begins in
 * the visitor's time zone.
 */
export const msUntilChange = (
  { now, claimableAt, streakEndsAt }: Pick<Schemas['BonusStatus'], 'now' | 'claimableAt' | 'streakEndsAt'>,
  timeZone: string,
): number => {
  const start = Date.parse(now);
  const [hours = 0, minutes = 0, seconds = 0] = clockOf(start, timeZone);
  const midnight = DAY_MS - ((hours * 60 + minutes) * 60 + seconds) * 1000;
  const moments = [claimableAt, streakEndsAt].map((at) => (at === null ? 0 : Date.parse(at) - start));
  return Math.min(midnight, ...moments.filter((wait) => wait > 0));
};
