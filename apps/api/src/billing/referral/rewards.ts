/** Whole coins for each full hour that an invited player plays (docs/product/money.md#referral). */
export const COINS_PER_HOUR = 10;
