import { DAY_MS } from '@hoshikraft/shared';

/** How long before a wipe what was spent comes back, and how long after it that can be asked for (docs/product/money.md#refunds-after-wipes). */
const WINDOW_MS = 14 * DAY_MS;
/** For how long the page still says that it is over. */
const TOLD_MS = 2 * WINDOW_MS;

/** What was spent from `from` on and before `wipedAt` can be taken back from `wipedAt` on and before `until`. */
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

/** Wipes after this moment, and not after `now`, are told of. */
export const toldSince = (now: Date): Date => shifted(now, -TOLD_MS);

export const isOpen = ({ wipedAt, until }: RefundWindow, now: Date): boolean => wipedAt <= now && now < until;

/** Where a purchase lies. */
export const placeIn = ({ from, wipedAt }: RefundWindow, spentAt: Date): 'before' | 'within' | 'after' =>
  spentAt < from ? 'before' : spentAt < wipedAt ? 'within' : 'after';
