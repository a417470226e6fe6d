import { expect, test } from '@jest/globals';
import { DAY_MS, HOUR_MS, minor, type Period, periodEnd } from '@hoshikraft/shared';
import { type HeldGrant, type Mode, planPurchase, type SoldRole } from './grant-rules.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

const role = (id: string, tier: number, month: number): SoldRole => ({
  id,
  tier,
  prices: { month: minor(month), three_months: minor(month * 2.5), forever: minor(month * 6) },
});
const bronze = role('bronze', 1, 10_000);
const silver = role('silver', 2, 25_000);
const gold = role('gold', 3, 60_000);

const held = (of: SoldRole, period: Period, startsAt: Date): HeldGrant => {
  const endsAt = periodEnd(startsAt, period);
  return { id: `grant-${of.id}`, role: of, expiresAt: endsAt, periods: [{ period, startsAt, endsAt, paid: null }] };
};
const plan = (of: SoldRole, mode: Mode, period: Period, grants: readonly HeldGrant[], gift = false) =>
  planPurchase({ role: of, mode, period, gift }, grants, NOW);

const refusals: [string, ReturnType<typeof plan>, string][] = [
  ['buying the role one has', plan(silver, 'buy', 'month', [held(silver, 'month', ago(1))]), 'role_active'],
  ['buying a lower role', plan(bronze, 'buy', 'month', [held(silver, 'month', ago(1))]), 'role_active'],
  ['giving a higher role', plan(gold, 'buy', 'month', [held(silver, 'month', ago(1))], true), 'role_active'],
  ['extending nothing', plan(silver, 'extend', 'month', []), 'role_not_active'],
  ['extending an ended role', plan(silver, 'extend', 'month', [held(silver, 'month', ago(31))]), 'role_not_active'],
  ['extending for ever', plan(silver, 'extend', 'month', [held(silver, 'forever', ago(9))]), 'role_forever'],
  ['stacking on nothing', plan(silver, 'stack', 'month', []), 'nothing_to_stack'],
  ['stacking a role on itself', plan(silver, 'stack', 'month', [held(silver, 'month', ago(1))]), 'role_active'],
];

test.each(refusals)('%s is refused', (_name, verdict, reason) => {
  expect(verdict).toEqual({ kind: 'refused', reason });
});

test('a first role costs its list price and starts now', () => {
  expect(plan(silver, 'buy', 'month', [])).toMatchObject({
    price: { base: 25_000, discount: 0, final: 25_000 },
    replaces: null,
    startsAt: NOW,
    endsAt: new Date(NOW.getTime() + 31 * DAY_MS),
  });
});

test('an upgrade is reduced by the remaining value of the old role at its current price', () => {
  // 15.5 of 31 days are left: half of 25,000.
  const old = held(silver, 'month', new Date(NOW.getTime() - 15.5 * DAY_MS));
  expect(plan(gold, 'buy', 'month', [old])).toMatchObject({
    price: { base: 60_000, discount: 12_500, final: 47_500 },
    replaces: old,
  });
});

test('an upgrade replaces only the highest of several roles', () => {
  const low = held(bronze, 'forever', ago(100));
  const high = held(silver, 'forever', ago(100));
  expect(plan(gold, 'buy', 'forever', [high, low])).toMatchObject({ replaces: high, price: { final: 210_000 } });
});

test('an upgrade costs nothing where the old role is worth more', () => {
  const old = held(silver, 'forever', ago(400));
  expect(plan(gold, 'buy', 'month', [old])).toMatchObject({ price: { base: 60_000, discount: 60_000, final: 0 } });
});

test('a period that has not begun counts in full, one that has ended counts nothing', () => {
  const first = held(silver, 'month', ago(40));
  const starts = first.expiresAt as Date;
  const grown: HeldGrant = {
    ...first,
    expiresAt: periodEnd(starts, 'three_months'),
    periods: [
      ...first.periods,
      { period: 'three_months', startsAt: starts, endsAt: periodEnd(starts, 'three_months'), paid: null },
    ],
  };
  // 84 of 93 days left of 62,500.
  expect(plan(gold, 'buy', 'forever', [grown])).toMatchObject({ price: { discount: 56_452 } });
});

test('the price stays the same within an hour of the old role, and changes with the next', () => {
  const priceAfter = (ms: number) => {
    const verdict = plan(gold, 'buy', 'month', [held(silver, 'month', new Date(NOW.getTime() - DAY_MS - ms))]);
    return verdict.kind === 'plan' ? verdict.price.discount : null;
  };
  expect(priceAfter(HOUR_MS - 1)).toBe(priceAfter(0));
  expect(priceAfter(HOUR_MS)).toBeLessThan(priceAfter(0) as number);
});

test('extending counts from the end and costs the list price', () => {
  const old = held(silver, 'month', ago(10));
  expect(plan(silver, 'extend', 'three_months', [old], true)).toMatchObject({
    price: { discount: 0, final: 62_500 },
    extends: old,
    startsAt: old.expiresAt,
    endsAt: new Date(NOW.getTime() + (21 + 93) * DAY_MS),
  });
});

test('a second role beside another costs the list price and replaces nothing', () => {
  expect(plan(gold, 'stack', 'month', [held(silver, 'month', ago(1))])).toMatchObject({
    price: { discount: 0, final: 60_000 },
    extends: null,
    replaces: null,
  });
});

test('a role is active until its end and not at it', () => {
  expect(plan(bronze, 'buy', 'month', [held(silver, 'month', new Date(NOW.getTime() - 31 * DAY_MS + 1))]).kind).toBe(
    'refused',
  );
  expect(plan(bronze, 'buy', 'month', [held(silver, 'month', ago(31))]).kind).toBe('plan');
});

test('a period that is not sold is not found', () => {
  const rare: SoldRole = { id: 'rare', tier: 9, prices: { forever: minor(1) } };
  expect(plan(rare, 'buy', 'month', [])).toEqual({ kind: 'refused', reason: 'not_found' });
});
