/** Whole coins for each full hour that an invited player plays (decisions.md section 5). */
export const COINS_PER_HOUR = 10;
