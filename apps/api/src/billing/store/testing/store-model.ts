/**
 * A second implementation of the store rules for model tests. A role is a queue of periods with the milliseconds left of
 * each; time is subtracted from the front, and there are no dates.
 */
export interface ModelRole {
  readonly id: string;
  readonly tier: number;
  readonly prices: Readonly<Record<ModelPeriod, number>>;
}

export type ModelPeriod = 'month' | 'three_months' | 'forever';

export interface ModelStep {
  readonly payer: number;
  readonly receiver: number;
  readonly role: number;
  readonly period: ModelPeriod;
  readonly mode: 'buy' | 'extend' | 'stack';
  /** Percent that a sale of the role takes off at that moment; 0 without a sale. */
  readonly off: number;
}

interface BoughtTime {
  period: ModelPeriod;
  left: number;
  paid: number;
}

export type ModelOutcome =
  | { readonly kind: 'refused'; readonly reason: string }
  | {
      readonly kind: 'bought';
      readonly base: number;
      readonly final: number;
      readonly replaces: string | null;
      /** Milliseconds until the role ends; null is for ever. */
      readonly holds: number | null;
    };

const HOUR = 3_600_000;
const LENGTH: Readonly<Record<ModelPeriod, number>> = {
  month: 744 * HOUR,
  three_months: 2232 * HOUR,
  forever: Number.POSITIVE_INFINITY,
};

const onSale = (list: number, off: number): number =>
  Math.max(Math.min(list, Math.max(100, Math.ceil(list / 10))), list - Math.floor((list * off) / 100 + 0.5));

const value = (bought: BoughtTime, list: number): number => {
  const price = Math.min(list, bought.paid);
  if (bought.period === 'forever') return price;
  const total = BigInt(LENGTH[bought.period] / HOUR);
  const hours = BigInt(Math.floor((bought.left + HOUR - 1) / HOUR));
  return Number((BigInt(price) * hours * 2n + total) / (total * 2n));
};

export class StoreModel {
  readonly roles: readonly ModelRole[];
  readonly balances: number[];
  readonly held: Map<string, BoughtTime[]>[];

  constructor(roles: readonly ModelRole[], balances: readonly number[]) {
    this.roles = roles;
    this.balances = [...balances];
    this.held = balances.map(() => new Map());
  }

  /** Lets time pass, milliseconds. */
  pass(time: number): void {
    for (const roles of this.held) {
      for (const [id, periods] of roles) {
        let passed = time;
        while (periods[0] && periods[0].left <= passed) passed -= periods.shift()?.left ?? 0;
        if (periods[0]) periods[0].left -= passed;
        else roles.delete(id);
      }
    }
  }

  step({ payer, receiver, role: index, period, mode, off }: ModelStep): ModelOutcome {
    const role = this.roles[index] as ModelRole;
    const held = this.held[receiver] as Map<string, BoughtTime[]>;
    const own = held.get(role.id);
    const refuse = (reason: string): ModelOutcome => ({ kind: 'refused', reason });
    const base = onSale(role.prices[period], off);
    let credit = 0;
    let replaces: string | null = null;
    if (mode === 'extend') {
      if (!own) return refuse('role_not_active');
      if (own.some((bought) => bought.period === 'forever')) return refuse('role_forever');
    } else if (own) {
      return refuse('role_active');
    } else if (mode === 'stack') {
      if (held.size === 0) return refuse('nothing_to_stack');
    } else if (held.size > 0) {
      const best = [...held.keys()]
        .map((id) => this.roles.find((candidate) => candidate.id === id) as ModelRole)
        .sort((left, right) => right.tier - left.tier)[0] as ModelRole;
      if (payer !== receiver || best.tier > role.tier) return refuse('role_active');
      replaces = best.id;
      for (const bought of held.get(best.id) ?? []) credit += value(bought, best.prices[bought.period]);
    }
    const final = Math.max(0, base - credit);
    if ((this.balances[payer] as number) < final) return refuse('not_enough_money');
    this.balances[payer] = (this.balances[payer] as number) - final;
    if (replaces) held.delete(replaces);
    const periods = [...(own ?? []), { period, left: LENGTH[period], paid: base }];
    held.set(role.id, periods);
    const holds = periods.reduce((sum, bought) => sum + bought.left, 0);
    return { kind: 'bought', base, final, replaces, holds: Number.isFinite(holds) ? holds : null };
  }
}
