import { mainOf, serverOf } from '../../framework/testing/content-fixtures.ts';
import { missingAmount, topUpAmount } from './purchase-order.ts';
import { kindOf, offersFor } from './offer-choice.ts';
import { selectedPeriod, selectedServer, storeView, withPeriod } from './store-view.ts';

const main = mainOf([serverOf('hitech', 'HiTech'), serverOf('magic-rpg', 'Magic RPG')]);
const at = (query: string) => new URLSearchParams(query);

it('writes server and period to the address and reads them', () => {
  const view = storeView('magic-rpg', 'forever');
  expect(view).toBe('store?server=magic-rpg&period=forever');
  expect(storeView('hitech', 'month')).toBe('store?server=hitech');
  expect(storeView('hitech', 'month', 'Tanuki')).toBe('store?server=hitech&recipient=Tanuki');
  expect(selectedServer(main, at('server=magic-rpg'), 'hitech')).toBe('magic-rpg');
  expect(selectedPeriod(at('server=magic-rpg&period=forever'))).toBe('forever');
  expect(selectedPeriod(at('period=a-week'))).toBe('month');
  expect(String(withPeriod(at('x=1&period=forever'), 'three_months'))).toBe('x=1&period=three_months');
  expect(String(withPeriod(at('x=1&period=forever'), 'month'))).toBe('x=1');
});

it('starts with the preferred server, else with the first', () => {
  expect(selectedServer(main, at(''), 'magic-rpg')).toBe('magic-rpg');
  expect(selectedServer(main, at(''), null)).toBe('hitech');
  expect(selectedServer(mainOf([]), at(''), null)).toBeUndefined();
});

it('computes the missing amount, and tops up at least the smallest top-up', () => {
  expect(missingAmount(19_900, 5000)).toBe(14_900);
  expect(missingAmount(5000, 5000)).toBe(0);
  expect(topUpAmount(14_900, 10_000)).toBe(14_900);
  expect(topUpAmount(900, 10_000)).toBe(10_000);
  expect(topUpAmount(900, undefined)).toBe(900);
});

it('orders offers of a period: extending, buying, a second role', () => {
  const price = { base: 1, discount: null, final: 1, currency: 'RUB' as const };
  const offer = (mode: 'buy' | 'extend' | 'stack', period: 'month' | 'forever') => ({
    mode,
    period,
    price,
    replaces: null,
    expiresAt: null,
  });
  const offers = [offer('stack', 'month'), offer('buy', 'month'), offer('extend', 'month'), offer('buy', 'forever')];
  expect(offersFor(offers, 'month').map(({ mode }) => mode)).toEqual(['extend', 'buy', 'stack']);
  expect(kindOf({ mode: 'buy', replaces: 'low' })).toBe('upgrade');
  expect(kindOf({ mode: 'buy', replaces: null })).toBe('buy');
});
