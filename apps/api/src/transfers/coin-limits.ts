import { DAY_MS } from '@hoshikraft/shared';

/** Coins that were sent once. */
export interface Sent {
  /** Whole coins. */
  readonly coins: number;
  readonly at: Date;
}

/**
 * When an amount fits under a limit for 24 hours, as what was sent leaves it one by one; null where it never does.
 *
 * @param sent within the last 24 hours, the oldest first
 */
export const freeAgainAt = (sent: readonly Sent[], amount: number, limit: number): Date | null => {
  let over = sent.reduce((sum, { coins }) => sum + coins, amount) - limit;
  for (const { coins, at } of sent) {
    over -= coins;
    if (over <= 0) return new Date(at.getTime() + DAY_MS);
  }
  return null;
};

/** Until when a new account sends nothing; null where it may. */
export const heldUntil = (registeredAt: Date, holdMs: number, now: Date): Date | null => {
  const until = new Date(registeredAt.getTime() + holdMs);
  return until > now ? until : null;
};
