import { DAY_MS } from '@hoshikraft/shared';

const FIRST = 40;
const MORE_EACH_DAY = 2;
const MOST = 50;

/** A player's last claim; null for who never claimed. */
export interface LastClaim {
  at: Date;
  /** Days in a row, this one among them. */
  streak: number;
}

/** Coins of the n-th day in a row, from 1 on: 40, 2 more each day, 50 at most (docs/product/money.md#daily-bonus). */
export const amountOf = (streak: number): number => Math.min(FIRST + MORE_EACH_DAY * (streak - 1), MOST);

/** From when on the next one can be claimed; null is at once. */
export const claimableAt = (last: LastClaim | null): Date | null =>
  last === null ? null : new Date(last.at.getTime() + DAY_MS);

/** Until when a claim goes on with the days in a row: two days after the last one, this moment left out. */
export const streakEndsAt = (last: LastClaim): Date => new Date(last.at.getTime() + 2 * DAY_MS);

/** Days in a row that stand at that time. */
export const streakAt = (last: LastClaim | null, now: Date): number =>
  last === null || now >= streakEndsAt(last) ? 0 : last.streak;

/** Whether a day is over since the last claim, to the millisecond. */
export const isClaimable = (last: LastClaim | null, now: Date): boolean => {
  const from = claimableAt(last);
  return from === null || now >= from;
};
