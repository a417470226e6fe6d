/**
 * The store told a second time, in other terms than the code: a role is a queue of stretches with the milliseconds left
 * of each, time eats from the front, and there are no dates. Tests compare the two.
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
}

interface Stretch {
  period: ModelPeriod;
  left: number;
}

export type ModelOutcome =
  | { readonly kind: 'refused'; readonly reason: string }
  | {
      readonly kind: 'bought';
      readonly base: number;
      readonly final: number;
      readonly replaces: string | null;
      /** Milliseconds the role holds from now on; null is for ever. */
      readonly holds: number | null;
    };

const HOUR = 3_600_000;
const LENGTH: Readonly<Record<ModelPeriod, number>> = {
  month: 744 * HOUR,
  three_months: 2232 * HOUR,
  forever: Number.POSITIVE_INFINITY,
};

const worth = (stretch: Stretch, price: number): number => {
  if (stretch.period === 'forever') return price;
  const whole = BigInt(LENGTH[stretch.period] / HOUR);
  const hours = BigInt(Math.floor((stretch.left + HOUR - 1) / HOUR));
  return Number((BigInt(price) * hours * 2n + whole) / (whole * 2n));
};

export class StoreModel {
  readonly roles: readonly ModelRole[];
  readonly balances: number[];
  readonly held: Map<string, Stretch[]>[];

  constructor(roles: readonly ModelRole[], balances: readonly number[]) {
    this.roles = roles;
    this.balances = [...balances];
    this.held = balances.map(() => new Map());
  }

  /** Lets time pass, milliseconds. */
  pass(time: number): void {
    for (const roles of this.held) {
      for (const [id, stretches] of roles) {
        let eaten = time;
        while (stretches[0] && stretches[0].left <= eaten) eaten -= stretches.shift()?.left ?? 0;
        if (stretches[0]) stretches[0].left -= eaten;
        else roles.delete(id);
      }
    }
  }

  step({ payer, receiver, role: index, period, mode }: ModelStep): ModelOutcome {
    const role = this.roles[index] as ModelRole;
    const held = this.held[receiver] as Map<string, Stretch[]>;
    const own = held.get(role.id);
    const refuse = (reason: string): ModelOutcome => ({ kind: 'refused', reason });
    const base = role.prices[period];
    let worthOfOld = 0;
    let replaces: string | null = null;
    if (mode === 'extend') {
      if (!own) return refuse('role_not_active');
      if (own.some((stretch) => stretch.period === 'forever')) return refuse('role_forever');
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
      for (const stretch of held.get(best.id) ?? []) worthOfOld += worth(stretch, best.prices[stretch.period]);
    }
    const final = Math.max(0, base - worthOfOld);
    if ((this.balances[payer] as number) < final) return refuse('not_enough_money');
    this.balances[payer] = (this.balances[payer] as number) - final;
    if (replaces) held.delete(replaces);
    const stretches = [...(own ?? []), { period, left: LENGTH[period] }];
    held.set(role.id, stretches);
    const holds = stretches.reduce((sum, stretch) => sum + stretch.left, 0);
    return { kind: 'bought', base, final, replaces, holds: Number.isFinite(holds) ? holds : null };
  }
}
