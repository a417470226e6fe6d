import { addMoney, minor, percentOf } from '@hoshikraft/shared';
import type { HeldGrant, SoldRole } from '../store/grant-rules.ts';
import { type Price, remainingWorth } from '../store/price.ts';

/** What moving costs beside the difference in worth: percent of what the remaining time is worth on the other server. */
const FEE_PERCENT = 10;

/**
 * What it costs to move the remaining time of a grant to an equivalent role (docs/decisions/0124-transfers.md): its worth
 * there and a fee, less its worth here. Never less than the fee, so that nobody gains by moving to and fro. null where that
 * role is not sold for a period that was bought.
 */
export const movePrice = ({ periods, role }: HeldGrant, to: SoldRole, now: Date): Price | null => {
  const left = periods.filter(({ endsAt }) => endsAt === null || endsAt > now);
  if (left.some(({ period }) => to.prices[period] === undefined)) return null;
  const [here, there] = [remainingWorth(left, role.prices, now), remainingWorth(left, to.prices, now)];
  const fee = percentOf(there, FEE_PERCENT);
  return {
    base: addMoney(there, fee),
    discount: minor(Math.min(here, there)),
    final: addMoney(fee, minor(Math.max(0, there - here))),
  };
};
