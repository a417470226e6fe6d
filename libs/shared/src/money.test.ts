import { formatMoney, formatMoneyChange } from './money-format.ts';
import { addMoney, compareMoney, fromMajor, minor, percentOf, shareOf, subtractMoney } from './money.ts';

test('an amount is a whole number of minor units', () => {
  expect(minor(1050)).toBe(1050);
  for (const wrong of [0.5, NaN, Infinity, 2 ** 53]) expect(() => minor(wrong)).toThrow(RangeError);
});

test('roubles become kopecks without a float error', () => {
  expect(fromMajor(1000)).toBe(100_000);
  expect(fromMajor(19.99)).toBe(1999);
  expect(fromMajor(0.29)).toBe(29);
  expect(() => fromMajor(0.001)).toThrow(RangeError);
  expect(() => fromMajor(NaN)).toThrow(RangeError);
});

test('sums, differences and order keep to one currency', () => {
  expect(addMoney(minor(100), minor(50))).toBe(150);
  expect(subtractMoney(minor(100), minor(150))).toBe(-50);
  expect(Math.sign(compareMoney(minor(100), minor(150)))).toBe(-1);
  expect([minor(30), minor(10), minor(20)].sort(compareMoney)).toEqual([10, 20, 30]);
});

test('a sum past the safe integers is refused, not rounded', () => {
  expect(() => addMoney(minor(Number.MAX_SAFE_INTEGER), minor(1))).toThrow(RangeError);
});

test('a percentage rounds half up to a whole kopeck', () => {
  expect(percentOf(minor(100_000), 10)).toBe(10_000);
  expect(percentOf(minor(5), 10)).toBe(1);
  expect(percentOf(minor(4), 10)).toBe(0);
  expect(percentOf(minor(-5), 10)).toBe(0);
  expect(percentOf(minor(-6), 10)).toBe(-1);
  for (const wrong of [-1, 0.5, 1001, NaN]) expect(() => percentOf(minor(100), wrong)).toThrow(RangeError);
});

test('a share of a large price is exact', () => {
  expect(shareOf(minor(9_007_199_254_740_99), 2_678_399_999, 2_678_400_000)).toBe(900_719_925_137_809);
  expect(shareOf(minor(100), 1, 3)).toBe(33);
  expect(shareOf(minor(100), 2, 3)).toBe(67);
  expect(shareOf(minor(100), 0, 3)).toBe(0);
  expect(() => shareOf(minor(100), 1, 0)).toThrow(RangeError);
  expect(() => shareOf(minor(100), -1, 2)).toThrow(RangeError);
});

/** Replaces every kind of space by a plain one: the locale data decide which kind separates digits. */
const plain = (text: string): string => text.replace(/\s/gu, ' ');

test.each([
  [110_000, 'ru', '1 100 ₽'],
  [110_050, 'ru', '1 100,50 ₽'],
  [-25_050, 'ru', '\u2212250,50 ₽'],
  [0, 'ru', '0 ₽'],
  [110_000, 'en', '₽1,100'],
] as const)('%i kopecks in %s are %s, on one line', (minor, locale, text) => {
  expect(plain(formatMoney(minor, locale))).toBe(text);
  expect(formatMoney(minor, locale)).not.toContain(' ');
});

test('a change of money carries its sign', () => {
  expect(plain(formatMoneyChange(110_000, 'ru'))).toBe('+1 100 ₽');
  expect(plain(formatMoneyChange(-25_000, 'ru'))).toBe('\u2212250 ₽');
  expect(plain(formatMoneyChange(-25_000, 'en'))).toBe('\u2212₽250');
  expect(plain(formatMoneyChange(0, 'ru'))).toBe('0 ₽');
});
