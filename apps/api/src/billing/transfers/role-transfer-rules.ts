import { addMoney, minor, percentOf } from '@hoshikraft/shared';
import { currentPrices, type HeldGrant, type SoldRole } from '../store/grant-rules.ts';
import { type Price, remainingValue } from '../store/price.ts';

/** Fee of a move: percent of the value of the remaining time on the other server. */
const FEE_PERCENT = 10;

/**
 * Price of moving the remaining time of a grant to an equivalent role (docs/decisions/0124-transfers.md): its value there
 * at the prices of now plus a fee, minus its value here. Never less than the fee, so moving back and forth gains nothing. null where that role is
 * not sold for a period that was bought.
 */
export const movePrice = ({ periods, role }: HeldGrant, to: SoldRole, now: Date): Price | null => {
  const left = periods.filter(({ endsAt }) => endsAt === null || endsAt > now);
  if (left.some(({ period }) => to.prices[period] === undefined)) return null;
  const here = remainingValue(left, role.prices, now);
  // What was paid here does not matter there.
  const moved = left.map((bought) => ({ ...bought, paid: null }));
  const there = remainingValue(moved, currentPrices(to), now);
  const fee = percentOf(there, FEE_PERCENT);
  return {
    base: addMoney(there, fee),
    credit: here,
    discount: minor(Math.min(here, there)),
    final: addMoney(fee, minor(Math.max(0, there - here))),
  };
};
