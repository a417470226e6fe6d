import { DAY_MS } from '@hoshikraft/shared';

/** How long before a wipe a purchase is refundable, and how long after the wipe the refund can be taken (docs/product/money.md#refunds-after-wipes). */
const WINDOW_MS = 14 * DAY_MS;
/** How long the page lists a wipe. */
const LISTED_MS = 2 * WINDOW_MS;

/** Purchases in [from, wipedAt) can be refunded in [wipedAt, until). */
export interface RefundWindow {
  readonly from: Date;
  readonly wipedAt: Date;
  readonly until: Date;
}

const shifted = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

export const refundWindow = (wipedAt: Date): RefundWindow => ({
  from: shifted(wipedAt, -WINDOW_MS),
  wipedAt,
  until: shifted(wipedAt, WINDOW_MS),
});

/** The page lists wipes after this moment, up to `now`. */
export const listedSince = (now: Date): Date => shifted(now, -LISTED_MS);

export const isOpen = ({ wipedAt, until }: RefundWindow, now: Date): boolean => wipedAt <= now && now < until;

/** Where the time of a purchase lies relative to the refundable time. */
export const compareToWindow = ({ from, wipedAt }: RefundWindow, spentAt: Date): 'before' | 'within' | 'after' =>
  spentAt < from ? 'before' : spentAt < wipedAt ? 'within' : 'after';
