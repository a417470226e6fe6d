import { DAY_MS } from '@hoshikraft/shared';

/** One past transfer of coins. */
export interface Sent {
  /** Whole coins. */
  readonly coins: number;
  readonly at: Date;
}

/**
 * When an amount fits under the limit of 24 hours again, as past transfers grow older than that; null where it never fits.
 *
 * @param sent transfers of the last 24 hours, the oldest first
 */
export const freeAgainAt = (sent: readonly Sent[], amount: number, limit: number): Date | null => {
  let over = sent.reduce((sum, { coins }) => sum + coins, amount) - limit;
  for (const { coins, at } of sent) {
    over -= coins;
    if (over <= 0) return new Date(at.getTime() + DAY_MS);
  }
  return null;
};

/** Until when a new account cannot send coins; null where it can. */
export const blockedUntil = (registeredAt: Date, holdMs: number, now: Date): Date | null => {
  const until = new Date(registeredAt.getTime() + holdMs);
  return until > now ? until : null;
};
