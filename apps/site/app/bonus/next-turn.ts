import type { Schemas } from '@hoshikraft/api-client';

const DAY_MS = 86_400_000;

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
 * Time from the answer on, in ms, until it says something else: the bonus can be claimed, the days in a row are over, or it
 * is another day for the visitor.
 */
export const nextTurn = (
  { now, claimableAt, streakEndsAt }: Pick<Schemas['BonusStatus'], 'now' | 'claimableAt' | 'streakEndsAt'>,
  timeZone: string,
): number => {
  const asked = Date.parse(now);
  const [hours = 0, minutes = 0, seconds = 0] = clockOf(asked, timeZone);
  const midnight = DAY_MS - ((hours * 60 + minutes) * 60 + seconds) * 1000;
  const moments = [claimableAt, streakEndsAt].map((at) => (at === null ? 0 : Date.parse(at) - asked));
  return Math.min(midnight, ...moments.filter((wait) => wait > 0));
};
