/** Currencies we keep accounts in (docs/product/money.md#units). */
export type Currency = 'RUB';

/** Smallest units of one currency: kopecks for RUB. Always a safe integer. */
export type Minor<C extends Currency = Currency> = number & { readonly __minorUnits: C };

const assertSafe = (amount: number): void => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of minor units: ${amount}`);
};

/** Marks a plain integer, from the wire or the database, as minor units. Throws RangeError unless it is a safe integer. */
export const minor = <C extends Currency = 'RUB'>(amount: number): Minor<C> => {
  assertSafe(amount);
  return amount as Minor<C>;
};

/** Whole and fractional roubles to kopecks. Throws RangeError for fractions of a kopeck. */
export const fromMajor = (roubles: number): Minor<'RUB'> => {
  const kopecks = Math.round(roubles * 100);
  if (!(Math.abs(kopecks - roubles * 100) < 1e-6)) throw new RangeError(`finer than a minor unit: ${roubles}`);
  return minor(kopecks);
};

/** Sum of two amounts of one currency. Throws RangeError on overflow. */
export const addMoney = <C extends Currency>(left: Minor<C>, right: Minor<C>): Minor<C> => minor<C>(left + right);

/** Difference, may be negative. */
export const subtractMoney = <C extends Currency>(left: Minor<C>, right: Minor<C>): Minor<C> => minor<C>(left - right);

/** Negative, zero or positive, as for Array.prototype.sort. */
export const compareMoney = <C extends Currency>(left: Minor<C>, right: Minor<C>): number => left - right;

/**
 * `percent` per cent of an amount, rounded half up to a whole minor unit.
 * `percent` is a whole number, 0 to 1000; integer arithmetic throughout, so no share of a kopeck is ever lost to a float.
 */
export const percentOf = <C extends Currency>(amount: Minor<C>, percent: number): Minor<C> => {
  if (!Number.isInteger(percent) || percent < 0 || percent > 1000) throw new RangeError(`not a percentage: ${percent}`);
  return minor<C>(Number(roundedDivision(BigInt(amount) * BigInt(percent), 100n)));
};

/**
 * `amount * numerator / denominator`, rounded half up: the share of a price that remaining time is worth
 * (docs/product/store.md#upgrades). Both are non-negative integers, the denominator positive.
 */
export const shareOf = <C extends Currency>(amount: Minor<C>, numerator: number, denominator: number): Minor<C> => {
  if (!Number.isSafeInteger(numerator) || numerator < 0) throw new RangeError(`not a share: ${numerator}`);
  if (!Number.isSafeInteger(denominator) || denominator <= 0) throw new RangeError(`not a whole: ${denominator}`);
  return minor<C>(Number(roundedDivision(BigInt(amount) * BigInt(numerator), BigInt(denominator))));
};

// Half up means towards positive infinity, also below zero, so that a + b rounds the same in any order of sign.
const roundedDivision = (dividend: bigint, divisor: bigint): bigint => {
  const doubled = dividend * 2n + divisor;
  const step = divisor * 2n;
  const quotient = doubled / step;
  return doubled % step < 0n ? quotient - 1n : quotient;
};
