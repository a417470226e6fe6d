// A million comparisons, for which `expect` would take seconds.
import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from '@jest/globals';
import { type Minor, minor } from '@hoshikraft/shared';
import fc from 'fast-check';
import { type HeldGrant, isActive, listOffers, planPurchase, type SoldRole } from './grant-rules.ts';
import { findSalePrice, type Sale } from '../sales/sale-rules.ts';
import { type ModelRole, StoreModel } from './testing/store-model.ts';
import { modelRoles } from './testing/model-roles.ts';
import { sequences, type SequenceStep } from './testing/store-sequences.ts';

const sale = (percent: number): Sale => ({ id: 'sale', name: {}, endsAt: new Date(), percent, amount: null });

const sold = (role: ModelRole, off: number): SoldRole => {
  const prices = role.prices as Record<keyof ModelRole['prices'], Minor>;
  const sales = Object.fromEntries(
    off === 0 ? [] : Object.entries(prices).map(([period, list]) => [period, findSalePrice(list, [sale(off)])]),
  );
  return { id: role.id, tier: role.tier, prices, sales };
};

/** Applies the rules to plain lists in place of a database. */
class RulesStore {
  now = new Date('2026-01-01T00:00:00Z');
  readonly balances: number[];
  readonly held: HeldGrant[][];
  /** What was paid for each grant and for those that it replaced, by id. */
  readonly spent = new Map<string, number>();
  private next = 0;

  constructor(balances: readonly number[]) {
    this.balances = [...balances];
    this.held = balances.map(() => []);
  }

  step({ payer, receiver, role: index, period, mode, off }: SequenceStep) {
    const held = this.held[receiver] as HeldGrant[];
    const role = sold(modelRoles[index] as ModelRole, off);
    const verdict = planPurchase({ role, period, mode, gift: payer !== receiver }, held, this.now);
    if (verdict.kind === 'refused') return verdict;
    const { price, replaces, startsAt, endsAt } = verdict;
    if ((this.balances[payer] as number) < price.final) return { kind: 'refused', reason: 'not_enough_money' };
    this.balances[payer] = (this.balances[payer] as number) - price.final;
    const bought = { period, startsAt, endsAt, paid: price.base };
    const grown = verdict.extends;
    const grant = grown
      ? { ...grown, expiresAt: endsAt, periods: [...grown.periods, bought] }
      : { id: `grant-${(this.next += 1)}`, role, expiresAt: endsAt, periods: [bought] };
    this.spent.set(grant.id, price.final + (this.spent.get((grown ?? replaces)?.id ?? '') ?? 0));
    this.held[receiver] = [...held.filter((other) => other !== grown && other !== replaces), grant];
    return {
      kind: 'bought',
      base: price.base,
      final: price.final,
      replaces: replaces?.role.id ?? null,
      holds: endsAt && endsAt.getTime() - this.now.getTime(),
    };
  }
}

const RUNS = { numRuns: 1000 };

test('a thousand random sequences of buying, extending, stacking and giving end as in the model', () => {
  fc.assert(
    fc.property(sequences(25), ({ balances, steps }) => {
      const store = new RulesStore(balances);
      const model = new StoreModel(modelRoles, balances);
      for (const step of steps) {
        store.now = new Date(store.now.getTime() + step.wait);
        model.pass(step.wait);
        deepEqual(store.step(step), model.step(step));
        deepEqual(store.balances, model.balances);
        store.held.forEach((held, player) => {
          const active = held.filter((grant) => isActive(grant, store.now)).map((grant) => grant.role.id);
          deepEqual(active.sort(), [...(model.held[player] as Map<string, unknown>).keys()].sort());
        });
      }
    }),
    RUNS,
  );
});

test('every offer can be bought at its price, and nothing else can', () => {
  fc.assert(
    fc.property(sequences(12), ({ balances, steps }) => {
      const store = new RulesStore(balances.map(() => 1e9));
      for (const step of steps) {
        store.now = new Date(store.now.getTime() + step.wait);
        const gift = step.payer !== step.receiver;
        const role = sold(modelRoles[step.role] as ModelRole, step.off);
        const held = store.held[step.receiver] as HeldGrant[];
        const offer = listOffers(role, { gift }, held, store.now).find(
          ({ mode, period }) => mode === step.mode && period === step.period,
        );
        const outcome = store.step(step);
        equal(outcome.kind === 'bought', offer !== undefined);
        if (outcome.kind === 'bought')
          deepEqual([outcome.base, outcome.final], [offer?.price.base, offer?.price.final]);
      }
    }),
    RUNS,
  );
});

test('no sequence of sales, gifts and upgrades gives a role for less than its periods cost at their moments', () => {
  fc.assert(
    fc.property(sequences(25), ({ steps }) => {
      const store = new RulesStore([1e9, 1e9]);
      for (const step of steps) {
        store.now = new Date(store.now.getTime() + step.wait);
        store.step(step);
        for (const { id, periods } of store.held.flat()) {
          const direct = periods.reduce((sum, { paid }) => sum + (paid as number), 0);
          ok((store.spent.get(id) as number) >= direct);
        }
      }
    }),
    RUNS,
  );
});

test('the lowest price of several sales applies, never below 1 rouble and 10 % of the list price', () => {
  const anySale = fc.oneof(
    fc.integer({ min: 1, max: 90 }).map((percent) => ({ ...sale(1), percent, amount: null })),
    fc.integer({ min: 1, max: 1e8 }).map((amount) => ({ ...sale(1), percent: null, amount })),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e7 }), fc.array(anySale), (amount, sales) => {
      const list = minor(amount);
      const price = findSalePrice(list, sales)?.amount ?? list;
      equal(price, Math.min(list, ...sales.map((one) => findSalePrice(list, [one])?.amount ?? list)));
      ok(price === list || (price >= 100 && price * 10 >= list));
    }),
    RUNS,
  );
});

test('no price is above the list price or below zero, and only an upgrade for oneself has a discount', () => {
  fc.assert(
    fc.property(sequences(20), ({ steps }) => {
      const store = new RulesStore([1e9, 1e9]);
      for (const step of steps) {
        store.now = new Date(store.now.getTime() + step.wait);
        const role = sold(modelRoles[step.role] as ModelRole, step.off);
        const gift = step.payer !== step.receiver;
        for (const offer of listOffers(role, { gift }, store.held[step.receiver] as HeldGrant[], store.now)) {
          equal(offer.price.base, offer.sale?.amount ?? role.prices[offer.period]);
          ok(offer.price.base <= (role.prices[offer.period] as number));
          equal(offer.price.final, offer.price.base - offer.price.discount);
          ok(offer.price.final >= 0);
          ok(offer.price.discount >= 0);
          if (offer.mode !== 'buy' || gift) deepEqual([offer.price.discount, offer.replaces], [minor(0), null]);
        }
        store.step(step);
      }
    }),
    RUNS,
  );
});
