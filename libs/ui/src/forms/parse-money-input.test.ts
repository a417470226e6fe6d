import { parseMoneyInput } from './parse-money-input.ts';

test.each([
  ['1000', 100_000],
  ['1 000', 100_000],
  ['1\u00a0000', 100_000],
  ['1\u202f000', 100_000],
  ['1000р', 100_000],
  ['1000 р.', 100_000],
  ['1 000 ₽', 100_000],
  ['500 руб', 50_000],
  ['500 рублей', 50_000],
  ['99,90', 9_990],
  ['99.9', 9_990],
  ['0,5', 50],
  ['0.500', 50],
  ['1,000', 100_000],
  ['1.000', 100_000],
  ['1,000.50', 100_050],
  ['1.000,50', 100_050],
  ['12,345,678', 1_234_567_800],
  ['10.', 1_000],
  ['１０００', 100_000],
  [' 7 RUB ', 700],
  ['0', 0],
])('%s is %i kopecks', (typed, minor) => {
  expect(parseMoneyInput(typed)).toEqual({ ok: true, minor });
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['₽', 'not-a-number'],
  ['сто', 'not-a-number'],
  ['-5', 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['1,000,50', 'not-a-number'],
  ['.50', 'not-a-number'],
  ['9999,999', 'too-precise'],
  ['0,001', 'too-precise'],
  ['99999999999999999', 'too-large'],
])('%s is refused: %s', (typed, reason) => {
  const parsed = parseMoneyInput(typed);
  expect(parsed).toEqual({ ok: false, reason });
});
