import { creditedAmount, type Attempt, storeAttempt, parseAttempt, parseReturnTo, readAttempt } from './attempt.ts';
import { externalUrl } from './external-url.ts';
import { moneyEntry } from './pay-fixtures.ts';
import { parseAmount } from './parse-amount.ts';

const attempt: Attempt = { login: 'Kitsune', amount: 100_000, newestEntry: '7', returnTo: '/ru/store?server=hitech' };

describe('the stored attempt', () => {
  it('is read back unchanged, by its owner only', () => {
    storeAttempt(attempt);
    expect(parseAttempt(readAttempt(), 'Kitsune')).toEqual(attempt);
    expect(parseAttempt(readAttempt(), 'Tanuki')).toBeNull();
  });

  it.each([
    [null],
    ['no json'],
    ['null'],
    ['{"login":"Kitsune","amount":"100000","newestEntry":null,"returnTo":null}'],
    ['{"login":"Kitsune","amount":-1,"newestEntry":null,"returnTo":null}'],
    ['{"login":"Kitsune","amount":1,"returnTo":null}'],
  ])('%s is nothing to go by', (text) => {
    expect(parseAttempt(text, 'Kitsune')).toBeNull();
  });

  it('never returns to another site', () => {
    const text = JSON.stringify({ ...attempt, returnTo: 'https://evil.example/' });
    expect(parseAttempt(text, 'Kitsune')?.returnTo).toBeNull();
    expect(parseReturnTo('//evil.example')).toBeNull();
    expect(parseReturnTo('/ru/store')).toBe('/ru/store');
  });
});

describe('the arrival', () => {
  const topUp = moneyEntry('8', 'top_up', 100_000);

  it('is the top-up with the bonus of the same movement', () => {
    const bonus = moneyEntry('9', 'top_up_bonus', 10_000);
    expect(creditedAmount([bonus, topUp, moneyEntry('7', 'purchase', -5_000)], attempt)).toBe(110_000);
    const another = moneyEntry('9', 'top_up_bonus', 10_000, { at: '2026-06-01T09:00:00.000Z' });
    expect(creditedAmount([another, topUp, moneyEntry('7', 'purchase', -5_000)], attempt)).toBe(100_000);
  });

  it('is neither an earlier top-up of the same amount nor one of another', () => {
    expect(
      creditedAmount([moneyEntry('7', 'top_up', 100_000), moneyEntry('6', 'top_up', 100_000)], attempt),
    ).toBeNull();
    expect(creditedAmount([moneyEntry('8', 'top_up', 99_900), moneyEntry('7', 'purchase', -1)], attempt)).toBeNull();
    expect(creditedAmount([], attempt)).toBeNull();
  });

  it('is the first entry of all for a new player', () => {
    expect(creditedAmount([topUp], { ...attempt, newestEntry: null })).toBe(100_000);
  });
});

test.each([
  ['https://pay.example/order/1?x=2', 'https://pay.example/order/1?x=2'],
  ['http://127.0.0.1:4202/checkout/1', 'http://127.0.0.1:4202/checkout/1'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/checkout', null],
])('%s returns to %s', (given, expected) => {
  expect(externalUrl(given)).toBe(expected);
});

test.each([
  ['30000', 30_000],
  ['500', 1_000],
  ['99999999999', 10_000_000],
  ['0', null],
  ['-5', null],
  ['1e5', null],
  ['', null],
  [null, null],
])('?amount=%s is the amount %s', (text, expected) => {
  expect(parseAmount(text, { min: 1_000, max: 10_000_000 })).toBe(expected);
});
