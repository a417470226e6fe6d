import { expect, test } from '@jest/globals';
import { DAY_MS } from '@hoshikraft/shared';
import { planRefund, type SpentGrant, type SpentOrder } from './plan-refund.ts';
import { refundWindow } from './refund-window.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
/** Five days ago: orders from 19 to 5 days ago are within the window. */
const window = refundWindow(ago(5));

let seq = 0;
const order = (id: string, grantId: string, days: number, rest: Partial<SpentOrder> = {}): SpentOrder => ({
  id,
  seq: (seq += 1),
  mode: 'buy',
  grantId,
  replacedGrantId: null,
  amount: 100,
  at: ago(days),
  refundedAt: null,
  paidByCaller: true,
  receivedByCaller: true,
  ...rest,
});
const grant = (id: string, began: number, rest: Partial<SpentGrant> = {}): SpentGrant => ({
  id,
  roleId: `role-${id}`,
  state: 'active',
  expiresAt: ago(began - 31),
  replacedAt: null,
  periodStarts: [ago(began)],
  ...rest,
});
const plan = (orders: SpentOrder[], grants: SpentGrant[]) => {
  const { excluded, undone, amount, changes } = planRefund(window, orders, grants, NOW, NOW);
  return {
    excluded: Object.fromEntries(excluded),
    undone: undone.map(({ id }) => id),
    amount,
    changes: changes.map(({ grantId, change, until }) => [grantId, change, until]),
  };
};

test('a role bought within the window is refunded and ends', () => {
  expect(plan([order('a', 'A', 10)], [grant('A', 10)])).toEqual({
    excluded: {},
    undone: ['a'],
    amount: 100,
    changes: [['A', 'ends', undefined]],
  });
});

test.each([
  ['before', order('a', 'A', 20), grant('A', 20)],
  ['after', order('a', 'A', 4), grant('A', 4)],
  ['gift', order('a', 'X', 10, { receivedByCaller: false }), grant('A', 10)],
  ['refunded', order('a', 'A', 10, { refundedAt: ago(9) }), grant('A', 10, { state: 'refunded' })],
  ['moved', order('a', 'A', 10), grant('A', 10, { state: 'transferred' })],
  ['free', order('a', 'A', 10, { amount: 0 }), grant('A', 10)],
])('an order with reason %s is not refunded, and its role stays', (reason, spent, held) => {
  expect(plan([spent], [held])).toEqual({ excluded: { a: reason }, undone: [], amount: 0, changes: [] });
});

test('an extension alone is refunded: the role ends as before the extension', () => {
  const held = grant('A', 20, { expiresAt: ago(20 - 62), periodStarts: [ago(20), ago(20 - 31)] });
  const orders = [order('a', 'A', 20), order('b', 'A', 10, { mode: 'extend' })];
  expect(plan(orders, [held])).toEqual({
    excluded: { a: 'before' },
    undone: ['b'],
    amount: 100,
    changes: [['A', 'changes', ago(20 - 31)]],
  });
});

test('a refund of an extension that has begun ends the role', () => {
  const held = grant('A', 40, { expiresAt: ago(40 - 62), periodStarts: [ago(40), ago(40 - 31)] });
  expect(plan([order('a', 'A', 40), order('b', 'A', 10, { mode: 'extend' })], [held])).toMatchObject({
    undone: ['b'],
    changes: [['A', 'ends', undefined]],
  });
});

test('purchase and extension are refunded together, the extension first', () => {
  const held = grant('A', 12, { expiresAt: ago(12 - 62), periodStarts: [ago(12), ago(12 - 31)] });
  expect(plan([order('a', 'A', 12), order('b', 'A', 10, { mode: 'extend' })], [held])).toMatchObject({
    excluded: {},
    undone: ['b', 'a'],
    amount: 200,
    changes: [['A', 'ends', undefined]],
  });
});

