import { shareEqualParts } from './share-equal-parts.ts';

test('equal parts become one object, others stay apart, and the value is the same', () => {
  const price = (amount: number) => ({ amount, currency: 'RUB' });
  const value = [{ prices: [price(1), price(2)] }, { prices: [price(1), price(2)], price: price(1) }, null, 'a', []];
  const shared = shareEqualParts(value);
  expect(shared).toEqual(value);
  const [first, second] = shared as [{ prices: object[] }, { prices: object[]; price: object }];
  expect(second.prices).toBe(first.prices);
  expect(second.price).toBe(first.prices[0]);
  expect(first.prices[0]).not.toBe(first.prices[1]);
  expect(first).not.toBe(second);
});
