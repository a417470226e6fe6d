import { largestSaving, savingOf } from './saving.ts';

const prices = (month: number, threeMonths: number, forever: number) => [
  { period: 'month' as const, amount: month, currency: 'RUB' as const },
  { period: 'three_months' as const, amount: threeMonths, currency: 'RUB' as const },
  { period: 'forever' as const, amount: forever, currency: 'RUB' as const },
];

describe('savingOf', () => {
  it('compares three months with three single ones', () => {
    expect(savingOf(prices(19900, 49900, 99900), 'three_months')).toEqual({
      kind: 'cheaper',
      amount: 9800,
      percent: 16,
    });
  });

  it('returns how many months a permanent purchase costs, rounded up', () => {
    expect(savingOf(prices(20000, 50000, 100000), 'forever')).toEqual({ kind: 'months', months: 5 });
    expect(savingOf(prices(19900, 49900, 99900), 'forever')).toEqual({ kind: 'months', months: 6 });
  });

  it('returns null if nothing is saved or can be compared', () => {
    expect(savingOf(prices(10000, 30000, 50000), 'month')).toBeNull();
    expect(savingOf(prices(10000, 30000, 50000), 'three_months')).toBeNull();
    expect(savingOf(prices(10000, 31000, 50000), 'three_months')).toBeNull();
    expect(savingOf(prices(10000, 29999, 50000), 'three_months')).toBeNull();
    expect(savingOf(prices(0, 0, 0), 'forever')).toBeNull();
    expect(savingOf(prices(10000, 25000, 50000).slice(1), 'three_months')).toBeNull();
  });
});

describe('largestSaving', () => {
  it('returns the largest of all roles', () => {
    const roles = [{ prices: prices(10000, 27000, 1) }, { prices: prices(10000, 24000, 1) }];
    expect(largestSaving(roles, 'three_months')).toBe(20);
    expect(largestSaving(roles, 'forever')).toBe(0);
    expect(largestSaving([], 'three_months')).toBe(0);
  });
});