test.each([
  ['after the wipe', order('b', 'A', 2, { mode: 'extend' }), 'after'],
  ['by another player', order('b', 'A', 9, { mode: 'extend', paidByCaller: false }), 'gift'],
])('a role extended %s is not refunded at all', (_, later, reason) => {
  const held = grant('A', 12, { expiresAt: ago(12 - 62), periodStarts: [ago(12), ago(12 - 31)] });
  const first = { ...order('a', 'A', 12), seq: 0 };
  expect(plan([first, later], [held])).toMatchObject({
    excluded: { a: 'extended', b: reason },
    undone: [],
    changes: [],
  });
});

const replaced = (id: string, began: number, at: number) =>
  grant(id, began, { state: 'replaced', replacedAt: ago(at) });

test('a refund of an upgrade restores the replaced role with the time it had left', () => {
  const grants = [replaced('A', 30, 10), grant('B', 10)];
  expect(plan([order('a', 'A', 30), order('b', 'B', 10, { replacedGrantId: 'A' })], grants)).toEqual({
    excluded: { a: 'before' },
    undone: ['b'],
    amount: 100,
    // 11 of 31 days were left.
    changes: [
      ['A', 'returns', ago(-11)],
      ['B', 'ends', undefined],
    ],
  });
});

test('a role and its upgrade are refunded together: only the active role ends', () => {
  const grants = [replaced('A', 12, 10), grant('B', 10)];
  expect(plan([order('a', 'A', 12), order('b', 'B', 10, { replacedGrantId: 'A' })], grants)).toEqual({
    excluded: {},
    undone: ['b', 'a'],
    amount: 200,
    changes: [['B', 'ends', undefined]],
  });
});

test('an order whose value went into a later upgrade is not refunded', () => {
  const grants = [replaced('A', 12, 2), grant('B', 2)];
  expect(plan([order('a', 'A', 12), order('b', 'B', 2, { replacedGrantId: 'A' })], grants)).toMatchObject({
    excluded: { a: 'upgraded', b: 'after' },
    undone: [],
  });
});

test('an upgrade for nothing is undone for the sake of the role below it', () => {
  const grants = [replaced('A', 12, 10), grant('B', 10)];
  const orders = [order('a', 'A', 12), order('b', 'B', 10, { replacedGrantId: 'A', amount: 0 })];
  expect(plan(orders, grants)).toMatchObject({ excluded: {}, undone: ['b', 'a'], amount: 100 });
});

test('an upgrade for nothing over an older role stays, and what was paid on it comes back', () => {
  const grants = [
    replaced('A', 30, 12),
    grant('B', 12, { expiresAt: ago(12 - 62), periodStarts: [ago(12), ago(-19)] }),
  ];
  const orders = [
    order('a', 'A', 30),
    order('b', 'B', 12, { replacedGrantId: 'A', amount: 0 }),
    order('c', 'B', 11, { mode: 'extend' }),
  ];
  expect(plan(orders, grants)).toMatchObject({
    excluded: { a: 'before', b: 'free' },
    undone: ['c'],
    changes: [['B', 'changes', ago(-19)]],
  });
});

test('an upgrade stays where the role it ended was bought again and stays', () => {
  const grants = [replaced('A', 30, 10), grant('B', 10), grant('C', 2, { roleId: 'role-A' })];
  const orders = [
    order('a', 'A', 30),
    order('b', 'B', 10, { replacedGrantId: 'A' }),
    order('c', 'C', 2, { mode: 'stack' }),
  ];
  expect(plan(orders, grants)).toMatchObject({ excluded: { b: 'held_again', c: 'after' }, undone: [] });
  const within = orders.map((one) => (one.id === 'c' ? { ...one, at: ago(8) } : one));
  // The role ends by one grant and is active by another: the game server receives only its end.
  expect(plan(within, grants)).toMatchObject({
    undone: ['c', 'b'],
    amount: 200,
    changes: [
      ['A', 'changes', ago(-11)],
      ['B', 'ends', undefined],
    ],
  });
});

test('after 14 days every order in the window has that reason', () => {
  const { excluded } = planRefund(window, [order('a', 'A', 10)], [grant('A', 10)], NOW, new Date(window.until));
  expect([...excluded]).toEqual([['a', 'window_over']]);
});
