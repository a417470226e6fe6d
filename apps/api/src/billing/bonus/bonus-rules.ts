import { DAY_MS } from '@hoshikraft/shared';

const FIRST_AMOUNT = 40;
const DAILY_INCREASE = 2;
const MAX_AMOUNT = 50;

/** A player's last claim. */
export interface LastClaim {
  at: Date;
  /** Days in a row, including this one. */
  streak: number;
}

/** Coins of the n-th day in a row, counted from 1: 40, 2 more each day, at most 50 (docs/product/money.md#daily-bonus). */
export const amountOf = (streak: number): number => Math.min(FIRST_AMOUNT + DAILY_INCREASE * (streak - 1), MAX_AMOUNT);

/** When the next bonus can be claimed; null for at once. */
export const claimableAt = (last: LastClaim | null): Date | null =>
  last === null ? null : new Date(last.at.getTime() + DAY_MS);

/** When the streak ends: a claim before this moment continues it. Two days after the last claim. */
export const streakEndsAt = (last: LastClaim): Date => new Date(last.at.getTime() + 2 * DAY_MS);

/** Days in a row at a moment. */
export const streakAt = (last: LastClaim | null, now: Date): number =>
  last === null || now >= streakEndsAt(last) ? 0 : last.streak;

/** Whether 24 hours have passed since the last claim. */
export const isClaimable = (last: LastClaim | null, now: Date): boolean => {
  const from = claimableAt(last);
  return from === null || now >= from;
};
